import type { ChatAudience } from '../../game';
import type { Match } from '../../match';
import { isRefusal } from '../../ground/result';
import { seatsOf, viewersOf, type Viewer } from '../../ground/seats';
import type { Moment } from '../playout';
import type { Violation } from './progress';

/** More answers than any question needs. */
const MOST_ANSWERS = 100;

/** A question with a deadline has an id of its own and a time limit, and is over when every seat asked has passed. */
export function answerDeadlineProblem({ before, match }: Moment): Violation {
  const [was, is] = [before.answerDeadline, match.answerDeadline];
  if (!is) return undefined;
  if (!Number.isInteger(is.seconds) || is.seconds < 1) return `a question gives ${is.seconds} seconds`;
  if (match.toAct.length === 0) return 'a question that may not wait asks nobody';
  if (was?.id === is.id && match.toAct.some((seat) => !before.toAct.includes(seat))) {
    return `question ${is.id} asks somebody anew: their time would have begun before`;
  }
  return silenceProblem(match);
}

/** If nobody ever answers, the question passes. */
function silenceProblem(asked: Match): Violation {
  let match = asked;
  for (
    let left = MOST_ANSWERS;
    match.answerDeadline && match.answerDeadline.id === asked.answerDeadline?.id;
    left -= 1
  ) {
    const seat = Math.min(...match.toAct);
    const played = match.play(seat, match.game.fallback(match.project(seat), seat));
    if (isRefusal(played)) return `the fallback of seat ${seat} is refused: ${played.refused}`;
    if (left === 0) return `question ${match.answerDeadline.id} never passes`;
    match = played.match;
  }
  return undefined;
}

/** The speaker is part of their own chat audience; a spectator never speaks to seats only. */
export function chatAudienceProblem(match: Match): Violation {
  const seats = seatsOf(match.start.seats);
  const isFine = (speaker: Viewer, chatAudience: ChatAudience): boolean =>
    typeof chatAudience === 'string' ||
    (typeof speaker === 'number' &&
      chatAudience.includes(speaker) &&
      new Set(chatAudience).size === chatAudience.length &&
      chatAudience.every((seat) => seats.includes(seat)));
  const wrong = viewersOf(seats.length).find((speaker) => !isFine(speaker, match.chatAudienceOf(speaker)));
  return wrong === undefined
    ? undefined
    : `what ${wrong} says is heard by ${JSON.stringify(match.chatAudienceOf(wrong))}`;
}
