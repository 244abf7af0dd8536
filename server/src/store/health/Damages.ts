import type { Logger } from 'pino';
import { sentenceOf, type Damage } from '../contract/damage';
import type { StoredTable } from '../contract/table';
import type { Metrics } from '../../ground/logs/metrics';

/** The tables whose stored rows were found damaged. Each damage is logged only once. */
export class Damages {
  private readonly tables = new Set<string>();
  private readonly told = new Set<string>();

  constructor(
    private readonly log: Logger,
    private readonly metrics: Metrics,
  ) {}

  /** Is the table known to be damaged, so that nothing may be written to its log? */
  has(table: string): boolean {
    return this.tables.has(table);
  }

  /** The log, the core or the record of a table is damaged. */
  note(table: string, damage: Damage): void {
    this.tables.add(table);
    if (this.isNews(table, damage)) {
      this.metrics.paused.inc();
      this.log.error({ table, ...damage }, sentenceOf(table, damage));
    }
  }

  /** A table was read: clears damage that is gone, and logs lost lines of chat. */
  look(stored: StoredTable): void {
    const { id } = stored.core;
    if (stored.damage) this.note(id, stored.damage);
    else this.tables.delete(id);
    for (const index of stored.lostLines ?? [])
      this.mention(id, { part: 'line', fault: 'unreadable', index });
  }

  /** Damage that does not stop the table. */
  mention(table: string, damage: Damage): void {
    if (this.isNews(table, damage)) this.log.warn({ table, ...damage }, sentenceOf(table, damage));
  }

  private isNews(table: string, { part, fault, index }: Damage): boolean {
    const key = [table, part, fault, index].join();
    const isNews = !this.told.has(key);
    this.told.add(key);
    return isNews;
  }
}
