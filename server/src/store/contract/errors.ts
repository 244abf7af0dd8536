import { sentenceOf, type Damage } from './damage';

/** Why the store cannot be used at all, in a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The store is down: the outcome of a change is unknown, and it may be tried again. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** The store is well but refuses this: a gap, a table that does not exist, or exists already. */
export class StoreRefusal extends Error {
  override readonly name: string = 'StoreRefusal';
}

/** Another process owns the table now, or nobody: this one must not write of it, and has written nothing. */
export class LeaseLost extends StoreRefusal {
  override readonly name = 'LeaseLost';

  constructor(table: string) {
    super(`This process does not own table ${table}.`);
  }
}

/** This number holds something else: the writer does not know everything that is stored. */
export class StoreConflict extends StoreRefusal {
  override readonly name = 'StoreConflict';
}

/** The rows of a table are not as they were written. The problem is the table, not the store. */
export class StoreDamage extends StoreRefusal {
  override readonly name = 'StoreDamage';

  constructor(
    readonly table: string,
    readonly damage: Damage,
  ) {
    super(sentenceOf(table, damage));
  }
}

/** A secret of the hall is not as it was made: what was signed with it would not fit any more. */
export class SecretDamaged extends StoreRefusal {
  override readonly name = 'SecretDamaged';

  constructor(secret: string) {
    super(
      `The secret "${secret}" of this hall is damaged in the database. Restore a backup that still has it, or delete its row from the table "secrets": then a new one is made, and nothing that was made with the old one fits any more.`,
    );
  }
}

export const noSuchTable = (table: string) => new StoreRefusal(`The store holds no table ${table}.`);
export const noSuchSeries = (series: string) => new StoreRefusal(`The store holds no series ${series}.`);
export const heldAlready = (table: string) => new StoreRefusal(`The store holds a table ${table} already.`);
export const wouldLeaveGap = (what: string, index: number, table: string) =>
  new StoreRefusal(`${what} ${index} of table ${table} would leave a gap.`);
export const standsAnother = (what: string, index: number, table: string) =>
  new StoreConflict(`${what} ${index} of table ${table} is stored already, and is another.`);
