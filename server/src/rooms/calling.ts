import type { Match } from '@gearhall/shared/core/match';
import type { Seat } from '@gearhall/shared/core/seats';
import type { PushMessage } from '../push/Pushes';
import { duesOf } from './clocks';
import type { Table } from './Table';

const SECOND = 1000;
/** For how long it is worth knowing, in seconds, where no clock says so; and at least. */
const DAYS = 3 * 24 * 3600;
const LEAST = 60;

/** A question that may not wait is over before anybody could come for it. */
const worthCalling = (match: Match | undefined): readonly Seat[] =>
  match && !match.patience ? match.toAct : [];

/**
 * Calls those who are not here: whose answer is awaited from now on, once a turn, and at the end
 * everybody. To be called whenever something has changed.
 */
export function callAbsent(table: Table): () => void {
  let { match } = table;
  let awaited = worthCalling(match);
  return () => {
    if (table.match === match) return;
    match = table.match;
    const before = awaited;
    awaited = worthCalling(match);
    if (match?.outcome) callAll(table);
    else for (const seat of awaited) if (!before.includes(seat)) call(table, seat, 'yourTurn');
  };
}

function callAll(table: Table): void {
  for (const seat of table.chairs.keys()) call(table, seat, 'over');
}

function call(
  { core, chairs, people, services, affairs, clocks }: Table,
  seat: Seat,
  kind: PushMessage['kind'],
) {
  const chair = chairs[seat];
  if (chair?.person === undefined || people.isHere(chair.person)) return;
  if (kind === 'yourTurn' && chair.standIn !== '') return;
  const due = duesOf(affairs, clocks).find((one) => one.seat === seat)?.at;
  const left = due === undefined ? DAYS : Math.ceil((due - services.clock.wall()) / SECOND);
  services.pushes.tell(chair.person, { table: core.id, game: core.game, kind }, Math.max(LEAST, left));
}
