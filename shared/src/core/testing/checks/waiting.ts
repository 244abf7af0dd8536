import type { Hearers } from '../../game';
import type { Match } from '../../match';
import { isRefusal } from '../../result';
import { seatsOf, viewersOf, type Viewer } from '../../seats';
import type { Moment } from '../playout';
import type { Violation } from './progress';

/** More answers than any question takes. */
const MOST_ANSWERS = 100;

/** A question that may not wait has a number of its own, time to be answered in, and is over when all who are asked let it pass. */
export function patienceProblem({ before, match }: Moment): Violation {
  const [was, is] = [before.patience, match.patience];
  if (!is) return undefined;
  if (!Number.isInteger(is.seconds) || is.seconds < 1) return `a question gives ${is.seconds} seconds`;
  if (match.toAct.length === 0) return 'a question that may not wait asks nobody';
  if (was?.id === is.id && match.toAct.some((seat) => !before.toAct.includes(seat))) {
    return `question ${is.id} asks somebody anew: their time would have begun before`;
  }
  return silenceProblem(match);
}

/** If nobody ever says anything, the question passes. */
function silenceProblem(asked: Match): Violation {
  let match = asked;
  for (let left = MOST_ANSWERS; match.patience && match.patience.id === asked.patience?.id; left -= 1) {
    const seat = Math.min(...match.toAct);
    const played = match.play(seat, match.game.fallback(match.project(seat), seat));
    if (isRefusal(played)) return `the fallback of seat ${seat} is refused: ${played.refused}`;
    if (left === 0) return `question ${match.patience.id} never passes`;
    match = played.match;
  }
  return undefined;
}

/** Whoever talks hears themselves; whoever only watches has no ears of their own to talk to. */
export function hearersProblem(match: Match): Violation {
  const seats = seatsOf(match.start.seats);
  const isFine = (speaker: Viewer, hearers: Hearers): boolean =>
    typeof hearers === 'string' ||
    (typeof speaker === 'number' &&
      hearers.includes(speaker) &&
      new Set(hearers).size === hearers.length &&
      hearers.every((seat) => seats.includes(seat)));
  const wrong = viewersOf(seats.length).find((speaker) => !isFine(speaker, match.hearersOf(speaker)));
  return wrong === undefined
    ? undefined
    : `what ${wrong} says is heard by ${JSON.stringify(match.hearersOf(wrong))}`;
}
