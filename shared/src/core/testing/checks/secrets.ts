import { quickDice, seedFrom } from '../../dice/dice';
import type { TypedThing } from '../../game';
import type { Match } from '../../match';
import { isRefusal } from '../../ground/result';
import { viewersOf, type Seat, type Viewer } from '../../ground/seats';
import { firstDifference } from '../difference';
import type { Violation } from './progress';
import { redealt } from './worlds';

const VIEWERS = (match: Match): Viewer[] => [...viewersOf(match.start.seats), 'everyone'];

/** A game that declares no secrets shows the same view and the same events to everybody. */
export function openProblem(match: Match, events: readonly TypedThing[]): Violation {
  const spectators = match.project('spectator');
  for (const viewer of VIEWERS(match)) {
    const difference = firstDifference(match.project(viewer), spectators, `${viewer}'s view`);
    if (difference) return `there are secrets that the game does not own to: ${difference}`;
  }
  const told = events.find((event) => match.game.audience(event) !== undefined);
  return told && `the event ${told.type} is not for all, in a game without secrets`;
}

/** The viewer's view and legal actions do not depend on what the viewer cannot know. */
export function viewLeak(match: Match, viewer: Viewer, seed: string): Violation {
  const { game } = match;
  const other = redealt(match, viewer, seed);
  const view = game.project(match.state, viewer);
  const otherView = game.project(other, viewer);
  const difference = firstDifference(view, otherView, `${viewer}'s view`);
  if (difference) return `what ${viewer} may not know shows: ${difference}`;
  if (JSON.stringify(view) !== JSON.stringify(otherView)) {
    return `what ${viewer} may not know shows in the order of the fields`;
  }
  if (typeof viewer !== 'number') return undefined;
  return firstDifference(
    game.legal(view, viewer),
    game.legal(otherView, viewer),
    `${viewer}'s legal actions`,
  );
}

/** Spectators see nothing that differs between worlds which look the same to some seat: no more than every seat knows. */
export function spectatorLeak(match: Match, seat: Seat, seed: string): Violation {
  const { game } = match;
  const [view, other] = [match.state, redealt(match, seat, seed)].map((state) =>
    game.project(state, 'spectator'),
  );
  const difference = firstDifference(view, other, 'the view');
  return difference && `spectators see what seat ${seat} may not know: ${difference}`;
}

/** The seats to act, the deadline and the chat audience are public: they depend only on what anybody may know. */
export function courseLeak(match: Match, viewer: Viewer, seed: string): Violation {
  const { game } = match;
  const other = redealt(match, viewer, seed);
  const courseOf = (state: unknown) => ({
    toAct: game.toAct(state),
    answerDeadline: game.answerDeadline?.(state),
    chatAudience: viewersOf(match.start.seats).map((speaker) =>
      game.chatAudience?.(game.project(state, speaker), speaker),
    ),
  });
  const difference = firstDifference(courseOf(match.state), courseOf(other), 'the course of the game');
  return difference && `what ${viewer} may not know shows: ${difference}`;
}

/** The judgement of a seat's own actions does not depend on what the seat cannot know. */
export function refusalLeak(
  match: Match,
  seat: Seat,
  actions: readonly TypedThing[],
  seed: string,
): Violation {
  const other = redealt(match, seat, seed);
  for (const action of actions) {
    const [here, there] = [match.state, other].map((state) => answerTo(match, state, seat, action));
    const difference = firstDifference(here, there, `the answer to ${JSON.stringify(action)}`);
    if (difference) return `${difference}: that tells seat ${seat} a secret`;
  }
  return undefined;
}

function answerTo(match: Match, state: unknown, seat: Seat, action: TypedThing): unknown {
  const dice = quickDice(seedFrom('step', match.start.seed));
  const step = match.game.apply(state, seat, action, dice);
  return isRefusal(step) ? step : 'accepted';
}
