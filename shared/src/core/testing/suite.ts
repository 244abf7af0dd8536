import * as fc from 'fast-check';
import type { AnyGame, TypedThing } from '../game';
import { anyAction, poolOf } from './arbitraries';
import type { Hiding } from './checks/holding';
import type { Violation } from './checks/progress';
import type { Openly } from './checks/twins';
import { botPlans, contractPlans, storyOf, type Plan, type PlanSettings, type Story } from './plans';
import type { Moment } from './playout';
import { growKinds, inTurn, type Found } from './growing';
import { growRefusals } from './refusing';
import { spread } from './spread';

export interface ContractSettings extends PlanSettings {
  /** Kinds of actions that are secret forms: `legal` gives only examples of them. */
  readonly forms?: readonly string[];
  /** Positions of each playout that the expensive checks examine. */
  readonly positions?: number;
  /** Random actions tried at each of these positions. */
  readonly tries?: number;
  /** Kinds of actions and events that random players are not expected to produce. */
  readonly rare?: readonly string[];
  /** Refusals that random actions are not expected to trigger. */
  readonly rareRefusals?: readonly string[];
  /** Are moments searched for kinds that do not occur at the positions? */
  readonly grows?: boolean;
  /** For a game with secrets: where there are none. */
  readonly hiding?: Hiding;
  /** The same: what it shows of its secrets, and how that can be told. */
  readonly openly?: Openly;
}

/** A place in a playout that a check examines. */
export interface Position {
  readonly moment: Moment;
  /** Different at every position of the suite. */
  readonly seed: string;
  /** Of the right shape; most of them are not legal. */
  readonly randomActions: readonly TypedThing[];
  readonly forms: readonly string[];
  readonly openly?: Openly | undefined;
}

export type Check = (position: Position) => Violation;

/** The first violation that a check finds among the items. */
export const firstOf = <T>(items: Iterable<T>, check: (item: T) => Violation): Violation => {
  for (const item of items) {
    const violation = check(item);
    if (violation) return violation;
  }
  return undefined;
};

export interface Suite {
  readonly plans: readonly Plan[];
  story(plan: Plan): Story;
  /** Games between bots. */
  botStories(): readonly Story[];
  positions(): readonly NamedPosition[];
  /** Each with one action that is refused there, each for a different reason. */
  refusedPositions(): readonly NamedPosition[];
  /** Kinds of actions and events that never occurred though they are not declared as rare. */
  unmetKinds(): readonly string[];
  /** The same for refusals. */
  unmetRefusals(): readonly string[];
  firstViolation(check: Check, positions?: readonly NamedPosition[]): Violation;
}

interface NamedPosition extends Position {
  readonly name: string;
}

export function suiteOf(game: AnyGame, settings: ContractSettings): Suite {
  const { forms = [], openly, rare = [], rareRefusals = [], grows = false } = settings;
  const plans = contractPlans(game, settings);
  const story = remembered(storyOf);
  const stories = once(() => plans.map(story));
  const botStories = once(() => botPlans(game, settings).map(storyOf));
  const some = once(() => sampleOf(stories(), settings));
  const kinds = once(() =>
    grows
      ? growKinds(game, { plans, stories: inTurn(stories(), lazily(botStories)), rare }, some())
      : { found: [], unmet: [] },
  );
  const positions = once(() => positionsAt(game, [...some(), ...kinds().found], settings));
  const inStories = once(() => momentsOf(stories()));
  // In short games, what has come up nowhere but in the playouts that were added is needed too.
  const places = [inStories, () => [...inStories(), ...kinds().found]];
  const refusals = once(() => growRefusals(game, places, rareRefusals));
  const refusedPositions = once(() =>
    refusals().found.map(({ name, moment, action }, index) => ({
      ...{ name: nameAt(name, moment), moment, forms, openly },
      seed: `refused ${index}`,
      randomActions: [action],
    })),
  );
  return {
    plans,
    story,
    botStories,
    positions,
    refusedPositions,
    unmetKinds: () => kinds().unmet,
    unmetRefusals: () => refusals().unmet,
    firstViolation: (check, among = positions()) =>
      firstOf(among, (position) => {
        const violation = check(position);
        return violation && `${position.name}: ${violation}`;
      }),
  };
}

function* lazily<Item>(list: () => readonly Item[]): Iterable<Item> {
  yield* list();
}

const momentsOf = (stories: readonly Story[]): Found[] =>
  stories.flatMap(({ name, moments }) => moments.map((moment) => ({ name, moment })));

const nameAt = (name: string, { match }: Moment): string => `${name}, action ${match.length}`;

function sampleOf(stories: readonly Story[], { positions = 25 }: ContractSettings): Found[] {
  return stories.flatMap(({ name, moments }) =>
    spread(moments, positions).map((moment) => ({ name, moment })),
  );
}

function positionsAt(
  game: AnyGame,
  places: readonly Found[],
  { forms = [], openly, tries = 8 }: ContractSettings,
): NamedPosition[] {
  const pool = poolOf(
    places.flatMap(({ moment }) => moment.match.toAct.flatMap((seat) => moment.match.legal(seat))),
  );
  const random = fc.sample(anyAction(game, pool), { numRuns: places.length * tries, seed: 1 });
  return places.map(({ name, moment }, index) => ({
    name: nameAt(name, moment),
    moment,
    seed: String(index),
    randomActions: random.slice(index * tries, (index + 1) * tries),
    ...{ forms, openly },
  }));
}

/** Computes on the first call only. */
function once<Value>(compute: () => Value): () => Value {
  const known = remembered<'', Value>(compute);
  return () => known('');
}

/** Computes once for each key, on the first call. */
function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}
