import { refuse, isRefusal, type Refusal } from '@gearhall/shared/core/result';
import { isDelayed } from '@gearhall/shared/core/terms';
import type { Request, RequestType, TableRefusal } from '@gearhall/shared/core/wire';
import type { Connection } from './Connection';
import { isToBeNoted } from './looking';
import { takeOver } from './offers';
import type { Table } from './Table';

/** Whether it shows a running game to a spectator who is behind it. */
export function isBehind(table: Table, { person }: Pick<Connection, 'person'>): boolean {
  const { match, settings } = table;
  return (
    match !== undefined &&
    !match.outcome &&
    isDelayed(settings.terms.watching) &&
    table.seatOf(person) === undefined
  );
}

/** Why nobody without a seat may do it, whatever state the game is in. */
const WITHOUT_SEAT: Readonly<Partial<Record<RequestType, TableRefusal>>> = {
  act: 'notSeated',
  undo: 'notSeated',
  consent: 'noQuestion',
  share: 'notSeated',
  standIn: 'notHost',
  offer: 'notHost',
  mute: 'notHost',
};

/** A refusal that depends on nothing that spectators who are behind do not see yet. */
export function refusalApart(table: Table, connection: Connection, type: RequestType): Refusal | undefined {
  const code = isBehind(table, connection) ? WITHOUT_SEAT[type] : undefined;
  return code && refuse(code);
}

/**
 * Whether a request is answered without a turn in the table's queue: it changes nothing, its sender is behind the game,
 * and how long it waits there would tell whether somebody acts.
 */
export function isApart<T extends RequestType>(
  table: Table,
  connection: Connection,
  type: T,
  body: Request<T>,
): boolean {
  if (!isBehind(table, connection)) return false;
  if (type === 'chat') return false;
  if (type === 'lookAt') return !isToBeNoted(table, connection, (body as Request<'lookAt'>).what);
  if (type === 'sit') return isRefusal(takeOver(table, connection, (body as Request<'sit'>).seat));
  return true;
}
