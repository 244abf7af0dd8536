import {
  type ChassisId,
  chassisOf,
  ITEM_IDS,
  type ItemId,
  type Location,
  LOCATIONS,
  slotsOf,
} from '@gearhall/shared/games/kriegbot/content/chassis';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { teamOfSeat } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { SOLO_IDS, type SoloId, type TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { options as tableOptions } from '@gearhall/shared/games/kriegbot/options';
import type { TerrainId } from '@gearhall/shared/games/kriegbot/content/map';
import { numberOf } from '../../../stage/drawing/palette';
import { lookInTeam, seatLook, type SeatLook, type TeamLook } from '../../../ui/theme/seatLooks';
import { isNamedSide, sideTitle, TEAM_NAMES, type OfScenario } from '../words/field/sides';

/** Each team has a colour, a sign on the marks of its seats, and a shape of base plate on the map. */
const TEAM_LOOKS: Readonly<Record<TeamId, TeamLook>> = {
  green: { colour: '#35c08a', sign: 'plain', name: `Team ${TEAM_NAMES.green}` },
  yellow: { colour: '#f0d64a', sign: 'bar', name: `Team ${TEAM_NAMES.yellow}` },
  police: { colour: '#7fb4ff', sign: 'dot', name: TEAM_NAMES.police },
  wreck: { colour: '#9a9285', sign: 'dot', name: TEAM_NAMES.wreck },
  solo1: soloLook('solo1'),
  solo2: soloLook('solo2'),
  solo3: soloLook('solo3'),
  solo4: soloLook('solo4'),
  solo5: soloLook('solo5'),
  solo6: soloLook('solo6'),
};

/** Who fights alone has a colour and a shape of their own, those of the seat. */
function soloLook(team: SoloId): TeamLook {
  return { colour: seatLook(SOLO_IDS.indexOf(team)).colour, sign: 'plain', name: TEAM_NAMES[team] };
}

const colourOf = (team: TeamId): number => numberOf(TEAM_LOOKS[team].colour);
export const TEAM_COLOURS: Readonly<Record<TeamId, number>> = {
  wreck: colourOf('wreck'),
  green: colourOf('green'),
  yellow: colourOf('yellow'),
  police: colourOf('police'),
  solo1: colourOf('solo1'),
  solo2: colourOf('solo2'),
  solo3: colourOf('solo3'),
  solo4: colourOf('solo4'),
  solo5: colourOf('solo5'),
  solo6: colourOf('solo6'),
};

/** A seat has the colour of its team and a shape of its own. */
const seatLookOf = (seat: Seat, team: TeamId, of: OfScenario): SeatLook =>
  lookInTeam(
    seat,
    isNamedSide(team, of) ? { ...TEAM_LOOKS[team], name: sideTitle(team, of) } : TEAM_LOOKS[team],
  );

/** The same, where only the table's options are known. */
export function seatLookAt(seat: Seat, { options }: { readonly options: unknown }): SeatLook | undefined {
  const { success, data } = tableOptions.safeParse(options);
  return success ? seatLookOf(seat, teamOfSeat(data, seat), data) : undefined;
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
