import type { SpecialLevel } from '../bots/bot';

/**
 * What one viewer may know and others may not, in a few words each. Empty: all viewers share one view.
 *
 * It decides what the contract suite checks (testing/laws.ts, testing/contract.ts). For a game without secrets:
 * - all viewers see the same views and events;
 * - only dice and the actions of others prevent a free undo.
 *
 * For a game with secrets, where `redeal` defines what a viewer cannot know:
 * - views, legal actions, refusals, events (of the set-up, of resigning), the seats to act and the chat audience are
 *   the same in all worlds that a viewer cannot distinguish, and stay so after the same act, unless something is openly
 *   shown (`openly`);
 * - spectators see no more than every seat;
 * - `redeal` depends on the view alone, gives a playable table, and changes something for everybody;
 * - each seat sees at least once what every other viewer cannot: at every table, and in every phase of the game, except
 *   where the game's own test declares that nothing is hidden (`hiding`).
 *
 * The words themselves are for people: any one secret, whatever it says, switches all of this on.
 *
 * @example
 * ```ts
 * import type { Secrets } from '@gearhall/shared/core/game/about';
 *
 * export const secrets: Secrets = ['the card of the other player'];
 * ```
 */
export type Secrets = readonly string[];

/**
 * An id is a folder, a room type, a name in code and a part of addresses.
 *
 * @example
 * ```ts
 * import { GAME_ID } from '@gearhall/shared/core/game/about';
 *
 * GAME_ID.test('kuhn'); // true
 * GAME_ID.test('Kuhn poker'); // false
 * ```
 */
export const GAME_ID = /^[a-z][a-z0-9]{1,31}$/u;

/**
 * What the hall knows of a game before loading its rules.
 *
 * @example
 * ```ts
 * import type { About } from '@gearhall/shared/core/game/about';
 *
 * export const about: About = {
 *   id: 'kuhn',
 *   title: 'Kuhn poker',
 *   tagline: 'Three cards, two players, one bet.',
 *   seats: { min: 2, max: 2 },
 *   minutes: { min: 1, max: 1 },
 *   secrets: ['the card of the other player'],
 *   rulesVersion: 1,
 *   credits: { designers: ['Harold W. Kuhn'], publisher: 'Princeton University Press', year: 1950 },
 * };
 * ```
 */
export interface About {
  /** As `GAME_ID` says. */
  readonly id: string;
  /** As people read it; it may change. */
  readonly title: string;
  /** One line for the lobby. */
  readonly tagline: string;
  /** How many can play it, by the widest options. */
  readonly seats: SeatLimits;
  /** How long a game takes, in minutes. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** What somebody may know and others not; empty: nothing. */
  readonly secrets: Secrets;
  /** The bots that it has besides those of the usual levels. Absent: none. */
  readonly bots?: readonly SpecialLevel[];
  /** Raised whenever a record would replay to a different end. */
  readonly rulesVersion: number;
  /** Who made the printed game, and the year of its first edition. */
  readonly credits: {
    readonly designers: readonly string[];
    readonly publisher: string;
    /** Absent if nobody knows it any more. */
    readonly year?: number;
  };
}

/**
 * How many seats a table may have.
 *
 * @example
 * ```ts
 * import type { SeatLimits } from '@gearhall/shared/core/game/about';
 *
 * export const seats: SeatLimits = { min: 2, max: 4 };
 * ```
 */
export interface SeatLimits {
  /** The fewest, at least 1. */
  readonly min: number;
  /** The most. */
  readonly max: number;
}
