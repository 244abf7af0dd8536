import { theEffect, pieceWith } from '../../content/equipment';
import { hitOdds } from '../tables/harm';
import { AHEAD, LINE, NOWHERE } from '../tables/graph';
import { canUse, type Situation } from './situation';
import { HEATS } from '../tables/sheets';
import { WORTH } from '../tables/weights';

/** What comes after the way, above all the Rocket Booster. */

const BOOSTER = pieceWith('boosts');
const BOOST = theEffect('boosts');

/** The state of the gearstick and the engine at the end of a turn. */
export interface Engine {
  readonly box: number;
  readonly heat: number;
}

/** Turns to go at the place where the movement of the car on turn ends. */
export type After = (situation: Situation, engine: Engine) => (spot: number) => number;

function turnsAt({ table, lap, graph }: Situation, spot: number, { box, heat }: Engine): number {
  const crossed = spot >= graph.count ? 1 : 0;
  return table.turnsFrom(lap - crossed, spot - crossed * graph.count, box, heat);
}

/** Turns to go for a car whose way is over. */
export function turnsAfter(situation: Situation, engine: Engine): (spot: number) => number {
  if (!canUse(situation, BOOSTER)) return (spot) => turnsAt(situation, spot, engine);
  const known = new Map<number, number>();
  return (spot) => {
    const before = known.get(spot);
    if (before !== undefined) return before;
    const turns = Math.min(turnsAt(situation, spot, engine), ...turnsBoosted(situation, spot, engine));
    known.set(spot, turns);
    return turns;
  };
}

/** Turns to go after a boost of one, two or three spaces, as far as the way is clear. */
export function turnsBoosted(situation: Situation, from: number, { box, heat }: Engine): number[] {
  const { onward, graph, taken, hazards, view } = situation;
  const isHot = view.options.style === 'overdrive';
  const turns: number[] = [];
  let spot = from;
  for (let spaces = 1; spaces <= BOOST.spaces; spaces += 1) {
    const to = onward[3 * spot + AHEAD] ?? NOWHERE;
    // The last die is not rolled behind the line.
    if (to === LINE) return [...turns, overHeat(isHot ? spaces - 1 : 0, heat, () => 0)];
    const space = to % graph.count;
    if (to === NOWHERE || graph.isWall[space] === 1 || taken.has(space) || hazards.has(space)) break;
    spot = to;
    turns.push(overHeat(isHot ? spaces : 0, heat, (then) => turnsAt(situation, to, { box, heat: then })));
  }
  return turns;
}

/** Averages over all rolls of this number of heat dice. */
const overHeat = (dice: number, heat: number, turns: (heat: number) => number): number =>
  hitOdds(dice, BOOST.heatUpTo).reduce(
    (sum, chance, more) =>
      sum + chance * (heat + more < HEATS ? turns(heat + more) : turns(HEATS - 1) + WORTH.lost),
    0,
  );
