import type { Browser, Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arriveCalm, type Person } from './support/people';
import { board, createTable, follow, resign, takeSeat } from './support/table';
import { unless } from './support/longSuite';

/** A campaign of Kriegbot: what its members decide, its missions, its page, over a restart of the hall. */

test.describe.configure({ timeout: 240_000 });

const LONG = { timeout: 60_000 };

/** Ada (on a phone) and Bo at the first table of a campaign, who have still to name a mission. */
async function begun(hall: Hall, browser: Browser): Promise<readonly [Person, Person]> {
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  const bo = await arriveCalm(browser, 'Bo');
  const link = await createTable(ada, hall, { game: 'Kriegbot', series: 'Campaign' });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  return [ada, bo];
}

const choices = (page: Page, question = 'The next mission') => page.getByRole('group', { name: question });

/** Both name the same mission, which then begins. */
async function agree(people: readonly Person[], mission: string): Promise<void> {
  for (const { page } of people) {
    await choices(page).getByRole('button', { name: mission, exact: true }).click(LONG);
    await choices(page).waitFor({ state: 'detached', ...LONG });
  }
}

async function played(people: readonly Person[]): Promise<void> {
  for (const { page } of people) await board(page).waitFor(LONG);
}

/** The loser resigns; both go on to the next table. */
async function lost(loser: Person, people: readonly Person[], number: number): Promise<void> {
  const asked: string[] = [];
  for (const { page } of people)
    page.on(
      'request',
      (request) => void (/\/api\/records\//u.test(request.url()) && asked.push(request.url())),
    );
  await resign(loser);
  for (const { page } of people) {
    // The record of a mission stays closed until the campaign is over: it is not even asked for.
    const figures = page.getByText('The figures of this game are shown when the series is over.');
    await figures.first().waitFor({ state: 'attached', ...LONG });
    const notice = page.getByRole('status', { name: `Game ${number}` });
    await notice.getByRole('button', { name: 'Go now' }).click(LONG);
    await page.getByRole('heading', { name: 'Gathering' }).waitFor(LONG);
  }
  expect(asked).toEqual([]);
}

test(
  'two people play three missions, over a restart of the hall, and read the replays at the end',
  unless(false),
  async ({ hall, browser, allowErrors }) => {
    allowErrors(/ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource/u);
    const [ada, bo] = await begun(hall, browser);
    const both = [ada, bo];
    await choices(ada.page).waitFor(LONG);
    expect(await axeViolationsIn(ada.page)).toEqual([]);
    expect(await layoutFaultsIn(ada.page)).toEqual([]);

    await choices(ada.page).getByRole('button', { name: 'Showdown', exact: true }).press('Enter');
    await choices(bo.page).getByText('Already named: Ada: Showdown.').waitFor(LONG);
    await choices(bo.page).getByRole('button', { name: 'Showdown', exact: true }).click();
    await played(both);
    for (const { page } of both)
      await page
        .getByRole('link', { name: 'Game 1 of the campaign: living pilots: Rats 4, Crows 4' })
        .waitFor();
    await lost(ada, both, 2);
    await choices(ada.page).waitFor(LONG);

    // In the middle of a vote the hall is restarted.
    await choices(ada.page).getByRole('button', { name: 'Capture the Flag', exact: true }).click();
    await choices(bo.page).getByText('Already named: Ada: Capture the Flag.').waitFor(LONG);
    await hall.rest();
    await hall.startAgain();
    for (const { page } of both) await page.reload();
    await choices(bo.page).getByText('Already named: Ada: Capture the Flag.').waitFor(LONG);
    await choices(bo.page).getByRole('button', { name: 'Capture the Flag', exact: true }).click();
    await played(both);
    await lost(bo, both, 3);

    await agree(both, 'Beachhead');
    const side = 'Which side do you want to be?';
    await Promise.race(both.map(({ page }) => choices(page, side).waitFor(LONG)));
    for (const { page } of both) {
      if ((await choices(page, side).count()) === 0) continue;
      await choices(page, side).getByRole('button', { name: 'Attack with 3 robots' }).click();
    }
    await played(both);
    await bo.page.getByRole('link', { name: /^Game 3 of the campaign/u }).click();
    await bo.page.getByRole('heading', { name: 'Kriegbot: Campaign' }).waitFor(LONG);
    const ledger = bo.page.getByRole('region', { name: 'The missions so far' });
    await ledger.getByRole('heading', { name: 'Capture the Flag' }).waitFor(LONG);
    await ledger.getByText('The Rats won. No pilot died.').waitFor(LONG);
    await bo.page.getByText('The stock of your gang').click();
    await bo.page.getByText('Railgun', { exact: true }).waitFor();
    expect(await bo.page.getByRole('link', { name: /^Replay of game/u }).count()).toBe(0);
    expect(await axeViolationsIn(bo.page)).toEqual([]);
    await bo.page.getByRole('link', { name: 'Go to game 3' }).first().click();
    await board(bo.page).waitFor(LONG);

    await lost(ada, both, 4);
    await ada.page.getByRole('button', { name: 'Give up the series' }).click();
    await ada.page.getByRole('button', { name: 'Yes, give up' }).click();
    await bo.page.getByRole('heading', { name: /Bo wins the campaign/u }).waitFor(LONG);
    await bo.page.getByRole('link', { name: 'Page of the series' }).click();
    await bo.page.getByRole('link', { name: 'Replay of game 1' }).click(LONG);
    await board(bo.page).waitFor(LONG);
  },
);
