import { given, type Given, type Position } from '../given';

/** The second turn of Beachhead: two robots are still above, a car is at the far end of the map. */
export const beach = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'beachhead',
    phase: 'movement',
    turn: 2,
    robots: {
      green1: { at: '' },
      green2: { at: '', chassis: 'rocketbot' },
      yellow1: { at: 'U1', chassis: 'robocar' },
      ...robots,
    },
    ...more,
  });
