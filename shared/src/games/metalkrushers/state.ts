import type { Direction } from '../../core/game/hex';
import type { Seat } from '../../core/ground/seats';
import type { Any } from './content/charts';
import type { HexId } from './content/arena';
import type { ChassisId } from './content/chassis';
import type { Held } from './content/items';
import type { ProgramId } from './content/programs';
import type { Arm, BySide, Side } from './content/sides';
import type { EndCause } from './events';
import type { Options } from './options';

/** "k0" to "k29": in the order of the sides, then of the seats, then in build order. */
export type KrusherId = string;
/** A side: one seat, or several in Team Play. */
export type Team = number;

/** The design of a Krusher. Sides without armor are 0. */
export interface Design {
  /** The name that its player gives it; may be empty. */
  readonly name: string;
  readonly chassis: ChassisId;
  readonly program: ProgramId;
  readonly arms: Arms;
  readonly armor: BySide;
}
export type Arms = Readonly<Record<Arm, Held>>;

/** What an arm has done or declared in this Combat Phase. `spared`: a spiked shield kept for a bash. */
export const USES = ['', 'struck', 'parry', 'block', 'carried', 'spared'] as const;
export type Use = (typeof USES)[number];

/** What has happened to a Krusher this turn; cleared at the end of the turn. */
export interface TurnMarks {
  readonly moved: boolean;
  /** Spends the turn arming (Pick-Up): it only keeps its evade modifier. */
  readonly busy: boolean;
  readonly attacked: boolean;
  /** Has tried its Reflex Facing. */
  readonly reflexed: boolean;
  /** After an Oust: no Reflex Facing; -1 on it. */
  readonly noReflex: boolean;
  readonly reflexPenalty: boolean;
  /** After an Oust: may attack this Krusher only, with `boundBonus` to hit and to damage. */
  readonly bound: KrusherId;
  readonly boundBonus: number;
}

export interface Krusher extends Design {
  readonly id: KrusherId;
  readonly seat: Seat;
  readonly team: Team;
  /** The modifier (IM) of everything that it holds; stored, because it is open when arms are not (G23). */
  readonly initiative: number;
  readonly at: HexId;
  readonly facing: Direction;
  /** Points that have reached the armor of each side. The excess over its armor went to the Internal Linkage. */
  readonly hits: BySide;
  /** Points that went straight to the Internal Linkage. */
  readonly pierced: number;
  /** Points that the shield in each arm has taken. */
  readonly worn: Readonly<Record<Arm, number>>;
  readonly fallen: boolean;
  readonly marks: TurnMarks;
  readonly uses: Readonly<Record<Arm, Use>>;
  /** Pick-Up: where its own last move ended, and where each arm was armed; empty for nowhere. */
  readonly restedOn: HexId;
  readonly armedAt: Readonly<Record<Arm, HexId>>;
  /** With secret sheets: every situation in which enemies have stood to it in combat (rules/combat/showing.ts). */
  readonly watched: readonly string[];
}

export interface TeamState {
  /** The leader's die this turn, 0 before the first; and the total with all modifiers (G5, G11). */
  readonly die: number;
  readonly total: number;
  /** 0 has the initiative. */
  readonly rank: number;
}

export interface SeatState {
  readonly team: Team;
  /** The number of Krushers that it builds. */
  readonly krushers: number;
  /** Resigned, or its last Krusher has fallen. */
  readonly out: boolean;
  /** Resigned: gets no share of a win (G33). */
  readonly resigned?: boolean;
  /** Its designs, once it has filed them; empty before. */
  readonly filed: readonly Design[];
}

/** A Krusher on the move. */
export interface Movement {
  readonly krusher: KrusherId;
  /** Movement points left. */
  readonly points: number;
  readonly freeTurn: boolean;
}

/** The steps of the Combat Sequence with a question (L112-170). `target` comes before A. */
export const COMBAT_STEPS = [
  'target',
  'reflex',
  'shield',
  'attackerShield',
  'parry',
  'attackerParry',
  'strike',
] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

export interface Combat {
  /** Krushers that are still to attack, highest initiative first; the first is the attacker. */
  readonly order: readonly KrusherId[];
  /** The target of its present attack; empty until it has chosen. */
  readonly target: KrusherId;
  /** The targets that it has already attacked, or declined to, this turn. */
  readonly done: readonly KrusherId[];
  readonly step: CombatStep;
}

/** A declared parry. */
export interface Parry {
  readonly by: KrusherId;
  readonly arm: Arm;
  readonly against: KrusherId;
  /** The arm of the enemy whose attack it meets; empty until that is named. */
  readonly meets: Arm | '';
}

/** Points that will be marked when all have attacked: combat is simultaneous. */
export interface Wound {
  readonly krusher: KrusherId;
  readonly side: Side;
  /** The arm whose shield blocks; empty if none does. */
  readonly blockedBy: Arm | '';
  readonly points: number;
  readonly critical: number;
}

/**
 * Who is asked, and what.
 * `save`: which Krusher moves last of all. `mover`: which of several equals moves next. `move`: the move of `krusher`.
 * `armament`: the size of "any", or whether the weapon in `arm` goes into both arms. The others: steps of the combat,
 * answered for `krusher`.
 */
export interface Question {
  readonly kind: 'save' | 'mover' | 'move' | 'armament' | CombatStep;
  readonly seat: Seat;
  /** Empty for `save` and `mover`. */
  readonly krusher: KrusherId;
  /** `mover`: the equals. */
  readonly among: readonly KrusherId[];
  /** `armament`: what is chosen, for which arm; `any` is empty if the question is only how the weapon is held. */
  readonly any: Any | '';
  readonly arm: Arm | '';
}

export interface State {
  readonly options: Options;
  readonly phase: 'building' | 'movement' | 'combat' | 'over';
  /** 0 while building. */
  readonly turn: number;
  readonly seats: readonly SeatState[];
  readonly teams: readonly TeamState[];
  readonly krushers: Readonly<Record<KrusherId, Krusher>>;
  /** The Krusher that its side saves for the last move; empty for none. */
  readonly saved: KrusherId;
  readonly movement?: Movement;
  readonly combat?: Combat;
  readonly parries: readonly Parry[];
  readonly wounds: readonly Wound[];
  readonly question?: Question;
  readonly end?: { readonly winners: readonly Seat[]; readonly cause: EndCause };
}
