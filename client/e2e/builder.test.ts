import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { layoutFaultsIn, axeViolationsIn } from './support/a11yChecks';
import { arriveCalm } from './support/people';
import { createTable, eventually, myTurn, ordersOf, panelOf, start } from './support/table';
import { unless } from './support/longSuite';

/** Counts the messages sent over the wire that contain this word. */
function sentWith(page: Page, word: string): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (payload.toString().includes(word)) count += 1;
    }),
  );
  return () => count;
}

async function openBuilder(page: Page) {
  await ordersOf(page);
  await page.getByRole('button', { name: 'Open the builder' }).click();
  return page.getByRole('dialog');
}

for (const size of ['desktop', 'phone'] as const) {
  test(
    `a Krusher is built, saved, found again after a reload, and filed once (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const ada = await arriveCalm(browser, 'Ada', size);
      const { page } = ada;
      const sent = sentWith(page, 'Rusty');
      await createTable(ada, hall, { game: 'MetalKrushers', listed: false });
      await page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
      await start(ada);
      await myTurn(page);

      const builder = await openBuilder(page);
      await builder.getByLabel('Name').fill('Rusty');
      await builder.getByRole('radio', { name: 'Heavy' }).check({ force: true });
      await builder.getByLabel('Program').selectOption({ label: 'Weapon and shield' });
      const front = builder.getByRole('spinbutton', { name: 'Armor of the front', exact: true });
      await front.fill('36');
      await builder.getByText('36 points on the front are more than the 35 that a side may have.').waitFor();
      expect(await builder.getByRole('button', { name: /^Commit/ }).count()).toBe(0);
      expect([...(await axeViolationsIn(page)), ...(await layoutFaultsIn(page))]).toEqual([]);
      await builder.getByRole('button', { name: 'To the front' }).click();
      await builder.getByText('All armor is spent').waitFor();
      await builder.getByRole('button', { name: 'Save', exact: true }).click();
      await builder.getByText('Rusty is saved in this browser.').waitFor();
      await builder.getByText('Ready-made').click();
      await builder.getByRole('button', { name: /Gadfly/ }).click();
      await builder.getByText(/^Saved/).click();
      await builder.getByRole('button', { name: /^Rusty/ }).click();
      await builder.getByRole('button', { name: 'One point less on the rear', exact: true }).click();
      await builder.getByText('1 armor point left').waitFor();

      await page.reload();
      await myTurn(page);
      expect(sent()).toBe(0);
      const again = await openBuilder(page);
      expect(await again.getByLabel('Name').inputValue()).toBe('Rusty');
      await again.getByText('1 armor point left').waitFor();
      await again.getByRole('button', { name: 'Commit this build' }).click();
      await again.getByText(/^This is final/).waitFor();
      await page.keyboard.press('Enter');
      await again.waitFor({ state: 'detached' });
      await eventually(() => Promise.resolve(sent()), 1);
      await (await panelOf(page, 'Log')).getByText(/Ada’s Rusty enters on .+: a Heavy with/).waitFor();
    },
  );
}
