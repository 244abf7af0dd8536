import { expect, usualTest as test, type BrowserFixture } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import { board, createTable, follow, panelOf, resign, start, takeSeat } from './support/table';

/** What people write: it is shown as it was meant, noticed, not lost, and kept in the next game. */

const FAMILY = '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}';

async function game({ hall, browser }: BrowserFixture): Promise<{ ada: Person; bo: Person }> {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo', 'phone')];
  const link = await createTable(ada, hall);
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  for (const { page } of [ada, bo]) await board(page).waitFor();
  return { ada, bo };
}

async function write({ page }: Person, text: string): Promise<void> {
  const chat = await panelOf(page, 'Chat');
  await chat.getByRole('textbox', { name: 'Message' }).fill(text);
  await chat.getByRole('button', { name: 'Send' }).click();
}

test('a line is noticed, opened and answered; the next game keeps it', async ({ hall, browser }) => {
  const { ada, bo } = await game({ hall, browser });
  await write(ada, `Hello ${FAMILY}`);
  // On a phone the orders are open: the line is shown over the board, read out once, and counted.
  const preview = bo.page.locator('.board-room').getByRole('status').filter({ hasText: FAMILY });
  await expect(preview).toHaveText(/Ada Hello/u);
  await expect(bo.page.getByRole('tab', { name: /Chat\s*1 new line/u })).toBeVisible();
  expect(await bo.page.getByRole('log').count()).toBe(0);
  await preview.getByRole('button').click();
  await expect(bo.page.getByRole('log', { name: 'Chat' })).toContainText(`Ada Hello ${FAMILY}`);
  await expect(preview).toHaveCount(0);
  await expect(bo.page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  await write(bo, 'Good luck');
  await expect((await panelOf(ada.page, 'Chat')).getByRole('log')).toContainText('Bo Good luck');

  await resign(ada);
  await panelOf(ada.page, 'Orders');
  await ada.page.getByRole('button', { name: 'Rematch' }).first().click();
  // It would start by itself while this still looks at it.
  await ada.page.getByRole('button', { name: 'Not yet' }).click();
  await bo.page.getByRole('button', { name: 'Go now' }).click();
  for (const { page } of [ada, bo]) {
    await page.getByText('Said before this game').waitFor();
    await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Good luck');
  }
});

test('a line that cannot be said stays in the field, and the page says why', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  await createTable(ada, hall);
  const chat = ada.page.getByRole('region', { name: 'Chat' });
  await write(ada, 'x'.repeat(301));
  await expect(chat.getByRole('alert')).toHaveText('That is too long: 301 characters of at most 300.');
  await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('x'.repeat(301));
  await write(ada, 'x'.repeat(300));
  await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(chat.getByRole('alert')).toHaveText('');
  await expect(chat.getByRole('log')).toContainText('x'.repeat(300));
});
