import { expect, testWithHall } from './support/browserFixture';
import { layWire, type Wire } from './support/cuttableWire';
import { arrive } from './support/people';
import {
  actionsAt,
  board,
  createTable,
  eventually,
  follow,
  give,
  myTurn,
  panelOf,
  start,
  takeSeat,
  whoseTurn,
} from './support/table';

let wire: Wire | undefined;

const test = testWithHall();

test.afterAll(async () => {
  await wire?.close();
});

test('the lobby is updated live, and does not list unlisted tables', async ({ hall, browser }) => {
  const ada = await arrive(browser, 'Ada');
  const bo = await arrive(browser, 'Bo');
  const hidden = await arrive(browser, 'Hidden');
  await bo.page.goto(hall.url);
  await bo.page.getByRole('heading', { name: 'See how it is played' }).waitFor();
  expect(await bo.page.getByRole('heading', { name: 'Open tables' }).count()).toBe(0);
  await createTable(hidden, hall, { listed: false });
  await createTable(ada, hall, { seats: 3 });

  await bo.page.getByRole('link', { name: 'Join the table of Ada' }).waitFor();
  expect(await bo.page.getByText('Hidden').count()).toBe(0);
  await bo.page.getByRole('link', { name: 'Join the table of Ada' }).click();
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Come in' }).click();
  await bo.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
  await ada.page.getByText('Bo', { exact: true }).waitFor();
});

test('a dead link says so', async ({ hall, browser, allowErrors }) => {
  allowErrors(/404 \(Not Found\)/u);
  const ada = await arrive(browser, 'Ada');
  await ada.page.goto(`${hall.url}/t/nosuchtabl`);
  await ada.page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
});

test('after the network was lost for a while the player still has the seat, and nothing is missing', async ({
  hall,
  browser,
  allowErrors,
}) => {
  allowErrors(/net::ERR|WebSocket/u);
  wire = await layWire(hall.url);
  const ada = await arrive(browser, 'Ada');
  const bo = await arrive(browser, 'Bo');
  const link = await createTable(ada, { ...hall, url: wire.url });
  await follow(bo, link.replace(wire.url, hall.url));
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  await give(ada.page, /^Keep/);

  wire.cut();
  await ada.page.getByRole('main').getByText('The connection is gone').waitFor();
  await bo.page.getByText(/away/u).first().waitFor();
  await give(bo.page, /^Keep/);
  wire.mend();
  await eventually(() => actionsAt(ada.page), await actionsAt(bo.page));
  const whose = await whoseTurn([ada, bo]);
  await give(whose.page, /^End the turn/);
  await eventually(() => actionsAt(ada.page), await actionsAt(bo.page));
});

test('two tabs of one person hold one seat', async ({ hall, browser }) => {
  const ada = await arrive(browser, 'Ada');
  const link = await createTable(ada, hall);
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  const second = await ada.context.newPage();
  await second.goto(link);
  expect(await myTurn(second)).toBe('mine');
  await give(second, /^Keep/);
  await (await panelOf(ada.page, 'Log')).getByText(/^Ada stays with/u).waitFor();
});
