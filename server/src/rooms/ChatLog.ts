import type { Viewer } from '@gearhall/shared/core/seats';
import { LIMITS, type ChatLine, type ChatMessage } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';
import { chatAudienceOf, withLine, withoutWordsOf, type Said, type StoredLine } from '../store/chatLines';

export const hears = (viewer: Viewer, { to }: ChatLine): boolean =>
  to === undefined || (typeof viewer === 'number' && to.includes(viewer));

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

  /** The number of lines that a viewer could read, in all. */
  countFor(viewer: Viewer): number {
    const heard = this.heardBy(viewer);
    const counts = new Map(heard.map(({ line, place }) => [chatAudienceOf(line), place + 1]));
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The viewer's lines from this number (their own) on, as far as they are kept. */
  since(viewer: Viewer, number: number): ChatMessage {
    const count = this.countFor(viewer);
    const lines = this.heardBy(viewer)
      .slice(-LIMITS.chatLines)
      .map(({ line }) => line);
    const from = Math.max(number, count - lines.length);
    return { from, lines: lines.slice(lines.length - count + from) };
  }

  /** The viewer's line with this number (their own) and those that they can read around it, as far as they are kept. */
  around(viewer: Viewer, number: number, { before, after }: Span): Surroundings | undefined {
    const heard = this.heardBy(viewer).slice(-LIMITS.chatLines);
    const place = number - (this.countFor(viewer) - heard.length);
    const line = heard[place];
    if (!line) return undefined;
    return { line, lines: heard.slice(Math.max(0, place - before), place + 1 + after) };
  }

  private heardBy(viewer: Viewer): readonly StoredLine[] {
    return this.lines.filter(({ line }) => hears(viewer, line));
  }
}
