import { TENT_NAMES } from '../../content/infantry';
import { given, type Given, type GivenRobot, type GivenUnit, type Position } from '../given';

/** A soldier of Human Wave, who has stood there since an earlier turn; without a hex he waits off the map. */
export const soldier = (id: string, at = ''): GivenUnit => ({ id, at, robot: '', seat: 1 });

type Rest = Partial<Given>;

/** Human Wave with two seats, in the infantry phase: the tank has moved and attacked. */
export const waveOfTwo = (tank: Partial<GivenRobot>, units: Given['units'], more: Rest = {}): Position =>
  given({
    scenario: 'humanWave',
    phase: 'infantry',
    turn: 3,
    robots: { green1: { at: 'K15', chassis: 'robotank', ...tank } },
    units: units ?? [],
    ...more,
  });

/** The same with one. */
export const wave = (tank: Partial<GivenRobot>, units: Given['units'], more: Rest = {}): Position =>
  waveOfTwo(tank, units, { alone: true, ...more });

/** The names that play. */
export const NAMES = TENT_NAMES.yellow.foot.slice(0, 8);
