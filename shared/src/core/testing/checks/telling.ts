import { quickDice, seedFrom } from '../../dice/dice';
import type { Transition, TypedThing } from '../../game';
import type { Match } from '../../match';
import type { Entry } from '../../log/entry';
import { RESIGN } from '../../log/resign';
import { isRefusal } from '../../ground/result';
import { seatsOf, viewersOf, type Seat, type Viewer } from '../../ground/seats';
import { firstDifference, same } from '../difference';
import type { Moment } from '../playout';
import { spread } from '../spread';
import type { Violation } from './progress';
import { redealt } from './worlds';

/** Legal actions of a seat whose events are compared, per position. */
const EVENT_CHOICES = 12;
/** The maximum number of redealt worlds that are tried for a deed with events that are private to others. */
const WORLDS = 24;

/** An action and its result in some world. */
interface Deed extends Entry {
  readonly step: Transition<unknown, TypedThing>;
}

/**
 * Events reveal nothing to a viewer that the view hides. Compares two deeds: the same one in the real and in a redealt
 * world, or two of one seat in the real world. Examines all viewers and all possible actions, including the real one,
 * which need not be among the samples, and resigning.
 */
export function eventLeak({ before, entry }: Moment, seed: string): Violation {
  const seats = seatsOf(before.start.seats).filter((seat) => before.isIn(seat));
  const deeds = seats.flatMap((seat) =>
    choicesOf(before, seat, entry).flatMap((action) => deedIn(before, before.state, { seat, action }) ?? []),
  );
  for (const viewer of viewersOf(before.start.seats)) {
    for (const [index, deed] of deeds.entries()) {
      const next = deeds[index + 1];
      const other = next?.seat === deed.seat && deed.seat !== viewer ? next : undefined;
      const leak =
        leakInWorlds(before, viewer, deed, seed) ??
        (other && looksTheSame(before, viewer, deed, other)
          ? differenceHeard(before, viewer, deed, other)
          : undefined);
      if (leak) return leak;
    }
  }
  return undefined;
}

/** If others are told something in private, worlds are tried until one looks the same to them afterwards too. */
function leakInWorlds(match: Match, viewer: Viewer, deed: Deed, seed: string): Violation {
  const isToldAside =
    viewer !== deed.seat &&
    match.eventsFor(deed.step.events, viewer).some((event) => match.game.audience(event) !== undefined);
  for (const turn of seatsOf(isToldAside ? WORLDS : 1)) {
    const world = redealt(match, viewer, turn === 0 ? seed : `${seed} ${turn}`);
    const other = deedIn(match, world, deed);
    if (other && looksTheSame(match, viewer, deed, other)) return differenceHeard(match, viewer, deed, other);
  }
  return undefined;
}

function choicesOf(match: Match, seat: Seat, entry: Entry): readonly TypedThing[] {
  const some = spread(match.legal(seat), EVENT_CHOICES);
  const isNew = entry.seat === seat && !some.some((action) => same(action, entry.action));
  return [...some, ...(isNew && entry.action.type !== RESIGN.type ? [entry.action] : []), RESIGN];
}

/** Does the viewer see the same after both, although the states differ? */
const looksTheSame = ({ game }: Match, viewer: Viewer, { step }: Deed, other: Deed): boolean =>
  !same(step.state, other.step.state) &&
  same(game.project(step.state, viewer), game.project(other.step.state, viewer));

/** Then their events must be the same too. */
function differenceHeard(match: Match, viewer: Viewer, deed: Deed, other: Deed): Violation {
  const difference = firstDifference(
    match.eventsFor(deed.step.events, viewer),
    match.eventsFor(other.step.events, viewer),
    'the events',
  );
  return (
    difference &&
    `events after ${deed.action.type} of seat ${deed.seat} tell ${viewer} a secret: ${difference}`
  );
}

function deedIn(match: Match, state: unknown, { seat, action }: Entry): Deed | undefined {
  const dice = quickDice(seedFrom('step', match.start.seed));
  const { game } = match;
  const step =
    action.type === RESIGN.type ? game.resign(state, seat, dice) : game.apply(state, seat, action, dice);
  return isRefusal(step) ? undefined : { seat, action, step };
}
