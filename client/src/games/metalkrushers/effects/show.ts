import { turned, type Direction } from '@gearhall/shared/core/hex';
import type { Side } from '@gearhall/shared/games/metalkrushers/content/sides';
import { SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { eased, easedOut, together, type Animation } from '../../../stage/animation';
import { away, between, type Point } from '../../../stage/geometry';
import { flare, rise, scene } from '../../../stage/motions';
import type { TableShow } from '../../../stage/tableKit';
import { throwOn, type Roll, type Thrown } from '../../../stage/throwDice';
import type { Cast } from '../cast';
import { angleOf, PITCH, pointOf } from '../layout';
import { stopsOf } from '../reading';

export type Show = TableShow<Cast>;

const STEP_MS = 170;
const SIXTH = Math.PI / 3;

/** Where a Krusher is drawn at this moment. */
export const spot =
  ({ cast }: Pick<Show, 'cast'>, krusher: string) =>
  (): Point | undefined =>
    cast.spotOf(krusher);

/** Where a side of a Krusher is drawn at this moment. */
export const sideSpot =
  ({ cast }: Show, krusher: string, side: Side) =>
  (): Point | undefined => {
    const shown = cast.krushers.get(krusher)?.picture;
    const at = cast.spotOf(krusher);
    return shown && at && away(at, angleOf(turned(shown.facing, SIDES.indexOf(side))), PITCH * 0.4);
  };

/** A Krusher walks its way, step by step and turn by turn. */
export function walk({ cast }: Show, { krusher, from, to, facing, way }: EventOf<'moved'>): Animation {
  const letters = [...way];
  const net =
    letters.filter((letter) => letter === 'r').length - letters.filter((letter) => letter === 'l').length;
  const first = turned(facing as Direction, -net);
  const stops = stopsOf({ at: from, facing: first }, way);
  const arrive = (): void => cast.change(krusher, () => ({ at: pointOf(to), facing: facing as Direction }));
  return scene(
    Math.max(1, letters.length) * STEP_MS,
    () => {
      const view = cast.krushers.get(krusher);
      if (!view) return undefined;
      view.root.zIndex = 2;
      const angles = anglesAlong(angleOf(first), letters);
      return (share) => {
        if (view.root.destroyed || letters.length === 0) return;
        const index = Math.min(letters.length - 1, Math.floor(share * letters.length));
        const part = eased(share * letters.length - index);
        const [here, next] = [stops[index]?.at ?? from, stops[index + 1]?.at ?? to];
        view.root.position.copyFrom(between(pointOf(here), pointOf(next), part));
        const [angle = 0, later = 0] = [angles[index], angles[index + 1]];
        view.face(angle + (later - angle) * part);
      };
    },
    arrive,
  );
}

function anglesAlong(first: number, letters: readonly string[]): number[] {
  const angles = [first];
  for (const letter of letters) {
    const last = angles.at(-1) ?? first;
    angles.push(letter === 'r' ? last + SIXTH : letter === 'l' ? last - SIXTH : last);
  }
  return angles;
}

/** A Krusher is pushed, or follows: a straight slide. */
export function slide({ cast }: Show, krusher: string, [from, to]: readonly [string, string]): Animation {
  return scene(
    260,
    () => {
      const view = cast.krushers.get(krusher);
      return (share) => {
        if (view && !view.root.destroyed)
          view.root.position.copyFrom(between(pointOf(from), pointOf(to), easedOut(share)));
      };
    },
    () => cast.change(krusher, () => ({ at: pointOf(to) })),
  );
}

/** A Krusher turns where it stands, the shorter way. */
export function turn(
  { cast }: Show,
  krusher: string,
  [from, to]: readonly [Direction, Direction],
): Animation {
  const sixths = turned(to, -from);
  const by = (sixths > 3 ? sixths - 6 : sixths) * SIXTH;
  return scene(
    320,
    () => {
      const view = cast.krushers.get(krusher);
      return (share) => {
        if (view && !view.root.destroyed) view.face(angleOf(from) + by * eased(share));
      };
    },
    () => cast.change(krusher, () => ({ facing: to })),
  );
}

/** Dice tumble beside the fighters and come to rest; then their sum is told. */
export const throwDice = ({ cast }: Show, roll: Roll): Thrown =>
  throwOn(cast.roll, { ...roll, besides: () => cast.fighters() });

/** The same, one after the other. */
export function rolled(show: Show, roll: Roll): Animation[] {
  const { tumble, read } = throwDice(show, roll);
  return [tumble, read];
}

/** Words that rise from a Krusher. */
export const speak = (show: Show, krusher: string, text: string, colour?: number): Animation =>
  rise(show, text, spot(show, krusher), colour);

/** A Krusher lunges at another and draws back. */
export function lunge({ cast }: Show, krusher: string, target: string): Animation {
  return scene(260, () => {
    const view = cast.krushers.get(krusher);
    const [from, to] = [cast.spotOf(krusher), cast.spotOf(target)];
    if (!view || !from || !to) return undefined;
    return (share) => {
      if (view.root.destroyed) return;
      view.root.position.copyFrom(share === 1 ? from : between(from, to, Math.sin(share * Math.PI) * 0.28));
    };
  });
}

/** A shot flies from one Krusher to another. */
export function shot({ cast }: Show, krusher: string, target: string): Animation {
  return scene(240, () => {
    const [from, to] = [cast.spotOf(krusher), cast.spotOf(target)];
    if (!from || !to) return undefined;
    const streak = cast.sparks.tracer(cast.palette.danger);
    streak.rotation = Math.atan2(to.y - from.y, to.x - from.x);
    return (share) => {
      if (streak.destroyed) return;
      streak.position.copyFrom(between(from, to, share));
      if (share === 1) streak.destroy();
    };
  });
}

/** A Krusher breaks into pieces, which fly off. */
export function fallApart(show: Show, krusher: string, colour: number): Animation[] {
  const { cast } = show;
  const { steel, danger, brass } = cast.palette;
  let place: Point | undefined;
  const pieces = scene(620, () => {
    place = cast.spotOf(krusher);
    const picture = cast.krushers.get(krusher)?.picture;
    if (picture) cast.wrecks.add(picture);
    const from = place;
    show.play('destroyed');
    cast.krushers.drop(krusher);
    if (!from) return undefined;
    const parts = Array.from({ length: 12 }, (_, index) =>
      cast.sparks.coin(index % 3 ? colour : steel, from),
    );
    return (share) => {
      parts.forEach((part, index) => {
        if (part.destroyed) return;
        const to = away(from, (index / parts.length) * 2 * Math.PI + index, 60 + (index % 4) * 24);
        part.position.copyFrom(between(from, to, easedOut(share)));
        part.alpha = 1 - share ** 3;
        if (share === 1) part.destroy();
      });
    };
  });
  const at = (): Point | undefined => place;
  return [pieces, together(flare(show, danger, at), flare(show, brass, at))];
}
