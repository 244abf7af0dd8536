import { expect, usualTest as test } from './support/browserFixture';
import { layWire, type Wire } from './support/cuttableWire';
import { arriveCalm } from './support/people';
import {
  board,
  createTable,
  eventually,
  follow,
  give,
  logShows,
  myTurn,
  ordersOf,
  panelOf,
  start,
  takeSeat,
} from './support/table';

/** What is pressed while the line is dead belongs to the position that was seen. */

const UNHURRIED = 180_000;
test.describe.configure({ timeout: UNHURRIED });
test.beforeEach(({ allowErrors }) => allowErrors(/net::ERR|WebSocket/u));

let wire: Wire | undefined;
test.afterEach(async () => {
  await wire?.close();
});

const STALE = /Something has happened since you asked for that, so it was not done/u;

test('an order sent into a dead line is refused as stale turns later, and that is said', async ({
  hall,
  browser,
}) => {
  wire = await layWire(hall.url);
  const ada = await arriveCalm(browser, 'Ada');
  const bo = await arriveCalm(browser, 'Bo');
  const options = { 'Time to think': 'Live', 'Each move': '15 seconds', Bank: 'None' };
  const link = await createTable(ada, { ...hall, url: wire.url }, { options });
  await follow(bo, link.replace(wire.url, hall.url));
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) await give(page, /^Keep/);
  const whose = await Promise.race([ada, bo].map(async (one) => (await myTurn(one.page), one)));
  if (whose === bo) await give(bo.page, /^End the turn/);
  await myTurn(ada.page);

  wire.silence();
  await (await ordersOf(ada.page)).getByRole('button', { name: /^End the turn/ }).click();
  wire.cut();
  await logShows(bo.page, /Ada has run out of time/u, 60_000);
  await myTurn(bo.page);
  await give(bo.page, /^End the turn/);
  await bo.page.locator('.prompt:not(.mine)').waitFor();
  wire.mend();
  await ada.page.evaluate(() => dispatchEvent(new Event('online')));

  await ada.page.getByText(STALE).first().waitFor({ timeout: 30_000 });
  const said = await (await panelOf(bo.page, 'Log')).innerText();
  expect(said.match(/Ada has run out of time/gu)).toHaveLength(1);
  expect(await myTurn(ada.page)).toBe('mine');
});

test('a seat that is taken in a dead line is not taken once somebody else has had it', async ({
  hall,
  browser,
}) => {
  wire = await layWire(hall.url);
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => arriveCalm(browser, name)));
  if (!ada || !bo || !cy) throw new Error('Somebody has not come.');
  const link = await createTable(ada, hall, { seats: 3 });
  await follow(cy, link);
  await follow(bo, link.replace(hall.url, wire.url));
  wire.silence();
  await bo.page.getByRole('button', { name: 'Take seat 2' }).click();
  wire.cut();
  await takeSeat(cy, 2);
  await cy.page.getByRole('button', { name: 'Leave the seat' }).click();
  await cy.page.getByRole('button', { name: 'Take seat 2' }).waitFor();
  wire.mend();
  await bo.page.evaluate(() => dispatchEvent(new Event('online')));
  await bo.page.getByText(STALE).first().waitFor({ timeout: 30_000 });
  await eventually(() => bo.page.getByRole('button', { name: 'Take seat 2' }).count(), 1);
  await takeSeat(bo, 2);
});
