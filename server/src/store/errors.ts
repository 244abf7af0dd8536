import { sentenceOf, type Damage } from './damage';

/** Why the store cannot be used at all, in a sentence for whoever runs the hall. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The store is down: of a change nothing is known, and it may be tried again. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** The store is well, and will not do this: a gap, a table that it does not hold, or holds already. */
export class StoreRefusal extends Error {
  override readonly name: string = 'StoreRefusal';
}

/** At this number stands something else: whoever writes does not know all that is stored. */
export class StoreConflict extends StoreRefusal {
  override readonly name = 'StoreConflict';
}

/** The rows of a table are not as they were written. The table is to blame, and not the store. */
export class StoreDamage extends StoreRefusal {
  override readonly name = 'StoreDamage';

  constructor(
    readonly table: string,
    readonly damage: Damage,
  ) {
    super(sentenceOf(table, damage));
  }
}

export const noSuchTable = (table: string) => new StoreRefusal(`The store holds no table ${table}.`);
export const heldAlready = (table: string) => new StoreRefusal(`The store holds a table ${table} already.`);
export const wouldLeaveGap = (what: string, index: number, table: string) =>
  new StoreRefusal(`${what} ${index} of table ${table} would leave a gap.`);
export const standsAnother = (what: string, index: number, table: string) =>
  new StoreConflict(`${what} ${index} of table ${table} is stored already, and is another.`);
