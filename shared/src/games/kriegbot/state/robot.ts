import type { Direction } from '../../../core/game/hex';
import type { Seat } from '../../../core/ground/seats';
import type { CardId, ItemCardId, SkinId } from '../content/cards';
import type { CoreId } from '../content/cores';
import type { ChassisId, SlotId } from '../content/chassis';
import type { CrewKind } from '../content/infantry';
import type { HexId } from '../content/map';
import type { DrawerId, TeamId } from '../content/teams';

/** "green1" to "yellow3", "police1", "police2". */
export type RobotId = string;

/** What a robot did in its movement phase this turn; empty before it. `biped`: chosen, and still to move at the end. */
export const MOVE_OPTIONS = [
  '',
  'move',
  'strafe',
  'ram',
  'maneuver',
  'reboot',
  'powerUp',
  'idle',
  'biped',
  'land',
] as const;
export type MoveOption = (typeof MOVE_OPTIONS)[number];

export interface Slot {
  /** Empty: nothing lies here (any more). */
  readonly card: ItemCardId | '';
  /** Open for the rest of the game. */
  readonly shown: boolean;
  readonly damage: number;
  readonly disabled: boolean;
  /** Mines that have been laid with it; absent: none. */
  readonly laid?: number;
  /** Hacked: it does nothing for its owner until the turn ends (KS8.6). */
  readonly locked: boolean;
  /** The card of a pilot of another side than the one that built the robot. */
  readonly foreign?: boolean;
}

export interface Skin {
  /** Empty: given up, or used up. */
  readonly card: SkinId | '';
  readonly shown: boolean;
  /** How often it has helped (Ablative Foam). */
  readonly worn: number;
}

/** The card of a power core. Damage and disables of the core are open, and not here. */
export interface PowerCore {
  /** Empty: none is chosen yet. */
  readonly card: CoreId | '';
  /** Open for the rest of the game. */
  readonly shown: boolean;
  /** In steps of energy. */
  readonly level: number;
}

/** A card that is out of the game; nobody who had not seen it learns what it was (L119, K52). */
export interface LostCard {
  readonly slot: SlotId | 'skin';
  readonly card: CardId;
  readonly shown: boolean;
  /** Otherwise it bailed out, was given up, or lies in the shell that a Phoenix-bot has left. */
  readonly destroyed: boolean;
  readonly foreign?: boolean;
  readonly laid?: number;
}

/** `derelict`: on the map without a pilot; `fled`, `destroyed`: off the map. */
export const FATES = ['', 'derelict', 'fled', 'destroyed'] as const;
export type Fate = (typeof FATES)[number];

/** What a robot of a gang has done, for good (KS9.7): it gives the police cause, and points. */
export const GUILT_IDS = ['illegal', 'attackedPolice', 'freesKrupke'] as const;
export type GuiltId = (typeof GUILT_IDS)[number];

/** Where the card of a slot, or the skin, is from; a card never changes its slot. */
export type Origins = Readonly<Partial<Record<SlotId | 'skin', DrawerId>>>;

/** What has happened to a robot this turn; cleared at the end of the turn. */
export interface TurnMarks {
  readonly option: MoveOption;
  /** Hexes entered by moving. */
  readonly steps: number;
  /** The change of its max speed this turn: Jump Boosters, Reverse. */
  readonly speed: number;
  /** Attack and defense actions spent. */
  readonly attacks: number;
  readonly defenses: number;
  /** What its attack actions were made with: a second one must differ (K21). */
  readonly used: readonly string[];
  /** Cards that help once a turn and have done so: Targeting Computer, Civilian Pilot. */
  readonly helped: readonly CardId[];
  /** Held in its hex and facing by a Mag Claw, until its movement is over. */
  readonly clamped: boolean;
  /** The ability of its power core has been used. */
  readonly coreUsed: boolean;
  /** It has used a star, or attacked with a sensor (KX25); absent: it has not. */
  readonly emits?: boolean;
  /** It has lit its camouflage; absent: it has not. */
  readonly camouflaged?: boolean;
  /** Its Solenoid keeps it powered up beyond the end of the turn. */
  readonly keepsPower: boolean;
  /** Slots that its reboot has switched on again: those cards gave nothing when the price was paid (K18). */
  readonly woken: readonly SlotId[];
}

/** A robot that has changed sides: whose drawer its cards are from, and who has run it and knows them. */
export interface Captured {
  readonly origin: TeamId;
  readonly knownBy: readonly TeamId[];
}

export interface Robot {
  readonly id: RobotId;
  readonly team: TeamId;
  /** The seat that runs it. */
  readonly seat: Seat;
  /** Empty until templates are chosen. */
  readonly chassis: ChassisId | '';
  readonly slots: Readonly<Record<SlotId, Slot>>;
  readonly skin: Skin;
  /** Of which drawer its cards are; empty where its side has only one. */
  readonly from: Origins;
  /** Damage and disables of the items that are not cards. */
  readonly drive: { readonly damage: number; readonly disabled: boolean };
  readonly core: { readonly damage: number; readonly disabled: boolean };
  /** Absent at a table without power cores, and until they are dealt. */
  readonly powerCore?: PowerCore;
  readonly lost: readonly LostCard[];
  /** Empty off the map. */
  readonly at: HexId;
  readonly facing: Direction;
  readonly fate: Fate;
  /** Only its Recoilless Rifle is left, and drives on. */
  readonly phoenix: boolean;
  readonly poweredUp: boolean;
  readonly onFire: boolean;
  /** By a marker or by a mine (KX86). */
  readonly painted: boolean;
  /** The robots whose mines are on it; absent: none. */
  readonly mines?: readonly RobotId[];
  /** Its mines alone paint it: there is no marker. */
  readonly minedOnly?: boolean;
  readonly biped: boolean;
  readonly marks: TurnMarks;
  readonly guilt: readonly GuiltId[];
  /** What has been let out of it that was built in: its pod's two, its drone. */
  readonly out: readonly CrewKind[];
  /** Where its pilot sat who has left it, or died in it (KX68). */
  readonly cockpit?: SlotId;
  /** It has changed sides (KX70). */
  readonly captured?: Captured;
  /** The number of consecutive ends of turns at which it was unpowered and dead (K59). */
  readonly dead: number;
}
