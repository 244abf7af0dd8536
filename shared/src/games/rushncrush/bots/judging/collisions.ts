import { theEffect, pieceWith } from '../../content/equipment';
import type { BoxId } from '../../content/gears';
import { hasWreck } from '../../rules/field';
import { HAZARD_UP_TO } from '../../rules/driving/mines';
import { SIDES, wallOdds } from '../../rules/gears/odds';
import { ramResult } from '../../rules/ramming/ramTable';
import { BOTH_UP_TO } from '../../rules/ramming/rushNCrush';
import type { Car } from '../../state';
import { harmOf, hitOdds, meanHarmOf } from '../tables/harm';
import { LEFT, NOWHERE } from '../tables/graph';
import { chanceOf, turnsFor } from '../imagining/rivalry';
import { canUse, gainOf, type Situation } from '../imagining/situation';

/** The cost of collisions, in turns: harm to the car on turn, less the value of harm to others. */

const [BUMPER, SAW] = [pieceWith('ramBonus'), pieceWith('saws')];
const { from: SAW_FROM } = theEffect('saws');
const DIE = [1, 2, 3, 4, 5, 6] as const;

/** Running into a wall. */
export const crashHarm = ({ car }: Situation, box: BoxId): number => meanHarmOf(car.structure, wallOdds(box));

/** Driving over a wreck or a mine. */
export const dangerOf = ({ hazards, graph, car }: Situation, spot: number): number =>
  hazards.size > 0 && hazards.has(spot % graph.count) ? (harmOf(car.structure, 1) * HAZARD_UP_TO) / SIDES : 0;

/**
 * Running up on a car with `dice` dice, on a way that ends with `turns` turns to go: the dice that hurt both, and then
 * those that hurt the target alone. Nothing more happens to a car that has rushed in this round; a car that is lost as
 * well wins nothing. In turns that are worth as much as the probability of winning.
 */
export function turnsCrushing(situation: Situation, target: Car, dice: number, turns: number): number {
  const { car, crushUpTo, rivalry, values } = situation;
  if (car.rushed) return turns;
  const isRival = target.seat !== car.seat;
  let win = 0;
  for (const [both, chance] of hitOdds(dice, BOTH_UP_TO).entries()) {
    if (both >= car.structure) break;
    const own = turns + harmOf(car.structure, both);
    const more = hitOdds(dice - both, crushUpTo - BOTH_UP_TO, SIDES - BOTH_UP_TO);
    for (const [alone, then] of more.entries()) {
      const points = both + alone;
      const isGone = isRival && points >= target.structure;
      const blow = isGone ? values.blow * target.structure : gainOf(situation, target, points);
      const outcome = { turns: own - blow, ...(isGone && { gone: target.id }) };
      win += chance * then * chanceOf(rivalry, outcome);
    }
  }
  return turnsFor(rivalry, win);
}

export interface Blow {
  /** The probability that the target is pushed away. */
  readonly displaces: number;
  readonly harm: number;
}

const NO_BLOW: Blow = { displaces: 0, harm: 0 };

/** A Side Ram, with the equipment armed for it. */
export function blowOfRam(situation: Situation, to: number, by: number): Blow {
  const { graph, car, view, taken } = situation;
  const space = to % graph.count;
  const target = taken.get(space);
  if (!target) return NO_BLOW;
  const far = graph.beside[2 * space + (by === LEFT ? 0 : 1)] ?? NOWHERE;
  const side = isBlocked(situation, far) ? 'blocked' : 'clear';
  const bonus = canUse(situation, BUMPER) ? theEffect('ramBonus') : 0;
  const saws = canUse(situation, SAW) && situation.turn.activations > (bonus > 0 ? 1 : 0);
  const costs = { own: harmOf(car.structure, 1), target: -gainOf(situation, target, 1), third: 0 };
  let [displaced, harm] = [0, saws ? (SIDES + 1 - SAW_FROM) * costs.target : 0];
  for (const die of DIE) {
    const { hurt, displaces } = ramResult(view.options.style, side, die + bonus);
    if (displaces) displaced += 1;
    for (const party of hurt) harm += costs[party];
  }
  return { displaces: displaced / SIDES, harm: harm / SIDES };
}

const isBlocked = ({ graph, taken, view }: Situation, far: number): boolean =>
  far === NOWHERE || graph.isWall[far] === 1 || taken.has(far) || hasWreck(view, graph.ids[far] ?? '');
