import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { after, eased, easedOut, together, trailing, type Animation } from '../../../stage/motions/animation';
import { between } from '../../../stage/geometry/geometry';
import { scene } from '../../../stage/motions/motions';
import { dust, FIRE, smoke, spray, type Spot } from '../../../stage/film/spray';
import { placeOf, placesAlong, type Place } from '../looks/layout';
import { lanesChanged, RUBBED, rubberBetween, smearBetween, type Way as Driven } from '../board/marks';
import { placeAlong } from '../views/curve';
import { slowedDown } from './finish';
import { DUST, headingOf, mark, partOf, UNIT, type EffectContext } from './context';

/** Milliseconds from one space to the next; a long drive is faster. */
const STEP_MS = 120;
const SHORTEST_MS = 210;
const LONGEST_MS = 1500;
const SLIDE_MS = 220;
/** How far a car leans in a bend, and how much of its turning shows. */
const LEAN = (4 * Math.PI) / 180;
const LEANING = 0.5;

interface Way extends Driven {
  readonly car: string;
}

/**
 * A car drives from space to space, around bends and across lanes; `slips`: it leaves rubber at each lane change; `isFinal`:
 * it drives over the line, and everybody sees it well.
 */
export function drive(context: EffectContext, way: Way, { slips = false, isFinal = false } = {}): Animation {
  const { car, from, path } = way;
  const pace = paceOf(path.length, isFinal && !context.isCalm());
  const { ms } = pace;
  const changes = lanesChanged(way);
  const rubs = slips || changes.length >= RUBBED;
  const spaces = [from, ...path];
  const turns = changes.map((index) =>
    after(
      (ms * (index + 0.3)) / path.length,
      together(
        kickedUp(context, car),
        ...(rubs ? [rubbed(context, spaces[index] ?? from, spaces[index + 1] ?? from)] : []),
      ),
    ),
  );
  return together(
    run(context, way, pace),
    ...turns,
    // A rocket drives it space by space.
    ...(path.length === 1 ? [jet(context, car, ms)] : []),
  );
}

interface Pace {
  readonly ms: number;
  /** The share of the way, by the share of the time. */
  readonly along: (share: number) => number;
}

function paceOf(spaces: number, isFinal: boolean): Pace {
  const ms = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, spaces * STEP_MS));
  return isFinal ? slowedDown(spaces, ms) : { ms, along: gentle };
}

function run({ sprites }: EffectContext, { car, from, path }: Way, { ms, along }: Pace): Animation {
  let places: Place[] = [];
  return scene(
    ms,
    () => {
      const view = sprites.units.get(car);
      if (!view || !sprites.layout) return undefined;
      places = placesAlong(sprites.layout, from, path);
      view.root.zIndex = 2;
      return (share) => {
        const place = leaningAlong(places, along(share));
        if (place && !view.root.destroyed) view.put(place);
      };
    },
    () => {
      const place = places.at(-1);
      if (place) sprites.change(car, () => ({ place }));
    },
  );
}

/** Starts at once, and brakes a little at the end. */
const gentle = (share: number): number => 0.35 * share + 0.65 * eased(share);

/** The tail of a car breaks out a little where it turns. */
function leaningAlong(places: readonly Place[], share: number): Place | undefined {
  const place = placeAlong(places, share);
  const next = placeAlong(places, Math.min(1, share + 0.4 / places.length));
  if (!place || !next || share === 1) return place;
  const turned = Math.atan2(Math.sin(next.angle - place.angle), Math.cos(next.angle - place.angle));
  return { at: place.at, angle: place.angle + Math.max(-LEAN, Math.min(LEAN, turned * LEANING)) };
}

const kickedUp = (context: EffectContext, car: string): Animation =>
  dust(context, {
    ...{ at: partOf(context, car, -18), unit: UNIT, colour: DUST, count: 6 },
    towards: headingOf(context, car, Math.PI),
  });

const rubbed = (context: EffectContext, from: SpaceId, to: SpaceId): Animation =>
  mark(context, () => rubberBetween(context.sprites.layout, from, to));

/** A car is pushed aside without turning much; its tyres smear over the road. */
export function slide(context: EffectContext, car: string, to: SpaceId): Animation {
  const { sprites } = context;
  let end: Place | undefined;
  const pushed = scene(
    SLIDE_MS,
    () => {
      const view = sprites.units.get(car);
      if (!view || !sprites.layout) return undefined;
      const start = view.place;
      end = placeOf(sprites.layout, to);
      return (share) => {
        if (!end || view.root.destroyed) return;
        const skid = Math.sin(share * Math.PI) * 0.35;
        view.put({
          at: between(start.at, end.at, easedOut(share)),
          angle: share === 1 ? end.angle : start.angle + skid,
        });
      };
    },
    () => {
      const place = end;
      if (place) sprites.change(car, () => ({ place }));
    },
  );
  const smear = mark(context, () => {
    const start = sprites.units.get(car)?.picture?.place;
    const goal = sprites.layout && placeOf(sprites.layout, to);
    return start && goal && smearBetween(start.at, goal.at);
  });
  return together(smear, pushed, kickedUp(context, car), after(140, kickedUp(context, car)));
}

/** A car shakes in place, and its wheels spin. */
export const shake = ({ sprites }: EffectContext, car: string, ms = 240): Animation =>
  scene(ms, () => {
    const view = sprites.units.get(car);
    if (!view) return undefined;
    const { at, angle } = view.place;
    return (share) => {
      if (view.root.destroyed) return;
      const swing = share === 1 ? 0 : Math.sin(share * 24) * (1 - share);
      view.put({ at: { x: at.x + swing * 4, y: at.y + swing * 2 }, angle: angle + swing * 0.1 });
    };
  });

const FLAMES_APART_MS = 40;

/** The flame of a rocket behind a car that has lit one, wherever it drives, and the smoke that it leaves. */
export function jet(context: EffectContext, car: string, ms: number): Animation {
  const at: Spot = () => (context.sprites.boosting === car ? partOf(context, car, -32)() : undefined);
  const count = Math.ceil(ms / FLAMES_APART_MS);
  const puffs = Array.from({ length: count }, (_, index) =>
    after(
      index * FLAMES_APART_MS,
      together(
        spray(context, {
          ...{ grain: 'puff', colours: FIRE, count: 3, at, towards: headingOf(context, car, Math.PI) },
          ...{ spread: 0.16, reach: [16, 66], ms: [140, 260], size: [0.5, 0.16], alpha: 0.95 },
        }),
        ...(index % 3 === 0 ? [smoke(context, { at, unit: UNIT * 0.5, count: 2, over: 40 })] : []),
      ),
    ),
  );
  return trailing(...puffs);
}
