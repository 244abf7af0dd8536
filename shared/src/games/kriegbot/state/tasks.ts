import type { Seat } from '../../../core/ground/seats';
import type { HookId } from '../content/scenario';
import type { TeamId } from '../content/teams';
import type { RobotId } from './robot';
import type { UnitId } from './units';
import type { TargetId } from './index';

/** The places of a turn at which a scenario may do something (rules/scenarios/hooks.ts). */
export const HOOK_PLACES = [
  'setUp',
  'turnStart',
  'moveTurn',
  'attackStart',
  'statusStart',
  'turnEnd',
] as const;
export type HookPlace = (typeof HOOK_PLACES)[number];

/** What is left to be done, in order; a task without a question is done at once. See rules/turn/tasks.ts. */
export type Task =
  | { readonly kind: 'place'; readonly robot: RobotId }
  /** The edges of the sides are drawn; the robots that begin there are placed. */
  | { readonly kind: 'drawEdges' }
  /** A tent begins on a card of a robot. */
  | { readonly kind: 'embark'; readonly unit: UnitId }
  /** The buildings that come before the designs are placed. */
  | { readonly kind: 'beginDesign' }
  /** A building is placed, by this robot's player or this side's voice. */
  | { readonly kind: 'build'; readonly by: RobotId | TeamId }
  /** A side notes which of its tents is the pilot in hiding. */
  | { readonly kind: 'namePilot' }
  /** A pilot on foot is chosen, unseen; when all are, they are shown. */
  | { readonly kind: 'choosePilot'; readonly unit: UnitId }
  | { readonly kind: 'showPilots' }
  /** A tent begins somewhere. */
  | { readonly kind: 'placeTent'; readonly unit: UnitId }
  | { readonly kind: 'clamp'; readonly robot: RobotId }
  | { readonly kind: 'move'; readonly robot: RobotId }
  | { readonly kind: 'endMovement'; readonly robot: RobotId }
  | { readonly kind: 'reface'; readonly robot: RobotId }
  /** A ram (K30): its victim may answer, before the damage of both is placed and after. */
  | { readonly kind: 'breakIn'; readonly window: 'reroll' | 'after' | 'counter'; readonly robot: RobotId }
  | {
      readonly kind: 'collide';
      readonly robot: RobotId;
      readonly target: RobotId;
      readonly points: number;
    }
  | { readonly kind: 'attack'; readonly robot: RobotId }
  /** The turn of a tent or drone, in the phase of the infantry; of a honcho on foot, before all attacks (KX78). */
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'before' }
  | { readonly kind: 'roll' }
  | { readonly kind: 'reroll' }
  | { readonly kind: 'locate' }
  | { readonly kind: 'extra' }
  | { readonly kind: 'after' }
  | { readonly kind: 'mark' }
  /** A miss: the building around the target may be hit all the same. */
  | { readonly kind: 'around' }
  | { readonly kind: 'turnTarget' }
  | { readonly kind: 'counter' }
  | { readonly kind: 'endAssault' }
  /** It may use a card of the robot that it has hit (KS8.2). */
  | { readonly kind: 'hack'; readonly robot: RobotId; readonly target: RobotId }
  /** The owner chooses this number of items to disable. */
  | { readonly kind: 'disables'; readonly robot: RobotId; readonly count: number }
  /** The broken dam damages a robot in the flood plain. */
  | { readonly kind: 'flood'; readonly robot: RobotId }
  /** Status phase. */
  | { readonly kind: 'bombard'; readonly robot: RobotId; readonly by: TeamId }
  /** The first of the bombs goes off. */
  | { readonly kind: 'blast' }
  | { readonly kind: 'burn'; readonly robot: RobotId }
  | { readonly kind: 'mend' }
  /** Power cores that charge by themselves. */
  | { readonly kind: 'recharge' }
  /** It leaves the map for good: its player has given up, and nobody takes it over. */
  | { readonly kind: 'withdraw'; readonly robot: RobotId }
  | { readonly kind: 'endTurn' }
  /** Something that the scenario does at this place of the turn; for one side, where several are asked in turn. */
  | {
      readonly kind: 'hook';
      readonly hook: HookId;
      readonly place: HookPlace;
      readonly robot: RobotId | '';
      readonly side?: TeamId;
    };

/** The points at which an interrupt can occur. */
export const WINDOW_KINDS = ['clamp', 'before', 'reroll', 'after', 'counter', 'mend', 'wake'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** A question to one seat. */
export interface Question {
  readonly kind:
    | 'place'
    | 'embark'
    | 'placeTent'
    | 'choosePilot'
    | 'build'
    | 'namePilot'
    | 'enter'
    | 'disk'
    | 'land'
    | 'option'
    | 'moving'
    | 'reface'
    | 'craft'
    | 'callBomb'
    | 'hack'
    | 'attack'
    | 'locate'
    | 'extra'
    | 'turnTarget'
    | 'disables'
    | 'reinforce'
    | 'bailing'
    | 'tent'
    | 'soldier'
    | 'honcho'
    | 'drone';
  /** Whom it is about: a robot, a unit, a landing craft, or the tower that calls bombs. */
  readonly robot: TargetId;
  readonly seat: Seat;
  /** `hack`: the robot whose cards may be used. */
  readonly target?: RobotId;
  /** `disables`: the number. */
  readonly count: number;
  /**
   * Asked only because a face-down card might allow something: it passes automatically after a while, like an
   * interrupt.
   */
  readonly brief: boolean;
  /** Tents that may be sent to act now; absent: none but the one that it is about. */
  readonly sendable?: readonly UnitId[];
}
