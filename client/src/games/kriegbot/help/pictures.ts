import { hexTowards, type Direction } from '@gearhall/shared/core/game/hex';
import {
  type ArcId,
  CHASSIS,
  CHASSIS_IDS,
  type ChassisId,
} from '@gearhall/shared/games/kriegbot/content/chassis';
import {
  HEX_IDS,
  coordinatesOf,
  idAt,
  MIDDLE,
  type HexId,
} from '@gearhall/shared/games/kriegbot/content/map';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import { isInArc, rangeBetween } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import { diceAt } from '@gearhall/shared/games/kriegbot/rules/attacking/arms';
import { scenarioOf, type ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { blockersOf } from '@gearhall/shared/games/kriegbot/rules/field/sight';
import type { Pictures } from '../../../stage/contract/help';
import { type Highlights } from '../views/HighlightLayer';
import { SOLO_IDS } from '@gearhall/shared/games/kriegbot/content/teams';
import { PLACED_IDS } from '@gearhall/shared/games/kriegbot/content/buildings';
import { MISSION_CONTROL } from '../scenarios/missionControl/building';
import { TESLA_TOWER } from '../scenarios/teslaTower/building';
import { BUNKERS } from '../scenarios/wmd/bunker';
import { draw, SHEET, type PictureContent, type Stand } from './drawing';

const placedOn = (hexes: readonly HexId[]): View['buildings'] =>
  PLACED_IDS.slice(0, hexes.length).map((id, index) => ({ id, at: hexes[index] ?? '', damage: 0 }));

/** Whether both ends see each other, and what stands between, is read from the rules. */
const aimedAt = (from: HexId, at: HexId, odds: string): Highlights['targets'][number] => {
  const blockers = blockersOf(SHEET, [from, at], { medium: 'GUN', painted: false });
  const allowed = blockers.length === 0;
  return { at, blockers, allowed, odds: allowed ? odds : '', lines: [] };
};

/** Every hex that a weapon reaches from here, and with how many dice. */
const bandsOf = (arms: ArmsId, arc: ArcId, from: HexId, facing: Direction): Highlights['bands'] =>
  HEX_IDS.flatMap((hex) => {
    const dice = diceAt(arms, rangeBetween(from, hex));
    return dice > 0 && isInArc(arc, from, facing, hex) ? [{ hex, dice }] : [];
  });

const robotank: Stand = {
  ...{ team: 'green', chassis: 'robotank', at: 'G7', facing: 5, least: CHASSIS.robotank.speeds[0] },
  ...{ open: ['primary'], damaged: { secondary: 1, drive: 1 }, signs: ['moved', 'attacked'] },
};
const hoverbot: Stand = { team: 'yellow', chassis: 'hoverbot', at: 'J4', facing: 2, least: 5 };
const robocar: Stand = { team: 'yellow', chassis: 'robocar', at: 'K7', facing: 3, least: 6 };

const beside = (from: HexId, direction: Direction, steps = 1): HexId =>
  idAt(hexTowards(coordinatesOf(from), direction, steps)) ?? from;

const [NORTH, SOUTH] = [4, 1] as const;
const EDGES = { green: 'bottom', yellow: 'top' } as const;
const onGreen = (chassis: ChassisId, at: HexId): Stand => ({
  ...{ team: 'green', chassis, at, facing: NORTH, least: CHASSIS[chassis].speeds[0] },
});
const onYellow = (chassis: ChassisId, at: HexId): Stand => ({
  ...{ team: 'yellow', chassis, at, facing: SOUTH, least: CHASSIS[chassis].speeds[0] },
});
const PAIRS = [
  onGreen('robotank', 'H15'),
  onGreen('rocketbot', 'N15'),
  onYellow('spiderbot', 'H0'),
  onYellow('robocar', 'N0'),
] as const;
const WHOLE_MAP = HEX_IDS;

/** The whole map as a scenario begins, green at the bottom. */
const begins = (
  stands: readonly Stand[],
  tokens: PictureContent['tokens'] = [],
  edges: PictureContent['edges'] = EDGES,
): string => draw({ stands, tokens, edges, seen: WHOLE_MAP, room: 0.6 });

/** Robots at the border, facing the middle. */
const STARTS = [
  ['robotank', 'F0', 1],
  ['robocar', 'P0', 1],
  ['spiderbot', 'U8', 3],
  ['hoverbot', 'P15', 4],
  ['helibot', 'F15', 4],
  ['rocketbot', 'A8', 0],
] as const;
function around(index: number): Omit<Stand, 'team'> {
  const [chassis, at, facing] = STARTS[index] ?? STARTS[0];
  return { chassis, at, facing, least: CHASSIS[chassis].speeds[0] };
}

export const PICTURES = {
  // How each scenario begins, by its id.
  showdown: () => begins([onGreen('robotank', 'J15'), onYellow('robocar', 'L0')]),
  killTheHuman: () => begins(PAIRS),
  theHoncho: () => begins([PAIRS[0], PAIRS[1], onYellow('helibot', 'J0')]),
  captureTheFlag: () =>
    begins(
      PAIRS,
      scenarioOf({ scenario: 'captureTheFlag' }).tokens.map((token) => ({ ...token, team: '' })),
    ),
  cryptoFlag: () =>
    begins(PAIRS, [
      { id: 'green3Crypto', kind: 'crypto', team: 'green', at: 'H9' },
      { id: 'yellow3Crypto', kind: 'crypto', team: 'yellow', at: 'M6' },
    ]),
  whenCyborgsRule: () => begins(PAIRS, [{ id: 'green3Crypto', kind: 'crypto', team: 'green', at: 'J6' }]),
  warOfTheWorlds: () => begins([onGreen('robotank', 'J15'), onYellow('spiderbot', 'L0')]),
  theHacker: () => begins([PAIRS[0], PAIRS[1], onYellow('hoverbot', 'J0')]),
  sharksAndJets: () =>
    begins([
      { ...onGreen('robotank', 'K7'), team: 'police' },
      onGreen('robocar', 'H15'),
      onGreen('spiderbot', 'N15'),
      onYellow('helibot', 'H0'),
      onYellow('hoverbot', 'N0'),
    ]),
  lizardBot: () =>
    begins([
      onGreen('robotank', 'F15'),
      onGreen('hoverbot', 'J15'),
      onGreen('robocar', 'P15'),
      onYellow('spiderbot', 'L0'),
    ]),
  missionControl: () =>
    draw({
      stands: [onGreen('robotank', 'J15'), onYellow('spiderbot', 'J0')],
      edges: EDGES,
      buildings: [{ id: 'mission', at: MIDDLE, damage: 0 }],
      drawings: MISSION_CONTROL,
      seen: WHOLE_MAP,
      room: 0.6,
    }),
  teslaTower: () =>
    draw({
      stands: [onGreen('robotank', 'J15'), onYellow('hoverbot', 'L0')],
      edges: EDGES,
      buildings: [
        { id: 'tesla', at: MIDDLE, damage: 0 },
        { id: 'b1', at: 'J6', damage: 0 },
        { id: 'b2', at: 'M9', damage: 0 },
      ],
      drawings: TESLA_TOWER,
      seen: WHOLE_MAP,
      room: 0.6,
    }),
  downedPilot: () =>
    draw({
      stands: [onGreen('helibot', 'J15'), onYellow('robotank', 'L0')],
      edges: EDGES,
      buildings: placedOn(['E5', 'I5', 'L7', 'O6', 'Q8']),
      seen: WHOLE_MAP,
      room: 0.6,
    }),
  wmd: () =>
    draw({
      stands: [onGreen('robotank', 'J15'), onYellow('spiderbot', 'L0')],
      edges: EDGES,
      buildings: [
        { id: 'b1', at: 'F6', damage: 0 },
        { id: 'b2', at: 'L5', damage: 0 },
        { id: 'b3', at: 'Q7', damage: 0 },
      ],
      drawings: BUNKERS,
      seen: WHOLE_MAP,
      room: 0.6,
    }),
  beachhead: () =>
    draw({
      stands: [onYellow('robotank', 'K8')],
      disks: [
        { id: 'green1', team: 'green', at: 'E5', sign: '1', isNow: true },
        { id: 'green2', team: 'green', at: 'Q11', sign: '2', isNow: false },
      ],
      seen: WHOLE_MAP,
      room: 0.6,
    }),
  aftermath: () =>
    draw({
      stands: (scenarioOf({ scenario: 'aftermath' }).wrecks ?? []).flatMap((at, index) =>
        CHASSIS_IDS.slice(index, index + 1).map((id) => ({ ...onGreen(id, at), team: 'wreck' }) as const),
      ),
      disks: [
        { id: 'adler', team: 'green', at: 'O6', sign: 'A', isNow: false },
        { id: 'baker', team: 'yellow', at: 'G10', sign: 'B', isNow: false },
      ],
      seen: WHOLE_MAP,
      room: 0.6,
    }),
  bombsAway: () =>
    draw({
      stands: [PAIRS[0], PAIRS[1], onYellow('robocar', 'L0')],
      edges: EDGES,
      bombs: ['I11'],
      disks: [
        { id: 'baker', team: 'yellow', at: 'F10', sign: 'B', isNow: false },
        { id: 'castle', team: 'yellow', at: 'P11', sign: 'C', isNow: false },
      ],
      seen: WHOLE_MAP,
      room: 0.6,
    }),
  musicalChairs: () =>
    begins(
      SOLO_IDS.map((team, index) => ({ ...around(index), team })),
      [{ id: 'dish1', kind: 'dish', team: '', at: 'K8' }],
      {},
    ),
  humanWave: () =>
    draw({
      stands: [onGreen('robotank', 'J15')],
      soldiers: ['B0', 'D0', 'F0', 'H0', 'L0', 'N0', 'P0', 'T0'],
      buildings: placedOn(['H7', 'I9', 'J6', 'J11', 'K7', 'K11', 'L9', 'M7', 'N9', 'L11']),
      edges: EDGES,
      seen: WHOLE_MAP,
      room: 0.6,
    }),
  robot: () => draw({ stands: [robotank], seen: [robotank.at], room: 1.3 }),
  sight: () =>
    draw({
      stands: [robotank, hoverbot, robocar],
      range: {
        from: robotank.at,
        targets: [aimedAt(robotank.at, hoverbot.at, ''), aimedAt(robotank.at, robocar.at, '46%')],
      },
      seen: ['F3', 'L8'],
      room: 0.8,
    }),
  arc: () =>
    draw({
      stands: [robotank],
      range: { from: robotank.at, bands: bandsOf('flamethrower', 'front120', robotank.at, 5) },
      seen: [beside(robotank.at, 5, 3), beside(robotank.at, 4, 3), beside(robotank.at, 0, 3), robotank.at],
      room: 0.8,
    }),
} satisfies Pictures & Readonly<Record<ScenarioId, () => string>>;
