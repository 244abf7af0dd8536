import type { ModeId } from '../content/arms';
import type { AnyArmsId, CardId } from '../content/cards';
import type { ItemId, Location, SlotId } from '../content/chassis';
import type { RobotId } from './robot';
import type { TargetId } from './index';
import type { WindowKind } from './tasks';

/** An attack under way, and the interrupts that may change it. */

/** A declared attack, until it is over with all its consequences. */
export interface Assault {
  /** A robot, a tent, or a landing craft. */
  readonly attacker: TargetId;
  /** Whose seat decides for it, if it has been hacked; empty: its own. */
  readonly by: RobotId | '';
  readonly arms: AnyArmsId;
  /** The attacker's slot of the weapon; empty for a landing craft and for tents. */
  readonly slot: SlotId | '';
  readonly target: TargetId;
  readonly mode: ModeId;
  /** Cards of the attacker that help. */
  readonly help: readonly CardId[];
  /** Flux Compression: as if powered up. */
  readonly flux: boolean;
  /** Declared without power: its cards are disabled when it is over (K19). */
  readonly burnsOut: boolean;
  readonly strafe: boolean;
  readonly range: number;
  /** The number of its rolls, from the first on, with a die more for energy (KX11). */
  readonly overcharge: number;
  /** The number of attacks of this action, and how many of them have been rolled. */
  readonly attacks: number;
  readonly rolled: number;
  /** Some attack has hit. */
  readonly hit: boolean;
  /** Defense actions against it, including those that last for the whole action (K34). */
  readonly answers: readonly Defended[];
  /** The dice of the current roll, in order; empty between rolls. */
  readonly pool: readonly number[];
}

/** A card used against an assault: by a robot, or by a landing craft for itself. */
export interface Defended {
  readonly robot: TargetId;
  readonly card: CardId;
  /** Used without power: the card is disabled when the assault is over (K19). */
  readonly burnsOut: boolean;
}

/** A marker on its way: each is absorbed, cancelled or placed. */
export interface Mark {
  readonly robot: RobotId;
  readonly location: Location;
  readonly marker: 'damage' | 'disable';
}

/** An answer to an interrupt. Without cards it declines. */
export interface Answer {
  readonly cards: readonly CardId[];
  /** Chobham Armor: the locations whose damage it takes, one each. */
  readonly absorb: readonly Location[];
  /** Civilian Pilot: the index of the die of the pool that is rerolled; -1 for none. */
  readonly die: number;
  /** Engineer Pilot: the item that loses its disable; empty for none. */
  readonly item: ItemId | '';
  /** What its power core does: lifts the disable of this item, or keeps it powered up; absent: nothing. */
  readonly core?: ItemId | 'keepPower' | 'recharge' | undefined;
}

/**
 * Several robots may answer at the same time, hidden from each other; the answers take effect when all are in (K32).
 */
export interface Window {
  readonly kind: WindowKind;
  /** The moving or attacked target. */
  readonly about: TargetId;
  /** Chosen only by public knowledge: by open cards and what face-down ones might be. */
  readonly asked: readonly TargetId[];
  /** Who has answered already. */
  readonly answered: readonly TargetId[];
  /** Their answers. Secret until all are in. */
  readonly given: Readonly<Record<TargetId, Answer>>;
}
