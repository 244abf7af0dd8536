import type { Direction } from '@gearhall/shared/core/game/hex';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import { EXPLODES, SIDES } from '@gearhall/shared/games/kriegbot/rules/field/dice';
import { eased, instant, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import type { Point } from '../../../stage/geometry/geometry';
import { scene } from '../../../stage/motions/motions';
import {
  aimLine,
  cycled,
  lungeUnit,
  scatter,
  slideUnit,
  spot,
  turnUnit,
} from '../../../stage/motions/unitMotions';
import type { EffectContextOf } from '../../../stage/contract/boardDefinition';
import { throwOn } from '../../../stage/motions/throwDice';
import type { BoardSprites } from '../board/BoardSprites';
import type { Sound } from '../sounds/recipes';
import { angleOf, pointOf } from '../looks/layout';

export type EffectContext = EffectContextOf<BoardSprites, Sound>;

/** The animation and sound of an event. */
export type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
) => readonly Animation[];

const STEP_MS = 190;
export const TUMBLE_MS = 420;
/** A five is rolled again: how long each add-die tumbles, in milliseconds. */
export const CHAIN_MS = 200;

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
  readonly read?: number;
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
  const { sprites, play } = context;
  const waves = wavesOf(dice);
  const last = Math.max(0, ...waves);
  const first = dice.filter((_, index) => waves[index] === 0);
  const besides = (): readonly Point[] => sprites.places();
  const { tumble, read: telling } = throwOn(sprites.roll, {
    dice: first,
    lines,
    at,
    besides,
    ...(read === undefined ? {} : { read }),
    play,
    least: 0,
  });
  const further = Array.from({ length: last }, (_, wave) => chain(context, dice, waves, wave + 1));
  return [{ ...tumble, ms: TUMBLE_MS }, ...further, instant(() => fallen?.()), telling];
}

/** The next dice of a chain, in the explosion colour. */
function chain(
  { sprites, play }: EffectContext,
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
  return scene(CHAIN_MS, () => {
    play('diceRoll');
    return (share) => {
      const now = shown.map((one, index) =>
        one.wave < wave || share === 1 ? one.die : (Math.floor(share * 8) + index * 2) % SIDES,
      );
      if (now.join('') === faces && share !== 1) return;
      faces = now.join('');
      sprites.roll.show(now, 0, look);
    };
  });
}

/** A dotted line shows who attacks what. */
export const declare = (context: EffectContext, attacker: string, target: string): Animation =>
  together(
    instant(() => context.sprites.attend(attacker, target)),
    trailing(aimLine(context, 650, () => [context.sprites.spotOf(attacker), context.sprites.spotOf(target)])),
    rest(180),
  );

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
