import type { Page } from '@playwright/test';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test, type BrowserFixture } from './support/browserFixture';
import { closeAllClients } from './support/duel';
import { HeadlessClient } from './support/krieg';
import { hurry } from './support/kriegByItself';
import { arriveCalm } from './support/people';
import { answered, animate, board, give, giveName, logShows, ordersOf, start } from './support/table';

/** Human Wave, alone: Ada's tank against the infantry that the rules play. */

test.afterEach(closeAllClients);

const objective = (page: Page) => page.getByLabel('How to win');

/** A table for one, with a ready-made tank or one of her own design, up to its first question. */
async function alone({ hall, browser }: BrowserFixture, size: 'desktop' | 'phone'): Promise<Page> {
  const { page } = await arriveCalm(browser, 'Ada', size);
  await page.goto(`${hall.url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await expect(page.getByLabel('Score to reach')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Human Wave', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByText('8 footsoldiers, run by the rules').waitFor();
  await page.getByLabel('Score to reach').selectOption('reconstructed');
  await page.getByLabel('Ready-made robots').selectOption('Yes');
  expect(await a11yFaultsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await start({ page, name: 'Ada', context: page.context() });
  await board(page).waitFor();
  await animate(page, 'Off');
  const orders = await ordersOf(page);
  await answered(page, () => orders.locator('.kb-ready-made .order').first().click());
  return page;
}

test('the log says what each soldier does, and why; the score is in sight; a turn by clicks', async ({
  hall,
  browser,
}) => {
  const page = await alone({ hall, browser }, 'desktop');
  const ada = await HeadlessClient.of(page);
  await ada.until(() => ada.view.turn === 1, 'in the first turn');
  expect(ada.view.buildings).toHaveLength(10);
  expect(ada.view.units).toHaveLength(8);
  await expect(objective(page)).toContainText('Score 0: 14 win, 7 are a draw.');
  expect(await a11yFaultsIn(page)).toEqual([]);
  // The first turn: on the spot, by a click.
  expect(await give(page, /^Dance/u)).toBe(true);
  for (let turns = 0; turns < 3; turns += 1) {
    const { turn } = ada.view;
    while (ada.view.turn === turn && ada.view.phase !== 'over') {
      const mayAct = () => ada.legal.some(({ type }) => type !== 'prepare' && type !== 'hold');
      await ada.until(mayAct, 'asked');
      if (ada.view.question?.kind === 'attack') {
        if (!(await give(page, /^(?:Do not attack|No further attack)/u))) await ada.act(ada.quietest);
      } else await ada.act(ada.quietest);
      await ada.until(() => mayAct() || ada.view.phase === 'over', 'asked again');
    }
  }
  await logShows(page, /Footsoldier Baker has no shot/u);
  await logShows(page, /Footsoldier Sloan (?:has no shot|uses)/u);
});

test('on a phone some turns are played by taps, and the soldiers come nearer', async ({ hall, browser }) => {
  test.setTimeout(240_000);
  const page = await alone({ hall, browser }, 'phone');
  await expect(objective(page)).toContainText('14 win, 7 are a draw.');
  expect(await a11yFaultsIn(page)).toEqual([]);
  const ada = await HeadlessClient.of(page);
  await hurry(page);
  await expect.poll(() => ada.view.turn >= 3 || ada.view.phase === 'over', { timeout: 120_000 }).toBe(true);
});
