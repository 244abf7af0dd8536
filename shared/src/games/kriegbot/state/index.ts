import type { Seat } from '../../../core/ground/seats';
import type { Readiness } from '../actions';
import type { CoreId } from '../content/cores';
import type { ChassisId } from '../content/chassis';
import type { CardId, DefenseId, PilotId } from '../content/cards';
import type { BuildingId } from '../content/buildings';
import type { EdgeId, HexId, PrintedId, StructureId } from '../content/map';
import type { TokenKind } from '../content/scenario';
import type { TeamId } from '../content/teams';
import type { EndCause } from '../events';
import type { Options } from '../options';
import type { Robot, RobotId } from './robot';
import type { Unit, UnitId } from './units';
import type { Assault, Mark, Window } from './assault';
import type { Loss, Doer, Fact, Exit } from './facts';
import type { Task, Question } from './tasks';

/** A robot, a unit, a structure, or a token that lies on the map. */
export type TargetId = RobotId | UnitId | StructureId | Token['id'];

export const PHASES = [
  'templates',
  'design',
  'setup',
  'movement',
  'attack',
  'infantry',
  'status',
  'over',
] as const;
export type PhaseId = (typeof PHASES)[number];

export interface TeamState {
  /** The templates that it may choose from. */
  readonly dealt: readonly ChassisId[];
  /** The power cores that it may choose from; everybody knows them. */
  readonly cores: readonly CoreId[];
  /** Empty until the set-up. */
  readonly edge: EdgeId | '';
  /** Cards of its drawer that another side has taken. Secret: only the side itself sees it. */
  readonly missing: readonly CardId[];
  /** The cards that its pilots on foot have chosen, by name. Secret until all have chosen; absent: none are chosen. */
  readonly chosen?: readonly PilotId[];
  /** The cards that it may choose from now, where they go round the table. Secret: only the side itself sees them. */
  readonly pile?: readonly CardId[];
  /** Where the scenario counts points: those that it has won and lost, without those for a living leader. */
  readonly points: number;
  readonly leader: LeaderFate;
  /** One of its robots has given the police cause for a reinforcement this turn (KS9.8). */
  readonly provoked: boolean;
  /** The edge on which its reserve is about to enter; empty: it waits. */
  readonly comesOn: EdgeId | '';
  /** Its tents that were killed, without pilots (KX94). */
  readonly fallen: number;
  /** A pilot of it has bailed out, where that ends the free order of its enemy's tents (KS13.4). */
  readonly bailed?: true;
  /**
   * In a campaign: the cards of which its stock holds more than one, one entry for each more; those that it has none of
   * are `missing`. Secret: only the side itself sees it.
   */
  readonly extra?: readonly CardId[];
  /** In a campaign: its pilots who were killed on foot. */
  readonly killed?: readonly PilotId[];
}

/** What has become of a gang's leader; empty: the side has none. */
export const LEADER_FATES = ['', 'alive', 'escaped', 'dead', 'assassinated'] as const;
export type LeaderFate = (typeof LEADER_FATES)[number];

/** One of the players may be the mole: on nobody's side but their own (L419). Empty: unknown, or there is none. */
export const ROLES = ['', 'loyal', 'mole'] as const;
export type RoleId = (typeof ROLES)[number];

export interface SeatState {
  readonly team: TeamId;
  /** Secret: only the seat itself knows it. */
  readonly role: RoleId;
  /** Its designs are fixed. */
  readonly ready: boolean;
  readonly out: boolean;
}

/** A movement under way. */
export interface Movement {
  readonly robot: RobotId;
  /** Left this turn. */
  readonly points: number;
  readonly rotations: number;
  readonly sideslips: number;
  /** Jump Boosters are lit: any terrain may be crossed. */
  readonly boosted: boolean;
  readonly strafed: boolean;
  /** Something has been done: another option is no longer possible. */
  readonly begun: boolean;
  /** Enemies that could be rammed: painted or in line of sight when it began (L310). */
  readonly inSight: readonly TargetId[];
  /** The last hex on its way where it could end, for being thrown back (K25). */
  readonly lastFree: HexId;
}

/**
 * Something that a robot may carry: at exactly one of `at` and `bearer`, or out of the game. With a bearer that has left
 * the map it is out of the game as well.
 */
export interface Token {
  readonly id: string;
  readonly kind: TokenKind;
  /** Whose it is; empty for nobody's. */
  readonly team: TeamId | '';
  /** The robot whose crypto it is; empty for what is nobody's. */
  readonly from: RobotId | '';
  readonly at: HexId | '';
  readonly bearer: RobotId | '';
}

/** A robot that is held in its hex and facing. */
export interface Clamp {
  readonly robot: RobotId;
  readonly by: RobotId;
  /** Used without power: the claw is disabled when the clamp is over (K19). */
  readonly burnsOut: boolean;
  /** By a hacked claw, which holds although it is locked (KS8.5). */
  readonly hacked: boolean;
}

/** Smoke that a hacked card has left about its robot: it is in the way of the next attack (KS8.5). */
export interface Smoke {
  readonly robot: RobotId;
  readonly card: DefenseId;
}

/** Marks the hex where a robot or tent will land (L528). */
export interface Disk {
  readonly unit: RobotId | UnitId;
  readonly team: TeamId;
  readonly at: HexId;
  /** The turn in which it was laid; its unit lands in the next one. */
  readonly turn: number;
}

/** A building that the scenario has added. */
export interface Building {
  readonly id: BuildingId;
  readonly at: HexId;
  /** 2: destroyed. */
  readonly damage: number;
}

/** Where a bomb will go off in the next status phase. */
export interface Bomb {
  readonly at: HexId;
  /** The robot that has placed it, empty if a side has called it; its side then, and the card. */
  readonly robot: RobotId;
  readonly team: TeamId;
  readonly card: CardId;
}

/** Prepared answers for a robot. Secret. */
export interface Standing {
  /** Do not ask at all until the end of this turn. */
  readonly quiet: boolean;
  /** By card; absent: ask. */
  readonly cards: Readonly<Partial<Record<CardId, Readiness>>>;
  /** For what its power core can do in the status phase; absent: ask. */
  readonly core?: Readiness | undefined;
}

export interface State {
  readonly options: Options;
  readonly phase: PhaseId;
  /** 0 before the first. */
  readonly turn: number;
  /** How often the piles have been handed on, and 1; absent while none go round. */
  readonly round?: number;
  readonly teams: Readonly<Partial<Record<TeamId, TeamState>>>;
  readonly seats: readonly SeatState[];
  readonly robots: Readonly<Record<RobotId, Robot>>;
  /** Damage on each. */
  readonly structures: Readonly<Record<PrintedId, number>>;
  /** What the scenario has added, in the order in which it was placed; absent: nothing. */
  readonly buildings?: readonly Building[];
  readonly agenda: readonly Task[];
  readonly question?: Question;
  readonly window?: Window;
  /** The number of interrupts and brief questions so far. */
  readonly pauses: number;
  readonly movement?: Movement;
  readonly assault?: Assault;
  /** Markers of the current roll that are not placed yet. */
  readonly onTheWay: readonly Mark[];
  /** Robots destroyed, or their pilots killed, since victory was last judged (K58). */
  readonly losses: readonly Loss[];
  /** Robots that have left the map since victory was last judged. */
  readonly exits: readonly Exit[];
  /** Landing craft that have taken their defense action this turn. */
  readonly guarded: readonly StructureId[];
  readonly smoke?: Smoke;
  readonly tokens: readonly Token[];
  readonly doer?: Doer;
  /** What the scenario has still to react to. */
  readonly facts: readonly Fact[];
  /** Which robots are held by whose Mag Claw (K28). */
  readonly clamps: readonly Clamp[];
  readonly standing: Readonly<Record<RobotId, Standing>>;
  readonly units: readonly Unit[];
  /** In the order in which they were placed; absent: none. */
  readonly bombs?: readonly Bomb[];
  /** In the order in which they were laid; absent: none. */
  readonly disks?: readonly Disk[];
  /** Which of the tents is the pilot in hiding; absent: nobody is. Secret: only his side knows. */
  readonly pilotName?: UnitId;
  /** Units that are not asked until an enemy comes near (KX43). Secret. */
  readonly holds: readonly UnitId[];
  readonly end?: { readonly winners: readonly Seat[]; readonly cause: EndCause };
}
