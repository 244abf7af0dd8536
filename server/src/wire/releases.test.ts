import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { checkRecord } from '@gearhall/shared/core/record/recordCheck';
import { isNoRecord, parseRecord } from '@gearhall/shared/core/record/parseRecord';
import { RULES } from '@gearhall/shared/games/rules';
import { guestTokens } from '../identity/tokens';
import { sqliteStore } from '../store/databases/sqlite';
import type { StoredTable } from '../store/contract/table';
import { openHall, SECRET, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';
import { backUp } from '../tools/backingUp';
import { restore } from '../tools/restoring';

/** Databases of earlier versions (testing/releases/keep.ts), opened with today's code. */

const RELEASES = join(__dirname, '../testing/releases');
const NOON = Date.UTC(2026, 10, 25, 12);
/** Enough to leave the question that the older version had left open. */
const ACTIONS = 4;

const kept = readdirSync(RELEASES).filter((name) => name.endsWith('.sqlite.br'));

test('a database of each release is kept', () => {
  expect(kept).toEqual(
    expect.arrayContaining(['0.1.0.sqlite.br', '0.2.0.sqlite.br', '2026-11-28.sqlite.br']),
  );
});

describe.each(kept)('%s', (release) => {
  let folder: Folder;
  let open: OpenHall;
  let isOpen = true;
  let tables: readonly StoredTable[] = [];
  beforeAll(async () => {
    folder = temporaryFolder();
    writeFileSync(folder.file, brotliDecompressSync(readFileSync(join(RELEASES, release))));
    const store = await sqliteStore(folder.file, 'normal');
    open = await openHall({ games: Object.values(RULES), store });
    tables = await Promise.all(idsIn(folder.file).map(async (id) => (await store.load(id))!));
  });
  const close = async (): Promise<void> => {
    if (isOpen) await open.hall.close();
    isOpen = false;
  };
  afterAll(async () => {
    await close();
    folder.remove();
  });

  const those = (status: string): readonly StoredTable[] =>
    tables.filter(({ tableRecord }) => tableRecord.status === status);
  const gameOf = ({ core }: StoredTable): AnyGame => RULES[core.game as keyof typeof RULES];
  const visit = ({ core, tableRecord }: StoredTable): Promise<Seen[]> =>
    Promise.all(
      tableRecord.seating.seats.map(({ person, name }) =>
        Person.known(open.address, name, guestTokens(SECRET).of(person!)).join(core.id),
      ),
    );

  test('its running tables go on where they stood', async () => {
    const running = those('playing');
    expect(running.length).toBeGreaterThan(20);
    for (const table of running) {
      const all = await visit(table);
      const told = `${table.core.game} ${JSON.stringify(table.core.options)}`;
      expect([told, all[0]!.table.status]).toEqual([told, 'playing']);
      await playOn(gameOf(table), all);
      await Promise.all(all.map((seen) => seen.leave()));
    }
  });

  test('its finished tables stay finished, with a record that can be checked', async () => {
    const ended = those('ended');
    expect(ended.length).toBeGreaterThan(3);
    for (const table of ended) {
      const all = await visit(table);
      expect(all.map((seen) => seen.table.status)).toEqual(['ended', 'ended']);
      await Promise.all(all.map((seen) => seen.leave()));
      const text = await (await fetch(`${open.address}/api/records/${table.core.id}`)).text();
      const record = parseRecord(text);
      if (isNoRecord(record)) throw new Error(record.problem);
      expect(checkRecord(gameOf(table), record).broken).toBe(false);
    }
  });

  test('its gathering tables begin', async () => {
    const gathering = those('gathering');
    expect(gathering.length).toBeGreaterThan(3);
    for (const table of gathering) {
      const all = await visit(table);
      expect((await all[0]!.ask('start')).refusal).toBeUndefined();
      await all[1]!.until(() => all[1]!.view !== undefined, 'the start');
      await playOn(gameOf(table), all);
      await Promise.all(all.map((seen) => seen.leave()));
    }
  });

  test('nothing in it is damaged, also in a backup, which can be restored', async () => {
    await close();
    const backups = join(folder.path, 'backups');
    const made = await backUp({ database: folder.file, folder: backups, keep: 3, now: NOON });
    expect(made).toMatchObject({ tables: tables.length, problems: [] });
    const another = temporaryFolder();
    await restore({
      backup: made.file,
      folder: another.path,
      replace: false,
      acceptDamage: false,
      now: NOON,
    });
    expect(idsIn(another.file)).toEqual(idsIn(folder.file));
    another.remove();
  });
});

function idsIn(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select id from tables order by id').all();
  database.close();
  return rows.map(({ id }) => String(id));
}

async function playOn(game: AnyGame, all: readonly Seen[]): Promise<void> {
  for (let step = 0; step < ACTIONS && all[0]!.table.status === 'playing'; step += 1) {
    const seat = all[0]!.table.toAct[0]!;
    const legal = game.legal(all[seat]!.view, seat) as readonly TypedThing[];
    const action = legal.find(({ type }) => type !== 'resign');
    expect((await all[seat]!.act(action!)).refusal).toBeUndefined();
    for (const seen of all) await seen.ask('history', { events: seen.events.length, chat: seen.chat.length });
  }
}
