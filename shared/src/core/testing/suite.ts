import * as fc from 'fast-check';
import type { AnyGame, TypedThing } from '../game';
import { anyAction, poolOf } from './arbitraries';
import type { Violation } from './checks/progress';
import { botPlans, contractPlans, storyOf, type Plan, type PlanSettings, type Story } from './plans';
import type { Moment } from './playout';
import { spread } from './spread';

export interface ContractSettings extends PlanSettings {
  /** Kinds of actions that are secret forms: `legal` gives only examples of them. */
  readonly forms?: readonly string[];
  /** Positions of each playout that the dear checks look at. */
  readonly positions?: number;
  /** Random actions tried at each of these positions. */
  readonly tries?: number;
  /** Kinds of actions and events that random players cannot be expected to bring about. */
  readonly rare?: readonly string[];
}

/** A place in a playout, where a check looks. */
export interface Position {
  readonly moment: Moment;
  /** Different at every position of the suite. */
  readonly seed: string;
  /** Of the right shape, most of them not possible. */
  readonly randomActions: readonly TypedThing[];
  readonly forms: readonly string[];
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
  positions(): readonly (Position & { readonly name: string })[];
  firstViolation(check: Check): Violation;
}

export function suiteOf(game: AnyGame, settings: ContractSettings): Suite {
  const { forms = [], positions = 25, tries = 8 } = settings;
  const plans = contractPlans(game, settings);
  const story = remembered(storyOf);
  const all = remembered(() => {
    const moments = plans.flatMap((plan) => {
      const { name, moments } = story(plan);
      return spread(moments, positions).map((moment) => ({ name, moment }));
    });
    const pool = poolOf(
      moments.flatMap(({ moment }) => moment.match.toAct.flatMap((seat) => moment.match.legal(seat))),
    );
    const random = fc.sample(anyAction(game, pool), { numRuns: moments.length * tries, seed: 1 });
    return moments.map(({ name, moment }, index) => ({
      name: `${name}, action ${moment.match.length}`,
      moment,
      seed: String(index),
      randomActions: random.slice(index * tries, (index + 1) * tries),
      forms,
    }));
  });
  const positionsOf = () => all('');
  const botStories = remembered(() => botPlans(game, settings).map(storyOf));
  return {
    plans,
    story,
    botStories: () => botStories(''),
    positions: positionsOf,
    firstViolation: (check) =>
      firstOf(positionsOf(), (position) => {
        const violation = check(position);
        return violation && `${position.name}: ${violation}`;
      }),
  };
}

/** Computes once for each key, and only when asked. */
function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}
