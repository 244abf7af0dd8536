import type { Seat } from '../../../core/ground/seats';
import type { PilotId } from '../content/cards';
import type { SlotId } from '../content/chassis';
import type { UnitKind } from '../content/infantry';
import type { HexId } from '../content/map';
import type { TeamId } from '../content/teams';
import type { RobotId } from './robot';

/**
 * The name of a tent, or the robot of a drone with `Drone` behind it; with `Pilot`: of a pilot who has left the map, and
 * may still set off what is on his derelict.
 */
export type UnitId = string;

/** A tent or a drone. Everything about it is open. */
export interface Unit {
  readonly id: UnitId;
  readonly kind: UnitKind;
  readonly team: TeamId;
  /** The seat that runs it. */
  readonly seat: Seat;
  /** Empty: aboard a robot, or off the map: gone, still to be placed, or still to land. */
  readonly at: HexId;
  /** The robot, and the slot in it, that carries it; empty: it is aboard none. */
  readonly aboard: RobotId | '';
  readonly slot: SlotId | '';
  /** The card of a pilot on foot; empty: it is none. */
  readonly pilot: PilotId | '';
  /** The robot that it came from; empty: it was there from the start. */
  readonly robot: RobotId | '';
  /** A pilot who left that robot a derelict: he may set off the nuke in it, as long as nobody else has boarded it. */
  readonly armed: boolean;
  /** The turn in which it was placed: it does nothing more in that one (KX49). */
  readonly placed: number;
}
