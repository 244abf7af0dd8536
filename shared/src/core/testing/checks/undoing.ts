import type { Match } from '../../match';
import { RESIGN } from '../../log/resign';
import { isRefusal } from '../../ground/result';
import { viewersOf, type Seat } from '../../ground/seats';
import { isFree, undoOf, type Undo } from '../../match/undo';
import { firstDifference } from '../difference';
import type { Moment } from '../playout';
import type { Violation } from './progress';

type UndoOf = typeof undoOf;

/** What others have done since is checked only early in a game, because each check replays the game. */
const EARLY = 60;

/** The last action can be undone, unless the game is over, or the action was a resignation or put its seat out. */
export function takeBackProblem({ before, match, entry }: Moment, undo: UndoOf = undoOf): Violation {
  const undone = undo(match, entry.seat);
  const can = entry.action.type !== RESIGN.type && !match.outcome && match.isIn(entry.seat);
  if (isRefusal(undone)) return can ? `${entry.action.type} cannot be taken back` : undefined;
  if (!can) return `${entry.action.type} can be taken back, and must not`;
  const taken = match.play(entry.seat, undone.action);
  if (isRefusal(taken)) return `taking back ${entry.action.type} is refused: ${taken.refused}`;
  const difference =
    firstDifference(before.state, taken.match.state, 'the state') ?? viewDifference(before, taken.match);
  if (difference) return `once ${entry.action.type} is taken back, ${difference}`;
  return isFree(undone.learned) ? againProblem({ match, entry }, taken.match) : undefined;
}

/** An action that is undone for free and repeated leads to the same result. */
function againProblem({ match, entry }: Pick<Moment, 'match' | 'entry'>, back: Match): Violation {
  const again = back.play(entry.seat, entry.action);
  if (isRefusal(again)) return `${entry.action.type} is refused when it is done again: ${again.refused}`;
  const difference =
    firstDifference(match.state, again.match.state, 'the state') ?? viewDifference(match, again.match);
  return difference && `when ${entry.action.type} is taken back for free and done again, ${difference}`;
}

/** Without secrets, only dice and the actions of others prevent a free undo. */
export function freedomProblem({ before, match, entry }: Moment, undo: UndoOf = undoOf): Violation {
  const last = undo(match, entry.seat);
  if (!isRefusal(last)) {
    const problem = learnedProblem(last, { rolled: match.drawn > before.drawn, others: 0 });
    if (problem) return `${entry.action.type}: ${problem}`;
  }
  const other = match.length > EARLY ? undefined : otherSeat(match, entry.seat);
  const earlier = other === undefined ? undefined : undo(match, other);
  if (!earlier || isRefusal(earlier)) return undefined;
  const others = earlier.taken.filter(({ entry: { seat } }) => seat !== other).length;
  return learnedProblem(earlier, { rolled: match.drawn > match.at(earlier.action.to).drawn, others });
}

function learnedProblem({ learned }: Undo, real: { rolled: boolean; others: number }): Violation {
  if (learned.rolls > 0 !== real.rolled)
    return `dice were${real.rolled ? '' : ' not'} rolled, ${shown(learned)}`;
  if (learned.others !== real.others) return `${real.others} actions of others, ${shown(learned)}`;
  const free = !real.rolled && real.others === 0;
  return isFree(learned) === free ? undefined : `must${free ? '' : ' not'} be free, ${shown(learned)}`;
}

/** The seat that acted last before `seat` did. */
function otherSeat({ path }: Match, seat: Seat): Seat | undefined {
  return path.findLast(({ entry }) => entry.seat !== seat)?.entry.seat;
}

function viewDifference(one: Match, other: Match): Violation {
  for (const viewer of viewersOf(one.start.seats)) {
    const difference = firstDifference(one.project(viewer), other.project(viewer), `${viewer}'s view`);
    if (difference) return difference;
  }
  return undefined;
}

const shown = (learned: unknown): string => `and what was learned is ${JSON.stringify(learned)}`;
