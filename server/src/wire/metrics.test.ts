import { RULES } from '@gearhall/shared/games/rules';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';
import { until } from '../testing/until';

/** What /metrics counts while people come, play and go wrong. */
const game = RULES.metaltalon;
let open: OpenHall;
beforeAll(async () => {
  open = await openHall({ games: [game, RULES.kriegbot], config: { idleAfterMs: 500 } });
});
afterAll(() => open.hall.close());

const metrics = async (): Promise<string> => (await fetch(`${open.address}/metrics`)).text();
const series = async (name: string): Promise<Record<string, number>> => {
  const lines = (await metrics()).matchAll(new RegExp(`^${name}\\{(.*)\\} (\\S+)$`, 'gmu'));
  return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
};

test('tables by game', async () => {
  const none = { 'game="metaltalon"': 0, 'game="kriegbot"': 0 };
  expect(await series('gearhall_game_tables')).toEqual(none);
  const host = await Person.enter(open.address, 'Host');
  const seen = await host.join(await host.createTable(game.about.id));
  expect(await series('gearhall_game_tables')).toEqual({ ...none, 'game="metaltalon"': 1 });
  expect(await metrics()).toMatch(/^gearhall_tables 1$/mu);
  await seen.leave();
  await until(async () => (await series('gearhall_game_tables'))['game="metaltalon"'] === 0, 'it to close');
});

test('refusals by code, of which a stranger can make no new one', async () => {
  const host = await Person.enter(open.address, 'Host');
  const seen = await host.join(await host.createTable(game.about.id));
  const before = await series('gearhall_refusals_total');
  expect(before).toEqual({});
  await seen.ask('start');
  await seen.raw('madeUp', { n: 99 }, 99);
  for (const path of ['/api/made-up', '/api/records/made-up', '/made-up', '/api/tables/made-up'])
    await fetch(`${open.address}${path}`);
  const after = await series('gearhall_refusals_total');
  expect(after).toMatchObject({
    'at="table",code="seatsEmpty"': 1,
    'at="table",code="unknownMessage"': 1,
    'at="http",code="notFound"': expect.any(Number),
  });
  expect(Object.keys(after).filter((labels) => /made/u.test(labels))).toEqual([]);
  expect(await metrics()).toMatch(/^gearhall_refused_total 2$/mu);
  await seen.leave();
});

test('how long the store takes, and how late the event loop is', async () => {
  const counts = await series('gearhall_store_seconds_count');
  expect(counts['work="read"']).toBeGreaterThan(0);
  expect(counts['work="write"']).toBeGreaterThan(0);
  expect(await metrics()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/mu);
});
