import type { Browser } from '@playwright/test';
import { expect, testWithHall, type BrowserFixture } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import {
  actionsAt,
  animate,
  board,
  createTable,
  follow,
  give,
  launch,
  logShows,
  myTurn,
  ordersOf,
  panelOf,
  start,
  takeSeat,
} from './support/table';

/** What people decide about each other: taking back, seats that block a table, and sending somebody away. */

const test = testWithHall({ GONE_AFTER: '1', VOTE_AFTER: '8', BOT_DELAY_MS: '100' });

// Who is kept off is refused at the door, and the browser logs that by itself.
test.beforeEach(({ allowErrors }) => allowErrors(/409 \(Conflict\)/u));

async function come(browser: Browser, name: string): Promise<Person> {
  const person = await arriveCalm(browser, name);
  person.page.setDefaultTimeout(20_000);
  return person;
}

/** Ada and Bo in a running game after the choice of their races; `first` is to act. */
async function game({ hall, browser }: BrowserFixture, options: Readonly<Record<string, string>> = {}) {
  const [ada, bo] = [await come(browser, 'Ada'), await come(browser, 'Bo')];
  const link = await createTable(ada, hall, { options });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) {
    await animate(page, 'Off');
    await myTurn(page);
    await give(page, /^Keep/);
  }
  const first = await Promise.race([ada, bo].map(async (one) => (await myTurn(one.page), one)));
  return { ada, bo, link, first, second: first === ada ? bo : ada };
}

/** Asks the others whether the last action may be taken back. */
async function ask({ page }: Person): Promise<void> {
  await (await ordersOf(page)).getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask the others' }).click();
}

test('where all have agreed to hints, one learns what a bot would do, and orders it from there', async ({
  hall,
  browser,
}) => {
  const { first, second } = await game({ hall, browser }, { Hints: 'For everybody' });
  const asked = await ordersOf(first.page);
  await asked.getByRole('button', { name: 'Hint' }).click();
  const hint = asked.getByRole('region', { name: 'A hint' });
  await hint.getByText('With what you know, a hard bot would choose:').waitFor();
  const choice = await hint.locator('strong').textContent();
  await asked.locator('.suggested').first().waitFor();
  const idle = await ordersOf(second.page);
  await expect(idle.getByRole('button', { name: 'Hint' })).toHaveAttribute('aria-disabled', 'true');
  await expect(idle.getByRole('region', { name: 'A hint' })).toHaveCount(0);
  const before = await actionsAt(first.page);
  await asked.locator('.suggested').first().click();
  expect(choice).not.toBe('');
  await expect.poll(() => actionsAt(first.page)).toBeGreaterThan(before);
  await expect(hint).toHaveCount(0);
});

test('a question waits for somebody who is away, and after a no it is not asked again', async ({
  hall,
  browser,
}) => {
  const { first, second, link } = await game({ hall, browser });
  await give(first.page, /^End the turn/);
  await myTurn(second.page);
  await launch(second.page, { pennies: 2 });
  const before = await actionsAt(first.page);
  await second.page.close();
  const seats = await panelOf(first.page, 'Seats');
  await seats.getByText('gone', { exact: true }).waitFor();
  await ask(first);
  const own = first.page.getByRole('region', { name: 'You have asked to take back your last action' });
  await own.getByText(`Waiting for ${second.name}.`).waitFor();
  await own.getByText('The question stays open until everybody has answered.').waitFor();
  expect(await actionsAt(first.page)).toBe(before);

  await first.page.reload();
  await own.waitFor();
  const page = await second.context.newPage();
  await page.goto(link);
  const question = page.getByRole('region', {
    name: `${first.name} would like to take back their last action`,
  });
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await logShows(first.page, `${second.name} does not agree to take it back.`);
  await ask(first);
  await first.page.getByText('You can ask again once something else has happened.').first().waitFor();
  await expect(own).toHaveCount(0);
});

test('a table can switch taking back off, and everybody sees it', async ({ hall, browser }) => {
  const options = { 'Taking back': 'Not at all' };
  const [ada, bo] = [await come(browser, 'Ada'), await come(browser, 'Bo')];
  const link = await createTable(ada, hall, { options });
  await follow(bo, link);
  for (const { page } of [ada, bo]) {
    const fact = page.locator('dl').filter({ hasText: 'Taking back' }).first();
    await expect(fact).toContainText('Not at all');
  }
  await takeSeat(bo, 2);
  await start(ada);
  await myTurn(ada.page);
  await give(ada.page, /^Keep/);
  await expect((await ordersOf(ada.page)).getByRole('button', { name: 'Take back' })).toHaveCount(0);
});

test('somebody who does not act is told, and the other one lets a bot play; they take over again', async ({
  hall,
  browser,
}) => {
  const { first: idle, second: other } = await game({ hall, browser });
  await idle.page
    .getByText(/^The others (?:wait for you|have waited for you)/u)
    .first()
    .waitFor();
  const seats = await panelOf(other.page, 'Seats');
  await seats.getByText(`The table has waited for ${idle.name} for long.`).waitFor();
  await seats
    .getByRole('button', { name: `Vote that somebody else may take the seat of ${idle.name}` })
    .waitFor();
  await seats.getByRole('button', { name: `Vote that a bot plays for ${idle.name}` }).press('Enter');
  await seats.getByText(`A bot plays for ${idle.name} until they return.`).waitFor();
  await myTurn(other.page);
  await idle.page.getByRole('button', { name: 'Play on myself' }).first().click();
  await seats.getByText(`A bot plays for ${idle.name} until they return.`).waitFor({ state: 'detached' });
});

test('with more people there is a vote, which everybody sees; the next move ends it', async ({
  hall,
  browser,
}) => {
  const [ada, bo, cy] = [await come(browser, 'Ada'), await come(browser, 'Bo'), await come(browser, 'Cy')];
  const link = await createTable(ada, hall, { seats: 3 });
  for (const [person, seat] of [
    [bo, 2],
    [cy, 3],
  ] as const) {
    await follow(person, link);
    await takeSeat(person, seat);
  }
  await start(ada);
  for (const { page } of [bo, cy]) {
    await myTurn(page);
    await give(page, /^Keep/);
  }
  const seats = await panelOf(bo.page, 'Seats');
  await seats.getByRole('button', { name: 'Vote that somebody else may take the seat of Ada' }).click();
  const vote = (page: typeof bo.page) =>
    page.getByRole('region', { name: 'Shall the seat of Ada be free for somebody else?' });
  await vote(bo.page).getByRole('button', { name: 'Withdraw the vote' }).waitFor();
  await vote(cy.page).getByText('1 of 2 votes that are needed.').waitFor();
  const mine = ada.page.getByRole('region', {
    name: 'The others vote whether somebody else may take your seat',
  });
  await mine.getByText('Your next move ends the vote.').waitFor();
  await give(ada.page, /^Keep/);
  await expect(vote(cy.page)).toHaveCount(0);
});

test('the host sends somebody away, who cannot come back until the host allows it', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = [await come(browser, 'Ada'), await come(browser, 'Bo')];
  const link = await createTable(ada, hall);
  await follow(bo, link);
  await takeSeat(bo, 2);
  await ada.page.getByRole('button', { name: 'Send Bo away…' }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send Bo away…' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Send away', exact: true }).click();
  const notice = bo.page.getByText('The host of this table keeps you off it.');
  await notice.waitFor();
  await bo.page.reload();
  await notice.waitFor();
  await dialog.getByRole('button', { name: 'Let Bo come back' }).click();
  await bo.page.goto(link);
  await bo.page.getByRole('button', { name: 'Take seat 2' }).waitFor();
});

test('in a running game the seat of somebody who was sent away is free for a spectator', async ({
  hall,
  browser,
}) => {
  const { ada, bo, link } = await game({ hall, browser });
  const cy = await come(browser, 'Cy');
  await follow(cy, link);
  await ada.page.getByRole('button', { name: 'Spectators: 1' }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send Cy away…' }).waitFor();
  await dialog.getByRole('button', { name: 'Send Bo away…' }).click();
  await dialog.getByRole('button', { name: 'The seat is free' }).click();
  await bo.page.getByText('The host of this table keeps you off it.').waitFor();
  await cy.page.getByRole('button', { name: 'Take this seat' }).first().click();
  await cy.page.getByRole('button', { name: 'Resign' }).waitFor();
});
