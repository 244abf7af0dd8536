import type { Roll, SeededDice } from './dice';

/** One possible outcome of a random process. */
export interface Chance<Result> {
  readonly result: Result;
  /** 0 to 1; the probabilities of all outcomes add up to 1. */
  readonly probability: number;
}

/**
 * Runs `play` once for every possible sequence of its dice, in the order of their faces. `play` must depend on its dice
 * alone. The number of runs is the product of all sides: 120 for a shuffle of five cards.
 */
export function* everyChance<Result>(play: (dice: SeededDice) => Result): Generator<Chance<Result>> {
  let script: readonly number[] | undefined = [];
  while (script) {
    const dice: ScriptedDice = new ScriptedDice(script);
    const result = play(dice);
    yield { result, probability: dice.probability };
    script = dice.next;
  }
}

/** Dice that show the numbers of a script, then ones. */
class ScriptedDice implements SeededDice {
  readonly rolls: Roll[] = [];
  private readonly shown: { readonly sides: number; readonly value: number }[] = [];

  constructor(private readonly script: readonly number[]) {}

  get drawn(): number {
    return this.shown.length;
  }

  get probability(): number {
    return this.shown.reduce((product, { sides }) => product / sides, 1);
  }

  /** The next script: the last die that is not at its maximum shows one more. `undefined` after the last sequence. */
  get next(): readonly number[] | undefined {
    const last = this.shown.findLastIndex(({ sides, value }) => value < sides);
    if (last < 0) return undefined;
    return this.shown.slice(0, last + 1).map(({ value }, at) => (at === last ? value + 1 : value));
  }

  roll(sides: number): number {
    const value = this.draw(sides);
    this.rolls.push([sides, value, this.shown.length - 1]);
    return value;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.');
    return items[this.draw(items.length) - 1] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const rest = [...items];
    return items.map(() => rest.splice(this.draw(rest.length) - 1, 1)[0] as T);
  }

  private draw(sides: number): number {
    const value = this.script[this.shown.length] ?? 1;
    this.shown.push({ sides, value });
    return value;
  }
}
