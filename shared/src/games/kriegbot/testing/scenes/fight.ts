import { given, type Given, type Position } from '../given';

/** The attack phase, green first: the given robots attack in this order. */
export const fight = (robots: Given['robots'], more: Partial<Given> = {}): Position =>
  given({ robots, order: Object.keys(robots).sort(), ...more });
