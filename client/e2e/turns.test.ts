import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { createTable, eventually, give, resign, start } from './support/table';

test.describe.configure({ timeout: 180_000 });

/** What each seat is doing, as it is read out. */
const turnsOf = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Turns' }).locator('.visually-hidden').allInnerTexts();

/** A bot may come first, and shoot: some races are asked about the roll then. */
async function toOwnTurn(page: Page): Promise<void> {
  const stands = page.getByRole('button', { name: 'Let the roll stand' });
  const ends = page.getByRole('button', { name: 'End the turn' });
  for (;;) {
    await stands.or(ends).first().waitFor();
    if (await ends.isVisible()) return;
    await stands.click();
    await stands.waitFor({ state: 'detached' });
  }
}

test('the header tells who is to act, who follows, and who is out', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await createTable(ada, hall, { game: 'MetalTalon', listed: false, seats: 3 });
  for (const seat of [2, 3])
    await page.getByRole('button', { name: `Put an easy bot on seat ${seat}` }).click();
  await start(ada);
  await give(page, /^Keep/);
  await toOwnTurn(page);
  // The first player comes first, and the seats follow each other clockwise.
  const turns = async () => (await turnsOf(page)).map((told) => /is to act|follows/u.exec(told)?.[0] ?? '');
  await eventually(async () => (await turns()).toSorted(), ['', 'follows', 'is to act']);
  const told = await turns();
  expect(told.indexOf('follows')).toBe((told.indexOf('is to act') + 1) % told.length);
  await expect(page.locator('.turn-mark[aria-current]')).toContainText('Ada');
  await expect(page.locator('.turn-sweep')).toHaveCount(1);

  await resign(ada);
  await eventually(async () => (await turnsOf(page)).at(-1), 'Ada is out of the game');
});
