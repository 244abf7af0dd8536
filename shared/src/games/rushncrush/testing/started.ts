import { type Dice, seededDice, seedFrom } from '../../../core/dice/dice';
import { rigged } from '../../../core/testing/rigged';
import { rushncrush } from '..';
import { options, type Options } from '../options';
import { position, type Position } from './given';

/** A table after its set-up. Nothing is shuffled, unless dice are given. */
export function started(seats: number, chosen: Partial<Options> = {}, dice: Dice = rigged()): Position {
  const step = rushncrush.setup(options.parse(chosen), seats, dice);
  return position(step.state, step.events);
}

/** The same with a seeded shuffle. */
export const shuffled = (seats: number, chosen: Partial<Options>, seed: string | number): Position =>
  started(seats, chosen, seededDice(seedFrom('started', seed)));
