import { TENT_NAMES } from '../content/infantry';
import { given, type Given, type GivenRobot, type GivenUnit, type Position } from './given';

/** A soldier of Human Wave, who has stood there since an earlier turn; without a hex he waits off the map. */
export const soldier = (id: string, at = ''): GivenUnit => ({ id, at, robot: '', seat: 1 });

/** Human Wave with one seat, in the infantry phase: the tank has moved and attacked. */
export const wave = (
  tank: Partial<GivenRobot>,
  units: Given['units'],
  more: Partial<Given> = {},
): Position =>
  given({
    scenario: 'humanWave',
    phase: 'infantry',
    turn: 3,
    alone: true,
    robots: { green1: { at: 'K15', chassis: 'robotank', ...tank } },
    units: units ?? [],
    ...more,
  });

/** The same with two seats. */
export const waveOfTwo = (
  tank: Partial<GivenRobot>,
  units: Given['units'],
  more: Partial<Given> = {},
): Position => {
  const { alone: _alone, ...rest } = { ...more };
  return given({
    scenario: 'humanWave',
    phase: 'infantry',
    turn: 3,
    robots: { green1: { at: 'K15', chassis: 'robotank', ...tank } },
    units: units ?? [],
    ...rest,
  });
};

/** The names that play. */
export const NAMES = TENT_NAMES.yellow.foot.slice(0, 8);
