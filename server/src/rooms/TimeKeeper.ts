import type { Match, Played } from '@gearhall/shared/core/match';
import { RESIGN } from '@gearhall/shared/core/resign';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import { commit } from './acting';
import type { Cancel } from './Clock';
import { firstDue } from './clocks';
import { resignation } from './logEnd';
import { inStep } from './recovery';
import { botToAct, playBot } from './Play';
import { setStandIn } from './seating';
import { StoreFailure } from './services';
import type { TableAffairs } from '../store/store';
import type { Table } from './Table';
import { answerForAll, nextDue } from './waiting';

/** For what is on the wire when the time is up. */
export const GRACE_MS = 250;
/** How long a time-out waits after a store failure. */
const RETRY_MS = 5000;
/** Who acts for a person who does not. */
const STAND_IN = 'easy';
/** The time-out in a row from which on a stand-in acts. */
const PATIENCE = 2;

/**
 * Sees to it that somebody acts when a seat's time is up, or that of a question which may not wait. At a
 * table with a clock the store knows when that will be, so that it happens even when the room is closed by then.
 */
export class TimeKeeper {
  private planned: Cancel | undefined;
  private due: number | undefined;
  /** What the store was told last; undefined while it is not known. */
  private told: { readonly deadline: number | undefined } | undefined;

  constructor(
    private readonly table: Table,
    private storedPauses: TableAffairs['pauses'],
  ) {}

  /** To be called whenever something has changed. */
  readonly settle = (): void => {
    const due = nextDue(this.table);
    if (due !== this.due) this.plan(due);
    const { clock } = this.table.settings.terms;
    if (clock.type === 'none') return;
    this.followClock(clock.type === 'live' && firstDue(this.table.affairs, this.table.clocks) !== undefined);
    const deadline = deadlineOf(this.table);
    if (!this.told || this.told.deadline !== deadline) this.tell(deadline);
    if (this.storedPauses !== this.table.affairs.pauses) this.storePauses();
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
      void this.table.queue.add(() => inStep(this.table, () => this.ring()));
    });
  }

  private now(): number {
    return this.table.services.clock.wall();
  }

  private async ring(): Promise<void> {
    // Others may be due at the very same time: what follows is planned anew in any case.
    this.due = undefined;
    const due = nextDue(this.table);
    if (due === undefined) return;
    if (due + GRACE_MS > this.now()) return this.plan(due);
    try {
      await (this.table.waiting ? answerForAll(this.table) : timeOut(this.table));
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
    this.storedPauses = this.table.affairs.pauses;
    const { store } = this.table.services;
    void this.table.queue.add(async () => {
      try {
        await store.saveAffairs(this.table.core.id, this.table.affairs);
      } catch (error) {
        this.logged(error, 'a pause could not be stored');
      }
    });
  }

  private logged(error: unknown, what: string): void {
    this.table.services.log.error({ err: error, table: this.table.core.id }, what);
  }
}

/** When a closed room must be opened: when a time is up, and at once where a bot is to act. */
function deadlineOf(table: Table): number | undefined {
  const { affairs, match, chairs } = table;
  if (affairs.status !== 'playing' || !match) return undefined;
  return botToAct(match, chairs) === undefined ? nextDue(table) : affairs.startedAt;
}

async function timeOut(table: Table): Promise<void> {
  const { match, services } = table;
  const first = firstDue(table.affairs, table.clocks);
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
  await table.change({ ...table.affairs, seating: setStandIn(table.affairs.seating, seat, STAND_IN) });
  return playBot(match, seat, STAND_IN, table.services.chance.seed());
}

/** Nobody waits for this person any longer: they let their time run out again, or they are gone. */
function isGivenUp({ clocks, chairs, people }: Table, seat: Seat): boolean {
  const missed = (clocks?.seats[seat]?.missed ?? 0) + 1;
  const person = chairs[seat]?.person;
  return missed >= PATIENCE || (person !== undefined && people.presenceOf(person) === 'gone');
}

function accepted(played: ReturnType<Match['play']>): Played {
  if (isRefusal(played))
    throw new BrokenRule(`What is done for an absent seat was refused: ${played.refused}.`);
  return played;
}
