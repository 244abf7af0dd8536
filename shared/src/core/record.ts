import type { Proxy } from './coreEvents';
import { BOT_NAMES } from './botNames';
import { BOT_LEVELS, type BotLevel, type Outcome, type TypedThing } from './game';
import type { Reel } from './reel';
import type { Seat } from './seats';

/** Every format that was ever written, the oldest first. Format 1 does not tell the draws of its rolls. */
export const RECORD_FORMATS = ['gearhall-record-1', 'gearhall-record-2'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
/** The one in which records are written. */
export const RECORD_FORMAT = 'gearhall-record-2' satisfies RecordFormat;

/** A die that was rolled (dice.ts); in format 1 without the number of its draw. */
export type RecordedRoll = readonly [sides: number, value: number, draw?: number];

/** An accepted action of a finished game. */
export interface RecordedEntry {
  readonly seat: Seat;
  readonly action: TypedThing;
  /** The dice that it rolled, also if it was taken back later: their draws are not used again. Absent for none. */
  readonly rolls?: readonly RecordedRoll[];
  /** Who decided, if no person did. */
  readonly by?: Proxy;
  /** Milliseconds since the start of the game. */
  readonly at: number;
}

/** Everything about a finished game: what a replay needs, and what proves that nobody bent it. A JSON file. */
export interface GameRecord {
  readonly format: RecordFormat;
  /** Id of its table. */
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** In the order of the seats, as they were at the end. */
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
  readonly rolls: readonly RecordedRoll[];
  readonly entries: readonly RecordedEntry[];
  readonly outcome: Outcome;
  /**
   * What each pair of eyes saw, so that the game can be watched when its rules are gone: by viewer
   * (seat, "spectator", "everyone"), each with a step for the set-up and one for every entry, also
   * those that left no trace for the viewer. Of a game without secrets there is one reel alone,
   * under "everyone": what all saw.
   */
  readonly reels: Readonly<Record<string, Reel>>;
  /** SHA-256 of all of the above (canonical.ts). */
  readonly digest: string;
  /** The hall's Ed25519 key (hex) and its signature of the digest (signing.ts). */
  readonly key: string;
  readonly signature: string;
}

/** How a bot is named in a record. */
export const recordedBot = (name: string, level: BotLevel): string => `${name} (${level} bot)`;

/** The bot that a name in a record stands for; it has no name in records from the time when bots had none. */
export function botIn(recorded: string): { readonly name: string; readonly level: BotLevel } | undefined {
  for (const level of BOT_LEVELS) {
    if (recorded === `Bot (${level})`) return { name: '', level };
    const name = BOT_NAMES.find((one) => recorded === recordedBot(one, level));
    if (name) return { name, level };
  }
  return undefined;
}

/** What a file may hold at most: a dropped file may be anything. */
export const RECORD_LIMITS = {
  characters: 64 * 1024 * 1024,
  seats: 16,
  entries: 50_000,
  rolls: 1000,
  sides: 1000,
  /** Objects and lists within each other. */
  depth: 64,
} as const;
