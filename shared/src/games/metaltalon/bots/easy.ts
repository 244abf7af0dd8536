import type { Dice } from '../../../core/dice/dice';
import type { Bot } from '../../../core/bots/bot';
import type { Seat } from '../../../core/ground/seats';
import type { Action, ActionOf } from '../actions';
import { distance, type SpaceId } from '../content/board';
import { RACES } from '../content/races';
import { valueOf } from '../rules/coins';
import { homeOf, playersIn, seatAt, shipOf } from '../rules/sea';
import type { View } from '../view';
import { effectOfShot, isShooting } from './shotEffects';

/**
 * For a first game: demonstrates the game. It builds ships of pennies and nickels, sails them to the nearest base, and
 * shoots as soon as it can. It plans a single step: it ignores what the others could do to its ships, or to a base with
 * little cash.
 */
export const easy: Bot<View, Action> = {
  choose(view, seat, legal, { dice }) {
    const answers = legal.filter(({ type }) => type !== 'askMe');
    if (view.phase === 'races') return { type: keepsRace(view, seat, dice) ? 'keepRace' : 'rerollRace' };
    return dice.pick(view.question ? answers : ideas(view, seat, answers, dice));
  },
};

/** In per cent: how often a turn ends with a launch if one is possible, or with a split. */
const LAUNCHES = 70;
const SPLITS = 40;
/** How often it keeps a race that has no action of its own. */
const KEEPS = 30;
/** Cents that stay in the base when it launches, so that nobody lands there at once. */
const KEPT = 2;

/** A race with an action of its own is more fun. */
function keepsRace(view: View, seat: Seat, dice: Dice): boolean {
  const { reroll, splits } = RACES[seatAt(view, seat).race];
  return reroll !== undefined || splits === true || dice.roll(100) <= KEEPS;
}

/** Equally good actions, all of one kind. Never empty: a turn can be ended. */
function ideas(view: View, seat: Seat, legal: readonly Action[], dice: Dice): readonly Action[] {
  const chance = (percent: number) => dice.roll(100) <= percent;
  const of = <Type extends Action['type']>(type: Type) =>
    legal.filter((action): action is ActionOf<Type> => action.type === type);

  const invasions = of('invade');
  if (invasions.length > 0) return invasions;
  const shots = legal.filter((action) => isShooting(action) && effectOfShot(view, seat, action).lost > 0);
  if (shots.length > 0) return shots;
  const idle = of('recycle').filter(({ ship }) => isIdle(view, seat, ship));
  if (idle.length > 0) return idle;
  const ahead = of('move').filter((move) => isAhead(view, seat, move));
  if (ahead.length > 0) return ahead;
  const splits = of('split');
  if (splits.length > 0 && chance(SPLITS)) return splits;
  const alone = Object.values(view.ships).every(({ owner }) => owner !== seat);
  const launches = mixed(view, seat, of('launch'), alone);
  if (launches.length > 0 && (alone || chance(LAUNCHES))) return launches;
  return of('endTurn');
}

/** Ships that move and shoot; without a ship, and with too little cash for one, any that can move. */
function mixed(
  view: View,
  seat: Seat,
  launches: readonly ActionOf<'launch'>[],
  alone: boolean,
): readonly ActionOf<'launch'>[] {
  const { cash } = seatAt(view, seat);
  const ships = launches.filter(
    (mix) => mix.pennies > 1 && mix.pennies <= MOST_PENNIES && mix.nickels > 0 && valueOf(mix) + KEPT <= cash,
  );
  return ships.length > 0 || !alone ? ships : launches.filter(({ pennies }) => pennies > 0);
}

const MOST_PENNIES = 6;

/** A ship at home that cannot leave it, or has lost its guns, is recycled. */
function isIdle(view: View, seat: Seat, ship: string): boolean {
  const { pennies, nickels, at } = shipOf(view, ship);
  return nickels === 0 || (pennies === 0 && at === homeOf(view, seat));
}

/** Does the step lead nearer to the nearest opponent's base? */
function isAhead(view: View, seat: Seat, { ship, to }: ActionOf<'move'>): boolean {
  const bases = playersIn(view).flatMap((other) => (other === seat ? [] : [homeOf(view, other)]));
  const nearest = (from: SpaceId) => Math.min(...bases.map((base) => distance(from, base)));
  return nearest(to) < nearest(shipOf(view, ship).at);
}
