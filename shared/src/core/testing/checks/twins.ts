import type { Entry } from '../../log/entry';
import { quickDice, seedFrom } from '../../dice/dice';
import type { Transition, TypedThing } from '../../game';
import type { Match } from '../../match';
import { RESIGN } from '../../log/resign';
import { isRefusal } from '../../ground/result';
import { seatsOf, viewersOf, type Seat, type Viewer } from '../../ground/seats';
import { firstDifference, same } from '../difference';
import type { Moment } from '../playout';
import { spread } from '../spread';
import type { Violation } from './progress';
import { redealt } from './worlds';

/** What a game openly shows of what was hidden, and when: there, worlds that looked the same may go apart. */
export interface Openly {
  /** Kinds of events that show something, or that what they tell of brings to light. */
  readonly events?: readonly string[];
  /** Names of the fields of a view, at any depth, where hidden things lie until they are shown. */
  readonly fields?: readonly string[];
  /** May everybody notice what differs in these worlds? Then they are not compared. */
  noticeable?(state: unknown, other: unknown): boolean;
}

/** Legal actions of a seat that are done in both worlds, at each position. */
const CHOICES = 8;
/** Redealt worlds for each viewer and action. */
const WORLDS = 2;

/** The same act in two worlds that looked the same to a viewer before it. */
export interface Twins extends Entry {
  readonly viewer: Viewer;
  readonly here: Transition<unknown, TypedThing>;
  readonly there: Transition<unknown, TypedThing>;
}

/**
 * Whoever cannot tell two worlds apart cannot do so after the same act either, unless something is openly shown: the
 * same kinds of events come in the same order, up to the first that shows something; and where the same events were
 * heard, the view is the same, up to the end of the game, and it waits for the same seats. So no question is asked, or left out, for what
 * others may not know.
 */
export function consequenceLeak(moment: Moment, seed: string, openly: Openly = {}): Violation {
  for (const twins of twinsAt(moment, seed, openly)) {
    const told = differenceBetween(moment.before, twins, openly);
    const { action, seat, viewer } = twins;
    if (told) return `what follows ${action.type} of seat ${seat} tells ${viewer} a secret: ${told}`;
  }
  return undefined;
}

/** The acts of every seat, for every viewer, in each redealt world that allows them. */
export function* twinsAt({ before, entry }: Moment, seed: string, openly: Openly = {}): Generator<Twins> {
  for (const seat of seatsOf(before.start.seats).filter((one) => before.isIn(one))) {
    for (const action of actsOf(before, seat, entry)) {
      const here = stepIn(before, before.state, { seat, action });
      if (!here) continue;
      for (const viewer of viewersOf(before.start.seats)) {
        for (const world of worldsFor(before, viewer, seed, openly)) {
          const there = stepIn(before, world, { seat, action });
          if (there) yield { seat, action, viewer, here, there };
        }
      }
    }
  }
}

const actsOf = (match: Match, seat: Seat, { seat: by, action }: Entry): readonly TypedThing[] => [
  ...(by === seat ? [action] : []),
  ...spread(match.legal(seat), CHOICES),
  RESIGN,
];

const worldsFor = (match: Match, viewer: Viewer, seed: string, { noticeable }: Openly): readonly unknown[] =>
  seatsOf(WORLDS)
    .map((turn) => redealt(match, viewer, turn === 0 ? seed : `${seed} ${turn}`))
    .filter((world) => !same(world, match.state) && !noticeable?.(match.state, world));

function differenceBetween(match: Match, { viewer, here, there }: Twins, openly: Openly): Violation {
  const [heard, other] = [match.eventsFor(here.events, viewer), match.eventsFor(there.events, viewer)];
  const length = Math.max(heard.length, other.length);
  const parting = seatsOf(length).find((index) => !same(heard[index], other[index]));
  if (parting === undefined) {
    const [after, otherAfter] = [here, there].map(({ state }) => publicCourse(match, state, viewer, openly));
    return firstDifference(after, otherAfter, 'the course');
  }
  const kinds = [heard[parting]?.type, other[parting]?.type];
  const shows = kinds[0] === kinds[1] || kinds.some((kind) => openly.events?.includes(kind ?? ''));
  return shows ? undefined : kinds.map((kind) => kind ?? 'nothing').join(' or ');
}

/** What a viewer can notice after an act: their view, unless the end lays it open, and whom the game waits for. */
function publicCourse({ game, start }: Match, state: unknown, viewer: Viewer, { fields = [] }: Openly) {
  return {
    view: game.outcome(state) ? 'open' : without(game.project(state, viewer), fields),
    toAct: game.toAct(state),
    answerDeadline: game.answerDeadline?.(state),
    chatAudience: viewersOf(start.seats).map((speaker) =>
      game.chatAudience?.(game.project(state, speaker), speaker),
    ),
  };
}

const without = (view: unknown, fields: readonly string[]): unknown =>
  fields.length === 0
    ? view
    : JSON.parse(JSON.stringify(view, (key, value: unknown) => (fields.includes(key) ? undefined : value)));

function stepIn({ game, start }: Match, state: unknown, { seat, action }: Entry): Twins['here'] | undefined {
  const dice = quickDice(seedFrom('step', start.seed));
  const step =
    action.type === RESIGN.type ? game.resign(state, seat, dice) : game.apply(state, seat, action, dice);
  return isRefusal(step) ? undefined : step;
}
