import { type CardId, type ItemCardId, type SkinId } from '../content/cards';
import { coreCard, type CoreId } from '../content/cores';
import { slotsOf, type ChassisId, type ItemId, type SlotId } from '../content/chassis';
import { groundAt, type EdgeId, type StructureId } from '../content/map';
import { planOf, sidesOf, teamOfSeat, type ScenarioId } from '../content/scenarios';
import { TENT_NAMES } from '../content/infantry';
import { TEAM_IDS, type TeamId } from '../content/teams';
import { options, type Options } from '../options';
import { goOn } from '../rules/agenda';
import { movementOf } from '../rules/phases';
import { isAbove } from '../rules/disks';
import { inOrder, isAlive, oppositeOf, robotOf } from '../rules/field';
import { emptyField, FRESH, newTeam } from '../rules/setup';
import type { Disk, SeatState, Standing, State, Task, TeamState, Token } from '../state';
import type { Fate, GuiltId, LostCard, Origins, Robot, RobotId, Slot, TurnMarks } from '../robotState';
import type { Unit, UnitId } from '../unitState';
import { FACING, type FacingName } from './facings';
import { begunWith, type Position } from './position';

export { FACING } from './facings';
export { position, type Position } from './position';

/**
 * The stated properties of a robot; by default it is undamaged and has moved, and every slot that is not named holds an
 * **open** card without an automatic effect, so that nobody is asked for what it might have. It has no skin. A named
 * card is face down, unless `shown` names it.
 */
export interface GivenRobot {
  /** Each team has its own default. */
  readonly chassis?: ChassisId;
  readonly at: string;
  readonly facing?: FacingName | undefined;
  /** '' leaves a slot empty. */
  readonly slots?: Readonly<Partial<Record<SlotId, ItemCardId | '' | undefined>>> | undefined;
  readonly skin?: SkinId | undefined;
  /** Cards that are open. */
  readonly shown?: readonly CardId[] | 'all';
  readonly damage?: Readonly<Partial<Record<ItemId, number>>> | undefined;
  readonly disabled?: readonly ItemId[];
  /** Mines that have been laid with the card there. */
  readonly laid?: Readonly<Partial<Record<SlotId, number>>>;
  readonly lost?: readonly LostCard[];
  readonly seat?: number;
  readonly fate?: Fate;
  readonly marks?: Partial<TurnMarks> | undefined;
  readonly poweredUp?: boolean;
  readonly onFire?: boolean;
  readonly painted?: boolean;
  /** With any it is painted, whatever else is said: by them alone. */
  readonly mines?: readonly RobotId[];
  readonly biped?: boolean;
  readonly phoenix?: boolean;
  readonly worn?: number;
  /** Full and face down, if nothing else is said; with one, robots have power cores at this table. */
  readonly powerCore?:
    { readonly card: CoreId; readonly shown?: boolean; readonly level?: number } | undefined;
  readonly dead?: number;
  readonly guilt?: readonly GuiltId[];
  readonly from?: Origins;
  readonly out?: Robot['out'];
  readonly captured?: Robot['captured'];
  readonly cockpit?: SlotId;
}

/** A unit, by default on foot, of the side whose name it bears, and out of that side's first robot. */
export type GivenUnit = Pick<Unit, 'id'> & Partial<Unit>;

/** A short description of a position. If a team is not named, a robot of it stands far away and is not asked. */
export interface Given {
  readonly robots: Readonly<Partial<Record<RobotId, GivenRobot>>>;
  /** The attack phase by default. `infantry`, `status`: nobody is left to attack. */
  readonly phase?: 'movement' | 'attack' | 'infantry' | 'status';
  readonly scenario?: ScenarioId;
  readonly options?: Partial<Options>;
  readonly structures?: Partial<Readonly<Record<StructureId, number>>> | undefined;
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
  /** Dice that are rolled before anybody is asked. */
  readonly rolls?: readonly number[];
}

const FLAG: Token = { id: 'flag', kind: 'flag', team: '', from: '', at: '', bearer: '' };

/** Cards that help nobody as long as nothing adjacent is attacked and nothing is powered up. */
const IDLE_WEAPONS = ['chainsaw', 'viralBayonet'] as const satisfies readonly ItemCardId[];
const IDLE_SYSTEMS = [
  'repairArm',
  'suicideNuke',
  'nanoGlue',
  'reverse',
] as const satisfies readonly ItemCardId[];
const USUAL = { green: 'robotank', yellow: 'robocar', police: 'spiderbot' } as const satisfies Record<
  TeamId,
  ChassisId
>;
const FAR_AWAY = { green: 'B15', yellow: 'T0', police: 'T15' } as const satisfies Record<TeamId, string>;

/** What the position needs of the expansion. */
function expansionOf({ units }: Given, hasCores: boolean): Options['expansion'] {
  if (units) return 'full';
  return hasCores ? 'cores' : '';
}

const teamOf = (id: RobotId): TeamId => TEAM_IDS.find((team) => id.startsWith(team)) ?? 'green';

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
  const count = Math.max(2, situation.seats?.length ?? 0, ...all.map(({ seat }) => seat + 1));
  const hasCores = all.some(({ powerCore }) => powerCore);
  const empty = emptyField(
    options.parse({ scenario, expansion: expansionOf(situation, hasCores), ...situation.options }),
    2,
  );
  const state: State = {
    ...empty,
    phase: phase === 'status' || phase === 'infantry' ? 'attack' : phase,
    turn,
    teams: Object.fromEntries(
      sidesOf(scenario).map((team) => [
        team,
        {
          ...newTeam(scenario, team),
          dealt: dealtTo(team, all),
          cores: coresOf(team, all),
          edge: planOf(scenario, team).entry ? '' : EDGES[team](edge),
          ...situation.teams?.[team],
        },
      ]),
    ),
    seats: seatsFrom(situation, all, count),
    robots,
    structures: { ...empty.structures, ...situation.structures },
    units: (situation.units ?? []).map((unit) => unitFrom(unit, robots)),
    holds: situation.holds ?? [],
    ...(situation.disks && {
      disks: situation.disks.map((disk) => ({ team: teamOf(disk.unit), turn: turn - 1, ...disk })),
    }),
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
const EDGES: Readonly<Record<TeamId, (green: EdgeId) => EdgeId | ''>> = {
  green: (green) => green,
  yellow: oppositeOf,
  police: () => '',
};

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
    const team = all.find((robot) => robot.seat === seat)?.team ?? teamOfSeat(scenario, seat);
    return { team, role: '', ready: true, out: false, ...seats[seat] };
  });
}

function robotsFrom(situation: Given): Record<RobotId, Robot> {
  const robots: Record<RobotId, Robot> = {};
  for (const team of sidesOf(situation.scenario ?? 'showdown')) {
    const named = Object.keys(situation.robots)
      .filter((id) => teamOf(id) === team)
      .sort();
    for (const id of named.length > 0 ? named : [`${team}1`]) {
      const said = situation.robots[id] ?? { at: FAR_AWAY[team] };
      robots[id] = robotFrom(id, said, situation.phase ?? 'attack');
    }
  }
  return robots;
}

const WHOLE = {
  at: '',
  damage: {},
  lost: [],
  fate: '',
  phoenix: false,
  poweredUp: false,
  onFire: false,
  painted: false,
  biped: false,
  dead: 0,
  guilt: [],
  out: [],
  from: {},
} as const satisfies Partial<GivenRobot>;

function robotFrom(id: RobotId, robot: GivenRobot, phase: NonNullable<Given['phase']>): Robot {
  const team = teamOf(id);
  const said = { ...WHOLE, chassis: USUAL[team], seat: TEAM_IDS.indexOf(team), ...robot };
  const { chassis, seat, lost, fate, phoenix, poweredUp, onFire, painted, biped, dead, guilt, from, out } =
    said;
  return {
    id,
    team,
    seat,
    chassis,
    slots: slotsFrom(chassis, said),
    skin: skinFrom(said),
    from,
    drive: partFrom(said, 'drive'),
    core: partFrom(said, 'core'),
    ...(robot.powerCore && { powerCore: coreFrom(robot.powerCore) }),
    lost,
    at: said.at === '' ? '' : groundAt(said.at).id,
    facing: FACING[said.facing ?? (team === 'green' ? 'north' : 'south')],
    fate,
    phoenix,
    poweredUp,
    onFire,
    painted: painted || robot.mines !== undefined,
    ...(robot.mines && { mines: robot.mines, ...(!painted && { minedOnly: true }) }),
    biped,
    marks: { ...FRESH, option: optionOf(said, phase), ...said.marks },
    guilt,
    out,
    ...(said.captured && { captured: said.captured }),
    ...(said.cockpit && { cockpit: said.cockpit }),
    dead,
  };
}

const coreFrom = ({ card, shown = false, level }: NonNullable<GivenRobot['powerCore']>) => ({
  card,
  shown,
  level: level ?? coreCard(card).most,
});

function optionOf({ poweredUp, biped }: GivenRobot, phase: Given['phase']): TurnMarks['option'] {
  if (biped) return 'biped';
  if (phase === 'movement') return '';
  return poweredUp ? 'powerUp' : 'move';
}

const skinFrom = (said: GivenRobot): Robot['skin'] => {
  const { skin = '', worn = 0 } = said;
  return { card: skin, shown: skin !== '' && isShown(said, skin), worn };
};

const partFrom = (said: GivenRobot, item: 'drive' | 'core'): Robot['drive'] => ({
  damage: said.damage?.[item] ?? 0,
  disabled: isDisabled(said, item),
});

const isShown = ({ shown = [] }: GivenRobot, card: CardId): boolean =>
  shown === 'all' || shown.includes(card);
const isDisabled = ({ disabled = [] }: GivenRobot, item: ItemId): boolean => disabled.includes(item);

function slotsFrom(chassis: ChassisId, said: GivenRobot): Robot['slots'] {
  const spare = {
    weapon: IDLE_WEAPONS.filter((card) => !Object.values(said.slots ?? {}).includes(card)),
    system: IDLE_SYSTEMS.filter((card) => !Object.values(said.slots ?? {}).includes(card)),
  };
  const own = slotsOf(chassis);
  const wrong = Object.keys(said.slots ?? {}).find((slot) => !own.some((one) => one === slot));
  if (wrong) throw new Error(`A ${chassis} has no slot ${wrong}.`);
  const slotFrom = (slot: SlotId): Slot => {
    const spares = slot === 'primary' || slot === 'secondary' ? spare.weapon : spare.system;
    const named = said.slots?.[slot];
    const card = own.includes(slot) ? (named ?? spares.shift() ?? '') : '';
    return {
      card,
      shown: card !== '' && (named === undefined || isShown(said, card)),
      damage: said.damage?.[slot] ?? 0,
      disabled: isDisabled(said, slot),
      locked: false,
      ...(said.laid?.[slot] && { laid: said.laid[slot] }),
    };
  };
  return {
    primary: slotFrom('primary'),
    secondary: slotFrom('secondary'),
    zero: slotFrom('zero'),
    four: slotFrom('four'),
    inner: slotFrom('inner'),
    deep: slotFrom('deep'),
  };
}
