import type { Direction } from '../../../core/game/hex';
import type { AnyArmsId } from '../content/cards';
import type { HexId, MapSideId } from '../content/map';
import type { TeamId } from '../content/teams';
import type { Fate, RobotId } from './robot';
import type { TargetId } from './index';

/** What has happened, for victory and for scenarios to react to. */

/** A robot that was destroyed, or whose pilot was killed in it, or on foot. */
export interface Loss {
  /** The side that it counts against. */
  readonly team: TeamId;
  /** It was not derelict before. */
  readonly isKill: boolean;
}

/** Whose action is under way: what it harms, it harms on purpose. `robot` is empty where a side acts as a whole. */
export interface Doer {
  readonly team: TeamId;
  readonly robot: RobotId | '';
}

/** Something that a scenario may react to, as soon as all markers of the same roll or blast are placed. */
export type Fact =
  /** It has got a damage marker, by somebody's action or without one. */
  | {
      readonly kind: 'damaged';
      readonly robot: RobotId;
      /** The tokens that it bore then. */
      readonly bore: readonly string[];
      readonly by?: Doer;
    }
  /** An attack or strafe at a robot or structure is declared. */
  | {
      readonly kind: 'declared';
      readonly robot: RobotId;
      readonly arms: AnyArmsId;
      readonly target: TargetId;
      readonly bore: readonly string[];
    }
  /** It rams, or holds, another robot. */
  | {
      readonly kind: 'rammed' | 'held';
      readonly robot: RobotId;
      readonly target: RobotId;
      readonly bore: readonly string[];
    }
  /** It blows itself up, with these robots in reach. */
  | {
      readonly kind: 'nuked';
      readonly robot: RobotId;
      readonly near: readonly RobotId[];
      readonly bore: readonly string[];
    }
  /** It has come onto the map out of the reserve. */
  | { readonly kind: 'entered'; readonly robot: RobotId; readonly bore: readonly string[] }
  /** It is no longer a living robot on the map; where it was then. */
  | {
      readonly kind: 'gone';
      readonly robot: RobotId;
      readonly how: Exclude<Fate, ''>;
      readonly at: HexId;
      readonly facing: Direction;
      readonly bore: readonly string[];
      readonly by?: Doer;
    }
  /** A pilot who had left it has died. */
  | {
      readonly kind: 'pilotDied';
      readonly robot: RobotId;
      readonly team: TeamId;
      readonly bore: readonly string[];
    }
  /** A pilot on foot has boarded it. */
  | { readonly kind: 'revived'; readonly robot: RobotId; readonly bore: readonly string[] }
  /** Its attack is over, and has hit. */
  | {
      readonly kind: 'hit';
      readonly robot: RobotId;
      readonly arms: AnyArmsId;
      readonly target: TargetId;
      readonly bore: readonly string[];
    };

/** A robot that has left the map, and over which side of it. */
export interface Exit {
  readonly robot: RobotId;
  readonly edge: MapSideId;
  /** It bore the pilot in hiding; absent: it did not. */
  readonly withPilot?: true;
}
