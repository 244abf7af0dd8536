import type { Match, Played } from '@gearhall/shared/core/match';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { commit } from '../acting/acting';
import type { Cancel } from '../../ground/clock/Clock';
import { firstDue } from '../model/clocks';
import { resignation } from '../acting/logEnd';
import { reconcile } from '../acting/recovery';
import { playBot } from '../bots/botActing';
import { botToAct } from '../../tableRecord/matchRunner';
import { setStandIn } from '../../tableRecord/seating';
import { StoreFailure } from '../model/services';
import type { TableRecord } from '../../store/contract/table';
import type { Table } from '../model/Table';
import { endOldUndoVote, settleUndoVote } from '../consent/undoing';
import { answerForAll, nextDue } from './answerForAll';

/** For what is on the wire when the time is up. */
const GRACE_MS = 250;
/** How long a time-out waits after a store failure. */
const RETRY_MS = 5000;
/** The level of the bot that acts for a person who does not. */
const STAND_IN = 'easy';
/** The time-out in a row from which on a stand-in acts. */
const MISSED_IN_A_ROW = 2;

/**
 * Makes sure that somebody acts when a seat's time or an answer deadline is up. The store knows when a clock or an undo
 * vote ends, so that it happens even if the room is closed by then.
 */
export class TimeKeeper {
  private planned: Cancel | undefined;
  private due: number | undefined;
  /** The last deadline written to the store; undefined while unknown. */
  private told: { readonly deadline: number | undefined } | undefined;

  private storedPauses: TableRecord['pauses'];

  /** `stored`: the table record as the store holds it. */
  constructor(
    private readonly table: Table,
    { pauses, undoVote }: TableRecord,
  ) {
    this.storedPauses = pauses;
    // Without a clock, only an open vote has an end.
    if (table.settings.terms.clock.type === 'none' && !undoVote) this.told = { deadline: undefined };
  }

  /** Must be called after every change. */
  readonly settle = (): void => {
    const due = nextDue(this.table);
    if (due !== this.due) this.plan(due);
    const { clock } = this.table.settings.terms;
    this.followClock(
      clock.type === 'live' && firstDue(this.table.tableRecord, this.table.clocks) !== undefined,
    );
    const deadline = deadlineOf(this.table);
    if (!this.told || this.told.deadline !== deadline) this.tell(deadline);
    if (this.storedPauses !== this.table.tableRecord.pauses) this.storePauses();
  };

  stop(): void {
    this.planned?.();
    this.followClock(false);
  }

  private followClock(runs: boolean): void {
    this.table.services.heartbeat.follow(this.table.core.id, runs);
  }

  private plan(due: number | undefined): void {
    this.planned?.();
    this.due = due;
    if (due !== undefined) this.ringIn(due + GRACE_MS - this.now());
  }

  private ringIn(ms: number): void {
    this.planned = this.table.services.clock.after(ms, () => {
      void this.table.queue.add(() => reconcile(this.table, () => this.ring()));
    });
  }

  private now(): number {
    return this.table.services.clock.wall();
  }

  private async ring(): Promise<void> {
    // Others may be due at the very same time: the next due time is planned again in any case.
    this.due = undefined;
    const due = nextDue(this.table);
    if (due === undefined) return;
    if (due + GRACE_MS > this.now()) return this.plan(due);
    try {
      await actFor(this.table, due);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      this.logged(error, 'a time-out waits for the store');
      this.planned?.();
      this.ringIn(RETRY_MS);
    }
  }

  private tell(deadline: number | undefined): void {
    this.told = { deadline };
    const { store } = this.table.services;
    void this.table.queue.add(async () => {
      try {
        await store.saveDeadline(this.table.core.id, deadline);
      } catch (error) {
        this.told = undefined;
        this.logged(error, 'a deadline could not be stored');
      }
    });
  }

  private storePauses(): void {
    this.storedPauses = this.table.tableRecord.pauses;
    const { store } = this.table.services;
    void this.table.queue.add(async () => {
      try {
        await store.saveTableRecord(this.table.core.id, this.table.tableRecord);
      } catch (error) {
        this.logged(error, 'a pause could not be stored');
      }
    });
  }

  private logged(error: unknown, what: string): void {
    this.table.services.log.error({ err: error, table: this.table.core.id }, what);
  }
}

/** Does what is due: answers, acts for somebody, or ends a question that nobody has answered. */
function actFor(table: Table, due: number): Promise<void> {
  if (table.undoVote?.until === due) return endOldUndoVote(table);
  return table.pendingDeadline ? answerForAll(table) : timeOut(table);
}

/** When a closed room must be opened: when a time is up, or at once if a bot is to act. */
function deadlineOf(table: Table): number | undefined {
  const { tableRecord, match, seats, settings, undoVote } = table;
  if (tableRecord.status !== 'playing' || !match) return undefined;
  if (settings.terms.clock.type === 'none') return undoVote?.until;
  // Bots wait while a vote is open.
  return botToAct(match, seats) === undefined || undoVote ? nextDue(table) : tableRecord.startedAt;
}

async function timeOut(table: Table): Promise<void> {
  const { match, services } = table;
  const first = firstDue(table.tableRecord, table.clocks);
  if (!match || !first) return;
  const played = await answerFor(table, match, first.seat);
  await commit(table, played, { ...played.entry, at: services.clock.wall(), by: 'clock' });
}

async function answerFor(table: Table, match: Match, seat: Seat): Promise<Played> {
  if (table.settings.terms.onTimeout === 'resign') return accepted(match.play(seat, RESIGN));
  const last = resignation(table, match, seat);
  if (last) return last;
  if (!isGivenUp(table, seat)) {
    return accepted(match.play(seat, match.game.fallback(match.project(seat), seat)));
  }
  await table.change({
    ...table.tableRecord,
    seating: setStandIn(table.tableRecord.seating, seat, STAND_IN),
  });
  await settleUndoVote(table);
  return playBot(table, { match, seat, level: STAND_IN });
}

/** The table no longer waits for this person: their time has run out repeatedly, or they are gone. */
function isGivenUp({ clocks, seats, people }: Table, seat: Seat): boolean {
  const missed = (clocks?.seats[seat]?.missed ?? 0) + 1;
  const person = seats[seat]?.person;
  return missed >= MISSED_IN_A_ROW || (person !== undefined && people.presenceOf(person) === 'gone');
}

function accepted(played: ReturnType<Match['play']>): Played {
  if (isRefusal(played))
    throw new BrokenRule(`What is done for an absent seat was refused: ${played.refused}.`);
  return played;
}
