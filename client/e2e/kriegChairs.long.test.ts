import type { Locator, Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import { press } from './support/krieg';
import { hurry } from './support/kriegByItself';
import { arrive, type Person } from './support/people';
import {
  animate,
  answered,
  board,
  follow,
  give,
  giveName,
  logOf,
  logShows,
  ordersOf,
  start,
  takeSeat,
} from './support/table';

/** Musical Chairs: cards go round the table, and then everyone fights alone. */

test.describe.configure({ timeout: 300_000 });

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

const pileDesk = (page: Page): Locator => page.getByRole('dialog', { name: 'Cards from the pile' });

async function openPile(page: Page): Promise<void> {
  if ((await pileDesk(page).count()) > 0) return;
  await ordersOf(page);
  await press(page, 'Look at the pile');
  await pileDesk(page).getByRole('region', { name: 'The pile in your hand' }).waitFor();
}

/** Lays one card from the pile: into the first slot that is still empty, by clicks, or by keys. */
async function takeOne(page: Page, by: 'clicks' | 'keys'): Promise<void> {
  const slot = pileDesk(page).locator('.kb-box-face', { hasText: 'empty' }).first();
  if ((await slot.count()) === 0) return;
  const pile = pileDesk(page).getByRole('region', { name: 'The pile in your hand' });
  const use = async (one: Locator): Promise<void> => {
    if (by === 'clicks') return one.click();
    await one.focus();
    return page.keyboard.press('Enter');
  };
  await use(slot);
  const free = pile.locator('.kb-card.free').first();
  if ((await free.count()) > 0) await answered(page, () => use(free));
}

/** Takes a card, and hands the pile on. */
async function playRound(page: Page, round: number, by: 'clicks' | 'keys'): Promise<void> {
  await openPile(page);
  await pileDesk(page).getByText(`Round ${round} of 4`).waitFor();
  await takeOne(page, by);
  await answered(page, () => press(page, round < 4 ? /^Hand the pile on to/u : 'I am done'));
}

/** Ada on a desktop and Bo on a phone, and bots on the other two seats. */
async function begun(ada: Person, bo: Person, url: string): Promise<void> {
  const { page } = ada;
  await page.goto(`${url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await page.getByRole('radio', { name: 'Musical Chairs', exact: true }).check({ force: true });
  await page.locator('.kb-set-up img').waitFor();
  await page.getByText('Orange: 1 robot, run by seat 1').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Time to respond').selectOption('3 seconds');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await follow(bo, page.url());
  await takeSeat(bo, 2);
  for (const seat of [3, 4]) await press(page, `Put a hard bot on seat ${seat}`);
  await start(ada);
  for (const one of [page, bo.page]) {
    await board(one).waitFor();
    await animate(one, 'Off');
  }
}

test('a draft by clicks and on a phone by keys, the set-up around the map, and the first turns', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo', 'phone')]);
  await begun(ada, bo, hall.url);
  const pages = [ada.page, bo.page];
  for (let round = 1; round <= 4; round += 1) {
    await playRound(ada.page, round, 'clicks');
    if (round === 1) {
      await openPile(bo.page);
      expect(await faultsIn(bo.page)).toEqual([]);
    }
    await playRound(bo.page, round, 'keys');
    if (round < 4)
      await pileDesk(ada.page)
        .getByText(`Round ${round + 1} of 4`)
        .waitFor();
  }
  expect(await faultsIn(ada.page)).toEqual([]);
  // Robots begin at the border, one after the other.
  const log = await placed(pages);
  expect(log.match(/starts on [A-U]\d+, facing/gu)).toHaveLength(4);
  expect(log).toContain('bears an energy dish');
  expect(log.match(/The piles go on to the next seat/gu)).toHaveLength(3);
  await logShows(ada.page, 'Turn 1');
  await expect(ada.page.getByLabel('How to win')).toContainText('Dishes: Ada 1');
  for (const one of pages) await hurry(one);
  await expect(ada.page.getByText('Turn 2 of 25').first()).toBeVisible({ timeout: 120_000 });
});

/** Everybody who is asked takes the first place that is offered. */
async function placed(pages: readonly Page[]): Promise<string> {
  const [page] = pages;
  if (!page) return '';
  for (let tries = 0; tries < 40; tries += 1) {
    const log = await logOf(page);
    if ((log.match(/starts on/gu) ?? []).length === 4) return log;
    for (const one of pages) await give(one, /^Start on/u);
  }
  return logOf(page);
}
