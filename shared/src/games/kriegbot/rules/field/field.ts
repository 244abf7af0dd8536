import { expectDefined } from '../../../../core/ground/result';
import type { Seat } from '../../../../core/ground/seats';
import type { Readiness } from '../../actions';
import type { CardId } from '../../content/cards';
import type { CoreId } from '../../content/cores';
import { CHASSIS_IDS, chassisOf, type Chassis, type SlotId } from '../../content/chassis';
import { type EdgeId, type HexId, type PrintedId, type StructureId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import { TEAM_IDS, type TeamId } from '../../content/teams';
import type { Options } from '../../options';
import type { Assault, Mark, Window } from '../../state/assault';
import type {
  Bomb,
  Building,
  Disk,
  Movement,
  PhaseId,
  SeatState,
  Smoke,
  TargetId,
  TeamState,
  Token,
} from '../../state';
import type { Question } from '../../state/tasks';
import type { Robot, RobotId, TurnMarks } from '../../state/robot';
import type { Unit, UnitId } from '../../state/units';
import { isStructure, siteOf } from './structuresOnMap';
import type { SeenCard, SeenSkin } from '../../view';

/**
 * What both the state and every view contain of the game. The rules' questions are asked of this alone, so that the
 * judge, the highlights, the orders panel and the bots share the answers. A card that a viewer may not know is
 * `hidden`.
 */
export interface Field {
  readonly options: Options;
  readonly phase: PhaseId;
  readonly turn: number;
  readonly round?: number;
  readonly teams: Readonly<Partial<Record<TeamId, SeenTeam>>>;
  readonly seats: readonly SeatState[];
  readonly robots: Readonly<Record<RobotId, SeenRobot>>;
  readonly structures: Readonly<Record<PrintedId, number>>;
  readonly buildings?: readonly Building[];
  readonly question?: Question;
  readonly window?: Asking;
  readonly pauses: number;
  readonly movement?: Moving;
  readonly assault?: Attacking;
  readonly guarded: readonly string[];
  readonly smoke?: Smoke;
  readonly tokens: readonly Token[];
  readonly onTheWay: readonly Mark[];
  readonly standing: Readonly<Record<RobotId, Ahead>>;
  readonly units: readonly Unit[];
  readonly bombs?: readonly Bomb[];
  readonly disks?: readonly Disk[];
  /** Known to his side alone; absent for others. */
  readonly pilotName?: UnitId;
  /** Those of the viewer's own team. */
  readonly holds: readonly string[];
}

/** What everybody knows of a side. */
interface SeenTeam extends Omit<
  TeamState,
  'dealt' | 'cores' | 'missing' | 'chosen' | 'pile' | 'extra' | 'killed'
> {
  readonly dealt: readonly string[];
  readonly cores: readonly string[];
  /** Empty for all but the side itself. */
  readonly missing: readonly string[];
  readonly chosen?: readonly string[];
  /** Absent for all but the side itself. */
  readonly pile?: readonly string[];
  readonly extra?: readonly string[];
  readonly killed?: readonly string[];
}

/** Lists of ids are plain strings in a view. */
export type Asking = Omit<Window, 'given' | 'asked' | 'answered'> & {
  readonly asked: readonly string[];
  readonly answered: readonly string[];
};
export type Moving = Omit<Movement, 'inSight'> & { readonly inSight: readonly string[] };
export type Attacking = Omit<Assault, 'help' | 'burnsOut'> & { readonly help: readonly string[] };
export interface Ahead {
  readonly quiet: boolean;
  readonly cards: Readonly<Record<string, string>> | Readonly<Partial<Record<CardId, Readiness>>>;
  readonly core?: Readiness | undefined;
}

export interface SeenSlot {
  readonly card: SeenCard;
  readonly shown: boolean;
  readonly damage: number;
  readonly disabled: boolean;
  readonly locked: boolean;
  readonly foreign?: boolean;
  readonly laid?: number;
}

/** The level of a face-down core of others is not known: 0. */
export interface SeenCore {
  readonly card: CoreId | 'hidden' | '';
  readonly shown: boolean;
  readonly level: number;
}

/** A robot, as somebody sees it. */
export interface SeenRobot extends Omit<
  Robot,
  'slots' | 'skin' | 'powerCore' | 'lost' | 'marks' | 'guilt' | 'from' | 'out' | 'captured'
> {
  readonly slots: Readonly<Record<SlotId, SeenSlot>>;
  readonly skin: { readonly card: SeenSkin; readonly shown: boolean; readonly worn: number };
  readonly powerCore?: SeenCore;
  readonly lost: readonly {
    readonly slot: SlotId | 'skin';
    readonly card: CardId | 'hidden';
    readonly shown: boolean;
    readonly destroyed: boolean;
    readonly foreign?: boolean;
    readonly laid?: number;
  }[];
  readonly guilt: readonly string[];
  readonly out: readonly string[];
  readonly captured?: { readonly origin: TeamId; readonly knownBy: readonly string[] };
  /** By slot, as far as the viewer knows. */
  readonly from: Readonly<Partial<Record<string, string>>>;
  readonly marks: Omit<TurnMarks, 'helped' | 'woken'> & {
    readonly helped: readonly string[];
    readonly woken: readonly string[];
  };
}

/** The sides that play, and one of them. */
export const teamsIn = ({ teams }: Pick<Field, 'teams'>): readonly TeamId[] =>
  TEAM_IDS.filter((id) => teams[id] !== undefined);
export const teamIn = ({ teams }: Pick<Field, 'teams'>, id: TeamId): SeenTeam =>
  expectDefined(teams[id], `a side ${id}`);
/** The edge where a side begins; empty until it is drawn, and for a side that has none. */
export const edgeOf = ({ teams }: Pick<Field, 'teams'>, id: TeamId): EdgeId | '' => teams[id]?.edge ?? '';
/** The TV tower of a side stands at its edge (L316); absent until that is drawn. */
export function towerOf(field: Pick<Field, 'teams'>, team: TeamId): StructureId | undefined {
  const edge = edgeOf(field, team);
  if (edge === '') return undefined;
  return edge === 'top' ? 'towerTop' : 'towerBottom';
}
export const oppositeOf = (edge: EdgeId): EdgeId => (edge === 'top' ? 'bottom' : 'top');

/** Templates and designs are being chosen. */
export const isDrawing = (phase: PhaseId): boolean => phase === 'templates' || phase === 'design';

type Drawing = Pick<Field, 'phase' | 'teams' | 'options'>;
const orderOfSide = ({ options }: Drawing, team: TeamId): number => planOf(options, team).order ?? 1;

/** Those who choose templates and designs now: the last who have been dealt templates. Nobody else sees any of it. */
export function drawingSides(field: Drawing): readonly TeamId[] {
  if (!isDrawing(field.phase)) return [];
  const dealt = teamsIn(field).filter((team) => teamIn(field, team).dealt.length > 0);
  const now = Math.max(...dealt.map((team) => orderOfSide(field, team)));
  return dealt.filter((team) => orderOfSide(field, team) === now);
}
/** Its templates and designs are not fixed yet: it chooses now, or later. */
export const isStillDrawing = (field: Drawing, team: TeamId): boolean =>
  isDrawing(field.phase) && (drawingSides(field).includes(team) || teamIn(field, team).dealt.length === 0);

/** The robot with this id. Ids come from outside: `constructor` is no robot. */
export const findRobot = (field: Pick<Field, 'robots'>, id: TargetId): SeenRobot | undefined =>
  Object.hasOwn(field.robots, id) ? field.robots[id] : undefined;
export const robotOf = (field: Pick<Field, 'robots'>, id: TargetId): SeenRobot =>
  expectDefined(findRobot(field, id), `a robot ${id}`);
export const robotsIn = (field: Pick<Field, 'robots'>): readonly SeenRobot[] => Object.values(field.robots);

/** Is on the map, including derelicts. */
export const isOnMap = ({ at }: Pick<SeenRobot, 'at'>): boolean => at !== '';
/** May still act: on the map, and not derelict. */
export const isAlive = ({ at, fate }: Pick<SeenRobot, 'at' | 'fate'>): boolean => at !== '' && fate === '';

/** The number of consecutive ends of turns after which an unpowered and dead robot is no longer active (K59). */
export const DEAD_TURNS = 2;
/** Counts for the last active robot (K59): on the map, not derelict, and not dead for two turns. */
export const isActive = (robot: Pick<SeenRobot, 'at' | 'fate' | 'dead'>): boolean =>
  isAlive(robot) && robot.dead < DEAD_TURNS;

export const onMap = (field: Pick<Field, 'robots'>): readonly SeenRobot[] => robotsIn(field).filter(isOnMap);
export const robotAt = (field: Pick<Field, 'robots'>, at: HexId): SeenRobot | undefined =>
  onMap(field).find((robot) => robot.at === at);
export const enemiesOf = (field: Pick<Field, 'robots'>, team: TeamId): readonly SeenRobot[] =>
  onMap(field).filter((robot) => robot.team !== team);
export const robotsOfSeat = (field: Pick<Field, 'robots'>, seat: Seat): readonly SeenRobot[] =>
  robotsIn(field).filter((robot) => robot.seat === seat);
export const robotsOfTeam = (field: Pick<Field, 'robots'>, team: TeamId): readonly SeenRobot[] =>
  robotsIn(field).filter((robot) => robot.team === team);

const findToken = ({ tokens }: Pick<Field, 'tokens'>, id: TargetId): Token | undefined =>
  tokens.find((token) => token.id === id);
/** A token that lies on the map. */
export function tokenLying(field: Pick<Field, 'tokens'>, id: TargetId): Token | undefined {
  const token = findToken(field, id);
  return token?.at === '' ? undefined : token;
}

/** The tent or drone with this id, on the map, aboard or gone from the map. */
export const findUnit = ({ units }: Pick<Field, 'units'>, id: TargetId): Unit | undefined =>
  units.find((unit) => unit.id === id);
export const unitOf = (field: Pick<Field, 'units'>, id: UnitId): Unit =>
  expectDefined(findUnit(field, id), `a unit ${id}`);
/** One that is on the map. */
export function unitThere(field: Pick<Field, 'units'>, id: TargetId): Unit | undefined {
  const unit = findUnit(field, id);
  return unit?.at === '' ? undefined : unit;
}

/** What an attack comes from, or goes to. */
export type Places = Pick<Field, 'options' | 'robots' | 'tokens' | 'units' | 'buildings'>;

/** The hex of a target. */
export const placeOf = (field: Places, target: TargetId): HexId => {
  if (isStructure(target)) return siteOf(field, target);
  return (findUnit(field, target) ?? findToken(field, target) ?? robotOf(field, target)).at;
};

/** The side from whose drawer its cards are: another than its own, if it has been captured (KX70). */
export const originOf = ({ team, captured }: Pick<SeenRobot, 'team' | 'captured'>): TeamId =>
  captured?.origin ?? team;
/** The robots that a side has built, also those that another one runs now. */
export const builtBy = (field: Pick<Field, 'robots'>, team: TeamId): readonly SeenRobot[] =>
  robotsIn(field).filter((robot) => originOf(robot) === team);

/** The template of a robot, once it has one. */
export const templateOf = ({ chassis, id }: Pick<SeenRobot, 'chassis' | 'id'>): Chassis =>
  chassisOf(expectDefined(chassis === '' ? undefined : chassis, `a template for ${id}`));

/** Movement and attack order (L153): by template, a biped last. */
export const orderOf = ({ chassis, biped }: Pick<SeenRobot, 'chassis' | 'biped'>): number =>
  biped ? CHASSIS_IDS.length : CHASSIS_IDS.findIndex((id) => id === chassis);
export const inOrder = <One extends Pick<SeenRobot, 'chassis' | 'biped'>>(
  robots: readonly One[],
): readonly One[] => [...robots].sort((one, other) => orderOf(one) - orderOf(other));
