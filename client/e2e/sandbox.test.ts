import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { actionsAt, answered, board } from './support/table';

/** Games in the page alone: the sandbox, and several people on one device. */

const test = testWithHall();

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

const firstOrder = (page: Page) => page.locator('.orders [data-order]').first();

test('play on from a replay, take back, roll again, share by link and by file', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await page.goto(`${hall.url}/replay/example-metalheads`);
  await board(page).or(page.locator('canvas')).first().waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /Play on/u }).click();
  await page.getByRole('button', { name: 'Back one step' }).waitFor();
  expect(await faultsIn(page)).toEqual([]);
  const before = await actionsAt(page);
  await answered(page, () => firstOrder(page).click());
  await page.getByRole('button', { name: 'Back one step' }).click();
  await expect.poll(() => actionsAt(page)).toBe(before);

  // Every seat can be played by anybody.
  await page.getByRole('button', { name: 'Who plays' }).click();
  expect(await faultsIn(page)).toEqual([]);
  await page.locator('.players select').first().selectOption({ label: 'Hard bot' });
  await page.keyboard.press('Escape');

  // The link holds it all: somebody else goes on from there, without a request to the hall.
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Share this position' }).inputValue();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saved).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'metalheads' });
  await page.keyboard.press('Escape');
  const bo = await arriveCalm(browser, 'Bo', 'phone');
  await bo.page.goto(link);
  await board(bo.page).waitFor();
  expect(await actionsAt(bo.page)).toBe(before);
  expect(await faultsIn(bo.page)).toEqual([]);

  const cy = await arriveCalm(browser, 'Cy', 'phone');
  await cy.page.goto(`${hall.url}/sandbox`);
  await cy.page.locator('input[type="file"]').setInputFiles(file);
  await board(cy.page).waitFor();
  expect(await actionsAt(cy.page)).toBe(before);
});

test('what is no sandbox is refused with a sentence', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada', 'phone');
  await page.goto(`${hall.url}/sandbox`);
  await page.getByText('There is no sandbox yet.').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  for (const text of ['', '{}', '{"game":"metalheads"}', '[1,2', 'x'.repeat(5000)]) {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByText('This is no sandbox of this hall').first().waitFor();
  }
  await page.goto(hall.url);
  await page.goto(`${hall.url}/sandbox#nonsense`);
  await page.getByText('This is no sandbox of this hall').first().waitFor();
});

/** Ends the turn, after what has to be done before. */
async function handOn(page: Page, curtain: Locator): Promise<void> {
  while (!(await curtain.isVisible())) {
    const end = page.getByRole('button', { name: /^End /u }).first();
    const order = (await end.isVisible()) ? end : firstOrder(page);
    await answered(page, () => order.tap());
  }
}

test('on one device a curtain hides what the last person saw', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada', 'phone');
  await page.goto(`${hall.url}/together/metalheads`);
  await page.getByLabel('Player 1').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Player 1').fill('Ada');
  await page.getByLabel('Player 2').fill('Bo');
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  const curtain = page.getByRole('dialog', { name: /Pass the device to (?:Ada|Bo)/u });
  const seats = new Set<string>();
  for (let turns = 0; turns < 2; turns += 1) {
    await curtain.waitFor();
    const title = (await curtain.getByRole('heading').textContent()) ?? '';
    seats.add(title);
    expect(await faultsIn(page)).toEqual([]);
    // Nobody's hand is in the page while it lies on the table: not even behind the curtain.
    await expect(page.locator('.orders [data-order]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(curtain).toBeVisible();
    await curtain.getByRole('button', { name: /^I am /u }).tap();
    await firstOrder(page).waitFor();
    await handOn(page, curtain);
  }
  expect(seats.size).toBe(2);
});
