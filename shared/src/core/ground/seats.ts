/** A place at the table, counted from 0, held by a person or a bot. */
export type Seat = number;

/**
 * Whom a view is built for: a seat, a spectator, or "everyone" with all cards open (replays of finished games).
 *
 * @example
 * ```ts
 * import type { Viewer } from '@gearhall/shared/core/ground/seats';
 *
 * interface State {
 *   readonly cards: readonly string[];
 *   readonly isOver: boolean;
 * }
 *
 * export const cardsFor = ({ cards, isOver }: State, viewer: Viewer): string[] =>
 *   cards.map((card, seat) => (viewer === seat || viewer === 'everyone' || isOver ? card : 'hidden'));
 * ```
 */
export type Viewer = Seat | 'spectator' | 'everyone';

export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** Every viewer of a running game: the seats, then the spectators. */
export function viewersOf(count: number): Viewer[] {
  return [...seatsOf(count), 'spectator'];
}
