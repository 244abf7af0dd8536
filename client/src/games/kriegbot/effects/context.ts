import type { Direction } from '@gearhall/shared/core/hex';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { EXPLODES, SIDES } from '@gearhall/shared/games/kriegbot/rules/rolling';
import { eased, instant, type Animation } from '../../../stage/animation';
import { away, type Point } from '../../../stage/geometry';
import { scene } from '../../../stage/motions';
import {
  aimLine,
  cycled,
  lungeUnit,
  scatter,
  slideUnit,
  spot,
  tracer,
  turnUnit,
} from '../../../stage/unitMotions';
import type { EffectContextOf } from '../../../stage/boardDefinition';
import { throwOn } from '../../../stage/throwDice';
import type { BoardSprites } from '../BoardSprites';
import { angleOf, pointOf } from '../layout';

export type EffectContext = EffectContextOf<BoardSprites>;

const STEP_MS = 190;
const TUMBLE_MS = 420;
/** A five is rolled again: how long each add-die tumbles, in milliseconds. */
const CHAIN_MS = 380;

/** A robot moves from hex to hex. */
export const slide = (context: EffectContext, id: string, [from, to]: readonly [HexId, HexId]): Animation =>
  slideUnit(context, id, { from: pointOf(from), to: pointOf(to), ms: STEP_MS, ease: eased, over: true });

/** A robot turns in place, the shorter way. */
export const turn = (
  context: EffectContext,
  id: string,
  [from, to]: readonly [Direction, Direction],
): Animation => turnUnit(context, id, { from, to, angleOf, ms: (sixths) => Math.max(1, sixths) * 150 });

export interface Thrown {
  readonly dice: readonly number[];
  readonly lines: readonly string[];
  readonly at: () => Point | undefined;
  readonly read: number;
  readonly fallen?: () => void;
}

/** For each die, how many fives led to it: 0 for the first ones. */
export function wavesOf(dice: readonly number[]): readonly number[] {
  const waves: number[] = [];
  dice.forEach((_, index) => {
    const led = dice[index - 1] === EXPLODES;
    waves.push(led ? (waves[index - 1] ?? 0) + 1 : 0);
  });
  return waves;
}

/** Dice tumble beside the fighters; each five adds one die, until none is left. Then the sum is shown. */
export function throwDice(
  context: EffectContext,
  { dice, lines, at, read, fallen }: Thrown,
): readonly Animation[] {
  const { sprites } = context;
  const waves = wavesOf(dice);
  const last = Math.max(0, ...waves);
  const first = dice.filter((_, index) => waves[index] === 0);
  const besides = (): readonly Point[] => sprites.places();
  const { tumble, read: telling } = throwOn(sprites.roll, {
    dice: first,
    lines,
    at,
    besides,
    read,
    least: 0,
  });
  const further = Array.from({ length: last }, (_, wave) => chain(context, dice, waves, wave + 1));
  return [{ ...tumble, ms: TUMBLE_MS }, ...further, instant(() => fallen?.()), telling];
}

/** The next dice of a chain, in the explosion colour. */
function chain(
  { sprites }: EffectContext,
  dice: readonly number[],
  waves: readonly number[],
  wave: number,
): Animation {
  const { hazard, ink } = sprites.palette;
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
    sprites.roll.show(now, 0, look);
  });
}

/** A dotted line shows who attacks what. */
export const declare = (context: EffectContext, attacker: string, target: string): Animation =>
  aimLine(context, 650, () => {
    context.sprites.attend(attacker, target);
    return [context.sprites.spotOf(attacker), context.sprites.spotOf(target)];
  });

/** A shot flies; a miss goes past. */
export const shoot = (context: EffectContext, attacker: string, target: string, hit: boolean): Animation =>
  tracer(context, {
    from: spot(context, attacker),
    to: spot(context, target),
    colour: context.sprites.palette.danger,
    ms: 260,
    ...(!hit && { past: beside }),
  });

/** To the right of the target, and beyond it. */
function beside(from: Point, to: Point): Point {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return away(away(to, angle + Math.PI / 2, 26), angle, 60);
}

/** A robot lunges at another and draws back. */
export const lunge = (context: EffectContext, id: string, target: string): Animation =>
  lungeUnit(context, id, spot(context, target), { ms: 280, reach: 0.45 });

/** Pieces fly off in all directions. */
export const burst = (
  context: EffectContext,
  at: () => Point | undefined,
  colours: readonly number[],
  reach = 70,
): Animation =>
  scatter(context, at, {
    colours: cycled(colours, 12),
    ms: 620,
    reach: (index) => reach * (0.6 + (index % 4) * 0.2),
  });
