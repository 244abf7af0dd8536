/** The words to choose from, with their weights. */
export type Weights<T extends string> = Readonly<Record<T, number>>;

/** Seeded random numbers (SplitMix32): the same seed and case number give the same case on every machine. */
export class Rng {
  private state: number;

  constructor(seed: number, number: number) {
    this.state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b);
    for (let round = 0; round < 3; round += 1) this.next();
  }

  /** A whole number from 0 to `bound` - 1. */
  below(bound: number): number {
    return Math.floor((this.next() / 2 ** 32) * bound);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.next() / 2 ** 32 < probability;
  }

  pick<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined && list.length === 0) throw new Error('There is nothing to pick from.');
    return one as T;
  }

  /** One of the words, with a probability proportional to its weight. */
  weighted<T extends string>(weights: Weights<T>): T {
    const words = Object.keys(weights) as T[];
    let left = this.below(words.reduce((sum, word) => sum + weights[word], 0));
    return words.find((word) => (left -= weights[word]) < 0) ?? this.pick(words);
  }

  bytes(count: number): Buffer {
    const bytes = Buffer.allocUnsafe(count);
    for (let at = 0; at < count; at += 1) bytes[at] = this.next() & 0xff;
    return bytes;
  }

  private next(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let mixed = this.state ^ (this.state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }
}
