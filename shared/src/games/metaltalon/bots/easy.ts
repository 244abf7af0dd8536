import type { Dice } from '../../../core/dice';
import type { Bot } from '../../../core/game';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import { distance, type SpaceId } from '../content/board';
import { homeOf, playersIn, shipOf } from '../rules/sea';
import type { View } from '../view';
import { effectOfShot, isShooting } from './aiming';

/** Random, but sane: it builds ships that can move, sails, fires where it can hit, and goes on. */
export const easy: Bot<View, Action> = {
  choose(view, seat, legal, dice) {
    const answers = legal.filter(({ type }) => type !== 'askMe');
    const ownTurn = view.phase === 'turns' && !view.question;
    return dice.pick(ownTurn ? ideas(view, seat, answers, dice) : answers);
  },
};

/** In a hundred: how often a ship that could move on does so, and how often towards an opponent. */
const SAILS = 75;
const SAILS_AHEAD = 60;
/** In a hundred: how often a turn ends with a launch where one is possible. */
const LAUNCHES = 60;
const SPLITS = 15;

/** The actions among which it does not mind, all of one kind. Never empty: a turn can be ended. */
function ideas(view: View, seat: Seat, legal: readonly Action[], dice: Dice): readonly Action[] {
  const chance = (percent: number) => dice.roll(100) <= percent;
  const of = <Type extends Action['type']>(type: Type) =>
    legal.filter((action): action is ActionOf<Type> => action.type === type);

  const invasions = of('invade');
  if (invasions.length > 0) return invasions;
  const shots = legal.filter((action) => isShooting(action) && effectOfShot(view, seat, action).lost > 0);
  if (shots.length > 0) return shots;
  const moves = of('move');
  if (moves.length > 0 && chance(SAILS)) {
    const ahead = moves.filter((move) => isAhead(view, seat, move));
    return ahead.length > 0 && chance(SAILS_AHEAD) ? ahead : moves;
  }
  // A ship that cannot leave its base would block it for ever.
  const stranded = of('recycle').filter(({ ship }) => isStranded(view, seat, ship));
  if (stranded.length > 0) return stranded;
  const splits = of('split');
  if (splits.length > 0 && chance(SPLITS)) return splits;
  const launches = of('launch').filter(({ pennies }) => pennies > 0);
  const alone = Object.values(view.ships).every(({ owner }) => owner !== seat);
  if (launches.length > 0 && (alone || chance(LAUNCHES))) return launches;
  return of('endTurn');
}

const isStranded = (view: View, seat: Seat, ship: string): boolean =>
  shipOf(view, ship).pennies === 0 && shipOf(view, ship).at === homeOf(view, seat);

/** Does the step lead nearer to the nearest opponent's base? */
function isAhead(view: View, seat: Seat, { ship, to }: ActionOf<'move'>): boolean {
  const bases = playersIn(view).flatMap((other) => (other === seat ? [] : [homeOf(view, other)]));
  const nearest = (from: SpaceId) => Math.min(...bases.map((base) => distance(from, base)));
  return nearest(to) < nearest(shipOf(view, ship).at);
}
