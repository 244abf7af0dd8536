import type { TableView } from '../table/table';
import type { RequestType } from './requests';

/**
 * A request belongs to the position that it was made in. Its field `at` tells which one: a number of the table as its
 * sender saw it. If what the request is about has changed since then, as far as the sender can see, the table refuses
 * it as `stalePosition`: it came late, and would do something else than was meant.
 *
 * - `actions`: it is about the game. Stale once something that concerns the sender's seat has happened (for an `undo`:
 *   once anything has happened). What others do while several seats are asked does not concern it.
 * - `changes`: it is about the table. Stale once the thing itself has changed: this seat, the settings, the vote.
 * - `nothing`: it may come at any time. `chat`: a line is meant for its readers, whenever they read it, and `few` binds
 *   it to its audience. `rename`, `salt` and `endGame` are about the sender alone, and `lookAt`, `history` and `reviewGame` only
 *   show something.
 */
export const BOUND_BY = {
  act: 'actions',
  undo: 'actions',
  share: 'actions',
  hint: 'actions',
  sit: 'changes',
  stand: 'changes',
  bot: 'changes',
  free: 'changes',
  settings: 'changes',
  start: 'changes',
  holdStart: 'changes',
  standIn: 'changes',
  offer: 'changes',
  consent: 'changes',
  mute: 'changes',
  report: 'changes',
  rematch: 'changes',
  giveUpSeries: 'changes',
  seatVote: 'changes',
  seatConsent: 'changes',
  keepOff: 'changes',
  letBack: 'changes',
  chat: 'nothing',
  rename: 'nothing',
  salt: 'nothing',
  endGame: 'nothing',
  lookAt: 'nothing',
  history: 'nothing',
  reviewGame: 'nothing',
} as const satisfies Record<RequestType, 'actions' | 'changes' | 'nothing'>;

type BoundBy<Kind extends 'actions' | 'changes'> = {
  readonly [T in RequestType]: (typeof BOUND_BY)[T] extends Kind ? T : never;
}[RequestType];

/** The requests that are bound to a position in the game, or to how the table is. */
export type GameBound = BoundBy<'actions'>;
export type TableBound = BoundBy<'changes'>;

/** What `at` is for a request that is made now, at this table; undefined where it has none. */
export function positionFor(type: RequestType, table: TableView | undefined): number | undefined {
  const by = BOUND_BY[type];
  return by === 'nothing' ? undefined : table?.[by];
}
