import type { PersonId } from '../../identity/tokens';
import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Sharing, Sitter } from '@gearhall/shared/core/table/table';

/** Who sits on a seat. */
export interface SeatState {
  readonly sitter: Sitter;
  /** For a person only. */
  readonly person?: PersonId;
  readonly name: string;
  readonly level: BotLevel | '';
  readonly resigned: boolean;
  readonly again: boolean;
  /** The contribution of the person's browser to the dice seed (hex), or ''. */
  readonly salt: string;
  /** The bot that acts for the person while they are gone, or ''. */
  readonly standIn: BotLevel | '';
  /** Spectators may take the seat. */
  readonly offered: boolean;
  /** What spectators may see of what the seat sees; absent: nothing. */
  readonly shares?: Sharing;
  /** Agrees to end a game that cannot go on. */
  readonly ends?: true;
  /** The people who held the seat earlier in this game. */
  readonly formers?: readonly PersonId[];
}

/** Who sits where, and who is host. Immutable: every change returns a new value. */
export interface Seating {
  /** The seat that may start; -1 while no person sits. */
  readonly host: Seat;
  readonly seats: readonly SeatState[];
}

/** The name of somebody who has deleted their data. */
export const SOMEBODY = 'Somebody';

/** Somebody whom the host keeps off the table, by the name that they had then. */
export interface KeptOff {
  readonly person: PersonId;
  readonly name: string;
}
