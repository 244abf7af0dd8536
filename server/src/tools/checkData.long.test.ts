import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { recordWork } from '@gearhall/shared/core/record/makeRecord';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { keyPairOf } from '@gearhall/shared/core/record/signing';
import { atOnce } from '@gearhall/shared/core/ground/timeSliced';
import { canonical } from '@gearhall/shared/core/json/canonical';
import { RULES } from '@gearhall/shared/games/rules';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySeating } from '../tableRecord/seating';
import type { Store } from '../store/contract/store';
import { postgresPlace, sqlitePlace, withPostgres, type OpenPlace } from '../testing/stores/places';
import { temporaryFolder } from '../testing/temporaryFolder';
import { runTool } from '../testing/halls/runTool';
import { tableRecord, core, line, subscription } from '../testing/stores/storeSamples';

const TIMEOUT_MS = 60_000;
const game = RULES.metaltalon;
const SEED = 'ab'.repeat(32);

async function check(environment: Record<string, string>) {
  const { code, errors, lines } = await runTool('checkData', environment);
  return { code, errors, problems: lines.slice(0, -1), summary: lines.at(-1) };
}

/** Tables as a hall leaves them: a finished game with its record, a running one, one before its start. */
async function fill(store: Store): Promise<void> {
  const options = game.options.parse({});
  const of = (id: string) => ({
    ...core,
    id,
    game: 'metaltalon',
    options,
    rulesVersion: game.about.rulesVersion,
  });
  const playing = { status: 'playing', seating: emptySeating(2), seed: SEED, startedAt: 1000 } as const;
  const entries = [];
  let { match } = Match.begin(game, { options, seats: 2, seed: matchSeed(SEED, ['', '']) });
  for (const action of [match.legal(match.toAct[0]!)[0]!, { type: 'resign' }]) {
    const [seat] = match.toAct;
    const played = match.play(seat!, action);
    if (isRefusal(played)) throw new Error(played.refused);
    entries.push({ seat: seat!, action, at: 2000 });
    match = played.match;
  }
  for (const [id, status] of [
    ['aaaaaaaaaa', 'ended'],
    ['bbbbbbbbbb', 'playing'],
  ] as const) {
    await store.create(of(id), { ...playing, status });
    const log = status === 'ended' ? entries : entries.slice(0, 1);
    for (const [index, one] of log.entries()) await store.append(id, index, one);
    await store.say(id, 0, line('hi'));
  }
  await store.create(of('cccccccccc'), tableRecord);
  const source = {
    table: 'aaaaaaaaaa',
    options,
    names: ['Ada', 'Bo'],
    began: '2026-01-01T00:00:00.000Z',
    seed: SEED,
    salts: ['', ''],
    entries: entries.map((one) => ({ ...one, at: 1 })),
  };
  const record = atOnce(recordWork(game, source, keyPairOf('cd'.repeat(32))));
  await store.archive('aaaaaaaaaa', canonical(record));
}

const WELL = '{"tables":3,"entries":3,"records":1,"problems":0}';

function checksAll(make: () => Promise<OpenPlace & { readonly environment: Record<string, string> }>): void {
  let place: OpenPlace & { readonly environment: Record<string, string> };
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await place.open();
    await fill(store);
  });
  afterEach(async () => {
    await store.close();
    await place.clear();
  });

  test(
    'all is well, while the hall runs and afterwards',
    async () => {
      const found = { code: 0, errors: '', problems: [], summary: WELL };
      expect(await check(place.environment)).toEqual(found);
      await store.close();
      expect(await check(place.environment)).toEqual(found);
      store = await place.open();
    },
    TIMEOUT_MS,
  );

  test(
    'each problem is told of in a line',
    async () => {
      await place.run(`
        update entries set action = '{' where table_id = 'bbbbbbbbbb';
        update chat set line = '' where table_id = 'bbbbbbbbbb';
        update tables set record = replace(record, 'Ada', 'Eve') where id = 'aaaaaaaaaa';
        update tables set affairs = '' where id = 'cccccccccc';
        insert into chat (table_id, "index", line) values ('dddddddddd', 0, '{}')`);
      // Intact, but of an unknown game; and with an action that no rules ever accepted.
      await store.create({ ...core, id: 'eeeeeeeeee', game: 'chess' }, tableRecord);
      const { rulesVersion } = game.about;
      const strange = { ...core, id: 'ffffffffff', game: 'metaltalon', rulesVersion, options: {} };
      await store.create(
        { ...strange, options: game.options.parse({}) },
        { ...tableRecord, status: 'playing', startedAt: 1 },
      );
      await store.append('ffffffffff', 0, { seat: 1, action: { type: 'what' }, at: 2 });
      await store.archive('ffffffffff', '{"format":"gearhall-record-1"}');
      const { code, problems, summary } = await check(place.environment);
      expect(problems.map((problem) => problem.replace(/again \(.*\)/u, 'again'))).toEqual([
        'table aaaaaaaaaa: record: changed',
        'table bbbbbbbbbb: entry 0: changed',
        'table bbbbbbbbbb: chat line 0: unreadable',
        'table cccccccccc: affairs: changed',
        'table eeeeeeeeee: game: unknown ("chess")',
        'table ffffffffff: entries: cannot be played again',
        'table ffffffffff: record: unreadable (notARecord)',
        'table dddddddddd: missing, but it has rows in chat',
      ]);
      expect([code, summary]).toEqual([1, '{"tables":5,"entries":3,"records":1,"problems":8}']);
    },
    TIMEOUT_MS,
  );

  test(
    'each problem of a series is told of in a line',
    async () => {
      const of = (id: string, table: string) => ({
        ...({ id, game: 'metaltalon', terms: { type: 'bestOf', games: 3 }, state: {} } as const),
        matches: [{ table, seating: [0, 1] }],
      });
      for (const id of ['ssssssssss', 'tttttttttt']) {
        const at = { ...core, id: `${id.slice(1)}m`, game: 'metaltalon', rulesVersion: 0 };
        await store.create({ ...at, series: { id, number: 1 } }, tableRecord, of(id, at.id));
      }
      expect((await check(place.environment)).problems).toEqual([]);
      await place.run(`
        update series set record = replace(record, '3', '5') where id = 'ssssssssss';
        delete from series_tables where series_id = 'tttttttttt';
        insert into series_tables (table_id, series_id) values ('zzzzzzzzzz', 'vvvvvvvvvv')`);
      expect((await check(place.environment)).problems).toEqual([
        'series ssssssssss: series: changed',
        'series tttttttttt: no table belongs to it',
        'series vvvvvvvvvv: missing, but tables belong to it',
        'series_tables "zzzzzzzzzz": changed',
        'table zzzzzzzzzz: missing, but it has rows in series_tables',
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'so is each row that stands alone',
    async () => {
      await store.subscribe('p', subscription('a'));
      await store.secret('record key', () => 'cd');
      await store.announce({ text: 'hi', at: 1, until: 9 });
      await place.run(`update pushes set subscription = '{}'; update secrets set value = 'ab';
        update announcements set text = 'ho'; update chat set person = 'q' where table_id = 'aaaaaaaaaa'`);
      expect((await check(place.environment)).problems).toEqual([
        'table aaaaaaaaaa: chat line 0: unreadable',
        'secrets "record key": changed',
        'pushes "p": changed',
        'announcements 1: changed',
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'a database that is not up to date is not checked',
    async () => {
      await place.run(`delete from kysely_migration where name = '005-hashes'`);
      const { code, errors } = await check(place.environment);
      expect(errors).toMatch(/^The database .* is not up to date\. Start the hall once: .*\n$/u);
      expect(code).toBe(2);
      await place.run(`insert into kysely_migration values ('005-hashes', '2026')`);
    },
    TIMEOUT_MS,
  );
}

describe('in SQLite', () => {
  checksAll(async () => {
    const place = await sqlitePlace();
    return { ...place, environment: { GEARHALL_DATA: place.folder.path } };
  });

  const contents = (path: string) =>
    readdirSync(path)
      .sort()
      .map((name) => [name, readFileSync(join(path, name), 'hex')]);

  test(
    'nothing is written, and a damaged file is read as far as it goes',
    async () => {
      const place = await sqlitePlace();
      const store = await place.open();
      await fill(store);
      await store.close();
      const { path, file } = place.folder;
      const before = contents(path);
      expect((await check({ GEARHALL_DATA: path })).code).toBe(0);
      expect(contents(path)).toEqual(before);
      const bytes = readFileSync(file);
      // The page that contains the entries.
      bytes.fill(
        '!',
        4096 * Math.floor(bytes.indexOf('"resign"') / 4096),
        4096 * Math.ceil(bytes.indexOf('"resign"') / 4096),
      );
      writeFileSync(file, bytes);
      const found = await check({ GEARHALL_DATA: path });
      expect(found.code).toBe(1);
      expect(found.problems[0]).toMatch(/^database: /u);
      await place.clear();
    },
    TIMEOUT_MS,
  );

  test(
    'so is what is missing, or may be',
    async () => {
      const place = await sqlitePlace();
      const store = await place.open();
      await fill(store);
      await store.close();
      const sequence = join(place.folder.path, 'gearhall.sequence');
      const whole = readFileSync(sequence);
      const found = async () => {
        const { code, problems } = await check({ GEARHALL_DATA: place.folder.path });
        return [code, ...problems];
      };
      writeFileSync(sequence, Buffer.from(whole).fill('!'));
      expect(await found()).toEqual([
        1,
        expect.stringMatching(/^database: The sequence file .* is damaged, so that nobody knows/u),
      ]);
      writeFileSync(sequence, Buffer.from(whole).fill('!', 0, 4096));
      await (await place.open()).close();
      expect(await found()).toEqual([
        1,
        expect.stringMatching(
          /^database: At the start of \S+ nobody knew whether anything had been stored after/u,
        ),
      ]);
      await place.clear();
    },
    TIMEOUT_MS,
  );

  test(
    'what cannot be read is told of in a sentence',
    async () => {
      const folder = temporaryFolder();
      const told: [number, string][] = [];
      for (const text of [undefined, 'Dear diary, '.repeat(1000)]) {
        if (text !== undefined) writeFileSync(folder.file, text);
        const { code, errors } = await check({ GEARHALL_DATA: folder.path });
        told.push([code, errors]);
      }
      told.push(await check({ GEARHALL_DATA: 'memory' }).then(({ code, errors }) => [code, errors]));
      expect(told).toEqual([
        [2, `There is no database ${folder.file}.\n`],
        [2, `The database ${folder.file} cannot be read: file is not a database.\n`],
        [2, 'A hall that keeps everything in memory has nothing stored.\n'],
      ]);
      expect(readdirSync(folder.path)).toEqual(['gearhall.sqlite']);
      folder.remove();
    },
    TIMEOUT_MS,
  );
});

withPostgres(() => {
  describe('in PostgreSQL', () =>
    checksAll(async () => {
      const place = await postgresPlace();
      return { ...place, environment: { DATABASE_URL: place.url } };
    }));
});
