import { EDGE_IDS, edgeHexes, type EdgeId, type HexId, type PrintedId } from '../map';
import {
  EDITED_SIDES,
  type Edited,
  type EditedLimit,
  type EditedSide,
  type EditedSideId,
  type EditedVictory,
} from './edited';
import { hasTents } from './madeScenario';
import { reachIn } from './reach';

/** What has to be put right before an edited scenario can be played: everything at once, so that an editor can name it. */

/** By code, what each problem is about. */
export interface ProblemDetails {
  readonly noName: object;
  /** Robots of every template need room at either edge: the edges are drawn by lot. */
  readonly edgeTooNarrow: { readonly edge: EdgeId };
  readonly noWayAcross: object;
  readonly noRoomAnywhere: object;
  readonly sharedHex: { readonly at: HexId; readonly structures: readonly PrintedId[] };
  readonly noFlag: object;
  readonly flagBarred: { readonly at: HexId };
  readonly flagOutOfReach: { readonly at: HexId; readonly edge: EdgeId };
  readonly sameSize: { readonly robots: number };
  readonly tentsUnexpanded: object;
  readonly tooFewChassis: { readonly team: EditedSideId; readonly robots: number };
  readonly pilotsSpan: { readonly team: EditedSideId };
  readonly tooManyPilots: { readonly team: EditedSideId; readonly robots: number };
  readonly honchoPilots: { readonly team: EditedSideId };
  readonly exitWithoutEdge: { readonly team: EditedSideId };
  readonly craftWithoutEdge: { readonly team: EditedSideId };
  readonly noTower: { readonly team: EditedSideId; readonly structure: PrintedId };
  readonly noVictory: object;
  readonly noHuman: { readonly team: EditedSideId };
  readonly noRunner: { readonly way: EditedVictory };
  readonly twoRunners: { readonly way: EditedVictory };
  readonly lostAbove: { readonly team: EditedSideId; readonly way: EditedVictory };
  readonly nobodyCarries: { readonly way: EditedVictory };
  readonly limitWithoutFlag: object;
  readonly cannotWin: { readonly team: EditedSideId };
}
export type ProblemCode = keyof ProblemDetails;
export type Problem = {
  readonly [Code in ProblemCode]: { readonly code: Code; readonly detail: ProblemDetails[Code] };
}[ProblemCode];

type Check = (made: Edited) => readonly Problem[];

const sides = ({ sides: both }: Edited): readonly (readonly [EditedSideId, EditedSide])[] =>
  EDITED_SIDES.map((team) => [team, both[team]]);
const mostRobots = ({ sizes }: Edited, team: EditedSideId): number =>
  Math.max(...sizes.map((size) => size[team]));
const leastRobots = ({ sizes }: Edited, team: EditedSideId): number =>
  Math.min(...sizes.map((size) => size[team]));
const isRunner = ({ exit }: EditedSide): boolean => exit === 'far';
const isAtEdge = ({ entry }: EditedSide): boolean => entry === 'edge';
/** Its robots can carry something home. */
const carries = (side: EditedSide): boolean =>
  isAtEdge(side) && (side.exit === 'own' || side.exit === 'laden');

const checkMap: Check = (made) => {
  const { room, from, open } = reachIn(made);
  const most = Math.max(...EDITED_SIDES.map((team) => mostRobots(made, team)));
  const narrow = EDGE_IDS.filter((edge) => room[edge] < most);
  const isSplit = narrow.length === 0 && !edgeHexes('bottom').some((id) => from.top.has(id));
  return [
    ...narrow.map((edge) => ({ code: 'edgeTooNarrow', detail: { edge } }) as const),
    ...(isSplit ? [{ code: 'noWayAcross', detail: {} } as const] : []),
    ...(open.size < LEAST_OPEN ? [{ code: 'noRoomAnywhere', detail: {} } as const] : []),
    ...flagProblems(made, from, open),
    ...sharedHexes(made),
  ];
};

/** Open hexes below which robots and infantry would not find a place. */
const LEAST_OPEN = 40;

function flagProblems(
  { flag, victory, atLimit }: Edited,
  from: Readonly<Record<EdgeId, ReadonlySet<HexId>>>,
  open: ReadonlySet<HexId>,
): readonly Problem[] {
  if (flag === undefined)
    return [
      ...(victory.includes('flagHome') ? [{ code: 'noFlag', detail: {} } as const] : []),
      ...(atLimit === 'bearer' ? [{ code: 'limitWithoutFlag', detail: {} } as const] : []),
    ];
  if (!open.has(flag)) return [{ code: 'flagBarred', detail: { at: flag } }];
  return EDGE_IDS.filter((edge) => !from[edge].has(flag)).map(
    (edge) => ({ code: 'flagOutOfReach', detail: { at: flag, edge } }) as const,
  );
}

function sharedHexes({ structures }: Edited): readonly Problem[] {
  const placed = Object.entries(structures) as readonly (readonly [PrintedId, HexId])[];
  const shared = [...new Set(placed.map(([, at]) => at))].map((at) => ({
    at,
    structures: placed.filter(([, there]) => there === at).map(([id]) => id),
  }));
  return shared
    .filter((one) => one.structures.length > 1)
    .map((detail) => ({ code: 'sharedHex', detail }) as const);
}

const checkSizes: Check = (made) => {
  const largest = made.sizes.map(({ green, yellow }) => Math.max(green, yellow));
  const twice = [...new Set(largest.filter((robots, index) => largest.indexOf(robots) !== index))];
  return [
    ...twice.map((robots) => ({ code: 'sameSize', detail: { robots } }) as const),
    ...(hasTents(made) && !made.expanded ? [{ code: 'tentsUnexpanded', detail: {} } as const] : []),
  ];
};

const checkPilots = (
  made: Edited,
  team: EditedSideId,
  { pilots, honcho }: EditedSide,
): readonly Problem[] => {
  const isOne = pilots !== 'all' && pilots.min === 1 && pilots.max === 1;
  const robots = leastRobots(made, team);
  return [
    ...(pilots !== 'all' && pilots.min > pilots.max
      ? [{ code: 'pilotsSpan', detail: { team } } as const]
      : []),
    ...(pilots !== 'all' && pilots.min > robots
      ? [{ code: 'tooManyPilots', detail: { team, robots } } as const]
      : []),
    ...(honcho && !isOne ? [{ code: 'honchoPilots', detail: { team } } as const] : []),
  ];
};

const checkTowers = (
  { structures }: Edited,
  team: EditedSideId,
  { craft, bombards }: EditedSide,
): readonly Problem[] =>
  craft || bombards
    ? (['towerTop', 'towerBottom'] as const)
        .filter((structure) => structures[structure] === undefined)
        .map((structure) => ({ code: 'noTower', detail: { team, structure } }) as const)
    : [];

const checkSide = (made: Edited, team: EditedSideId, side: EditedSide): readonly Problem[] => {
  const robots = mostRobots(made, team);
  const isShort = side.chassis.length > 0 && side.chassis.length < robots;
  return [
    ...(isShort ? [{ code: 'tooFewChassis', detail: { team, robots } } as const] : []),
    ...checkPilots(made, team, side),
    ...(!isAtEdge(side) && side.exit !== 'none'
      ? [{ code: 'exitWithoutEdge', detail: { team } } as const]
      : []),
    ...(!isAtEdge(side) && side.craft ? [{ code: 'craftWithoutEdge', detail: { team } } as const] : []),
    ...checkTowers(made, team, side),
  ];
};

const checkSides: Check = (made) => sides(made).flatMap(([team, side]) => checkSide(made, team, side));

/** A side whose robots are all still above has lost at once, where robots on the map decide. */
const NEEDS_ROBOTS: readonly EditedVictory[] = ['lastActive', 'cryptoLeft', 'lizardStopped', 'tokyoOpen'];
const NEEDS_RUNNER: readonly EditedVictory[] = ['tokyo', 'lizardStopped', 'tokyoOpen'];
const NEEDS_ONE_RUNNER: readonly EditedVictory[] = ['lizardStopped', 'tokyoOpen'];
const NEEDS_CARRIER: readonly EditedVictory[] = ['flagHome', 'cryptoHome'];

function checkWay(made: Edited, way: EditedVictory): readonly Problem[] {
  const both = sides(made);
  const runners = both.filter(([, side]) => isRunner(side)).length;
  return [
    ...(way === 'humanLost'
      ? both
          .filter(([, { pilots }]) => pilots !== 'all' && pilots.min === 0)
          .map(([team]) => ({ code: 'noHuman', detail: { team } }) as const)
      : []),
    ...(NEEDS_RUNNER.includes(way) && runners === 0 ? [{ code: 'noRunner', detail: { way } } as const] : []),
    ...(NEEDS_ONE_RUNNER.includes(way) && runners > 1
      ? [{ code: 'twoRunners', detail: { way } } as const]
      : []),
    ...(NEEDS_ROBOTS.includes(way)
      ? both
          .filter(([, { entry }]) => entry === 'drop')
          .map(([team]) => ({ code: 'lostAbove', detail: { team, way } }) as const)
      : []),
    ...(NEEDS_CARRIER.includes(way) && !both.some(([, side]) => carries(side))
      ? [{ code: 'nobodyCarries', detail: { way } } as const]
      : []),
  ];
}

/** Whether a side can win that way. */
const WINS: Readonly<Record<EditedVictory, (side: EditedSide) => boolean>> = {
  firstKill: () => true,
  lastActive: () => true,
  lastUnit: () => true,
  humanLost: () => true,
  cryptoLeft: () => true,
  flagHome: carries,
  cryptoHome: carries,
  tokyo: isRunner,
  tokyoOpen: isRunner,
  lizardStopped: (side) => !isRunner(side),
};

const winsAtLimit = (limit: EditedLimit, team: EditedSideId): boolean =>
  limit !== 'nobody' && (limit === team || !EDITED_SIDES.some((side) => side === limit));

const checkVictory: Check = (made) => {
  const { victory, atLimit } = made;
  if (victory.length === 0) return [{ code: 'noVictory', detail: {} }];
  const losers = sides(made).filter(
    ([team, side]) => !winsAtLimit(atLimit, team) && !victory.some((way) => WINS[way](side)),
  );
  return [
    ...victory.flatMap((way) => checkWay(made, way)),
    ...losers.map(([team]) => ({ code: 'cannotWin', detail: { team } }) as const),
  ];
};

const checkName: Check = ({ name }) => (name.trim() === '' ? [{ code: 'noName', detail: {} }] : []);

const CHECKS: readonly Check[] = [checkName, checkMap, checkSizes, checkSides, checkVictory];

/** All that is wrong with it, in the order of an editor; nothing, where it can be played. */
export const problemsOf = (made: Edited): readonly Problem[] => CHECKS.flatMap((check) => check(made));
