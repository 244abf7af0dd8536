import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import type { Entry } from '@gearhall/shared/core/log/entry';
import { RULES } from '@gearhall/shared/games/rules';

/** An accepted action as the store keeps it. */
interface StoredEntry extends Entry {
  readonly person?: string;
  readonly n?: number;
}

interface StoredRecord {
  readonly seed: string;
  readonly seating: { readonly seats: readonly { readonly salt: string }[] };
}

interface StoredGame {
  readonly table: string;
  readonly game: string;
  readonly seed: string;
  readonly salts: readonly string[];
  readonly options: unknown;
  readonly entries: readonly Entry[];
}

/** Reads the SQLite file of a hall. While it runs, what it has just accepted may be missing. */
export class Stored {
  private readonly db: DatabaseSync;

  constructor(folder: string) {
    const file = readdirSync(folder).find((name) => /\.(db|sqlite)$/u.test(name));
    if (file === undefined) throw new Error(`There is no database in ${folder}.`);
    this.db = new DatabaseSync(path.join(folder, file));
  }

  close(): void {
    this.db.close();
  }

  entries(table: string): StoredEntry[] {
    const rows = this.db
      .prepare('select seat, action, person, n from entries where table_id = ? order by "index"')
      .all(table);
    return rows.map(({ seat, action, person, n }) => ({
      seat: Number(seat),
      action: JSON.parse(String(action)),
      ...(person === null ? {} : { person: String(person), n: Number(n) }),
    }));
  }

  /** The ids of all tables. */
  tables(): string[] {
    return this.db
      .prepare('select id from tables')
      .all()
      .map(({ id }) => String(id));
  }

  /** Every game of the hall from its seed on, so that one that went wrong can be played again. */
  games(): StoredGame[] {
    const rows = this.db.prepare('select id, core, affairs from tables').all();
    return rows.flatMap((row) => {
      const { game, options } = JSON.parse(String(row['core'])) as { game: string; options: unknown };
      const { seed, seating } = JSON.parse(String(row['affairs'])) as StoredRecord;
      const table = String(row['id']);
      const salts = seating.seats.map(({ salt }) => salt);
      return seed ? [{ table, game, seed, salts, options, entries: this.entries(table) }] : [];
    });
  }

  /** The match that the entries lead to. */
  match(table: string): Match {
    const row = this.db.prepare('select core, affairs from tables where id = ?').get(table);
    const { game, options } = JSON.parse(String(row?.['core'])) as { game: 'metaltalon'; options: unknown };
    const { seed, seating } = JSON.parse(String(row?.['affairs'])) as StoredRecord;
    const salts = seating.seats.map(({ salt }) => salt);
    const start = { options, seats: salts.length, seed: matchSeed(seed, salts) };
    return Match.replay(RULES[game], { ...start, entries: this.entries(table) });
  }
}
