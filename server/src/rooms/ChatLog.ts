import { LIMITS, type ChatLine, type ChatMessage } from '@gearhall/shared/core/wire';

/** The last lines said at a table, numbered from the first that ever was. */
export class ChatLog {
  private lines: ChatLine[];

  constructor(
    private from: number,
    lines: readonly ChatLine[],
  ) {
    this.lines = [...lines];
  }

  /** How many lines there were in all. */
  get length(): number {
    return this.from + this.lines.length;
  }

  add(line: ChatLine): void {
    this.lines.push(line);
    if (this.lines.length > LIMITS.chatLines) {
      this.lines.shift();
      this.from += 1;
    }
  }

  /** The lines from this number on, as far as they are remembered. */
  since(number: number): ChatMessage {
    const from = Math.max(number, this.from);
    return { from, lines: this.lines.slice(from - this.from) };
  }
}
