import { expectDefined } from '../../../../core/ground/result';
import { pieceWith } from '../../content/equipment';
import { BOXES } from '../../content/gears';
import { changeOdds } from '../../rules/gears/odds';
import { turnsAfter, type After } from '../imagining/afterTheWay';
import type { Choice } from '../candidates/gearChoices';
import { canUse, isNear, type Situation } from '../imagining/situation';
import { HEATS, heatOddsOf } from '../tables/sheets';
import { ENOUGH, Way } from './ways';
import { chanceOf, turnsFor } from '../imagining/rivalry';
import { WORTH } from '../tables/weights';

const BOOSTER = pieceWith('boosts');

/** Turns to go with a choice, including the cost of its points. */
export type Worth = (situation: Situation) => (choice: Choice) => number;

/** From the table, and the road as it is; caches the ways that several choices share. */
export function worthOf(situation: Situation): (choice: Choice) => number {
  const { car, table, lap, space } = situation;
  const turboWorth = WORTH.turbo * Math.min(1, table.toGo(lap, space) / WORTH.lastSpaces);
  const isQuiet = isSound(car) && !canUse(situation, BOOSTER) && !isCrowded(situation);
  const ways = new Map<number, number>();
  const traffic = (box: number): number => {
    const turns =
      ways.get(box) ?? turnsInTraffic(situation, box) - table.turnsRolled(lap, space, box, car.heat);
    ways.set(box, turns);
    return turns;
  };
  return (choice) => {
    const price = choice.turbo * turboWorth + choice.brake * WORTH.brake;
    return turnsHeated(situation, choice, price + (isQuiet ? 0 : traffic(choice.box)));
  };
}

/**
 * All rolls of the heat dice together: by the chances to win, of which a lost car has none. So a car that is behind
 * risks more than one that leads. Without rivals only turns count.
 */
function turnsHeated(situation: Situation, { box, turbo }: Choice, price: number): number {
  const { car, turn, table, lap, space, rivalry } = situation;
  const isAlone = rivalry.total === 0;
  let [turns, win] = [price, 0];
  for (const [points, chance] of heatOddsOf(box, turn.turbo + turbo).entries()) {
    const heat = car.heat + points;
    const rolled = table.turnsRolled(lap, space, box, Math.min(heat, HEATS - 1));
    turns += chance * (heat < HEATS ? rolled : rolled + WORTH.lost);
    if (!isAlone && heat < HEATS) win += chance * chanceOf(rivalry, { turns: price + rolled });
  }
  return isAlone ? turns : turnsFor(rivalry, win);
}

/** The table assumes a car that can pay for lane changes, and survives a wall. */
const isSound = ({ steering, structure }: Situation['car']): boolean =>
  steering >= SOUND.steering && structure >= SOUND.structure;

const SOUND = { steering: 3, structure: 6 } as const;

/** Is there anything on the road that the table does not include? */
const isCrowded = (situation: Situation): boolean =>
  [...situation.taken.keys(), ...situation.hazards].some((other) => isNear(situation, other));

/** Turns to go with a box of the gearstick on the road as it is, averaged over all rolls of the steering dice. */
export function turnsInTraffic(situation: Situation, box: number, after: After = turnsAfter): number {
  const { car, space } = situation;
  const { id, speed } = expectDefined(BOXES[box], 'a box');
  const odds = changeOdds(id);
  const steering = odds ? car.steering : 0;
  const way = new Way(situation, {
    box: id,
    steering,
    turnsAfter: after(situation, { box, heat: car.heat }),
  });
  if (!odds) return way.turnsFrom(space, speed, speed);
  return odds.reduce((sum, chance, changes) => {
    const most = Math.min(ENOUGH, changes + steering);
    return chance > 0 ? sum + chance * way.turnsFrom(space, speed, most) : sum;
  }, 0);
}
