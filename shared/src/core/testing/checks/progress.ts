import { seatsOf } from '../../ground/seats';
import { Match, type MatchRecord } from '../../match';
import type { AnyGame } from '../../game';
import { isRefusal } from '../../ground/result';
import { seededDice, seedFrom } from '../../dice/dice';
import { firstDifference, firstUnplain, same } from '../difference';
import type { Moment } from '../playout';

/** What is wrong, as a sentence; undefined when nothing is. */
export type Violation = string | undefined;

/** Until there is an outcome, some seat is to act, and each seat to act can; after it, none is. */
export function progressProblem(match: Match): Violation {
  const { toAct, outcome, start } = match;
  const seats = seatsOf(start.seats);
  if (new Set(toAct).size < toAct.length || toAct.some((seat) => !seats.includes(seat))) {
    return `toAct gives ${JSON.stringify(toAct)}: not different seats of this table`;
  }
  if (outcome) {
    if (toAct.length > 0) return `seats ${toAct.join(', ')} are to act after the end`;
    const { winners } = outcome;
    const fine = new Set(winners).size === winners.length && winners.every((seat) => seats.includes(seat));
    return fine ? undefined : `winners ${JSON.stringify(winners)} are not different seats of this table`;
  }
  if (toAct.length === 0) return 'nobody is to act, and there is no outcome';
  for (const seat of toAct) {
    if (!match.isIn(seat)) return `seat ${seat} is to act and is out`;
    const legal = match.legal(seat);
    if (legal.length === 0) return `seat ${seat} is to act and has no legal action`;
    const fallback = match.game.fallback(match.project(seat), seat);
    if (!legal.some((action) => same(action, fallback))) {
      return `the fallback of seat ${seat}, ${JSON.stringify(fallback)}, is not legal`;
    }
  }
  return undefined;
}

/** State, views, events and outcome survive JSON unchanged. */
export function plainProblem({ match, events }: Moment): Violation {
  const views = seatsOf(match.start.seats).map((seat) => match.project(seat));
  return (
    firstUnplain(match.state, 'the state') ??
    firstUnplain(events, 'the events') ??
    firstUnplain(views, 'the views') ??
    (match.outcome ? firstUnplain(match.outcome, 'the outcome') : undefined)
  );
}

/** A state that was serialized and restored behaves exactly like the one in memory. */
export function survivalProblem(moment: Moment, seed: string): Violation {
  const { game } = moment.match;
  const remembered = stepOf(game, moment, moment.before.state, seed);
  const restored = stepOf(game, moment, JSON.parse(JSON.stringify(moment.before.state)), seed);
  return firstDifference(remembered, restored, 'the step from a restored state');
}

/** What carries an action out without judging it leads to the same state, events and dice, on a plain copy too. */
export function carryProblem(moment: Moment, seed: string): Violation {
  const { game, start } = moment.match;
  const { seat, action } = moment.entry;
  if (!game.carry || action.type === 'resign') return undefined;
  const [state, dice] = [plainCopy(moment.before.state), seededDice(seedFrom('survival', seed))];
  const carried = game.carry(state, seat, action, dice);
  return (
    firstDifference(
      stepOf(game, moment, moment.before.state, seed),
      { ...carried, drawn: dice.drawn },
      'the step that was carried',
    ) ??
    firstDifference(moment.before.state, state, 'the state before it') ??
    firstDifference(
      carryOn(game, start.seats, carried.state, seed),
      carryOn(game, start.seats, plainCopy(carried.state), seed),
      'the step after it',
    )
  );
}

/** The step of a fallback on a state that was carried to. */
function carryOn(game: AnyGame, seats: number, state: unknown, seed: string): unknown {
  const [seat] = game.toAct(state);
  if (seat === undefined || seat >= seats || !game.carry) return undefined;
  const action = game.fallback(game.project(state, seat), seat);
  return game.carry(state, seat, action, seededDice(seedFrom('carried', seed)));
}

const plainCopy = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

/** The record of a match, sent as JSON, replays to the same state and the same views. */
export function replayProblem(match: Match): Violation {
  const record = JSON.parse(JSON.stringify(match.record)) as MatchRecord;
  const again = Match.replay(match.game, record);
  for (const viewer of [...seatsOf(match.start.seats), 'spectator', 'everyone'] as const) {
    const difference = firstDifference(match.project(viewer), again.project(viewer), `${viewer}'s view`);
    if (difference) return difference;
  }
  return firstDifference(match.state, again.state, 'the replayed state');
}

function stepOf(game: AnyGame, { entry }: Moment, state: unknown, seed: string): unknown {
  const dice = seededDice(seedFrom('survival', seed));
  const step =
    entry.action.type === 'resign'
      ? game.resign(state, entry.seat, dice)
      : game.apply(state, entry.seat, entry.action, dice);
  return isRefusal(step) ? step : { ...step, drawn: dice.drawn };
}
