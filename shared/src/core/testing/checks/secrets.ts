import { quickDice, seedFrom } from '../../dice';
import type { AnyGame, TypedThing } from '../../game';
import { Match } from '../../match';
import { isRefusal } from '../../result';
import { seatsOf, viewersOf, type Seat, type Viewer } from '../../seats';
import { firstDifference, same } from '../difference';
import { spread } from '../spread';
import type { Violation } from './progress';

/** Legal actions of a seat whose events are compared, at one position. */
const EVENT_CHOICES = 12;
/** Of the legal actions in a world dealt anew, so many are tried. */
const REDEALT_CHOICES = 40;
const SETUPS = 12;

const VIEWERS = (match: Match): Viewer[] => [...viewersOf(match.start.seats), 'everyone'];

/** A game that says it has no secrets shows everybody the same, and tells everybody everything. */
export function openProblem(match: Match, events: readonly TypedThing[]): Violation {
  const spectators = match.project('spectator');
  for (const viewer of VIEWERS(match)) {
    const difference = firstDifference(match.project(viewer), spectators, `${viewer}'s view`);
    if (difference) return `there are secrets that the game does not own to: ${difference}`;
  }
  const told = events.find((event) => match.game.audience(event) !== undefined);
  return told && `the event ${told.type} is not for all, in a game without secrets`;
}

/** Set-ups that look alike to a watcher are told alike, though what was dealt differs. */
export function setupLeak(game: AnyGame, options: unknown, seats: number, seed: string): Violation {
  const starts = seatsOf(SETUPS).map((turn) =>
    Match.begin(game, { options, seats, seed: seedFrom('setup', seed, turn) }),
  );
  for (const [index, one] of starts.entries()) {
    for (const two of starts.slice(index + 1)) {
      if (same(one.match.state, two.match.state)) continue;
      if (!same(one.match.project('spectator'), two.match.project('spectator'))) continue;
      const told = [one, two].map(({ match, events }) => match.eventsFor(events, 'spectator'));
      const difference = firstDifference(told[0], told[1], 'the events');
      if (difference) return `the events of the set-up tell watchers a secret: ${difference}`;
    }
  }
  return undefined;
}

/** The same table with everything dealt anew that `viewer` cannot know. */
export function redealt(match: Match, viewer: Viewer, seed: string): unknown {
  return match.game.redeal(match.state, viewer, quickDice(seedFrom('redeal', seed)));
}

/** The viewer's view and legal actions do not change with what the viewer cannot know. */
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

/** Whom the game waits for and for how long, and who hears whom, is open: it follows from what anybody may know. */
export function courseLeak(match: Match, viewer: Viewer, seed: string): Violation {
  const { game } = match;
  const other = redealt(match, viewer, seed);
  const courseOf = (state: unknown) => ({
    toAct: game.toAct(state),
    patience: game.patience?.(state),
    hearers: viewersOf(match.start.seats).map((speaker) =>
      game.hearers?.(game.project(state, speaker), speaker),
    ),
  });
  const difference = firstDifference(courseOf(match.state), courseOf(other), 'the course of the game');
  return difference && `what ${viewer} may not know shows: ${difference}`;
}

/** How a seat's own actions are judged does not change with what the seat cannot know. */
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

/**
 * Events tell a viewer nothing that the view keeps back. Two steps are compared: the same action in
 * the real and in a redealt world, or two actions of a seat in the real one. Where the viewer sees
 * the same afterwards although the states differ, the events that reach the viewer must be the same.
 */
export function eventLeak(match: Match, viewer: Viewer, seat: Seat, choice: EventChoice): Violation {
  const first = stepOf(match, match.state, seat, choice.action);
  const second = stepOf(match, choice.otherState ?? match.state, seat, choice.otherAction ?? choice.action);
  if (!first || !second || same(first.state, second.state)) return undefined;
  const { game } = match;
  if (!same(game.project(first.state, viewer), game.project(second.state, viewer))) return undefined;
  const difference = firstDifference(
    match.eventsFor(first.events, viewer),
    match.eventsFor(second.events, viewer),
    'the events',
  );
  return (
    difference && `events after ${choice.action.type} of seat ${seat} tell ${viewer} a secret: ${difference}`
  );
}

export interface EventChoice {
  readonly action: TypedThing;
  /** Another world that the viewer cannot tell from this one. */
  readonly otherState?: unknown;
  /** Another thing that the seat might have done. */
  readonly otherAction?: TypedThing;
}

/**
 * Every viewer of a game with secrets has something that can be dealt anew, somewhere in some game:
 * not in each, for who files the first of two builds has nothing to wonder about before both are revealed.
 */
export function redealProblem(matches: readonly Match[], seed: string): Violation {
  if (matches.length === 0) return 'there are no positions to deal anew';
  const most = Math.max(...matches.map(({ start }) => start.seats));
  const idle = viewersOf(most).find((viewer) =>
    matches
      .filter(({ start }) => typeof viewer !== 'number' || viewer < start.seats)
      .every((match) => same(redealt(match, viewer, seed), match.state)),
  );
  return idle === undefined ? undefined : `redeal never changes anything for ${idle}`;
}

/** A redealt table is a table: whoever is to act has legal actions there, and they are accepted. */
export function redealtPlayProblem(match: Match, viewer: Viewer, seed: string): Violation {
  const { game } = match;
  const state = redealt(match, viewer, seed);
  for (const seat of game.toAct(state)) {
    const legal = game.legal(game.project(state, seat), seat);
    if (legal.length === 0) return `dealt anew for ${viewer}, seat ${seat} has no legal action`;
    for (const action of spread(legal, REDEALT_CHOICES)) {
      const step = game.apply(state, seat, action, quickDice(seedFrom('redealt', seed)));
      if (isRefusal(step)) {
        return `dealt anew for ${viewer}, ${action.type} of seat ${seat} is refused: ${step.refused}`;
      }
    }
  }
  return undefined;
}

/** The first leak through events at this position, over all viewers and what others may do. */
export function anyEventLeak(match: Match, seed: string): Violation {
  for (const viewer of viewersOf(match.start.seats)) {
    const otherState = redealt(match, viewer, seed);
    for (const seat of seatsOf(match.start.seats).filter((other) => match.isIn(other))) {
      const legal = spread(match.legal(seat), EVENT_CHOICES);
      for (const [index, action] of legal.entries()) {
        const otherAction = legal[index + 1];
        const leak =
          eventLeak(match, viewer, seat, { action, otherState }) ??
          (otherAction && seat !== viewer
            ? eventLeak(match, viewer, seat, { action, otherAction })
            : undefined);
        if (leak) return leak;
      }
    }
  }
  return undefined;
}

function answerTo(match: Match, state: unknown, seat: Seat, action: TypedThing): unknown {
  const dice = quickDice(seedFrom('step', match.start.seed));
  const step = match.game.apply(state, seat, action, dice);
  return isRefusal(step) ? step : 'accepted';
}

function stepOf(match: Match, state: unknown, seat: Seat, action: TypedThing) {
  const step = match.game.apply(state, seat, action, quickDice(seedFrom('step', match.start.seed)));
  return isRefusal(step) ? undefined : step;
}
