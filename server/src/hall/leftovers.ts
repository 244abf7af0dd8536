import { StoreDamage, StoreFailure } from '../store/contract/errors';
import type { SeriesRecord } from '../store/contract/series';
import { TableElsewhere } from '../owning/Ownership';
import { isSomethingDue } from '../series/seriesDue';
import { outcomeOf } from '../series/seriesRecord';
import type { Tables } from './tables';

const MINUTE_MS = 60_000;
/** Longer than any question with a deadline waits: what follows from an older action has been done. */
const BEFORE_END_MS = 5 * MINUTE_MS;
/** A table that cannot do what is due is not opened again and again. */
const MOST_TRIES = 3;

/**
 * What follows from a stored fact is done by the process that stored it: a bot moves, the next match of a series opens,
 * a record is made. If the process ends in between, the table is opened by another one, which does it then. Looked for
 * at the start of a process, and every minute. Returns the stop function.
 */
export function watchLeftovers(tables: Tables): () => void {
  const leftovers = new Leftovers(tables);
  void leftovers.atStart().finally(() => leftovers.plan());
  return () => leftovers.stop();
}

class Leftovers {
  private isOver = false;
  /** The tables of series at which something was due, and how often they have been opened for it. */
  private readonly tries = new Map<string, number>();
  /** The last tables of series that are over. */
  private readonly over = new Set<string>();

  constructor(private readonly tables: Tables) {}

  stop(): void {
    this.isOver = true;
  }

  plan(): void {
    if (this.isOver) return;
    this.tables.services.clock.after(MINUTE_MS, () => {
      void this.sweep().finally(() => this.plan());
    });
  }

  /** The process before this one may have been the only one. */
  async atStart(): Promise<void> {
    await this.find(async ({ store, clock }) => {
      const { from = clock.wall() } = (await store.outages()).at(-1) ?? {};
      return store.actedSince(from - BEFORE_END_MS);
    });
    await this.sweep();
  }

  private async sweep(): Promise<void> {
    await this.find(async ({ store }) => (await store.leases?.left()) ?? []);
    await this.find(() => this.dueInSeries());
  }

  private async find(left: (services: Tables['services']) => Promise<readonly string[]>): Promise<void> {
    const { services } = this.tables;
    // The others do it.
    if (this.isOver || services.moderation.isHandingOver) return;
    try {
      for (const id of await left(services)) if (!this.isOver) await wake(this.tables, id);
    } catch (error) {
      if (this.isOver || error instanceof StoreFailure) return;
      services.log.error({ err: error }, 'what was left undone could not be read');
    }
  }

  private async dueInSeries(): Promise<readonly string[]> {
    const due: string[] = [];
    for (const id of await this.tables.services.store.betweenMatches()) {
      if (this.isOver) return [];
      const tries = this.tries.get(id) ?? 0;
      if (tries >= MOST_TRIES || !(await this.isDue(id))) continue;
      this.tries.set(id, tries + 1);
      due.push(id);
    }
    return due;
  }

  private async isDue(id: string): Promise<boolean> {
    const { store, damages, whyNoTables } = this.tables.services;
    if (damages.has(id) || this.over.has(id)) return false;
    try {
      const series = await store.seriesOf(id);
      if (series && isAllPlayed(series)) this.over.add(id);
      const stored = series && !this.over.has(id) ? await store.load(id) : undefined;
      const place = stored?.core.series;
      if (!series || !place) return false;
      const { tableRecord } = stored;
      return isSomethingDue(
        { series, place, tableRecord },
        { isResultKnown: true, isFull: whyNoTables() !== undefined },
      );
    } catch (error) {
      // It has been logged.
      if (error instanceof StoreDamage) return false;
      throw error;
    }
  }
}

const isAllPlayed = (series: SeriesRecord): boolean =>
  outcomeOf(series) !== undefined && series.matches.every(({ winners }) => winners !== undefined);

/** Opens a table that has no room; it does the rest itself. */
export async function wake(tables: Tables, id: string): Promise<void> {
  // A table known to be damaged is not opened again and again.
  if (tables.services.damages.has(id)) return;
  try {
    await tables.wake(id);
  } catch (error) {
    // Its damage has been logged; or another process has been quicker.
    if (error instanceof StoreDamage || error instanceof TableElsewhere) return;
    tables.services.log.error({ err: error, table: id }, 'a table could not be opened for what is due there');
  }
}
