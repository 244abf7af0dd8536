import type { Action } from '../../actions';
import { given, type Given, type GivenRobot } from '../given';
import type { Position } from '../position';

/** The movement phase: green1 is about to move, and nobody after it. */
export const moving = (robots: Given['robots'], more: Partial<Given> = {}): Position =>
  given({ phase: 'movement', order: ['green1'], robots, ...more });

/** The same, with nobody else on the map. */
export const alone = (green1: GivenRobot, more: Partial<Given> = {}): Position => moving({ green1 }, more);

/** What green1 may do, except preparing answers. */
export const kindsFor = (place: Position): readonly Action['type'][] => [
  ...new Set(
    place
      .legal('green1')
      .map(({ type }) => type)
      .filter((type) => type !== 'prepare'),
  ),
];
