import type { CoreId } from '../content/cores';
import type { ChassisId } from '../content/chassis';
import { expectDefined } from '../../../core/ground/result';
import { PLACED_IDS } from '../content/buildings';
import type { EdgeId, HexId, PrintedId } from '../content/map';
import { planOf, scenarioOf, sidesOf, teamOfSeat, type ScenarioId } from '../content/scenarios';
import { TENT_NAMES } from '../content/infantry';
import { isSolo, TEAM_IDS, type TeamId } from '../content/teams';
import type { Options } from '../options';
import { goOn } from '../rules/turn/tasks';
import { movementOf } from '../rules/turn/phases';
import { isAbove } from '../rules/pieces/disks';
import { inOrder, isAlive, oppositeOf, robotOf } from '../rules/field/field';
import { emptyField, newTeam } from '../rules/setup/setup';
import type { Building, Disk, SeatState, Standing, State, TeamState, Token } from '../state';
import type { Task } from '../state/tasks';
import type { Robot, RobotId } from '../state/robot';
import type { Unit, UnitId } from '../state/units';
import { robotFrom, teamOf, type GivenRobot } from './givenRobot';
import { begunWith, type Position } from './position';
import { optionsFor } from './chosen';

export { FACING } from './facings';
export type { GivenRobot } from './givenRobot';
export { position, type Position } from './position';

/** A unit, by default on foot, of the side whose name it bears, and out of that side's first robot. */
export type GivenUnit = Pick<Unit, 'id'> & Partial<Unit>;

/** A short description of a position. If a team is not named, a robot of it stands far away and is not asked. */
export interface Given {
  readonly robots: Readonly<Partial<Record<RobotId, GivenRobot>>>;
  /** The attack phase by default. `infantry`, `status`: nobody is left to attack. */
  readonly phase?: 'movement' | 'attack' | 'infantry' | 'status';
  readonly scenario?: ScenarioId;
  readonly options?: Partial<Options>;
  readonly structures?: Partial<Readonly<Record<PrintedId, number>>> | undefined;
  /** The edge of team green: the bottom one by default. */
  readonly edge?: EdgeId;
  readonly turn?: number;
  readonly teams?: Readonly<Partial<Record<TeamId, Partial<TeamState>>>>;
  /** The robots that are still to move, or to attack, first to last; by default all in the given order. */
  readonly order?: readonly RobotId[];
  readonly standing?: Readonly<Record<RobotId, Standing>>;
  readonly seats?: readonly Partial<SeatState>[];
  /** What lies about or is borne: the flag, as far as nothing else is said. */
  readonly tokens?: readonly Partial<Token>[];
  /** Tents and drones; with them, all of the expansion is in play. */
  readonly units?: readonly GivenUnit[];
  readonly holds?: readonly UnitId[];
  /** Marked in the turn before, if nothing else is said. */
  readonly disks?: readonly (Pick<Disk, 'unit' | 'at'> & Partial<Disk>)[];
  /** One seat only. */
  readonly alone?: true;
  /** Buildings that have been added, whole if nothing else is said; by their hexes alone: b1, b2 and so on. */
  readonly buildings?: readonly GivenBuilding[];
  /** Which of the tents is the pilot in hiding. */
  readonly pilotName?: UnitId;
  /** Dice that are rolled before anybody is asked. */
  readonly rolls?: readonly number[];
}

const FLAG: Token = { id: 'flag', kind: 'flag', team: '', from: '', at: '', bearer: '' };

const FAR_AWAY: Readonly<Record<TeamId, string>> = {
  green: 'B15',
  yellow: 'T0',
  police: 'T15',
  solo1: 'B15',
  solo2: 'T0',
  solo3: 'T15',
  solo4: 'B0',
  solo5: 'A8',
  solo6: 'U8',
  wreck: 'K4',
};

/** Every side of the scenario; of those of one robot each, as many as play. */
const sidesIn = ({ scenario = 'showdown', robots }: Given): readonly TeamId[] =>
  sidesOf({ scenario }).filter((team) => !isSolo(team) || robots[team] !== undefined);

/** What the position needs of the expansion. */
function expansionOf({ units }: Given, hasCores: boolean): Options['expansion'] {
  if (units) return 'full';
  return hasCores ? 'cores' : '';
}

/** The game at this position, after everything automatic up to its first question. */
export function given(situation: Given): Position {
  return begunWith(stateFrom(situation), situation.rolls ?? [], goOn);
}

/** The state exactly as described, before anything follows automatically. */
export function stateFrom(situation: Given): State {
  const { phase = 'attack', scenario = 'showdown', edge = 'bottom', turn = 1 } = situation;
  const named = Object.keys(situation.robots);
  const robots = robotsFrom(situation);
  const all = Object.values(robots);
  const count = seatCount(situation, all);
  const hasCores = all.some(({ powerCore }) => powerCore);
  const empty = emptyField(
    optionsFor({ scenario, expansion: expansionOf(situation, hasCores), ...situation.options }),
    Math.min(2, count),
  );
  const state: State = {
    ...empty,
    phase: phase === 'status' || phase === 'infantry' ? 'attack' : phase,
    turn,
    teams: Object.fromEntries(
      sidesIn(situation).map((team) => [
        team,
        {
          ...newTeam({ scenario }, team),
          dealt: dealtTo(team, all),
          cores: coresOf(team, all),
          edge: planOf({ scenario }, team).entry ? '' : edgeFor(team, edge),
          ...situation.teams?.[team],
        },
      ]),
    ),
    seats: seatsFrom(situation, all, count),
    robots,
    structures: { ...empty.structures, ...situation.structures },
    units: (situation.units ?? []).map((unit) => unitFrom(unit, robots)),
    holds: situation.holds ?? [],
    ...addedIn(situation, turn),
    tokens: (situation.tokens ?? []).map((token) => ({ ...FLAG, ...token })),
    standing: {
      ...Object.fromEntries(all.map(({ id }) => [id, { quiet: false, cards: {} }])),
      ...situation.standing,
    },
  };
  const order =
    situation.order ??
    inOrder(all.filter((robot) => named.includes(robot.id) && (isAlive(robot) || isAbove(state, robot)))).map(
      ({ id }) => id,
    );
  return { ...state, agenda: order.flatMap((id) => tasksOf(phase, id, state)) };
}

type GivenBuilding = HexId | (Pick<Building, 'id' | 'at'> & Partial<Building>);

const buildingFrom = (building: GivenBuilding, index: number): Building =>
  typeof building === 'string'
    ? { id: expectDefined(PLACED_IDS[index], 'a building'), at: building, damage: 0 }
    : { damage: 0, ...building };

const seatCount = ({ alone, seats }: Given, all: readonly Robot[]): number =>
  alone ? 1 : Math.max(2, seats?.length ?? 0, ...all.map(({ seat }) => seat + 1));

/** What lies on the map in some scenarios alone. */
const addedIn = (
  { disks, buildings, pilotName }: Given,
  turn: number,
): Pick<State, 'disks' | 'buildings' | 'pilotName'> => ({
  ...(pilotName !== undefined && { pilotName }),
  ...(disks && { disks: disks.map((disk) => ({ team: teamOf(disk.unit), turn: turn - 1, ...disk })) }),
  ...(buildings && { buildings: buildings.map(buildingFrom) }),
});

function unitFrom(unit: GivenUnit, robots: Readonly<Record<RobotId, Robot>>): Unit {
  const team = TEAM_IDS.find((one) => isNamed(one, unit.id)) ?? teamOf(unit.id);
  const robot = unit.robot ?? (unit.id.endsWith('Drone') ? unit.id.slice(0, -5) : `${team}1`);
  const kind = TENT_NAMES[team].motorized.some((name) => name === unit.id) ? 'motorized' : 'foot';
  return {
    team,
    kind: unit.id.endsWith('Drone') ? 'drone' : kind,
    seat: (robots[robot] ?? robots[`${team}1`])?.seat ?? 0,
    at: '',
    aboard: '',
    slot: '',
    pilot: '',
    robot,
    armed: false,
    placed: 0,
    ...unit,
  };
}

const isNamed = (team: TeamId, id: UnitId): boolean =>
  Object.values(TENT_NAMES[team]).some((names: readonly string[]) => names.includes(id));

function tasksOf(phase: Given['phase'], robot: RobotId, state: State): readonly Task[] {
  if (phase === 'movement' && isAbove(state, robotOf(state, robot)))
    return [{ kind: 'hook', hook: 'insertion', place: 'moveTurn', robot }];
  if (phase === 'movement') return movementOf(robot);
  return phase === 'attack' ? [{ kind: 'attack', robot }] : [];
}

/** Where each side begins, if green begins at this edge. */
const edgeFor = (team: TeamId, green: EdgeId): EdgeId | '' => {
  if (team === 'green') return green;
  return team === 'yellow' ? oppositeOf(green) : '';
};

/** A robot for a side of which none is named, if the scenario has any of it. */
const farAway = ({ scenario = 'showdown' }: Given, team: TeamId): readonly RobotId[] =>
  scenarioOf({ scenario }).casts.some(({ robots }) => robots[team] !== undefined) ? [`${team}1`] : [];

const dealtTo = (team: TeamId, all: readonly Robot[]): readonly ChassisId[] =>
  all.flatMap((robot) => (robot.team === team && robot.chassis !== '' ? [robot.chassis] : []));

const coresOf = (team: TeamId, all: readonly Robot[]): readonly CoreId[] =>
  all.flatMap((robot) => (robot.team === team && robot.powerCore?.card ? [robot.powerCore.card] : []));

function seatsFrom(
  { seats = [], scenario = 'showdown' }: Given,
  all: readonly Robot[],
  count: number,
): SeatState[] {
  return Array.from({ length: count }, (_, seat) => {
    const team = all.find((robot) => robot.seat === seat)?.team ?? teamOfSeat({ scenario }, seat);
    return { team, role: '', ready: true, out: false, ...seats[seat] };
  });
}

function robotsFrom(situation: Given): Record<RobotId, Robot> {
  const robots: Record<RobotId, Robot> = {};
  for (const team of sidesIn(situation)) {
    const named = Object.keys(situation.robots)
      .filter((id) => teamOf(id) === team)
      .sort();
    for (const id of named.length > 0 ? named : farAway(situation, team)) {
      const said = situation.robots[id] ?? { at: FAR_AWAY[team] };
      robots[id] = robotFrom(id, said, situation.phase ?? 'attack');
    }
  }
  return robots;
}
