import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, BrowserContext } from '@playwright/test';
import { BOT_NAMES } from '@gearhall/shared/core/bots/botNames';
import type { Entry } from '@gearhall/shared/core/log/entry';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { RULES } from '@gearhall/shared/games/rules';
import { entryHash, textHash } from '../../../server/src/store/rows/chain';
import { JSON_BY_ITSELF, type Hall } from './hall';
import { arrive, type Person } from './people';

/**
 * A game in progress, as a hall would have stored it: with the same seed its dice are the same every
 * time.
 */
export interface Staged {
  readonly game: keyof typeof RULES;
  readonly options: unknown;
  /** Hex, as drawn by the hall; nobody at the table adds a salt. */
  readonly seed: string;
  readonly entries: readonly Entry[];
}

/** A person on a seat: a name, and the token by which the hall knows them. */
export interface Guest {
  readonly name: string;
  readonly token: string;
}

export async function newGuest(hall: Hall, name: string): Promise<Guest> {
  const answer = await fetch(`${hall.url}/api/guests`, {
    method: 'POST',
    headers: JSON_BY_ITSELF,
    body: '{}',
  });
  return { name, ...((await answer.json()) as { token: string }) };
}

/**
 * Writes the table into the store of a running hall; the returned link opens it. The seats after the
 * guests' have easy bots.
 */
export function stage(
  hall: Hall,
  { game, options, seed, entries }: Staged,
  guests: readonly Guest[],
  bots = 0,
): string {
  const id = [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  const now = Date.now();
  const { rulesVersion } = RULES[game].about;
  const core = { id, game, rulesVersion, options, terms: NO_TERMS, listed: false };
  const record = {
    status: 'playing',
    seating: { host: 0, seats: [...guests.map(seatStateOf), ...botSeats(bots)] },
    seed,
    startedAt: now,
  };
  const db = new DatabaseSync(path.join(hall.folder, 'gearhall.sqlite'), { timeout: 2000 });
  const texts = [JSON.stringify(core), JSON.stringify(record)] as const;
  let hash = textHash(id, 'core', texts[0]);
  db.exec('begin');
  db.prepare(
    'insert into tables (id, core, affairs, status, core_hash, affairs_hash) values (?, ?, ?, ?, ?, ?)',
  ).run(id, ...texts, record.status, hash, textHash(id, 'affairs', texts[1]));
  const write = db.prepare(
    'insert into entries (table_id, "index", seat, action, at, hash) values (?, ?, ?, ?, ?, ?)',
  );
  for (const [index, { seat, action }] of entries.entries()) {
    const text = JSON.stringify(action);
    hash = entryHash(hash, index, [seat, text, now, null, null, null]);
    write.run(id, index, seat, text, now, hash);
  }
  db.prepare('insert into log_heads values (?, ?, ?, ?)').run(id, entries.length, hash, now);
  db.exec('commit');
  db.close();
  return `${hall.url}/t/${id}`;
}

/** The characters of table ids. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

const seatStateOf = ({ name, token }: Guest) => ({
  sitter: 'person',
  person: token.split('.')[1],
  name,
  level: '',
  resigned: false,
  again: false,
  salt: '',
  standIn: '',
  offered: false,
});

const botSeats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...seatStateOf({ name: BOT_NAMES[index] ?? '', token: '' }),
    sitter: 'bot',
    person: '',
    level: 'easy',
  }));

/** A browser for this guest, at a table; animations are off. */
export async function arriveAs(
  browser: Browser,
  { name, token }: Guest,
  link: string,
  size: 'desktop' | 'phone' = 'desktop',
): Promise<Person> {
  const person = await arrive(browser, name, size);
  await keepInStorage(person.context, { token, name, animation: 'off' });
  await person.page.goto(link);
  return person;
}

/** Puts these values into the storage of every page that is opened from now on. */
export const keepInStorage = (context: BrowserContext, kept: Readonly<Record<string, string>>) =>
  context.addInitScript((all) => {
    // An empty page, which axe opens beside the one that it checks, has no storage.
    if (origin === 'null') return;
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`gearhall.${key}`, value);
  }, kept);
