import type { Direction } from '@gearhall/shared/core/hex';
import { turned } from '@gearhall/shared/core/hex';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { EXPLODES, SIDES } from '@gearhall/shared/games/kriegbot/rules/rolling';
import { eased, easedOut, instant, type Animation } from '../../../stage/animation';
import { away, between, type Point } from '../../../stage/geometry';
import { rise, scene } from '../../../stage/motions';
import type { TableShow } from '../../../stage/tableKit';
import { throwOn } from '../../../stage/throwDice';
import type { Cast } from '../cast';
import { angleOf, pointOf } from '../layout';

export type Show = TableShow<Cast>;

const STEP_MS = 190;
const SIXTH = Math.PI / 3;
const TUMBLE_MS = 420;
/** A five is rolled on: so long its add-dice tumble. */
const CHAIN_MS = 380;

/** Where a robot is drawn at this moment, or a structure stands. */
export const spot =
  ({ cast }: Pick<Show, 'cast'>, id: string) =>
  (): Point | undefined =>
    cast.spotOf(id);

/** Words that rise from a robot. */
export const speak = (show: Show, id: string, text: string, colour?: number): Animation =>
  rise(show, text, spot(show, id), colour);

/** A robot goes from hex to hex. */
export function slide({ cast }: Show, id: string, [from, to]: readonly [HexId, HexId]): Animation {
  return scene(
    STEP_MS,
    () => {
      const view = cast.robots.get(id);
      if (view) view.root.zIndex = 2;
      return (share) => {
        if (view && !view.root.destroyed)
          view.root.position.copyFrom(between(pointOf(from), pointOf(to), eased(share)));
      };
    },
    () => cast.change(id, () => ({ at: pointOf(to) })),
  );
}

/** A robot turns where it stands, the shorter way. */
export function turn({ cast }: Show, id: string, [from, to]: readonly [Direction, Direction]): Animation {
  const sixths = turned(to, -from);
  const by = (sixths > 3 ? sixths - 6 : sixths) * SIXTH;
  return scene(
    Math.max(1, Math.abs(sixths > 3 ? sixths - 6 : sixths)) * 150,
    () => {
      const view = cast.robots.get(id);
      return (share) => {
        if (view && !view.root.destroyed) view.face(angleOf(from) + by * eased(share));
      };
    },
    () => cast.change(id, () => ({ facing: to })),
  );
}

export interface Thrown {
  readonly dice: readonly number[];
  readonly lines: readonly string[];
  readonly at: () => Point | undefined;
  readonly read: number;
  readonly fallen?: () => void;
}

/** Of each die, how many fives led to it: 0 for those thrown first. */
export function wavesOf(dice: readonly number[]): readonly number[] {
  const waves: number[] = [];
  dice.forEach((_, index) => {
    const led = dice[index - 1] === EXPLODES;
    waves.push(led ? (waves[index - 1] ?? 0) + 1 : 0);
  });
  return waves;
}

/** Dice tumble beside the fighters; each five is rolled on, one die more, until none is left. Then the sum is told. */
export function throwDice(show: Show, { dice, lines, at, read, fallen }: Thrown): readonly Animation[] {
  const { cast } = show;
  const waves = wavesOf(dice);
  const last = Math.max(0, ...waves);
  const first = dice.filter((_, index) => waves[index] === 0);
  const besides = (): readonly Point[] => cast.places();
  const { tumble, read: telling } = throwOn(cast.roll, { dice: first, lines, at, besides, read, least: 0 });
  const further = Array.from({ length: last }, (_, wave) => chain(show, dice, waves, wave + 1));
  return [{ ...tumble, ms: TUMBLE_MS }, ...further, instant(() => fallen?.()), telling];
}

/** The next dice of a chain, in the colour of what explodes. */
function chain({ cast }: Show, dice: readonly number[], waves: readonly number[], wave: number): Animation {
  const { hazard, ink } = cast.palette;
  const shown = dice.flatMap((die, index) =>
    (waves[index] ?? 0) <= wave ? [{ die, wave: waves[index] ?? 0 }] : [],
  );
  const look = (index: number) => ((shown[index]?.wave ?? 0) > 0 ? { face: hazard, pips: ink } : undefined);
  let faces = '';
  return scene(CHAIN_MS, () => (share) => {
    const now = shown.map((one, index) =>
      one.wave < wave || share === 1 ? one.die : (Math.floor(share * 8) + index * 2) % SIDES,
    );
    if (now.join('') === faces && share !== 1) return;
    faces = now.join('');
    cast.roll.show(now, 0, look);
  });
}

/** A dotted line shows who attacks what. */
export function declare({ cast }: Show, attacker: string, target: string): Animation {
  return scene(650, () => {
    cast.attend(attacker, target);
    const [from, to] = [cast.spotOf(attacker), cast.spotOf(target)];
    const line = from && to && cast.sparks.aim(from, to);
    return (share) => {
      if (share === 1 && line && !line.destroyed) line.destroy();
    };
  });
}

/** A shot flies; a miss goes past. */
export function shoot({ cast }: Show, attacker: string, target: string, hit: boolean): Animation {
  return scene(260, () => {
    const [from, to] = [cast.spotOf(attacker), cast.spotOf(target)];
    if (!from || !to) return undefined;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const end = hit ? to : away(away(to, angle + Math.PI / 2, 26), angle, 60);
    const streak = cast.sparks.tracer(cast.palette.danger);
    streak.rotation = Math.atan2(end.y - from.y, end.x - from.x);
    return (share) => {
      if (streak.destroyed) return;
      streak.position.copyFrom(between(from, end, share));
      if (share === 1) streak.destroy();
    };
  });
}

/** A robot lunges at another and draws back. */
export function lunge({ cast }: Show, id: string, target: string): Animation {
  return scene(280, () => {
    const view = cast.robots.get(id);
    const [from, to] = [cast.spotOf(id), cast.spotOf(target)];
    if (!view || !from || !to) return undefined;
    return (share) => {
      if (view.root.destroyed) return;
      view.root.position.copyFrom(share === 1 ? from : between(from, to, Math.sin(share * Math.PI) * 0.45));
    };
  });
}

/** Pieces fly off in all directions. */
export function burst(
  { cast }: Show,
  at: () => Point | undefined,
  colours: readonly number[],
  reach = 70,
): Animation {
  return scene(620, () => {
    const from = at();
    if (!from) return undefined;
    const parts = Array.from({ length: 12 }, (_, index) =>
      cast.sparks.coin(colours[index % colours.length] ?? 0, from),
    );
    return (share) => {
      parts.forEach((part, index) => {
        if (part.destroyed) return;
        const to = away(
          from,
          (index / parts.length) * 2 * Math.PI + index,
          reach * (0.6 + (index % 4) * 0.2),
        );
        part.position.copyFrom(between(from, to, easedOut(share)));
        part.alpha = 1 - share ** 3;
        if (share === 1) part.destroy();
      });
    };
  });
}
