import type { Seat } from '../../core/ground/seats';
import type { BaseId, SpaceId } from './content/board';
import type { RaceId } from './content/races';
import type { EndCause } from './events';
import type { Options } from './options';

export type ShipId = string;

export interface Stack {
  readonly pennies: number;
  readonly nickels: number;
  readonly dimes: number;
}

export interface Ship extends Stack {
  readonly id: ShipId;
  readonly owner: Seat;
  readonly at: SpaceId;
  /** Can no longer be activated this turn. */
  readonly spent: boolean;
}

export interface SeatState {
  readonly race: RaceId;
  /** Has kept a race, or re-rolled it: nothing left to choose. */
  readonly settled: boolean;
  readonly cash: number;
  /** Its base; absent until bases are dealt. */
  readonly base?: BaseId;
  readonly out: boolean;
  /** Wants to be asked about re-rolls (T25). */
  readonly asked: boolean;
}

/** The ship in activation, with its budget as counted when the activation began (T18). */
export interface Activation {
  readonly ship: ShipId;
  readonly moves: number;
  readonly shots: number;
  /** Launched this turn: cannot be recycled on the spot, nor (except for Anarchists) cross a striped border. */
  readonly fresh: boolean;
}

/** A shot between its roll and its damage. */
export interface Shot {
  readonly by: Seat;
  readonly ship: ShipId;
  readonly target?: ShipId;
  readonly base?: BaseId;
  readonly roll: number;
  readonly bonus: number;
  readonly empty: number;
  readonly dimes: number;
  readonly damage: number;
}

/** Who is asked, and what. `reroll` is about the shot, `damage` about the target's coins. */
export type Question =
  | { readonly kind: 'reroll'; readonly seat: Seat; readonly cost: number; readonly later: readonly Seat[] }
  | { readonly kind: 'damage'; readonly seat: Seat; readonly ship: ShipId; readonly points: number };

/** `acting`: activate ships; `closing`: after a launch or split only the new ship may still act (T16). */
export type TurnStep = 'acting' | 'closing';

export interface State {
  readonly options: Options;
  readonly phase: 'races' | 'turns' | 'over';
  readonly round: number;
  readonly first: Seat;
  readonly turn: Seat;
  readonly step: TurnStep;
  readonly seats: readonly SeatState[];
  readonly ships: Readonly<Record<ShipId, Ship>>;
  readonly launched: number;
  readonly active?: Activation;
  readonly shot?: Shot;
  readonly question?: Question;
  readonly end?: { readonly winners: readonly Seat[]; readonly cause: EndCause };
}
