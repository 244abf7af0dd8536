import type { AnyGame, TypedThing } from '../game';
import { seatsOf } from '../ground/seats';
import { storyOf, type Plan, type Story } from './plans';
import type { Moment } from './playout';

/** The maximum number of playouts with other seeds when something has not occurred in those of the plans. */
const MORE_PLAYOUTS = 24;
/** In those playouts somebody resigns sooner or later. */
const ONE_RESIGNS_IN = 40;

/** A moment, and the name of its playout. */
export interface Found {
  readonly name: string;
  readonly moment: Moment;
}

export interface FoundKinds {
  /** Moments with something that did not occur before them. */
  readonly found: readonly Found[];
  /** Kinds of actions and events that never occurred. */
  readonly unmet: readonly string[];
}

/** Searches for what has not occurred yet and is not rare: first in the stories, then in more and more playouts. */
export function growKinds(
  game: AnyGame,
  { plans, stories, rare }: { plans: readonly Plan[]; stories: Iterable<Story>; rare: readonly string[] },
  looked: readonly Found[],
): FoundKinds {
  const kinds = [...kindsOf(game.action), ...kindsOf(game.event)];
  const missing = new Set(kinds.filter((kind) => !rare.includes(kind)));
  const found: Found[] = [];
  const meet = (things: readonly TypedThing[]): boolean =>
    things.filter(({ type }) => missing.delete(type)).length > 0;
  looked.forEach(({ moment }) => meet(thingsAt(moment)));
  for (const { name, opening, moments } of inTurn(stories, morePlayouts(plans))) {
    if (missing.size === 0) break;
    meet(opening);
    for (const moment of moments) if (meet(thingsAt(moment))) found.push({ name, moment });
  }
  return { found, unmet: [...missing] };
}

/** One list after the other; a later one is not started before it is needed. */
export function* inTurn<Item>(...lists: readonly Iterable<Item>[]): Iterable<Item> {
  for (const list of lists) yield* list;
}

function* morePlayouts(plans: readonly Plan[]): Iterable<Story> {
  for (const more of seatsOf(MORE_PLAYOUTS)) yield storyOf(another(plans, more));
}

const thingsAt = ({ entry, events }: Moment): readonly TypedThing[] => [entry.action, ...events];

function another(plans: readonly Plan[], more: number): Plan {
  const plan = plans[more % plans.length] as Plan;
  const { name, seed } = plan;
  return { ...plan, name: `${name}, again`, seed: `${seed} again ${more}`, oneResignsIn: ONE_RESIGNS_IN };
}

/** The kinds of a discriminated union. */
export function kindsOf(union: unknown): readonly string[] {
  const { options } = union as {
    readonly options: readonly { readonly shape: { readonly type: { readonly value: string } } }[];
  };
  return options.map(({ shape }) => shape.type.value);
}
