import type { Direction } from '../../../core/hex';
import { known } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import type { Readiness } from '../actions';
import type { CardId } from '../content/cards';
import { CHASSIS_IDS, chassisOf, type Chassis, type ChassisId, type SlotId } from '../content/chassis';
import {
  STRUCTURES,
  STRUCTURE_HITS,
  STRUCTURE_IDS,
  type EdgeId,
  type HexId,
  type StructureId,
} from '../content/map';
import type { TeamId } from '../content/teams';
import type { Options } from '../options';
import type {
  Assault,
  Fate,
  Mark,
  Movement,
  PhaseId,
  Question,
  RobotId,
  TargetId,
  TurnMarks,
  Window,
} from '../state';
import type { SeenCard, SeenSkin } from '../view';

/**
 * What both the state and every view tell of the game. The questions of the rules are asked of this
 * alone, so that the judge, the highlights, the orders panel and the bots share the answers. A card
 * that a viewer may not know is `hidden`.
 */
export interface Field {
  readonly options: Options;
  readonly phase: PhaseId;
  readonly turn: number;
  readonly teams: Readonly<Record<TeamId, { readonly dealt: readonly string[]; readonly edge: EdgeId | '' }>>;
  readonly seats: readonly { readonly team: TeamId; readonly ready: boolean; readonly out: boolean }[];
  readonly robots: Readonly<Record<RobotId, Bot>>;
  readonly structures: Readonly<Record<StructureId, number>>;
  readonly question?: Question;
  readonly window?: Asking;
  readonly pauses: number;
  readonly movement?: Moving;
  readonly assault?: Attacking;
  readonly onTheWay: readonly Mark[];
  readonly standing: Readonly<Record<RobotId, Ahead>>;
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
}

export interface SeenSlot {
  readonly card: SeenCard;
  readonly shown: boolean;
  readonly damage: number;
  readonly disabled: boolean;
}

/** A robot, as somebody sees it. */
export interface Bot {
  readonly id: RobotId;
  readonly team: TeamId;
  readonly seat: Seat;
  readonly chassis: ChassisId | '';
  readonly slots: Readonly<Record<SlotId, SeenSlot>>;
  readonly skin: { readonly card: SeenSkin; readonly shown: boolean; readonly worn: number };
  readonly drive: { readonly damage: number; readonly disabled: boolean };
  readonly core: { readonly damage: number; readonly disabled: boolean };
  readonly lost: readonly {
    readonly slot: SlotId | 'skin';
    readonly card: CardId | 'hidden';
    readonly shown: boolean;
    readonly destroyed: boolean;
  }[];
  readonly at: HexId;
  readonly facing: Direction;
  readonly fate: Fate;
  readonly phoenix: boolean;
  readonly poweredUp: boolean;
  readonly onFire: boolean;
  readonly painted: boolean;
  readonly biped: boolean;
  readonly marks: Omit<TurnMarks, 'helped' | 'woken'> & {
    readonly helped: readonly string[];
    readonly woken: readonly string[];
  };
  readonly dead: number;
}

/** Templates and designs are being chosen: nobody else sees any of it. */
export const isDrawing = (phase: PhaseId): boolean => phase === 'templates' || phase === 'design';

/** Ids come from outside: `constructor` is no robot. */
export const findRobot = (field: Pick<Field, 'robots'>, id: TargetId): Bot | undefined =>
  Object.hasOwn(field.robots, id) ? field.robots[id] : undefined;
export const robotOf = (field: Pick<Field, 'robots'>, id: TargetId): Bot =>
  known(findRobot(field, id), `a robot ${id}`);
export const robotsIn = (field: Pick<Field, 'robots'>): readonly Bot[] => Object.values(field.robots);

export const isStructure = (id: TargetId): id is StructureId =>
  STRUCTURE_IDS.some((structure) => structure === id);
export const isDestroyed = (field: Pick<Field, 'structures'>, id: StructureId): boolean =>
  field.structures[id] >= STRUCTURE_HITS;

/** Stands on the map, derelicts too. */
export const isOnMap = ({ at }: Pick<Bot, 'at'>): boolean => at !== '';
/** May still do something: on the map, and not derelict. */
export const isAlive = ({ at, fate }: Pick<Bot, 'at' | 'fate'>): boolean => at !== '' && fate === '';

/** Ends of turns in a row after which a robot that lies unpowered and dead is active no more (K59). */
export const DEAD_TURNS = 2;
/** Counts for the last active robot (K59): on the map, not derelict, and not dead for two turns. */
export const isActive = (robot: Pick<Bot, 'at' | 'fate' | 'dead'>): boolean =>
  isAlive(robot) && robot.dead < DEAD_TURNS;

export const onMap = (field: Pick<Field, 'robots'>): readonly Bot[] => robotsIn(field).filter(isOnMap);
export const robotAt = (field: Pick<Field, 'robots'>, at: HexId): Bot | undefined =>
  onMap(field).find((robot) => robot.at === at);
export const enemiesOf = (field: Pick<Field, 'robots'>, team: TeamId): readonly Bot[] =>
  onMap(field).filter((robot) => robot.team !== team);
export const robotsOfSeat = (field: Pick<Field, 'robots'>, seat: Seat): readonly Bot[] =>
  robotsIn(field).filter((robot) => robot.seat === seat);
export const robotsOfTeam = (field: Pick<Field, 'robots'>, team: TeamId): readonly Bot[] =>
  robotsIn(field).filter((robot) => robot.team === team);

/** Where a target is: a robot's hex, or a structure's. */
export const placeOf = (field: Pick<Field, 'robots'>, target: TargetId): HexId =>
  isStructure(target) ? STRUCTURES[target].at : robotOf(field, target).at;

/** The template of a robot, once it has one. */
export const templateOf = ({ chassis, id }: Pick<Bot, 'chassis' | 'id'>): Chassis =>
  chassisOf(known(chassis === '' ? undefined : chassis, `a template for ${id}`));

/** Movement and attack order (L153): by template, a biped last. */
export const orderOf = ({ chassis, biped }: Pick<Bot, 'chassis' | 'biped'>): number =>
  biped ? CHASSIS_IDS.length : CHASSIS_IDS.findIndex((id) => id === chassis);
export const inOrder = <One extends Pick<Bot, 'chassis' | 'biped'>>(robots: readonly One[]): readonly One[] =>
  [...robots].sort((one, other) => orderOf(one) - orderOf(other));
