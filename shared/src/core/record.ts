import type { Roll } from './dice';
import type { Outcome, TypedThing } from './game';
import type { Reel } from './reel';
import type { Seat } from './seats';

export const RECORD_FORMAT = 'gearhall-record-1';

/** An accepted action of a finished game. */
export interface RecordedEntry {
  readonly seat: Seat;
  readonly action: TypedThing;
  /** The dice that it rolled; absent for none. */
  readonly rolls?: readonly Roll[];
  /** Who decided, if no person did. */
  readonly by?: 'bot' | 'clock';
  /** Milliseconds since the start of the game. */
  readonly at: number;
}

/** Everything about a finished game: what a replay needs, and what proves that nobody bent it. A JSON file. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  /** Id of its table. */
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** In the order of the seats. */
  readonly names: readonly string[];
  /** When the game began, ISO 8601. */
  readonly began: string;
  /** SHA-256 of `seed`, as it was published before any salt was given. */
  readonly seal: string;
  /** The hall's seed, hex. */
  readonly seed: string;
  /** What each seat's browser added; '' for none. */
  readonly salts: readonly string[];
  /** The dice of the set-up. */
  readonly rolls: readonly Roll[];
  readonly entries: readonly RecordedEntry[];
  readonly outcome: Outcome;
  /** What each pair of eyes saw, so that the game can be watched when its rules are gone: by viewer. */
  readonly reels: Readonly<Record<string, Reel>>;
  /** SHA-256 of all of the above. */
  readonly digest: string;
  /** The hall's Ed25519 key (hex) and its signature of the digest. */
  readonly key: string;
  readonly signature: string;
}
