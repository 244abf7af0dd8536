import type { AnyGame } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';
import { privateNotesGame } from '../testing/games/privateNotesGame';

/** How often somebody has looked at what can be done in a game. */
let looked = 0;
const counted: AnyGame = {
  ...privateNotesGame,
  get action() {
    looked += 1;
    return privateNotesGame.action;
  },
};
const games = [RULES.metaltalon, counted];
let open: OpenHall;
let ada: Person, bo: Person;
const folder = mkdtempSync(join(tmpdir(), 'gearhall-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Gearhall</title>');
  const script = `export const x = "${'x'.repeat(5000)}";`;
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync(script));
  open = await openHall({ games, clientFolder: folder, config: { tablesPerMinute: 12 } });
  ada = await Person.enter(open.address, 'Ada');
  bo = await Person.enter(open.address, 'Bo');
});
afterAll(async () => {
  await open.hall.close();
  rmSync(folder, { recursive: true });
});

interface Union {
  readonly oneOf: readonly { readonly properties: { readonly type: { readonly const: string } } }[];
}
interface Vocabulary {
  readonly actions: Union;
  readonly events: Union;
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(open.address + path, { headers });
const listed = async () => ((await (await get('/api/tables')).json()) as { tables: unknown[] }).tables;

describe('the api', () => {
  test('returns the games with their options', async () => {
    const described = (await (await get('/api/games')).json()) as { id: string; options: object }[];
    expect(described.map(({ id }) => id)).toEqual(['metaltalon', 'whisper']);
    expect(described[0]).toMatchObject(RULES.metaltalon.about);
    expect(described[0]?.options).toMatchObject({
      type: 'object',
      properties: { roller: { enum: ['die', 'stopwatch'], default: 'die' } },
    });
  });

  test('returns all actions and events of a game', async () => {
    const { actions, events } = (await (await get('/api/games/metaltalon')).json()) as Vocabulary;
    const typesIn = ({ oneOf }: Union) => oneOf.map(({ properties }) => properties.type.const);
    expect(typesIn(actions)).toContain('fireAtShip');
    expect(typesIn(events).slice(0, 3)).toEqual(['raceRolled', 'raceKept', 'baseDealt']);
    expect((await get('/api/games/chess')).status).toBe(404);
  });

  test('makes the schemas of a game once', async () => {
    const texts = [];
    const [before, looks] = [looked, [] as number[]];
    for (let times = 0; times < 3; times += 1) {
      texts.push(await (await get('/api/games/whisper')).text());
      looks.push(looked);
    }
    expect(new Set(texts).size).toBe(1);
    expect(looks).toEqual([before + 1, before + 1, before + 1]);
  });

  test('gives everybody a token of their own', () => {
    expect(ada.token).toMatch(/^g1\.[\w-]{16}\.[\w-]{43}$/u);
    expect(ada.token).not.toBe(bo.token);
  });

  test('makes tables with options, and lists the public ones', async () => {
    const hidden = await ada.createTable('metaltalon', 2);
    const id = await ada.createTable('metaltalon', 3, { listed: true, options: { stake: 40 } });
    expect(await listed()).toEqual([
      {
        id,
        game: 'metaltalon',
        status: 'gathering',
        host: 'Ada',
        seats: [
          { sitter: 'person', name: 'Ada' },
          { sitter: 'nobody', name: '' },
          { sitter: 'nobody', name: '' },
        ],
        spectators: 0,
        listed: true,
        watching: { type: 'live' },
      },
    ]);
    expect(await (await get(`/api/tables/${hidden}`)).json()).toEqual({
      id: hidden,
      game: 'metaltalon',
      status: 'gathering',
      invitation: expect.objectContaining({ host: 'Ada' }),
    });
    const seen = await ada.join(id);
    expect(JSON.parse(seen.table.options)).toEqual({
      ...(RULES.metaltalon.options.parse({}) as object),
      stake: 40,
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['an unknown game', { game: 'chess' }],
    ['too many seats', { seats: 7 }],
    ['too few seats', { seats: 1 }],
    ['half a seat', { seats: 2.5 }],
    ['options that are not the game’s', { options: { stake: 41 } }],
    ['unknown options', { options: { cheat: true } }],
    ['an unknown field', { more: 1 }],
  ])('refuses %s', async (_, wrong) => {
    const made = await ada.post('/api/tables', { game: 'metaltalon', seats: 2, name: 'Ada', ...wrong });
    expect(made).toMatchObject({ status: 422, body: { error: { code: 'malformed' } } });
  });

  test('answers errors in JSON', async () => {
    for (const path of ['/api/tables/0000000000', '/api/nothing', '/api/tables/%E0%A4%A']) {
      const answer = await get(path);
      expect([400, 404]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({
        error: { code: expect.any(String), message: expect.any(String) },
      });
    }
    const noToken = await fetch(`${open.address}/api/tables`, { method: 'POST', body: '{}' });
    expect(noToken.status).toBe(401);
    for (const [body, status] of [
      ['{"game":', 400],
      [JSON.stringify({ game: 'x'.repeat(20_000) }), 413],
    ] as const) {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${open.address}/api/tables`, { method: 'POST', body, headers });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) } });
    }
  });

  test('streams the list at once and after changes', async () => {
    const stream = await get('/api/tables/stream');
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<{ id: string }[]> => {
      const { value } = await reader.read();
      const [event, data] = value!.trim().split('\n');
      expect(event).toBe('event: tables');
      return (JSON.parse(data!.slice('data: '.length)) as { tables: { id: string }[] }).tables;
    };
    const before = await next();
    const id = await bo.createTable('metaltalon', 2, { listed: true });
    await bo.createTable('metaltalon', 2, { listed: false });
    const after = await next();
    expect(after.map((table) => table.id)).toEqual([id, ...before.map((table) => table.id)]);
    await reader.cancel();
  });

  test('limits the tables per address and minute', async () => {
    const statuses = [];
    for (let count = 0; count < 13; count += 1) {
      statuses.push((await ada.post('/api/tables', { game: 'metaltalon', seats: 2, name: 'Ada' })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the pages', () => {
  test('every address of the client is its one page, with a strict policy', async () => {
    for (const path of ['/', '/table/0123456789', '/credits']) {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Gearhall</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(page.headers.get('access-control-allow-origin')).toBeNull();
      expect(page.headers.get('x-powered-by')).toBeNull();
    }
  });

  test('hashed files are cached for ever and compressed; missing ones give 404', async () => {
    const file = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' });
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-encoding')).toBe('gzip');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/..%2f..%2fpackage.json')).status).not.toBe(500);
  });

  test('health and metrics', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/^gearhall_tables \d+$/mu);
    expect(metrics).toContain('process_cpu_seconds_total');
  });

  test('a request with a broken host does no harm', async () => {
    const { port } = new URL(open.address);
    const status = await new Promise((resolve, reject) => {
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          path: '/matchmake/joinById/x',
          method: 'POST',
          headers: { Host: 'a b<c' },
        },
        (response) => resolve(response.resume().statusCode),
      );
      sent.on('error', reject);
      sent.end('{}');
    });
    expect([400, 401]).toContain(status);
    expect((await get('/health')).status).toBe(200);
  });
});
