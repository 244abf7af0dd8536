import type { Viewer } from '@gearhall/shared/core/seats';
import { LIMITS, type ChatLine, type ChatMessage } from '@gearhall/shared/core/wire';
import { hearersOf, withLine, type StoredLine } from '../store/chatLines';

export const hears = (viewer: Viewer, { to }: ChatLine): boolean =>
  to === undefined || (typeof viewer === 'number' && to.includes(viewer));

/** The last lines said at a table. Every viewer has numbers of their own, and no gap where they did not hear. */
export class ChatLog {
  /** The number behind the last line that was said, even if it cannot be read any more. */
  private readonly least: number;

  /** `lost`: the numbers of stored lines that cannot be read. */
  constructor(
    private lines: readonly StoredLine[],
    lost: readonly number[] = [],
  ) {
    this.least = (lost.at(-1) ?? -1) + 1;
  }

  /** How many lines there were in all. */
  get length(): number {
    return Math.max(this.least, (this.lines.at(-1)?.index ?? -1) + 1);
  }

  add(line: ChatLine): void {
    this.lines = withLine(this.lines, line, this.length);
  }

  /** How many lines a viewer has heard in all. */
  countFor(viewer: Viewer): number {
    const heard = this.heardBy(viewer);
    const counts = new Map(heard.map(({ line, place }) => [hearersOf(line), place + 1]));
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** What a viewer has heard from this number of theirs on, as far as it is remembered. */
  since(viewer: Viewer, number: number): ChatMessage {
    const count = this.countFor(viewer);
    const lines = this.heardBy(viewer)
      .slice(-LIMITS.chatLines)
      .map(({ line }) => line);
    const from = Math.max(number, count - lines.length);
    return { from, lines: lines.slice(lines.length - count + from) };
  }

  private heardBy(viewer: Viewer): readonly StoredLine[] {
    return this.lines.filter(({ line }) => hears(viewer, line));
  }
}
