import type { Proxy } from '../log/coreEvents';
import { BOT_NAMES } from '../bots/botNames';
import type { Outcome, TypedThing } from '../game';
import { BOT_LEVELS, type BotLevel } from '../bots/bot';
import type { ViewHistory } from '../replay/viewHistory';
import type { Seat } from '../ground/seats';

/** Every format that was ever written, the oldest first. Format 1 lacks the draw numbers of its rolls. */
export const RECORD_FORMATS = ['gearhall-record-1', 'gearhall-record-2'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
/** The format in which records are written. */
export const RECORD_FORMAT = 'gearhall-record-2' satisfies RecordFormat;

/** A die that was rolled (dice/dice.ts); in format 1 without the number of its draw. */
export type RecordedRoll = readonly [sides: number, value: number, draw?: number | undefined];

/** An accepted action of a finished game. */
export interface RecordedEntry {
  readonly seat: Seat;
  readonly action: TypedThing;
  /** The dice that it rolled, even if the action was undone later: their draws are not used again. Absent if none. */
  readonly rolls?: readonly RecordedRoll[];
  /** Who decided, if no person did. */
  readonly by?: Proxy;
  /** Milliseconds since the start of the game. */
  readonly at: number;
}

/** Everything about a finished game: what a replay needs, and what proves that nobody altered it. A JSON file. */
export interface GameRecord {
  readonly format: RecordFormat;
  /** Id of the table. */
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** What a series has handed to the match; absent: nothing. */
  readonly carried?: unknown;
  /** In the order of the seats, as they were at the end. */
  readonly names: readonly string[];
  /** When the game began, ISO 8601. */
  readonly began: string;
  /** SHA-256 of `seed`, as it was published before any salt was given. */
  readonly seal: string;
  /** The hall's seed, hex. */
  readonly seed: string;
  /** What each seat's browser contributed; '' if nothing. */
  readonly salts: readonly string[];
  /** The dice of the set-up. */
  readonly rolls: readonly RecordedRoll[];
  readonly entries: readonly RecordedEntry[];
  readonly outcome: Outcome;
  /**
   * What each viewer saw, so that the game can be replayed even when its rules are no longer available: by viewer
   * (seat, "spectator", "everyone"), each with a step for the set-up and one for every entry, including entries that
   * were invisible to the viewer. A game without secrets has a single view history, "everyone".
   */
  readonly reels: Readonly<Record<string, ViewHistory>>;
  /** SHA-256 of all fields above (json/canonical.ts). */
  readonly digest: string;
  /** The hall's Ed25519 key (hex) and its signature of the digest (signing.ts). */
  readonly key: string;
  readonly signature: string;
}

/** How a bot is named in a record. */
export const recordedBot = (name: string, level: BotLevel): string => `${name} (${level} bot)`;

/** The bot that a name in a record refers to; in records from the time before bots had names, its name is empty. */
export function botIn(recorded: string): { readonly name: string; readonly level: BotLevel } | undefined {
  for (const level of BOT_LEVELS) {
    if (recorded === `Bot (${level})`) return { name: '', level };
    const name = BOT_NAMES.find((one) => recorded === recordedBot(one, level));
    if (name) return { name, level };
  }
  return undefined;
}

/** The maximum size of a file: a dropped file may be anything. */
export const RECORD_LIMITS = {
  characters: 64 * 1024 * 1024,
  seats: 16,
  entries: 50_000,
  rolls: 1000,
  sides: 1000,
  /** Nesting depth of objects and lists. */
  depth: 64,
} as const;
