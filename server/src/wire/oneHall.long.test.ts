import { RULES } from '@gearhall/shared/games/rules';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { postgresStore } from '../store/databases/postgres';
import type { Store } from '../store/contract/store';
import { startFleet, withFleet, NAMES, type Fleet, type Name } from '../testing/halls/fleet';
import { playing, playOn } from '../testing/games/games';
import { Operator } from '../testing/clients/Operator';
import { Person, type Seen } from '../testing/clients/Person';
import { postgresPlace, withPostgres } from '../testing/stores/places';
import { comeBack } from '../testing/clients/returning';
import { until } from '../testing/until';

/** Three processes act as one hall: what comes through one of them is found, shown and changed through the others. */
const game = RULES.metaltalon;
const TIMEOUT_MS = 120_000;
/** Clients are back within five seconds after their process has told them that it ends. */
const BACK_MS = 5000;
/** A busy machine takes longer for everything: the time in which they come in this number of times is not counted. */
const TIMES = 5;

interface Overview {
  readonly draining: boolean;
  readonly load: { readonly tables: number };
  readonly processes: readonly {
    readonly process: string;
    readonly address: string;
    readonly drainSince: number | null;
    readonly figures: { readonly load: { readonly tables: number } } | null;
  }[];
}
interface Listed {
  readonly tables: readonly { readonly id: string; readonly host: string }[];
}

withPostgres(() =>
  withFleet(() => {
    let place: Awaited<ReturnType<typeof postgresPlace>>;
    let fleet: Fleet;
    let store: Store;
    beforeAll(async () => {
      place = await postgresPlace();
      fleet = await startFleet(place.url);
      const sharing = { leaseMs: 6000, leastOutageMs: 15_000 };
      store = await postgresStore(place.url, { onLost: () => undefined, onTaken: () => undefined }, sharing);
    }, TIMEOUT_MS);
    afterAll(async () => {
      await store.close();
      await fleet.close();
      await place.clear();
    }, TIMEOUT_MS);

    const at = (name: Name): string => fleet.hall(name).address;
    const json = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;
    const listAt = async (name: Name) => (await json<Listed>(`${at(name)}/api/tables`)).tables;
    const enter = (name: Name, called: string) => Person.enter(at(name), called);
    const idOf = ({ token }: Person): string => token.split('.')[1] ?? '';
    const ownerOf = async (table: string): Promise<Name | undefined> => {
      const owner = await store.leases?.ownerOf(table);
      return owner && fleet.nameAt(owner.address);
    };
    const operatorAt = (name: Name) => Operator.enter(at(name), store);

    test(
      'a table made through one process is listed, streamed, shown, found and played through all',
      async () => {
        const ada = await enter('p1', 'Ada');
        const stream = await fetch(`${at('p3')}/api/tables/stream`);
        const reader = stream.body?.getReader();
        const id = await ada.createTable('metaltalon', 2, { listed: true });
        const hidden = await ada.createTable('metaltalon', 2);
        expect(await ownerOf(id)).toBe('p1');
        for (const name of NAMES)
          await until(async () => (await listAt(name)).some((one) => one.id === id), `the list of ${name}`);
        let streamed = '';
        await until(async () => {
          const { value } = (await reader?.read()) ?? {};
          streamed += new TextDecoder().decode(value);
          return streamed.includes(id);
        }, 'the stream of the third');
        void reader?.cancel();
        for (const name of NAMES) expect(JSON.stringify(await listAt(name))).not.toContain(hidden);
        expect(streamed).not.toContain(hidden);
        const [one, two] = [await ada.at(at('p2')).join(id), await (await enter('p3', 'Bo')).join(id)];
        await two.ask('sit', { seat: 1 });
        await one.ask('start');
        await two.until(() => two.view !== undefined, 'the start');
        for (let step = 0; step < 4; step += 1) await playOn(game, [one, two]);
        expect(await ownerOf(id)).toBe('p1');
        const shown = await json<{ table: { toAct: number[] }; view: unknown }>(
          `${at('p2')}/api/tables/${id}/view`,
        );
        expect(shown).toEqual(await json(`${at('p1')}/api/tables/${id}/view`));
        expect(shown.table.toAct).toEqual(one.table.toAct);
        expect((await fetch(`${at('p2')}/api/tables/${hidden}/view`)).status).toBe(404);
        const mine = await fetch(`${at('p3')}/api/me/tables`, {
          headers: { Authorization: `Bearer ${ada.token}` },
        });
        const { running } = (await mine.json()) as { running: { id: string; isMyTurn?: boolean }[] };
        expect(running.find((table) => table.id === id)?.isMyTurn).toBe(one.table.toAct.includes(0));
        await one.leave();
        await two.leave();
      },
      TIMEOUT_MS,
    );

    test(
      'the operator sees the tables and people of all, and what they do reaches everybody, wherever they are',
      async () => {
        const operator = await operatorAt('p3');
        const people = [await enter('p1', 'Cy'), await enter('p2', 'Di')];
        const seats = await playing(people);
        const other = await people[1]!.join(await people[1]!.createTable('metaltalon', 2));
        const { id } = seats[0]!.table;
        expect([await ownerOf(id), await ownerOf(other.table.id)]).toEqual(['p1', 'p2']);
        const tables = await operator.read<{ list: { id: string }[]; total: number }>('/tables?find=Di');
        expect(tables.list.map((one) => one.id).sort()).toEqual([id, other.table.id].sort());
        const found = await operator.read<{ list: { names: string[]; tables: unknown[] }[]; total: number }>(
          `/people?find=${idOf(people[1]!)}`,
        );
        expect(found).toMatchObject({ total: 1, list: [{ names: ['Di'] }] });
        expect(found.list[0]?.tables).toHaveLength(2);
        const overview = await operator.read<Overview>('/overview');
        expect(overview.processes.map(({ address }) => fleet.nameAt(address)).sort()).toEqual([...NAMES]);
        const each = overview.processes.map(({ figures }) => figures?.load.tables ?? 0);
        expect(overview.load.tables).toBe(each.reduce((sum, one) => sum + one, 0));
        await operator.mute('person', idOf(people[0]!));
        await until(
          async () => (await seats[0]!.ask('chat', { text: 'hi' })).refusal?.refused === 'mutedByHall',
          'mute',
        );
        await operator.act('PUT', '/announcement', { text: 'Tea at five', minutes: 5 });
        for (const seen of [seats[0]!, other])
          await seen.until(
            () => seen.news.some(({ announcement }) => announcement?.text === 'Tea at five'),
            'news',
          );
        await operator.close(id);
        await seats[0]!.until(() => seats.every(({ closed }) => closed === CLOSE.closedByHall), 'the end');
        await operator.ban('person', idOf(people[1]!));
        await other.until(() => other.closed === CLOSE.banned, 'the ban');
        const answered = (name: Name) => people[1]!.at(at(name)).join(id).catch(String);
        for (const name of NAMES)
          await until(async () => /banned/u.test(String(await answered(name))), `the ban at ${name}`);
        await operator.lift('close', 'table', id);
        expect((await comeBack(people[0]!.at(at('p2')), id)).table.status).toBe('playing');
      },
      TIMEOUT_MS,
    );

    test(
      'who may not come to a table gets no place there, whichever process they ask',
      async () => {
        const people = [await enter('p1', 'Ada'), await enter('p2', 'Bo'), await enter('p3', 'Cy')];
        const terms = { watching: { type: 'closed' } };
        const id = await people[0]!.createTable('metaltalon', 2, { terms });
        const [host, kept, guest] = [
          await people[0]!.join(id),
          await people[1]!.join(id),
          await people[2]!.join(id),
        ];
        const asking = async (person: Person, name: Name) => {
          const { token, name: called } = person;
          const { status, body } = await person
            .at(at(name))
            .post(`/matchmake/joinById/${id}`, { token, name: called });
          return `${status} ${(body as { error?: { code: string } }).error?.code}`;
        };
        const place = host.table.spectatorNames.indexOf('Bo');
        await host.ask('keepOff', { who: { type: 'spectator', place, name: 'Bo' }, goal: 'bot' });
        await guest.ask('sit', { seat: 1 });
        await host.ask('start');
        const stranger = await enter('p2', 'Di');
        for (const name of NAMES) {
          expect(await asking(people[1]!, name)).toBe('409 keptOff');
          expect(await asking(stranger, name)).toBe('403 notWatchable');
          expect(await asking(people[2]!, name)).toBe('200 undefined');
        }
        expect(kept.closed).toBe(CLOSE.keptOff);
        await leaveAll([host, guest]);
      },
      TIMEOUT_MS,
    );

    test(
      'limits count over all processes, through Caddy too',
      async () => {
        await Promise.all(NAMES.map((name) => fleet.end(name, 'SIGTERM')));
        // What was counted before is forgotten.
        await fleet.redis.restart();
        await Promise.all(
          NAMES.map((name) => fleet.start(name, { TABLES_PER_MINUTE: '7', JOINS_PER_MINUTE: '6' })),
        );
        const people = await Promise.all(NAMES.map((name) => enter(name, 'Ed')));
        const tries = [...people, await entered(fleet.address, 'Ed')].flatMap((person) =>
          Array.from({ length: 5 }, () =>
            person.post('/api/tables', { game: game.about.id, seats: 2, name: 'Ed' }),
          ),
        );
        const statuses = (await Promise.all(tries)).map(({ status }) => status);
        expect(statuses.filter((status) => status === 201)).toHaveLength(7);
        expect(statuses.filter((status) => status === 429)).toHaveLength(13);
        const looks = NAMES.flatMap((name) =>
          Array.from({ length: 5 }, async () => (await fetch(`${at(name)}/api/series/0123456789`)).status),
        );
        const seen = await Promise.all(looks);
        expect(seen.filter((status) => status === 404)).toHaveLength(6);
        expect(seen.filter((status) => status === 429)).toHaveLength(9);
        await Promise.all(NAMES.map((name) => fleet.end(name, 'SIGTERM')));
        await fleet.redis.restart();
        await Promise.all(NAMES.map((name) => fleet.start(name)));
      },
      TIMEOUT_MS,
    );

    test(
      'a process that drains hands its tables over, and its people are back elsewhere within seconds',
      async () => {
        const operator = await operatorAt('p2');
        const people = [await enter('p1', 'Fay'), await enter('p1', 'Gus')];
        const seats = await playing(people);
        for (let step = 0; step < 3; step += 1) await playOn(game, seats);
        const quiet = await people[0]!.createTable('metaltalon', 2, { listed: true });
        const { id } = seats[0]!.table;
        expect([await ownerOf(id), await ownerOf(quiet)]).toEqual(['p1', 'p1']);
        const { processes } = await operator.read<Overview>('/overview');
        const draining = processes.find(({ address }) => fleet.nameAt(address) === 'p1')?.process;
        await operator.act('PUT', '/drain', { on: true, process: draining });
        expect((await operator.ask('PUT', '/drain', { on: true, process: 'nobody' })).status).toBe(404);
        await until(
          async () => JSON.stringify(await json(`${at('p1')}/health`)).includes('draining'),
          'it to drain',
        );
        // The hall goes on, and nobody is told that it does not.
        expect((await operator.read<Overview>('/overview')).draining).toBe(false);
        const made = await people[1]!.createTable('metaltalon', 2);
        expect(['p2', 'p3']).toContain(await ownerOf(made));
        await until(async () => (await ownerOf(quiet)) === undefined, 'the table without people to close');
        const woken = await people[1]!.join(quiet);
        expect(['p2', 'p3']).toContain(await ownerOf(quiet));
        // Where somebody is, the game goes on until the process ends.
        await playOn(game, seats);
        expect(await ownerOf(id)).toBe('p1');
        const before = { actions: seats[0]!.table.actions, views: seats.map(({ view }) => view) };
        const ending = fleet.end('p1', 'SIGTERM');
        await seats[0]!.until(() => seats.every(({ closed }) => closed !== undefined), 'the end');
        const ended = performance.now();
        const comeIn = () => Promise.all(people.map((person) => comeBack(person.at(fleet.address), id)));
        const back = await comeIn();
        const took = performance.now() - ended;
        const others = await comeIn();
        expect(took).toBeLessThan(BACK_MS + TIMES * (performance.now() - ended - took));
        await leaveAll(others);
        await ending;
        expect(back[0]!.table.actions).toBe(before.actions);
        expect(back.map(({ view }) => view)).toEqual(before.views);
        for (let step = 0; step < 3; step += 1) await playOn(game, back);
        expect(['p2', 'p3']).toContain(await ownerOf(id));
        await leaveAll([woken, ...back]);
        await fleet.start('p1');
      },
      TIMEOUT_MS,
    );
  }),
);

async function leaveAll(all: readonly Seen[]): Promise<void> {
  for (const seen of all) await seen.leave();
}

/** Tries again while Caddy does not know yet who is back. */
async function entered(address: string, name: string): Promise<Person> {
  let person: Person | undefined;
  await until(async () => {
    person = await Person.enter(address, name).catch(() => undefined);
    return person !== undefined;
  }, 'Caddy');
  return person!;
}
