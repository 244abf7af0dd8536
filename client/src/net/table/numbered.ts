/**
 * A list that arrives in numbered pieces, perhaps twice, perhaps with gaps: events and chat. Keeps every
 * piece that continues the list; of later pieces it only remembers that they exist. Where the other side
 * keeps only the last `memory` items, older ones are not waited for.
 */
export class Numbered<T> {
  private readonly items: T[] = [];
  /** The number of the first item kept. */
  private first = 0;
  private known = 0;

  constructor(private readonly memory = Infinity) {}

  /** Takes a piece whose first item has number `from`; returns the items that were new. */
  take(from: number, piece: readonly T[]): readonly T[] {
    this.expect(from + piece.length);
    if (from > this.next) return [];
    const fresh = piece.slice(this.next - from);
    this.items.push(...fresh);
    return fresh;
  }

  /** There are at least `total` items in all. */
  expect(total: number): void {
    this.known = Math.max(this.known, total);
    const oldest = this.known - this.memory;
    if (oldest > this.next) this.begin(oldest);
  }

  /** Forgets everything: the numbers start over. */
  reset(): void {
    this.known = 0;
    this.begin(0);
  }

  private begin(first: number): void {
    this.items.length = 0;
    this.first = first;
  }

  /** The number of the next item wanted. */
  get next(): number {
    return this.first + this.items.length;
  }

  get complete(): boolean {
    return this.next >= this.known;
  }

  get list(): readonly T[] {
    return this.items;
  }
}
