import type { Viewer } from '@gearhall/shared/core/ground/seats';
import type { ChatMessage } from '@gearhall/shared/core/wire/wire';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import type { PersonId } from '../identity/tokens';
import {
  chatAudienceOf,
  withLine,
  withoutWordsOf,
  type Said,
  type StoredLine,
} from '../store/contract/chatLines';
import { carriedFrom } from './carriedChat';
import type { Seating } from '../store/contract/seating';

/** Who reads: as a viewer of the game, and as a person, who may be on another seat than at the table before. */
export interface ChatReader {
  readonly viewer: Viewer;
  readonly person: PersonId;
}

export function hears({ viewer, person }: ChatReader, { line: { to }, readers }: Said): boolean {
  if (readers) return readers.includes(person);
  return to === undefined || (typeof viewer === 'number' && to.includes(viewer));
}

/** How many lines. */
interface Span {
  readonly before: number;
  readonly after: number;
}

interface Surroundings {
  readonly line: StoredLine;
  /** That line, and those before and after it. */
  readonly lines: readonly StoredLine[];
}

/**
 * The last chat lines of a table. Every viewer has their own numbering, without gaps for lines that they may not read.
 */
export class ChatLog {
  /** The number after the last line, even if that line can no longer be read. */
  private readonly least: number;

  /** `lost`: the numbers of stored lines that cannot be read. */
  constructor(
    private lines: readonly StoredLine[],
    lost: readonly number[] = [],
  ) {
    this.least = (lost.at(-1) ?? -1) + 1;
  }

  /** The number of lines in all. */
  get length(): number {
    return Math.max(this.least, (this.lines.at(-1)?.index ?? -1) + 1);
  }

  add(said: Said): void {
    this.lines = withLine(this.lines, said, this.length);
  }

  /** Takes out what a person has said. */
  blank(person: PersonId): void {
    this.lines = withoutWordsOf(this.lines, person);
  }

  /** What goes along to the next table. */
  goingAlong(seating: Seating): readonly Said[] {
    return carriedFrom(this.lines, seating);
  }

  /** The number of lines that somebody could read, in all. */
  countFor(reader: ChatReader): number {
    const heard = this.heardBy(reader);
    const counts = new Map(heard.map((one) => [chatAudienceOf(one), one.place + 1]));
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The reader's lines from this number (their own) on, as far as they are kept. */
  since(reader: ChatReader, number: number): ChatMessage {
    const count = this.countFor(reader);
    const lines = this.heardBy(reader)
      .slice(-LIMITS.chatLines)
      .map(({ line }) => line);
    const from = Math.max(number, count - lines.length);
    return { from, lines: lines.slice(lines.length - count + from) };
  }

  /** The reader's line with this number (their own) and those that they can read around it, as far as they are kept. */
  around(reader: ChatReader, number: number, { before, after }: Span): Surroundings | undefined {
    const heard = this.heardBy(reader).slice(-LIMITS.chatLines);
    const place = number - (this.countFor(reader) - heard.length);
    const line = heard[place];
    if (!line) return undefined;
    return { line, lines: heard.slice(Math.max(0, place - before), place + 1 + after) };
  }

  private heardBy(reader: ChatReader): readonly StoredLine[] {
    return this.lines.filter((one) => hears(reader, one));
  }
}
