import { CloseCode } from '@colyseus/core';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import { RULES } from '@gearhall/shared/games/rules';
import { sqliteStore } from '../store/databases/sqlite';
import { playing, playOn } from '../testing/games/games';
import { failToStart, startHall, type HallProcess } from '../testing/halls/hallProcess';
import { Person, type Seen } from '../testing/clients/Person';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';

const game = RULES.metaltalon;
const TIMEOUT_MS = 120_000;

let folder: Folder;
const halls: HallProcess[] = [];
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.end('SIGKILL');
  folder.remove();
});

async function start(): Promise<HallProcess> {
  const hall = await startHall({ GEARHALL_DATA: folder.path });
  halls.push(hall);
  return hall;
}

async function twoPeople(address: string): Promise<[Person, Person]> {
  return [await Person.enter(address, 'Ada'), await Person.enter(address, 'Bo')];
}

async function stop(hall: HallProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string> {
  halls.splice(halls.indexOf(hall), 1);
  return hall.end(signal);
}

/** All that a viewer is shown, but for the count of changes, which each process begins anew, only higher. */
const shownTo = ({ table, view }: Pick<Seen, 'table' | 'view'>) => ({ ...table, view, changes: 0 });

test.each(Object.values(RULES).map((each) => [each.about.title, each] as const))(
  'SIGTERM tells everybody, stores everything and ends well; after the restart all is as it was: %s',
  async (_, game) => {
    const hall = await start();
    const people = await twoPeople(hall.address);
    const seats = await playing(people, game);
    for (let step = 0; step < 5; step += 1) await playOn(game, seats);
    const before = seats.map(({ table, view }) => ({ table, view }));
    expect(await stop(hall, 'SIGTERM')).toBe(0);
    for (const seen of seats)
      await seen.until(() => seen.closed === CloseCode.SERVER_SHUTDOWN, 'the goodbye');
    expect(readdirSync(folder.path)).toEqual(['gearhall.lock', 'gearhall.sequence', 'gearhall.sqlite']);

    const { address } = await start();
    const again = await Promise.all(people.map((person) => person.at(address).join(before[0]!.table.id)));
    expect(again.map(({ welcome }) => welcome?.seat)).toEqual([0, 1]);
    for (const seen of again) await seen.until(() => seen.table.seats[1]?.presence === 'here', 'the other');
    expect(again.map(shownTo)).toEqual(before.map(shownTo));
    for (const [seat, { table }] of again.entries())
      expect(table.changes).toBeGreaterThan(before[seat]!.table.changes);
    await playOn(game, again);
  },
  TIMEOUT_MS,
);

test(
  'settings that were changed while people gathered hold after a restart, and the game begins by them',
  async () => {
    const hall = await start();
    const [ada, bo] = await twoPeople(hall.address);
    const id = await ada.createTable('metaltalon', 2);
    const terms = { clock: { type: 'live', bank: 0, move: 30 }, onTimeout: 'resign' };
    const change = await (await ada.join(id)).ask('settings', { seats: 3, options: { stake: 45 }, terms });
    expect(change.refusal).toBeUndefined();
    await stop(hall, 'SIGKILL');

    const { address } = await start();
    const facts = await (await fetch(`${address}/api/tables/${id}`)).json();
    expect(facts).toMatchObject({
      invitation: { host: 'Ada', options: { stake: 45 }, terms, seats: [{}, {}, {}] },
    });
    const [a, b] = [await ada.at(address).join(id), await bo.at(address).join(id)];
    await b.ask('sit', { seat: 1 });
    await a.ask('bot', { seat: 2, level: 'easy' });
    expect((await a.ask('start')).refusal).toBeUndefined();
    await b.until(() => b.view !== undefined, 'the start');
    expect(JSON.parse(b.table.options)).toMatchObject({ stake: 45 });
    await b.until(() => b.table.seats.some(({ due }) => due > 0), 'the clock');
  },
  TIMEOUT_MS,
);

test(
  'after SIGKILL every action that was acknowledged is there',
  async () => {
    const hall = await start();
    const people = await twoPeople(hall.address);
    const seats = await playing(people);
    for (let step = 0; step < 8; step += 1) await playOn(game, seats);
    const turn = seats[0]!.table.toAct[0]!;
    const [action] = game.legal(seats[turn]!.view, turn);
    expect((await seats[turn]!.ask('act', { n: 500, action })).refusal).toBeUndefined();
    const { table, view } = seats[turn]!;
    await stop(hall, 'SIGKILL');
    const { address } = await start();
    const back = await people[turn]!.at(address).join(table.id);
    expect([back.table.actions, back.view]).toEqual([table.actions, view]);
    expect((await back.ask('act', { n: 500, action })).refusal).toBeUndefined();
    expect((await back.ask('act', { n: 500, action: RESIGN })).refusal?.refused).toBe('staleRequest');
    expect((await back.ask('act', { n: 499, action })).refusal?.refused).toBe('staleRequest');
    expect([back.table.actions, back.view]).toEqual([table.actions, view]);
  },
  TIMEOUT_MS,
);

test(
  'a database that is none is refused at the start: one sentence, nothing else, and not a byte changed',
  async () => {
    const text = 'Dear diary, '.repeat(1000);
    writeFileSync(folder.file, text);
    const { code, output, errors } = await failToStart({ GEARHALL_DATA: folder.path });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe(
      `The database ${folder.file} is damaged (file is not a database) and was left untouched.\n`,
    );
    expect(readdirSync(folder.path)).toEqual(['gearhall.sqlite']);
    expect(readFileSync(folder.file, 'utf8')).toBe(text);
  },
  TIMEOUT_MS,
);

test(
  'a PostgreSQL that does not answer is told of at the start, without its password',
  async () => {
    const { code, output, errors } = await failToStart({
      DATABASE_URL: 'postgres://hall:hidden@127.0.0.1:1/hall',
    });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^The database hall at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*\n$/u);
    expect(errors).not.toContain('hidden');
  },
  TIMEOUT_MS,
);

/** From now on, files of the process cannot grow beyond this size. */
function limitFiles(hall: HallProcess, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(hall.pid), `--fsize=${bytes}:`]);
}

const isLimitable = spawnSync('prlimit', ['--version']).status === 0;
(isLimitable ? test : test.skip)(
  'a full disk pauses the tables, nothing is acknowledged, and with room again they go on',
  async () => {
    const hall = await start();
    const people = await twoPeople(hall.address);
    const [a, b] = (await playing(people)) as [Seen, Seen];
    await playOn(game, [a, b]);
    limitFiles(hall, 1);
    const actor = [a, b][a.table.toAct[0]!]!;
    const [action] = game.legal(actor.view as never, a.table.toAct[0]!);
    const before = a.table.actions;
    expect((await actor.raw('act', { n: 90, action }, 90)).refusal?.refused).toBe('storeDown');
    await b.until(() => b.table.status === 'paused' && b.table.pause === 'store', 'the pause');
    expect((await fetch(`${hall.address}/health`)).status).toBe(503);
    expect(a.table.actions).toBe(before);
    limitFiles(hall, 'unlimited');
    await b.until(() => b.table.status === 'playing', 'the end of the pause');
    expect((await actor.raw('act', { n: 90, action }, 90)).refusal).toBeUndefined();
    expect(await stop(hall, 'SIGTERM')).toBe(0);
    const store = await sqliteStore(folder.file, 'full');
    expect((await store.load(a.table.id))?.entries).toHaveLength(before + 1);
    await store.close();
  },
  TIMEOUT_MS,
);
