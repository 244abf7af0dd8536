import type { Bot } from '../../../core/bots/bot';
import type { Seat } from '../../../core/ground/seats';
import type { Action, ActionOf } from '../actions';
import type { RaceId } from '../content/races';
import { oddsOf } from '../rules/rolling';
import { seatAt } from '../rules/sea';
import type { Stack } from '../state';
import type { View } from '../view';

type Choose = Bot<View, Action>['choose'];

/** Races that are better than the average of a second roll. */
const GOOD_RACES: readonly RaceId[] = ['zoomers', 'warriors', 'bankers', 'rebels', 'anarchists', 'adapters'];

export const chooseRace: Choose = (view, seat) => {
  const keeps = GOOD_RACES.includes(seatAt(view, seat).race);
  return { type: keeps ? 'keepRace' : 'rerollRace' };
};

/** Pays when another roll is better by more than its cost for the payer. */
export const answerRoll: Choose = (view, seat) => {
  const { shot, question } = view;
  if (!shot || !question) return { type: 'letStand' };
  const cents = centsAt(view);
  const capped = (damage: number) => Math.min(damage, cents);
  const { chances } = oddsOf(shot, view.roller);
  const expected = chances.reduce((sum, chance, damage) => sum + chance * capped(damage), 0);
  const better = shot.by === seat ? expected - capped(shot.damage) : capped(shot.damage) - expected;
  const mine = shot.by === seat || ownerHit(view) === seat;
  return { type: mine && better > question.cost + MARGIN ? 'reroll' : 'letStand' };
};

const MARGIN = 0.4;

/** The player whom the shot hits, and what they can lose. */
function ownerHit({ shot, ships, seats }: View): Seat | undefined {
  if (shot?.target) return ships[shot.target]?.owner;
  return seats.findIndex(({ base }) => base === shot?.base);
}

function centsAt({ shot, ships, seats }: View): number {
  const ship = shot?.target ? ships[shot.target] : undefined;
  if (ship) return ship.pennies + 5 * ship.nickels + 10 * ship.dimes;
  return seats.find(({ base }) => base === shot?.base)?.cash ?? 0;
}

/** Keeps guns and armor as long as the ship can move. */
export const takeDamage: Choose = (_view, _seat, legal) => {
  const choices = legal.filter((action): action is ActionOf<'keepCoins'> => action.type === 'keepCoins');
  return choices.reduce((best, choice) => (useOf(choice) > useOf(best) ? choice : best));
};

/** The approximate value of a stack in cents. */
const useOf = ({ pennies, nickels, dimes }: Stack): number =>
  4 * Math.min(pennies, 3) + 0.4 * Math.min(pennies, 6) + 0.1 * pennies + 5 * nickels + 8 * dimes;
