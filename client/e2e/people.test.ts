import type { Browser, Page } from '@playwright/test';
import { expect, testWithHall, type BrowserFixture } from './support/browserFixture';
import { arrive, arriveCalm, type Person } from './support/people';
import {
  actionsAt,
  animate,
  board,
  createTable,
  eventually,
  follow,
  give,
  launch,
  myTurn,
  ordersOf,
  panelOf,
  start,
  takeSeat,
  whoseTurn,
} from './support/table';

/** Seats that belong to people: other devices, absences, clocks, undo. */

const PATIENCE = 20_000;

const test = testWithHall({ GONE_AFTER: '1', BOT_DELAY_MS: '100' });

// A used code is refused, and the browser logs that by itself.
test.beforeEach(({ allowErrors }) => allowErrors(/410 \(Gone\)/u));

async function come(browser: Browser, name: string, how = arriveCalm): Promise<Person> {
  const person = await how(browser, name);
  person.page.setDefaultTimeout(PATIENCE);
  return person;
}

/** Ada and Bo in a running game, after the choice of their races. */
async function game({ hall, browser }: BrowserFixture, options: Readonly<Record<string, string>> = {}) {
  const [ada, bo] = [await come(browser, 'Ada'), await come(browser, 'Bo')];
  const link = await createTable(ada, hall, { options });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) await animate(page, 'Off');
  return { ada, bo, link };
}

/** Both keep their races; returns who acts first. */
async function chosen(ada: Person, bo: Person): Promise<{ first: Person; second: Person }> {
  for (const { page } of [ada, bo]) {
    await myTurn(page);
    await give(page, /^Keep/);
  }
  const first = await whoseTurn([ada, bo]);
  return { first, second: first === ada ? bo : ada };
}

const logged = async (page: Page, words: RegExp): Promise<void> =>
  (await panelOf(page, 'Log')).getByText(words).first().waitFor();

test('each browser adds its salt before the start, and the page says so', async ({ hall, browser }) => {
  const [ada, bo] = [await come(browser, 'Ada'), await come(browser, 'Bo')];
  await follow(bo, await createTable(ada, hall));
  await ada.page.getByText('1 of 1 browser has added its salt').waitFor();
  await takeSeat(bo, 2);
  for (const { page } of [ada, bo]) {
    await page.getByText('the hall’s seed is sealed; 2 of 2 browsers have added their salt').waitFor();
  }
});

test('a private link makes another device the same person, with the same seat', async ({ hall, browser }) => {
  const ada = await come(browser, 'Ada');
  await createTable(ada, hall);
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  await ada.page.getByRole('button', { name: 'Settings' }).click();
  await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
  await ada.page.getByRole('img', { name: 'The private link as a QR code' }).waitFor();
  const link = await ada.page.getByRole('textbox', { name: 'Private link' }).inputValue();

  const phone = await come(browser, 'Ada’s phone');
  await phone.page.goto(link);
  expect(await myTurn(phone.page)).toBe('mine');
  expect(phone.page.url()).not.toContain('#');
  await give(phone.page, /^Keep/);
  await logged(ada.page, /^Ada stays with/u);

  const stranger = await come(browser, 'Stranger');
  await stranger.page.goto(link);
  await stranger.page.getByText('This link has been used already.').waitFor();
});

test('a browser that is already another person is asked first', async ({ hall, browser }) => {
  const [ada, bo] = [await come(browser, 'Ada'), await come(browser, 'Bo')];
  const table = await createTable(ada, hall);
  await createTable(bo, hall);
  await ada.page.getByRole('button', { name: 'Settings' }).click();
  await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Private link' }).inputValue();
  await bo.page.goto(link);
  await bo.page.getByRole('heading', { name: 'This browser is Bo. Become Ada here?' }).waitFor();
  await bo.page.getByRole('button', { name: 'Yes, become Ada' }).click();
  await bo.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
  expect(bo.page.url()).toBe(table);
});

test('the host lets a bot play for somebody who is gone, until they return', async ({ hall, browser }) => {
  const { ada, bo, link } = await game({ hall, browser });
  await bo.page.close();
  const seats = await panelOf(ada.page, 'Seats');
  await seats.getByRole('button', { name: 'Let an easy bot play for Bo for now' }).click();
  await seats.getByText('A bot plays for Bo until they return.').waitFor();
  await eventually(async () => (await actionsAt(ada.page)) > 0, true);

  const again = await bo.context.newPage();
  await again.goto(link);
  await board(again).waitFor();
  await seats.getByText('A bot plays for Bo until they return.').waitFor({ state: 'detached' });
  expect(await again.getByText('A bot plays for you').count()).toBe(0);
});

test('the host offers the seat of somebody who is gone, and a spectator takes it', async ({
  hall,
  browser,
}) => {
  const { ada, bo, link } = await game({ hall, browser });
  const cy = await come(browser, 'Cy');
  await follow(cy, link);
  await bo.page.close();
  const seats = await panelOf(ada.page, 'Seats');
  await seats.getByRole('button', { name: 'Offer the seat of Bo to somebody who watches' }).click();
  await cy.page.getByRole('button', { name: 'Take this seat in place of Bo' }).click();
  await seats.getByText('Cy', { exact: true }).waitFor();
  expect(await myTurn(cy.page)).toBe('mine');
  await give(cy.page, /^Keep/);
});

test('the clock of an awaited player runs, and a bot answers when it has run out', async ({
  hall,
  browser,
}) => {
  const options = { 'Time to think': 'Live', 'Each move': '5 seconds', Bank: 'None' };
  const { ada, bo } = await game({ hall, browser }, options);
  await ada.page.locator('.prompt').getByRole('timer').waitFor();
  await logged(bo.page, /^Ada has run out of time\.$/u);
  await ada.page.getByRole('button', { name: 'Share link' }).click();
  await ada.page.getByText('5 seconds per move').waitFor();
});

test('an action that taught nobody anything is taken back at once', async ({ hall, browser }) => {
  const { ada, bo } = await game({ hall, browser });
  const { first, second } = await chosen(ada, bo);
  await launch(first.page, { pennies: 3 });
  await (await ordersOf(first.page)).getByRole('group', { name: /^Ship \d+ at/ }).waitFor();
  await first.page.locator('body').press('u');
  await logged(second.page, new RegExp(`^${first.name} takes back their last action\\.$`, 'u'));
  const orders = await ordersOf(first.page);
  await orders.getByRole('group', { name: /^Ship \d+ at/ }).waitFor({ state: 'detached' });
  await orders.getByRole('group', { name: 'Launch' }).waitFor();
  expect(await myTurn(first.page)).toBe('mine');
});

test('when others have acted they are asked, and see what would be taken back', async ({ hall, browser }) => {
  const { ada, bo } = await game({ hall, browser });
  const { first, second } = await chosen(ada, bo);
  await give(first.page, /^End the turn/);
  await myTurn(second.page);
  await launch(second.page, { pennies: 2 });
  const before = await actionsAt(first.page);

  const ask = async (taken: string): Promise<void> => {
    await (await ordersOf(first.page)).getByRole('button', { name: 'Take back' }).click();
    const dialog = first.page.getByRole('dialog');
    await dialog.getByText(`Others have acted: ${taken} would be taken back too.`).waitFor();
    await dialog.getByRole('button', { name: 'Ask the others' }).click();
    await first.page.getByRole('button', { name: 'Withdraw the question' }).waitFor();
  };
  const question = second.page.getByRole('region', {
    name: `${first.name} would like to take back their last action`,
  });
  await ask('1 action');
  await question.getByText('Others have acted').waitFor();
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await logged(first.page, new RegExp(`^${second.name} does not agree to take it back\\.$`, 'u'));
  expect(await actionsAt(first.page)).toBe(before);

  // The same is not asked again for the same: something has to change first.
  await give(second.page, /^End the turn/);
  await myTurn(first.page);
  await ask('2 actions');
  await question.getByRole('button', { name: 'Let them take it back' }).click();
  await logged(second.page, new RegExp(`^${first.name} takes back their last action\\.$`, 'u'));
  await question.waitFor({ state: 'detached' });
  expect(await myTurn(first.page)).toBe('mine');
});

test('while nobody looks, the title of the page calls the awaited player', async ({ hall, browser }) => {
  const ada = await come(browser, 'Ada', arrive);
  await createTable(ada, hall);
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  await myTurn(ada.page);
  await ada.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (const title of ['MetalTalon · Gearhall', '● Your turn – MetalTalon']) {
    await ada.page.waitForFunction((wanted) => document.title === wanted, title, { polling: 100 });
  }
});

const writes = async ({ page }: Person, text: string): Promise<void> => {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

test('what somebody writes is hidden for one person alone, until they want to read it again', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = [await come(browser, 'Ada'), await come(browser, 'Bo')];
  const link = await createTable(ada, hall);
  await follow(bo, link);
  const words = ada.page.getByText(/(?:First|Second) words/u);
  await writes(bo, 'First words');
  await expect(words).toHaveCount(1);
  await ada.page.getByText('Mute somebody').click();
  const forHerself = ada.page.getByRole('group', { name: 'Muted for you alone' });
  await forHerself.getByLabel('Bo').check();
  await writes(bo, 'Second words');
  await bo.page.getByText('Second words').waitFor();
  await expect(words).toHaveCount(0);
  await ada.page.reload();
  await ada.page.getByText('Not shown: Bo').click();
  await expect(words).toHaveCount(0);
  await forHerself.getByLabel('Bo').uncheck();
  await expect(words).toHaveCount(2);
});

test('the host mutes a spectator for the table, who sees why they may not write', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = [await come(browser, 'Ada'), await come(browser, 'Bo')];
  const link = await createTable(ada, hall);
  await follow(bo, link);
  await ada.page.getByText('Mute somebody').click();
  const forAll = ada.page.getByRole('group', { name: 'Muted for the table' });
  await forAll.getByLabel('all spectators').check();
  await bo.page.getByText('Muted by the host: all spectators.').waitFor();
  await expect(bo.page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await forAll.getByLabel('all spectators').uncheck();
  await expect(bo.page.getByText(/^Muted by the host/u)).toHaveCount(0);
  await writes(bo, 'May I?');
  await ada.page.getByText('May I?').waitFor();
});
