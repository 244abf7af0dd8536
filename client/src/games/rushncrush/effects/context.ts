import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { eased, easedOut, type Animation } from '../../../stage/motions/animation';
import { between, type Point } from '../../../stage/geometry/geometry';
import { scene } from '../../../stage/motions/motions';
import { lungeUnit, speak } from '../../../stage/motions/unitMotions';
import { seatColour } from '../../../stage/drawing/palette';
import type { EffectContextOf } from '../../../stage/contract/boardDefinition';
import { inTurn, throwOn, type Roll, type Thrown } from '../../../stage/motions/throwDice';
import type { BoardSprites } from '../board/BoardSprites';
import { placeOf, placesAlong, type Place } from '../looks/layout';
import type { Sound } from '../sounds/recipes';
import { placeAlong } from '../views/curve';
import { callsOf, type Calls } from '../words/cars/calls';

export type EffectContext = EffectContextOf<BoardSprites, Sound>;

/** Milliseconds from one space to the next; a long drive is faster. */
const STEP_MS = 120;
const LONGEST_MS = 1500;

/** The current names of the cars. */
export const callsIn = ({ sprites, names, me }: EffectContext): Calls =>
  callsOf(Object.fromEntries(sprites.pictures()), names(), me());

/** Where a space is. */
export const spaceSpot =
  ({ sprites }: Pick<EffectContext, 'sprites'>, space: SpaceId) =>
  (): Point | undefined =>
    sprites.layout && placeOf(sprites.layout, space)?.at;

/** The current colour of a car's player. */
export function colourOf({ sprites }: EffectContext, car: string): number {
  const picture = sprites.units.get(car)?.picture;
  return picture ? seatColour(picture.seat) : sprites.palette.brass;
}

/** Dice tumble beside a car and come to rest; then their sum is shown. */
export const throwDice = ({ sprites, play }: EffectContext, roll: Roll): Thrown =>
  throwOn(sprites.roll, { ...roll, play });

/** The same, one after the other. */
export const rolled = (context: EffectContext, roll: Roll): Animation[] => inTurn(throwDice(context, roll));

/** What the panels show as well does not delay the animations. */
export const mention = (context: EffectContext, car: string, text: string, colour?: number): Animation => ({
  ...speak(context, car, text, colour),
  ms: 280,
});

/** A car drives from space to space, around bends and across lanes. */
export function drive(
  { sprites }: EffectContext,
  car: string,
  from: SpaceId,
  path: readonly SpaceId[],
): Animation {
  let places: Place[] = [];
  return scene(
    Math.max(280, Math.min(LONGEST_MS, path.length * STEP_MS)),
    () => {
      const view = sprites.units.get(car);
      if (!view || !sprites.layout) return undefined;
      places = placesAlong(sprites.layout, from, path);
      view.root.zIndex = 2;
      return (share) => {
        const place = placeAlong(places, gentle(share));
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

/** A car is pushed aside without turning much. */
export function slide({ sprites }: EffectContext, car: string, to: SpaceId): Animation {
  let end: Place | undefined;
  return scene(
    300,
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
}

/** A car lunges towards a point and bounces back. */
export const lunge = (context: EffectContext, car: string, target: () => Point | undefined): Animation =>
  lungeUnit(context, car, target, { ms: 300, reach: 0.42 });

/** A car shakes in place. */
export function shake({ sprites }: EffectContext, car: string): Animation {
  return scene(360, () => {
    const view = sprites.units.get(car);
    if (!view) return undefined;
    const { at, angle } = view.place;
    return (share) => {
      if (view.root.destroyed) return;
      const swing = share === 1 ? 0 : Math.sin(share * 30) * (1 - share);
      view.put({ at: { x: at.x + swing * 5, y: at.y + swing * 2 }, angle: angle + swing * 0.12 });
    };
  });
}
