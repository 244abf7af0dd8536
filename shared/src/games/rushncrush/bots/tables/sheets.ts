import { BASE, SKULL_HEAT } from '../../content/cars';
import { BOXES, type Box } from '../../content/gears';
import { changeOdds, heatOdds, wallOdds, type Odds } from '../../rules/gears/odds';
import { choicesFrom, type Choice } from '../candidates/gearChoices';
import { meanHarmOf } from './harm';
import { WORTH } from './weights';

/** The number of heat values with which a car can still race. */
export const HEATS = SKULL_HEAT;

/** A box of the gearstick in the table of a road. */
export interface Sheet {
  readonly speed: number;
  /** Probabilities of the lane changes; a single entry if they are unlimited. */
  readonly changes: Odds;
  /** The cost of a lane change that was not rolled. */
  readonly bought: number;
  /** The cost of running into a wall. */
  readonly crash: number;
  /** The offset of its numbers among those of a space, and their number per heat value. */
  readonly at: number;
  readonly perHeat: number;
  readonly choices: readonly Choice[];
}

/** The number of points of a kind that are assumed for a later turn. */
const LATER = 2;

function sheetOf({ id, speed }: Box, at: number): Sheet {
  const rolled = changeOdds(id);
  // Without dice there is only one number of lane changes.
  const changes = rolled && speed < FASTEST ? rolled : [1];
  return {
    speed,
    changes,
    bought: rolled ? WORTH.laterSteering : 0,
    crash: meanHarmOf(BASE.structure, wallOdds(id)),
    at,
    perHeat: changes.length * (speed + 1),
    choices: choicesFrom({ box: id, geared: false, turbo: LATER, brake: LATER }),
  };
}

const FASTEST = 18;

export const SHEETS: readonly Sheet[] = BOXES.reduce<Sheet[]>((sheets, box) => {
  const last = sheets.at(-1);
  return [...sheets, sheetOf(box, last ? last.at + HEATS * last.perHeat : 0)];
}, []);

/** The number of values stored for a space while those behind it are computed. */
export const SIZE = SHEETS.reduce((size, { perHeat }) => size + HEATS * perHeat, 0);

/** Probabilities of heat points, by box and Turbo points. */
const HEAT_ODDS: readonly (readonly Odds[])[] = BOXES.map(({ id }) =>
  Array.from({ length: BASE.turbo + 1 }, (_, turbo) => heatOdds(id, turbo)),
);
export const heatOddsOf = (box: number, turbo: number): Odds => HEAT_ODDS[box]?.[turbo] ?? [1];
