import { RULES } from '@gearhall/shared/games/rules';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';

const TABLES = 5;
const SITE = 8;

let open: OpenHall;
let ada: Person;
beforeAll(async () => {
  open = await openHall({ games: [RULES.metaltalon], config: { trustProxy: 1, tablesPerMinute: TABLES } });
  ada = await Person.enter(open.address, 'Ada');
});
afterAll(() => open.hall.close());

/** How many tables were created, with one request from each of these addresses. */
async function madeFrom(addresses: readonly string[]): Promise<number> {
  const body = JSON.stringify({ game: 'metaltalon', seats: 2, name: 'Ada' });
  let made = 0;
  for (const address of addresses) {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${ada.token}`,
      'X-Forwarded-For': `203.0.113.77, ${address}`,
    };
    const { status } = await fetch(`${open.address}/api/tables`, { method: 'POST', headers, body });
    expect([201, 429]).toContain(status);
    if (status === 201) made += 1;
  }
  return made;
}

const many = (make: (n: number) => string): string[] => Array.from({ length: 60 }, (_, n) => make(n));

/** Limits are counted per minute: however long it takes, all of it happens in one. */
beforeEach(() => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

test.each<[string, string[], number]>([
  ['one IPv6 /64', many((n) => `2001:db8:1:1::${n}`), TABLES],
  ['one /48', many((n) => `[2001:db8:2:${n}::1]:${5000 + n}`), SITE * TABLES],
  ['one IPv4 address with many ports', many((n) => `198.51.100.1:${5000 + n}`), TABLES],
  ['one IPv4 address in IPv6', many((n) => (n % 2 ? '::ffff:198.51.100.2' : `198.51.100.2:${n}`)), TABLES],
  ['garbage', many((n) => `garbage-${n}`), TABLES],
  ['as many houses', many((n) => `198.51.101.${n}`), 60],
])(
  'of 60 tables from %s, as many are made as the limit says',
  async (_, addresses, made) => {
    expect(await madeFrom(addresses)).toBe(made);
  },
  60_000,
);
