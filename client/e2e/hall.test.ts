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
} from './support/table';
import { openVenue } from './support/venue';

let wire: Wire | undefined;

const venue = openVenue();

afterAll(async () => {
  await wire?.close();
});

test('the lobby follows what happens, and shows no table that is open by link only', async () => {
  const ada = await arrive(venue.browser, 'Ada');
  const bo = await arrive(venue.browser, 'Bo');
  const hidden = await arrive(venue.browser, 'Hidden');
  await bo.page.goto(venue.hall.url);
  await bo.page.getByRole('heading', { name: 'See how it is played' }).waitFor();
  expect(await bo.page.getByRole('heading', { name: 'Open tables' }).count()).toBe(0);
  await createTable(hidden, venue.hall, { listed: false });
  await createTable(ada, venue.hall, { seats: 3 });

  await bo.page.getByRole('link', { name: 'Join the table of Ada' }).waitFor();
  expect(await bo.page.getByText('Hidden').count()).toBe(0);
  await bo.page.getByRole('link', { name: 'Join the table of Ada' }).click();
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Come in' }).click();
  await bo.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
  await ada.page.getByText('Bo', { exact: true }).waitFor();
  for (const person of [ada, bo, hidden]) {
    expect(person.problems).toEqual([]);
    await person.context.close();
  }
}, 60_000);

test('a link that leads nowhere says so', async () => {
  const ada = await arrive(venue.browser, 'Ada');
  await ada.page.goto(`${venue.hall.url}/t/nosuchtabl`);
  await ada.page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  await ada.context.close();
}, 30_000);

test('the network is lost for a while: the seat is still theirs, and nothing is missing', async () => {
  wire = await layWire(venue.hall.url);
  const ada = await arrive(venue.browser, 'Ada');
  const bo = await arrive(venue.browser, 'Bo');
  const link = await createTable(ada, { ...venue.hall, url: wire.url });
  await follow(bo, link.replace(wire.url, venue.hall.url));
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  await give(ada.page, /^Keep/);

  wire.cut();
  await ada.page.getByRole('main').getByText('The connection is lost').waitFor();
  await bo.page.getByText(/away/u).first().waitFor();
  await give(bo.page, /^Keep/);
  wire.mend();
  await eventually(() => actionsAt(ada.page), await actionsAt(bo.page));
  const whose = await Promise.race([ada, bo].map(async (one) => (await myTurn(one.page), one)));
  await give(whose.page, /^End the turn/);
  await eventually(() => actionsAt(ada.page), await actionsAt(bo.page));
  await Promise.all([ada, bo].map(({ context }) => context.close()));
}, 90_000);

test('two tabs of one person hold one seat', async () => {
  const ada = await arrive(venue.browser, 'Ada');
  const link = await createTable(ada, venue.hall);
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  const second = await ada.context.newPage();
  await second.goto(link);
  expect(await myTurn(second)).toBe('mine');
  await give(second, /^Keep/);
  await (await panelOf(ada.page, 'Log')).getByText(/^Ada stays with/u).waitFor();
  expect(ada.problems).toEqual([]);
  await ada.context.close();
}, 60_000);
