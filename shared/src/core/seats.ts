/** A place at the table, counted from 0. A person or a bot sits on it. */
export type Seat = number;

/**
 * Whose eyes a view is built for: a seat, somebody who only watches,
 * or everybody's cards laid open (replays of finished games).
 */
export type Viewer = Seat | 'spectator' | 'everyone';

export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** Every pair of eyes a running game has: its seats, then the watchers. */
export function viewersOf(count: number): Viewer[] {
  return [...seatsOf(count), 'spectator'];
}
