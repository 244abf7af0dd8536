import { RULES } from '@gearhall/shared/games/rules';
import { guestTokens } from '../identity/tokens';
import { openHall, type OpenHall } from '../testing/openHall';
import { Person } from '../testing/Person';
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
): Promise<{ status: number; token?: string; code?: string; words?: string }> {
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

test('an address may try only so often', async () => {
  const codes = [];
  for (let count = 0; count < 6; count += 1) codes.push((await claim({ code: `d1.${count}` })).code);
  expect(codes).toEqual([...Array<string>(5).fill('badCode'), 'tooFast']);
});
