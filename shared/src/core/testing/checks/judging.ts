import { quickDice, seedFrom } from '../../dice/dice';
import type { Match } from '../../match';
import { RESIGN } from '../../log/resign';
import type { TypedThing } from '../../game';
import { CORE_REFUSALS, isRefusal } from '../../ground/result';
import { seatsOf, type Seat } from '../../ground/seats';
import { firstUnplain, same } from '../difference';
import { spread } from '../spread';
import { plainProblem, progressProblem, type Violation } from './progress';

/** Each action that `legal` lists for a seat has the game's shape, is listed once, and is accepted. */
export function legalProblem(match: Match, seat: Seat): Violation {
  const legal = match.legal(seat);
  const listed = new Set(legal.map((action) => JSON.stringify(action)));
  if (listed.size < legal.length) return `legal lists an action twice for seat ${seat}`;
  for (const action of legal) {
    const parsed = match.game.action.safeParse(action);
    if (!parsed.success || !same(parsed.data, action)) return `legal lists the malformed ${shown(action)}`;
    const judged = judge(match, seat, action);
    if (judged.problem) return judged.problem;
    if (judged.refused) return `legal lists ${shown(action)} for seat ${seat}, refused: ${judged.refused}`;
  }
  return undefined;
}

/**
 * Any action of the right shape is accepted or refused without a throw, modifies none of its arguments, and is refused
 * with a known code. An accepted action must be in `legal`, except for the kinds in `forms`, of which `legal` only
 * gives examples.
 */
export function judgementProblem(
  match: Match,
  seat: Seat,
  action: TypedThing,
  forms: readonly string[] = [],
): Violation {
  const judged = judge(match, seat, action);
  if (judged.problem || judged.refused || forms.includes(action.type)) return judged.problem;
  if (!match.isIn(seat)) return `${shown(action)} is accepted from seat ${seat}, which is out`;
  const listed = match.legal(seat).some((legal) => same(legal, action));
  return listed ? undefined : `${shown(action)} of seat ${seat} is accepted, and legal does not list it`;
}

/** The number of legal actions of each kind with a list that are reversed. */
const TURNED = 4;

/** The lists within an action are accepted in one order only: the one that `legal` uses. */
export function orderProblem(match: Match, seat: Seat, forms: readonly string[] = []): Violation {
  const turned = match.legal(seat).flatMap((action) => turnedRound(action) ?? []);
  const types = [...new Set(turned.map(({ type }) => type))];
  const tried = types.flatMap((type) =>
    spread(
      turned.filter((action) => action.type === type),
      TURNED,
    ),
  );
  for (const action of tried) {
    // If the schema itself allows only one order, the other never reaches the rules.
    if (!match.game.action.safeParse(action).success) continue;
    const problem = judgementProblem(match, seat, action, forms);
    if (problem) return problem;
  }
  return undefined;
}

/** The same action with its lists reversed, if that makes a difference. */
function turnedRound(action: TypedThing): TypedThing | undefined {
  const fields = Object.entries(action).map(([key, value]: [string, unknown]) => [
    key,
    Array.isArray(value) ? value.toReversed() : value,
  ]);
  const other = Object.fromEntries(fields) as TypedThing;
  return same(other, action) ? undefined : other;
}

/** After the end, and from seats that are out or do not exist, the match accepts nothing. */
export function closedProblem(match: Match, action: TypedThing): Violation {
  const seats = [-1, 0.5, match.start.seats, ...seatsOf(match.start.seats)];
  for (const seat of seats.filter((each) => match.outcome ?? !match.isIn(each))) {
    const answer = match.play(seat, action);
    const expected = match.outcome ? 'gameOver' : 'seatOut';
    if (!isRefusal(answer) || answer.refused !== expected) return `seat ${seat} is not answered ${expected}`;
    if (!match.outcome) continue;
    const legal = seatsOf(match.start.seats).includes(seat) ? match.legal(seat) : [];
    if (legal.length > 0) return `seat ${seat} has legal actions after the end`;
  }
  return undefined;
}

/** A seat in the game may resign at any time; then it is out, and the game continues or ends. */
export function resignProblem(match: Match): Violation {
  if (match.outcome) return undefined;
  const before = JSON.stringify(match.state);
  for (const seat of seatsOf(match.start.seats).filter((each) => match.isIn(each))) {
    const problem = afterResigning(match, seat);
    if (problem) return `when seat ${seat} gives up, ${problem}`;
    if (JSON.stringify(match.state) !== before) return `giving up of seat ${seat} changes the given state`;
  }
  return undefined;
}

function afterResigning(match: Match, seat: Seat): Violation {
  try {
    const played = match.play(seat, RESIGN);
    if (isRefusal(played)) return `it is refused: ${played.refused}`;
    if (!played.match.outcome && played.match.isIn(seat)) return 'it stays in the game';
    return plainProblem({ before: match, ...played }) ?? progressProblem(played.match);
  } catch (error) {
    return `it throws: ${String(error)}`;
  }
}

/** Any value at all is parsed or rejected without a throw. */
export function garbageProblem(match: Match, garbage: unknown): Violation {
  try {
    match.parse(garbage);
    return undefined;
  } catch (error) {
    return `parsing ${shown(garbage)} throws: ${String(error)}`;
  }
}

interface Judged {
  readonly problem?: string;
  readonly refused?: string;
}

function judge(match: Match, seat: Seat, action: TypedThing): Judged {
  const before = JSON.stringify(match.state);
  const dice = quickDice(seedFrom('judge', match.start.seed, match.length));
  try {
    const step = match.game.apply(match.state, seat, action, dice);
    if (JSON.stringify(match.state) !== before)
      return { problem: `${shown(action)} changes the given state` };
    if (!isRefusal(step)) return {};
    if (dice.drawn > 0) return { problem: `the refused ${shown(action)} draws from the dice` };
    const known = [...match.game.refusals, ...CORE_REFUSALS].includes(step.refused);
    if (!known) return { problem: `${shown(action)} is refused with the unlisted code ${step.refused}` };
    const unplain = firstUnplain(step, `the refusal of ${shown(action)}`);
    return unplain ? { problem: unplain } : { refused: step.refused };
  } catch (error) {
    return { problem: `${shown(action)} of seat ${seat} throws: ${String(error)}` };
  }
}

function shown(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? String(value) : text.slice(0, 200);
}
