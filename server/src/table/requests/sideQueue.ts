import { refuse, isRefusal, type Refusal } from '@gearhall/shared/core/ground/result';
import { isDelayed } from '@gearhall/shared/core/table/terms';
import type { TableRefusal } from '@gearhall/shared/core/wire/wire';
import type { Request, RequestType } from '@gearhall/shared/core/wire/requests';
import type { Connection } from '../../viewing/Connection';
import { isToBeNoted } from '../model/spectating';
import { takeOver } from '../seats/offers';
import type { Table } from '../model/Table';

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
  hint: 'notSeated',
  standIn: 'notHost',
  offer: 'notHost',
  mute: 'notHost',
  seatVote: 'notSeated',
  seatConsent: 'noQuestion',
  keepOff: 'notHost',
  letBack: 'notHost',
};

/** A refusal that depends on nothing that spectators who are behind do not see yet. */
export function refusalWithoutSeat(
  table: Table,
  connection: Connection,
  type: RequestType,
): Refusal | undefined {
  const code = isBehind(table, connection) ? WITHOUT_SEAT[type] : undefined;
  return code && refuse(code);
}

/**
 * Whether a request is answered without a turn in the table's queue: it changes nothing, its sender is behind the game,
 * and how long it waits there would tell whether somebody acts.
 */
export function usesSideQueue<T extends RequestType>(
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
