import {
  type ChassisId,
  chassisOf,
  ITEM_IDS,
  type ItemId,
  type Location,
  LOCATIONS,
  slotsOf,
} from '@gearhall/shared/games/kriegbot/content/chassis';
import type { Seat } from '@gearhall/shared/core/seats';
import { SCENARIO_IDS, teamOfSeat, type ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import type { TerrainId } from '@gearhall/shared/games/kriegbot/content/map';
import { numberOf } from '../../stage/palette';
import { lookInTeam, type SeatLook, type TeamLook } from '../../ui/seatLooks';
import { TEAM_NAMES } from './words/names';

/** Each team has a colour, a sign on the marks of its seats, and a shape of base plate on the map. */
const TEAM_LOOKS: Readonly<Record<TeamId, TeamLook>> = {
  green: { colour: '#35c08a', sign: 'plain', name: `Team ${TEAM_NAMES.green}` },
  yellow: { colour: '#f0d64a', sign: 'bar', name: `Team ${TEAM_NAMES.yellow}` },
  police: { colour: '#7fa8ff', sign: 'dot', name: TEAM_NAMES.police },
};

export const TEAM_COLOURS: Readonly<Record<TeamId, number>> = {
  green: numberOf(TEAM_LOOKS.green.colour),
  yellow: numberOf(TEAM_LOOKS.yellow.colour),
  police: numberOf(TEAM_LOOKS.police.colour),
};

/** The colour of something that may be nobody's. */
export const colourOfSide = (team: TeamId | '', none: number): number =>
  team === '' ? none : TEAM_COLOURS[team];

/** A seat has the colour of its team and a shape of its own; the scenario says which team it is in. */
export const seatLookOf = (seat: Seat, { options }: { readonly options: unknown }): SeatLook =>
  lookInTeam(seat, TEAM_LOOKS[teamOfSeat(scenarioIn(options), seat)]);

/** The scenario of a table; options that cannot be read are the standard ones. */
function scenarioIn(options: unknown): ScenarioId {
  const chosen: unknown =
    typeof options === 'object' && options !== null && 'scenario' in options && options.scenario;
  return SCENARIO_IDS.find((id) => id === chosen) ?? SCENARIO_IDS[0];
}

/** The ground, dark enough for robots and signs to stand out. */
export const GROUND: Readonly<Record<TerrainId, number>> = {
  clear: 0x3a3024,
  plain: 0x3f3a2a,
  woods: 0x1f3320,
  hill: 0x5a452c,
  water: 0x17405a,
  building: 0x3a3633,
};

/** The items of a slot plate in order: the numbered locations, then the inner items. */
export function itemsOf(chassis: ChassisId): readonly ItemId[] {
  const { locations } = chassisOf(chassis);
  const numbered = [...new Set(LOCATIONS.map((location) => locations[location]))];
  return [...numbered, ...ITEM_IDS.filter((item) => !numbered.includes(item) && has(chassis, item))];
}

const has = (chassis: ChassisId, item: ItemId): boolean =>
  item === 'core' || item === 'drive' || slotsOf(chassis).includes(item);

/** The numbers that lead to an item: "0", "0 1", or nothing. */
export const numbersOf = (chassis: ChassisId, item: ItemId): readonly Location[] =>
  LOCATIONS.filter((location) => chassisOf(chassis).locations[location] === item);

/** The item that a number leads to. */
export const itemWith = (chassis: ChassisId, number: number): ItemId | undefined =>
  LOCATIONS.flatMap((location) => (location === number ? chassisOf(chassis).locations[location] : []))[0];
