import type { TypedThing } from '@gearhall/shared/core/game';

/** How a bot's thinking ends in the worker. */
export type Answer = { readonly action: TypedThing } | { readonly thrown: unknown };

/** What the worker tells the page: that it can be asked, and then an answer to each request, in their order. */
export type Told = 'ready' | Answer;
