import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Request } from '@gearhall/shared/core/wire/requests';
import { StoreFailure } from '../../store/contract/errors';
import type { TableRecord } from '../../store/contract/table';
import { planBots } from '../acting/acting';
import type { Connection } from '../../viewing/Connection';
import { setOffered, setStandIn } from '../../tableRecord/seating';
import type { Seating } from '../../store/contract/seating';
import type { Table } from '../model/Table';
import { settleUndoVote } from './undoing';
import { counted, votersOn, waitBeforeVote, withoutSeatVote, withSeatVote } from './seatVote';
import type { SeatVote } from '../../store/contract/votes';
import { isOverdue } from '../model/waits';

/** The others vote whether a bot acts for somebody who does not act, or somebody else takes the seat. */

type Result = Promise<Refusal | undefined>;

const SECOND = 1000;
/** The level of the bot that acts for the seat, as after a timeout. */
const STAND_IN = 'easy';

/** Puts to the vote what becomes of a seat that is overdue; who asks agrees. */
export async function openSeatVote(
  table: Table,
  connection: Connection,
  { seat, goal }: Request<'seatVote'>,
): Result {
  const { tableRecord, services } = table;
  const hindrance = notPlaying(tableRecord);
  if (hindrance) return hindrance;
  const by = table.seatOf(connection.person);
  if (by === undefined) return refuse('notSeated');
  if (!table.seats[seat]) return refuse('noSuchSeat');
  if (tableRecord.seatVote) return refuse('seatVotePending');
  if (!votersOn(table, seat).includes(by) || !isOverdue(table, seat)) return refuse('notOverdue');
  const now = services.clock.wall();
  const wait = waitBeforeVote(tableRecord, seat, now);
  if (wait > 0) return refuse('votedLately', { seconds: Math.ceil(wait / SECOND) });
  return decide(
    table,
    withSeatVote(tableRecord, { seat, goal, by, agreed: [by], refused: [], needs: 0 }, now),
  );
}

/** An answer to the open vote; it can be changed. A `false` of the seat that has opened it withdraws it. */
export async function seatConsent(
  table: Table,
  connection: Connection,
  { seat, yes }: Request<'seatConsent'>,
): Result {
  const { tableRecord } = table;
  const hindrance = notPlaying(tableRecord);
  if (hindrance) return hindrance;
  const { seatVote } = tableRecord;
  const by = table.seatOf(connection.person);
  if (seatVote?.seat !== seat || by === undefined || !votersOn(table, seat).includes(by))
    return refuse('noQuestion');
  if (by === seatVote.by && !yes) {
    await table.change(withoutSeatVote(tableRecord));
    return undefined;
  }
  const agreed = seatVote.agreed.filter((one) => one !== by);
  const refused = seatVote.refused.filter((one) => one !== by);
  const votes = yes ? { agreed: [...agreed, by], refused } : { agreed, refused: [...refused, by] };
  return decide(table, { ...tableRecord, seatVote: { ...seatVote, ...votes } });
}

/**
 * Ends a vote about somebody who has acted, or counts it again since somebody who votes has come or gone. If the store
 * does not accept it, it is done at the next occasion.
 */
export async function settleSeatVote(table: Table): Promise<void> {
  const { tableRecord } = table;
  const { seatVote } = tableRecord;
  if (!seatVote || table.pauseShown !== '') return;
  try {
    const isOn = tableRecord.status === 'playing' && isOverdue(table, seatVote.seat);
    if (isOn) await decide(table, tableRecord);
    else await table.change(withoutSeatVote(tableRecord));
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    table.services.log.warn({ err: error, table: table.core.id }, 'a seat vote waits for the store');
  }
}

/** Stores the vote as it stands, or what it has led to. */
async function decide(table: Table, next: TableRecord): Promise<undefined> {
  const { seatVote } = next;
  if (!seatVote) return undefined;
  const { verdict, seatVote: now } = counted(table, seatVote);
  if (verdict === 'open') {
    if (now !== table.tableRecord.seatVote) await table.change({ ...next, seatVote: now });
    return undefined;
  }
  const over = withoutSeatVote(next);
  if (verdict === 'refused') {
    await table.change(over);
    return undefined;
  }
  await table.change({ ...over, seating: carriedOut(over.seating, seatVote) });
  await settleUndoVote(table);
  planBots(table);
  return undefined;
}

/** The person keeps the seat until somebody takes it: acting ends the offer, as it ends the stand-in. */
const carriedOut = (seating: Seating, { seat, goal }: SeatVote): Seating =>
  goal === 'bot' ? setStandIn(seating, seat, STAND_IN) : setOffered(seating, seat, true);

function notPlaying({ status }: TableRecord): Refusal | undefined {
  if (status === 'gathering') return refuse('notStarted');
  if (status === 'paused') return refuse('tablePaused');
  return status === 'ended' ? refuse('gameOver') : undefined;
}
