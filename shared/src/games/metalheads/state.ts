import type { Seat } from '../../core/ground/seats';
import type { Outcome } from '../../core/game';
import type { Edition } from '../../core/game/editions';
import type { MonsterId } from './content/monsters';
import type { NationId } from './content/nations';
import type { Amounts, Resource } from './content/resources';
import type { RobotId } from './content/robots';
import type { Token } from './content/tokens';

/**
 * `discarding`: everybody puts a Robot aside (Titan Oak). `nations`: from the last player to the first. `headStart`: the
 * Vanguard completes a Robot.
 */
export type Phase = 'discarding' | 'nations' | 'headStart' | 'turns' | 'over';

/** A Robot that lies under another one. */
export interface Paid {
  readonly card: RobotId;
  /** What it pays: this side of it is open. */
  readonly side: Amounts;
}

/** A Robot under construction, with what lies under it. */
export interface Construction {
  readonly robot: RobotId;
  readonly paid: readonly Paid[];
  /** Gained resources that were put on it. */
  readonly gained: Amounts;
}

/** A completed Robot. */
export interface Completed {
  readonly robot: RobotId;
  /** Activated this turn. */
  readonly turned: boolean;
  readonly powerUps: number;
  readonly damage: number;
  /** The Robot whose ability it has (Mimic); empty: its own. */
  readonly copied: RobotId | '';
  /** Its ability was for once in the game. */
  readonly spent: boolean;
}

export interface Player {
  readonly nation: NationId | '';
  /** In the order of the numbers. */
  readonly hand: readonly RobotId[];
  readonly constructions: readonly Construction[];
  readonly robots: readonly Completed[];
  /** What is put aside before the game (Titan Oak), until all have. */
  readonly aside: RobotId | '';
  /** Resources that it keeps for its next turn. */
  readonly kept: Amounts;
  readonly out: boolean;
}

export const SCOPES = ['any', 'own', 'others', 'strongest', 'baseAtLeast', 'baseAtMost'] as const;
export type ScopeId = (typeof SCOPES)[number];

/** What has to be done next in a turn. Some do themselves, some ask the player: then they are the open question. */
export type TaskKind =
  /** The step `count` of the ability of `robot`. */
  | 'step'
  /** `robot` moves to the completed Robots, with the ability of `other`; `optional`: it was completed for nothing. */
  | 'finish'
  /** One of the ready Robots is the next to be completed. */
  | 'order'
  /** Place `count` tokens `token` on `other`, or on Robots of `scope` (`base`). */
  | 'place'
  /** Remove `count` tokens from Robots of `scope`; `optional`: fewer will do. */
  | 'remove'
  | 'move'
  /** The token `token` moves from `robot`. */
  | 'moveTo'
  | 'swap'
  /** Discard up to `count` Robots; each makes `base` Power Ups for `scope`; `done` counts those so far. */
  | 'discard'
  | 'give'
  /** Name `count` resources to gain. */
  | 'gainAny'
  /** Name a resource to keep for the next turn. */
  | 'keepResource'
  /** Complete a Robot of the hand before the first turn. */
  | 'headStart'
  /** Keep one of those looked at. */
  | 'keep'
  /** Give away one of those looked at, and keep the other. */
  | 'keepAndGive'
  /** Up to `count` more payments for no Energy. */
  | 'payFree'
  | 'refresh'
  | 'completeFree'
  /** Take one of the row for nothing. */
  | 'takeOne'
  /** `robot` destroys another Robot of its owner. */
  | 'sacrifice'
  | 'steal'
  /** Give a Robot back to the seat `count`. */
  | 'giveBack'
  /** Pay with the Robot that was drawn. */
  | 'press'
  /** `robot` takes the ability of a Robot that was paid for it. */
  | 'copy'
  /** A Robot of an opponent below base Strength `base` may be destroyed. */
  | 'destroyWeaker'
  /** The solo Monster takes the oldest Robot of the row, not counting the `done` oldest; `optional`: it may be saved. */
  | 'gather'
  /** The solo Monster's Robot `robot` destroys the strongest own Robot below base Strength `base`. */
  | 'trample';

export interface Task {
  readonly kind: TaskKind;
  /** The Robot that it is about or comes from; empty: the Nation or the Monster. */
  readonly robot: RobotId | '';
  readonly other: RobotId | '';
  readonly token: Token | '';
  readonly count: number;
  readonly scope: ScopeId;
  readonly base: number;
  readonly done: number;
  readonly optional: boolean;
}

/** A Robot that lacks nothing any more; `since` counts the moments at which that happened. */
export interface Ready {
  readonly robot: RobotId;
  readonly since: number;
}

/** `acting`: the player does what they like. The other steps do themselves, between questions. */
export type TurnStep = 'acting' | 'keeping' | 'monster' | 'refilling';

export interface Turn {
  readonly seat: Seat;
  readonly step: TurnStep;
  readonly energy: number;
  /** Resources gained this turn and not yet spent. */
  readonly pool: Amounts;
  /** The kind of which the next completed Robot needs one less; empty: none. */
  readonly discount: Resource | '';
  readonly nationUsed: boolean;
  /** Activations by the Nation that are left. */
  readonly freeActivations: number;
  /** The first is at work. */
  readonly tasks: readonly Task[];
  readonly ready: readonly Ready[];
  /** Robots that only the player on turn sees: from the deck, to choose or to pay with. */
  readonly looked: readonly RobotId[];
}

/** What ends the game; `left`: all others have given up. `rounds`: nobody ended it in time. */
export const CAUSES = [
  'strength',
  'robots',
  'robotsAtOnce',
  'allTypes',
  'destroyed',
  'deckEmpty',
  'supplyEmpty',
  'rounds',
  'left',
  'soloWon',
  'soloLost',
] as const;
export type Cause = (typeof CAUSES)[number];

export interface Destroyed {
  readonly robot: RobotId;
  /** Absent: the solo Monster. */
  readonly owner?: Seat;
}

export interface State {
  /** Absent in matches of the first one. */
  readonly edition?: Edition;
  readonly monster: MonsterId;
  readonly phase: Phase;
  /** The last is on top. */
  readonly deck: readonly RobotId[];
  readonly discard: readonly RobotId[];
  /** Face down out of the game. */
  readonly removed: readonly RobotId[];
  readonly destroyed: readonly Destroyed[];
  /** By spot, the oldest first; empty spots are ''. */
  readonly row: readonly (RobotId | '')[];
  /** Tokens that are left. */
  readonly supply: number;
  /** Robots in rows, hands and constructions with a Damage token of the set-up (Behemoth). */
  readonly marked: readonly RobotId[];
  /** The discard pile was shuffled back at least once. */
  readonly reshuffled: boolean;
  /** The Robots that were shuffled back last, in the order of their numbers: everybody has seen them. */
  readonly shuffledIn: readonly RobotId[];
  readonly players: readonly Player[];
  /** The Robots of the solo Monster. */
  readonly monsterRobots: readonly Completed[];
  readonly first: Seat;
  /** Nations are dealt, not chosen. */
  readonly dealt: boolean;
  /** Counted from 1; 0 before the first turn. */
  readonly round: number;
  readonly turn: Turn;
  /** Why the round is the last one; empty: it is not. */
  readonly ending: Cause | '';
  /** The player who has bonus Strength at the end. */
  readonly bonus?: { readonly seat: Seat; readonly add: number };
  readonly end?: Outcome;
}
