import type { Amounts } from './resources';
import type { RobotType } from './types';
import type { Token } from './tokens';

/** Which completed Robots an effect may choose. */
export type Scope =
  | 'any'
  | 'own'
  | 'others'
  | 'self'
  /** By base Strength, of any player (M27). */
  | { readonly baseAtLeast: number }
  | { readonly baseAtMost: number };

/**
 * What an activated or instant ability does, in a closed vocabulary. An ability is a list of steps, done in order. The
 * rules, the bots and the words ask for these and never for a card.
 */
export type EffectStep =
  /** The oldest Robot of the row comes to the hand, its cost is not paid. */
  | { readonly do: 'takeOldest' }
  | { readonly do: 'draw'; readonly count: number }
  /** A hand Robot and one of the row change places. */
  | { readonly do: 'swap' }
  /** Discards hand Robots, at least one; each makes this number of Power Ups to be placed. */
  | {
      readonly do: 'discard';
      readonly most: number | 'all';
      readonly powerUpsEach: number;
      readonly on: 'any' | 'own';
    }
  /** Gives a hand Robot to an opponent. */
  | { readonly do: 'give' }
  | { readonly do: 'gain'; readonly amounts: Partial<Amounts> }
  /** Resources of kinds to be named; `each`: one for each own Robot of this type. */
  | { readonly do: 'gainAny'; readonly most: number; readonly each?: RobotType }
  | { readonly do: 'place'; readonly token: Token; readonly count: number; readonly on: Scope }
  /** Removes tokens of either kind, `upTo` or exactly this number. */
  | { readonly do: 'remove'; readonly count: number; readonly upTo?: true; readonly from: 'any' | 'own' }
  /** Moves a token to another Robot. */
  | { readonly do: 'move' }
  /** Looks at the top Robots of the deck and keeps one; the others are discarded or go to an opponent. */
  | { readonly do: 'look'; readonly count: number; readonly rest: 'discard' | 'give' }
  /** Payments with hand Robots for no Energy. */
  | { readonly do: 'payFree'; readonly most: number }
  | { readonly do: 'refresh'; readonly which: 'another' | 'all' }
  /** Completes a Robot under construction, whatever it lacks. */
  | { readonly do: 'completeFree' }
  | { readonly do: 'othersDraw'; readonly count: number }
  /** The whole row is discarded and refilled; one of it comes to the hand. */
  | { readonly do: 'sweepRow' }
  /** Destroys another own Robot. */
  | { readonly do: 'sacrifice' }
  /** Sonar Thief, Feedstock Press and Mimic: functions in rules/abilities/oddCards.ts. */
  | { readonly do: 'steal' }
  | { readonly do: 'press' }
  | { readonly do: 'copyPaid' };

export type StepId = EffectStep['do'];
export type StepOf<Id extends StepId> = Extract<EffectStep, { readonly do: Id }>;

/** Robots with the same text that count each other. */
export type Family = 'quad';

/** Strength that a Robot has besides its base, as long as all conditions hold. */
export interface StrengthBonus {
  readonly add: number;
  /** Counted once for each other own Robot of this type, or for each own Robot, itself included. */
  readonly each?: { readonly otherOf: RobotType } | 'robot';
  /** Own Robots of all these types are there. */
  readonly withAll?: readonly RobotType[];
  /** No own Robot of this type is there. */
  readonly without?: RobotType;
  readonly atLeast?: { readonly count: number; readonly of: RobotType };
  /** Another own Robot of this family is there. */
  readonly beside?: Family;
}

/** What a completed Robot changes by being there. */
export interface Passive {
  readonly strength: StrengthBonus;
  /** All own Robots cost less. */
  readonly discount: Partial<Amounts>;
  /** At most this number of Damage tokens counts on this Robot. */
  readonly damageCap: number;
  /** Own Robots of this type ignore their first Damage tokens. */
  readonly ignoresDamage: { readonly of: RobotType; readonly first: number };
  /** Power Ups on own Robots of this type count more. */
  readonly powerUpBonus: { readonly of: RobotType; readonly add: number };
  /** Taking from these spots costs less Energy, never below 1. */
  readonly rowDiscount: { readonly spots: readonly number[]; readonly energy: number };
  /** Unspent resources that may be kept for the next turn. */
  readonly keepsResources: number;
  /** Draws when an opponent takes the last Robot of the row. */
  readonly drawsWhenRowEmptied: number;
  /** The number of Robots that may be under construction. */
  readonly sites: number;
}

export type PassiveId = keyof Passive;

/** The three boxes of the cards (M1). */
export type Ability =
  | { readonly box: 'activated'; readonly steps: readonly EffectStep[]; readonly oncePerGame?: true }
  | { readonly box: 'passive'; readonly passive: Partial<Passive> }
  | { readonly box: 'instant'; readonly steps: readonly EffectStep[] };

export type Box = Ability['box'];

/** A Robot, its fields in the order of the printed card. */
export interface RobotDefinition {
  readonly number: number;
  readonly strength: number;
  readonly type: RobotType;
  /** What it pays when it lies under another Robot. */
  readonly side: Amounts;
  readonly cost: Amounts;
  readonly family?: Family;
  readonly ability: Ability;
}
