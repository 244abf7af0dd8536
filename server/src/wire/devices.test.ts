import { RULES } from '@gearhall/shared/games/rules';
import { guestTokens } from '../identity/tokens';
import { memoryStore } from '../store/memory/memoryStore';
import { sqliteStore } from '../store/databases/sqlite';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';
import { temporaryFolder } from '../testing/temporaryFolder';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';

const MINUTE = 60_000;
let time: SteeredClock;
let open: OpenHall;
let ada: Person;
const personOf = (token: string) => guestTokens('only for tests, only for tests').check(token);

beforeEach(async () => {
  time = steeredClock();
  open = await openHall({ games: [RULES.metaltalon], clock: time.clock, config: { tablesPerMinute: 5 } });
  ada = await Person.enter(open.address, 'Ada');
});
afterEach(() => open.hall.close());

async function made(): Promise<string> {
  const answer = await ada.post('/api/devices', {});
  expect(answer).toMatchObject({
    status: 201,
    body: { code: expect.stringMatching(/^d1\.[\w.-]+$/u), expires: time.clock.wall() + 10 * MINUTE },
  });
  return (answer.body as { code: string }).code;
}

async function claim(
  body: unknown,
): Promise<{ status: number } & Record<'token' | 'code' | 'words', string | undefined>> {
  const response = await fetch(`${open.address}/api/devices/claim`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { token, error } = (await response.json()) as {
    token?: string;
    error?: { code: string; message: string };
  };
  return { status: response.status, token, code: error?.code, words: error?.message };
}

test('a code takes its maker to another device, once, with their seats', async () => {
  const table = await ada.createTable('metaltalon', 2);
  const code = await made();
  const { status, token } = await claim({ code });
  expect(status).toBe(200);
  expect(personOf(token!)).toBe(personOf(ada.token));
  const phone = Object.assign(Object.create(Person.prototype) as Person, ada, { token });
  expect((await phone.join(table)).welcome?.seat).toBe(0);
  expect(await claim({ code })).toMatchObject({
    status: 410,
    code: 'codeUsed',
    words: expect.stringMatching(/^This code/u),
  });
  expect(JSON.stringify(open.logged)).not.toContain(code);
  expect(JSON.stringify(open.logged)).not.toContain(code.split('.').at(-1));
});

test('a code that is too old is refused, and one outlives a restart', async () => {
  const code = await made();
  const late = await made();
  await open.hall.close();
  open = await openHall({ games: [RULES.metaltalon], clock: time.clock });
  expect((await claim({ code })).status).toBe(200);
  time.pass(10 * MINUTE);
  expect(await claim({ code: late })).toMatchObject({ status: 410, code: 'codeExpired' });
});

test('a code that was used is refused after a restart too', async () => {
  const folder = temporaryFolder();
  const reopen = async () => {
    await open.hall.close();
    const store = await sqliteStore(folder.file, 'full');
    open = await openHall({ games: [RULES.metaltalon], clock: time.clock, store });
  };
  await reopen();
  ada = await Person.enter(open.address, 'Ada');
  const [used, other] = [await made(), await made()];
  expect((await claim({ code: used })).status).toBe(200);
  await reopen();
  expect(await claim({ code: used })).toMatchObject({ status: 410, code: 'codeUsed', token: undefined });
  expect((await claim({ code: other })).status).toBe(200);
  folder.remove();
});

test('of two simultaneous claims one is granted', async () => {
  const code = await made();
  const statuses = (await Promise.all([claim({ code }), claim({ code })])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 410]);
});

test('while the store is down no code is granted, and none is used up', async () => {
  let failing = false;
  const kept = memoryStore();
  const fail = async () => {
    if (failing) throw new Error('The disk is full.');
  };
  await open.hall.close();
  open = await openHall({
    games: [RULES.metaltalon],
    store: { ...kept, useCode: (...use) => fail().then(() => kept.useCode(...use)), check: fail },
  });
  ada = await Person.enter(open.address, 'Ada');
  const answer = await ada.post('/api/devices', {});
  const { code } = answer.body as { code: string };
  failing = true;
  for (let time = 0; time < 2; time += 1)
    expect(await claim({ code })).toMatchObject({ status: 503, code: 'storeDown', token: undefined });
  failing = false;
  await open.well();
  expect((await claim({ code })).status).toBe(200);
  expect(await claim({ code })).toMatchObject({ status: 410, code: 'codeUsed' });
});

test.each<[string, unknown, string]>([
  ['a wrong code', { code: 'd1.AAAAAAAAAAAAAAAA.zzzzzzzz.AAAAAAAA.AAAA' }, 'badCode'],
  ['no code', {}, 'malformed'],
  ['a number', { code: 42 }, 'malformed'],
  ['something very long', { code: 'd'.repeat(1000) }, 'malformed'],
  ['more than a code', { code: 'x', person: 'y' }, 'malformed'],
])('%s is refused', async (_, body, code) => {
  expect(await claim(body)).toMatchObject({ status: 422, code, token: undefined });
});

test('only somebody with a token gets one', async () => {
  const answer = await fetch(`${open.address}/api/devices`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(401);
});

test('the attempts of an address are limited', async () => {
  const codes = [];
  for (let count = 0; count < 6; count += 1) codes.push((await claim({ code: `d1.${count}` })).code);
  expect(codes).toEqual([...Array<string>(5).fill('badCode'), 'tooFast']);
});
