import { type CardId, type ItemCardId, type SkinId } from '../content/cards';
import { coreCard, type CoreId } from '../content/cores';
import { slotsOf, type ChassisId, type ItemId, type SlotId } from '../content/chassis';
import { groundAt, type EdgeId, type StructureId } from '../content/map';
import { sidesOf, teamOfSeat, type ScenarioId } from '../content/scenarios';
import { TEAM_IDS, type TeamId } from '../content/teams';
import { options, type Options } from '../options';
import { goOn } from '../rules/agenda';
import { movementOf } from '../rules/phases';
import { inOrder, isAlive, oppositeOf } from '../rules/field';
import { emptyField, FRESH, newTeam } from '../rules/setup';
import type { SeatState, Standing, State, Task, TeamState, Token } from '../state';
import type { Fate, GuiltId, LostCard, Origins, Robot, RobotId, Slot, TurnMarks } from '../robotState';
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
  readonly lost?: readonly LostCard[];
  readonly seat?: number;
  readonly fate?: Fate;
  readonly marks?: Partial<TurnMarks> | undefined;
  readonly poweredUp?: boolean;
  readonly onFire?: boolean;
  readonly painted?: boolean;
  readonly biped?: boolean;
  readonly phoenix?: boolean;
  readonly worn?: number;
  /** Full and face down, if nothing else is said; with one, robots have power cores at this table. */
  readonly powerCore?:
    { readonly card: CoreId; readonly shown?: boolean; readonly level?: number } | undefined;
  readonly dead?: number;
  readonly guilt?: readonly GuiltId[];
  readonly from?: Origins;
}

/** A short description of a position. If a team is not named, a robot of it stands far away and is not asked. */
export interface Given {
  readonly robots: Readonly<Partial<Record<RobotId, GivenRobot>>>;
  /** The attack phase by default. `status`: nobody is left to attack. */
  readonly phase?: 'movement' | 'attack' | 'status';
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
    options.parse({ scenario, expansion: hasCores ? 'cores' : '', ...situation.options }),
    2,
  );
  const state: State = {
    ...empty,
    phase: phase === 'status' ? 'attack' : phase,
    turn,
    teams: Object.fromEntries(
      sidesOf(scenario).map((team) => [
        team,
        {
          ...newTeam(scenario, team),
          dealt: dealtTo(team, all),
          cores: coresOf(team, all),
          edge: EDGES[team](edge),
          ...situation.teams?.[team],
        },
      ]),
    ),
    seats: seatsFrom(situation, all, count),
    robots,
    structures: { ...empty.structures, ...situation.structures },
    tokens: (situation.tokens ?? []).map((token) => ({ ...FLAG, ...token })),
    standing: {
      ...Object.fromEntries(all.map(({ id }) => [id, { quiet: false, cards: {} }])),
      ...situation.standing,
    },
  };
  const order =
    situation.order ??
    inOrder(all.filter((robot) => named.includes(robot.id) && isAlive(robot))).map(({ id }) => id);
  return { ...state, agenda: phase === 'status' ? [] : order.flatMap((id) => tasksOf(phase, id)) };
}

const tasksOf = (phase: 'movement' | 'attack', robot: RobotId): readonly Task[] =>
  phase === 'movement' ? movementOf(robot) : [{ kind: 'attack', robot }];

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
  from: {},
} as const satisfies Partial<GivenRobot>;

function robotFrom(id: RobotId, robot: GivenRobot, phase: NonNullable<Given['phase']>): Robot {
  const team = teamOf(id);
  const said = { ...WHOLE, chassis: USUAL[team], seat: TEAM_IDS.indexOf(team), ...robot };
  const { chassis, seat, lost, fate, phoenix, poweredUp, onFire, painted, biped, dead, guilt, from } = said;
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
    painted,
    biped,
    marks: { ...FRESH, option: optionOf(said, phase), ...said.marks },
    guilt,
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
