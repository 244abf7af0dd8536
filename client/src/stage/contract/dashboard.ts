import type { Seat } from '@gearhall/shared/core/ground/seats';

/**
 * `own`: above my orders, at all times. `folded`: beside another player's seat, small until it is opened.
 */
type DashboardPlace = 'own' | 'folded';

/**
 * What a picture beside a seat gets: the view, and the seat that it is of.
 *
 * @example
 * ```ts
 * import type { SeatPictureProps } from '../../client/src/stage/contract/dashboard';
 *
 * // A coin for each coin.
 * export const coinsPicture = ({ owner, view }: SeatPictureProps<{ coins: number[] }>): string =>
 *   '●'.repeat(view.coins[owner] ?? 0);
 * ```
 */
export interface SeatPictureProps<View> {
  /** What this viewer sees, also of others. */
  readonly view: View;
  readonly owner: Seat;
}

/**
 * What a dashboard gets: the view, its owner's seat, and where it stands.
 *
 * @example
 * ```ts
 * import type { DashboardProps } from '../../client/src/stage/contract/dashboard';
 *
 * // "own" has room for sentences, "folded" for a few words.
 * export const coinsText = ({ place, owner, view, names }: DashboardProps<{ coins: number[] }, object>): string =>
 *   place === 'own' ? `${names[owner]} has ${view.coins[owner]} coins` : `${view.coins[owner]} coins`;
 * ```
 */
export interface DashboardProps<View, Action> {
  /** `own`: above my orders. `folded`: beside another player's seat. */
  readonly place: DashboardPlace;
  /** What this viewer sees, also on the dashboards of others. */
  readonly view: View;
  /** The seat it belongs to. */
  readonly owner: Seat;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  /** What its owner may do with it now; empty for other viewers. */
  readonly legal: readonly Action[];
  /** Sends an action; only one of `legal` is accepted. */
  act(action: Action): void;
}
