import type { Seat } from '../../../core/ground/seats';
import type { EndCause } from '../events';
import { valueOf } from './coins';
import type { RuleContext } from './context';
import { isUnownedBase, playersIn, seatAt, shipOf, shipsOf, type Sea } from './sea';

/** Source L122, "The last player left in the game wins"; T12, T17, T34. */

/** What is compared at the round limit, the most important first. */
export interface Standing {
  /** Cash and the cents of all ships. */
  readonly wealth: number;
  /** Cents of the ships alone. */
  readonly inPlay: number;
  readonly basesHeld: number;
}

export function standingOf(sea: Sea, seat: Seat): Standing {
  const ships = shipsOf(sea, seat).map((ship) => shipOf(sea, ship));
  const inPlay = ships.reduce((sum, ship) => sum + valueOf(ship), 0);
  return {
    wealth: seatAt(sea, seat).cash + inPlay,
    inPlay,
    basesHeld: ships.filter((ship) => isUnownedBase(sea, ship.at)).length,
  };
}

/** The players that nobody is ahead of. */
export function leadersOf(sea: Sea): Seat[] {
  const standings = playersIn(sea).map((seat) => ({ seat, standing: standingOf(sea, seat) }));
  return standings
    .filter(({ standing }) => !standings.some((other) => compare(other.standing, standing) > 0))
    .map(({ seat }) => seat);
}

const compare = (one: Standing, other: Standing): number =>
  one.wealth - other.wealth || one.inPlay - other.inPlay || one.basesHeld - other.basesHeld;

/** Ends the game when one player is left, even in the middle of an activation (T17). */
export function endIfDecided(context: RuleContext): void {
  const left = playersIn(context.state);
  if (left.length === 1) end(context, left, 'lastOne');
}

export function end(context: RuleContext, winners: Seat[], cause: EndCause): void {
  const { state } = context;
  state.phase = 'over';
  state.end = { winners, cause };
  delete state.active;
  delete state.shot;
  delete state.question;
  context.emit({ type: 'ended', winners, cause });
}

export const isOver = (sea: Pick<Sea, 'phase'>): boolean => sea.phase === 'over';
