import type { Page } from '@playwright/test';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import { createTable, eventually, follow, ordersOf, panelOf, takeSeat } from './support/table';
import { unless } from './support/longSuite';

/** The only client code of the worked example is a few sentences: the board, the orders and the log follow from its rules. */

const test = testWithHall({ GEARHALL_EXAMPLES: '1' });

const boardOf = (page: Page) => page.locator('.basic-board');
/** The card of each seat, as the page shows it. */
const cardsOn = (page: Page): Promise<string[]> =>
  boardOf(page)
    .locator('.basic-seat')
    .locator('dd')
    .filter({ hasText: /^(?:Jack|Queen|King|Hidden)$/u })
    .allInnerTexts();

async function give({ page }: Person, label: string): Promise<void> {
  const orders = await ordersOf(page);
  await orders.getByRole('button', { name: label, exact: true }).click();
}

for (const size of ['desktop', 'phone'] as const)
  test(
    `Kuhn poker is played to its showdown (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const people = await Promise.all(['Ada', 'Bo'].map((name) => arriveCalm(browser, name, size)));
      const [ada, bo] = people as [Person, Person];
      await ada.page.goto(hall.url);
      const picture = ada.page.locator('img[src="/faces/kuhn.svg"]');
      await eventually(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0), true);
      const link = await createTable(ada, hall, { game: 'Kuhn poker' });
      await follow(bo, link);
      await takeSeat(bo, 2);
      await ada.page.getByRole('button', { name: 'Start the game' }).click();
      for (const { page } of people) await boardOf(page).waitFor();

      const [hers, his] = await Promise.all(people.map(({ page }) => cardsOn(page)));
      expect(hers?.[1]).toBe('Hidden');
      expect(his?.[0]).toBe('Hidden');
      expect(hers?.[0]).not.toBe(his?.[1]);
      expect(await a11yFaultsIn(ada.page)).toEqual([]);

      await give(ada, 'Bet');
      await (await ordersOf(bo.page)).getByText('The other player has bet a coin.').waitFor();
      await give(bo, 'Call');
      for (const { page } of people) {
        const scores = page.locator('.ending-scores').first();
        if (size === 'phone') await ordersOf(page);
        await scores.waitFor();
        expect((await scores.locator('dd').allInnerTexts()).sort()).toEqual(['2', '−2']);
        expect(await cardsOn(page)).toEqual([hers?.[0], his?.[1]]);
      }
      await (await panelOf(bo.page, 'Log')).getByText('Ada bets.').waitFor();
    },
  );
