import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { actionsAt, answered, board } from './support/table';

/** Games in the page alone: the sandbox, and several people on one device. */

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

/** A busy machine may take long to draw a table. */
const SLOW = { timeout: 30_000 };

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
  await expect.poll(() => actionsAt(page), SLOW).toBe(before);

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
  for (const [text, sentence] of REFUSED) {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByText(sentence).waitFor();
  }
  expect(await faultsIn(page)).toEqual([]);
  await page.goto(hall.url);
  await page.goto(`${hall.url}/sandbox#nonsense`);
  await page.getByText('This is not a sandbox').waitFor();
});

test('a position is still there after a reload, before the first action', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada', 'phone');
  await page.goto(`${hall.url}/replay/example-rushncrush?at=9`);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await board(page).waitFor();
  const from = await actionsAt(page);
  await page.getByRole('button', { name: 'Share' }).tap();
  const link = await page.getByRole('textbox', { name: 'Share this position' }).inputValue();
  await page.reload();
  await board(page).waitFor();
  expect(await actionsAt(page)).toBe(from);

  // A link, too, until somebody plays on from it.
  const bo = await arriveCalm(browser, 'Bo', 'phone');
  await bo.page.goto(link);
  await board(bo.page).waitFor();
  await bo.page.reload();
  await board(bo.page).waitFor();
  expect(await actionsAt(bo.page)).toBe(from);
  await bo.page.getByRole('button', { name: 'Back one step' }).tap();
  await expect(bo.page).toHaveURL(`${hall.url}/sandbox`);
  await bo.page.reload();
  await expect.poll(() => actionsAt(bo.page), SLOW).toBe(from - 1);
});

test('what bots did can be taken back step by step; they go on when told so', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada', 'phone');
  await page.goto(`${hall.url}/replay/example-metaltalon?at=12`);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('button', { name: 'Who plays' }).tap();
  for (const select of await page.locator('.players select').all())
    await select.selectOption({ label: 'Easy bot' });
  await page.keyboard.press('Escape');
  await expect.poll(() => actionsAt(page), SLOW).toBeGreaterThan(12);
  const back = page.getByRole('button', { name: 'Back one step' });
  while ((await actionsAt(page)) > 0) await back.tap();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  // A notice that goes while it is examined cannot be examined.
  await expect(page.locator('.toast')).toHaveCount(0, SLOW);
  expect(await faultsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Let the bots go on' }).tap();
  await expect.poll(() => actionsAt(page), SLOW).toBeGreaterThan(0);
});

/** What is not a sandbox, and the sentence that says so. */
const REFUSED = [
  ['', 'This is not a sandbox'],
  ['{"game":"metalheads"}', 'This is not a sandbox'],
  ['{"format":"gearhall-record-2"}', 'This is the record of a finished game.'],
  [' '.repeat(2_000_001), 'This is too large'],
  [sandboxText({ game: 'ludo' }), 'This sandbox is of a game that this hall does not have.'],
  [sandboxText({ rulesVersion: 9999 }), 'another version of the rules'],
  [sandboxText({ options: { nations: 'all' } }), 'This sandbox is damaged'],
  [sandboxText({ entries: [{ seat: 0, action: { type: 'nonsense' } }] }), 'This sandbox is damaged'],
] as const;

/** A sandbox at the beginning of a game, except for this. */
function sandboxText(change: object): string {
  const seats = [0, 1].map((seat) => ({ name: `Player ${seat}`, by: 'me' }));
  const { rulesVersion } = metalheads.about;
  const game = { game: 'metalheads', rulesVersion, options: {}, seed: 'ab'.repeat(32), seats, entries: [] };
  return JSON.stringify({ ...game, ...change });
}

/** Ends the turn, after what has to be done before. */
async function handOn(page: Page, curtain: Locator): Promise<void> {
  while (!(await curtain.isVisible())) {
    const end = page.getByRole('button', { name: /^End /u }).first();
    const order = (await end.isVisible()) ? end : firstOrder(page);
    const before = await actionsAt(page);
    await order.tap();
    // The curtain takes the table out of the page.
    await page.waitForFunction((count) => {
      const table = document.querySelector<HTMLElement>('[data-actions]');
      return table
        ? Number(table.dataset['actions']) > count
        : document.querySelector('dialog.curtain[open]');
    }, before);
  }
}

test('on one device a curtain hides what the last person saw', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada', 'phone');
  await page.goto(`${hall.url}/together/metalheads`);
  await page.getByRole('textbox', { name: 'Player 1' }).waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Bo');
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  const curtain = page.getByRole('dialog', { name: /Pass the device to (?:Ada|Bo)/u });
  const seats = new Set<string>();
  for (let turns = 0; turns < 2; turns += 1) {
    await curtain.waitFor();
    const title = (await curtain.getByRole('heading').textContent()) ?? '';
    seats.add(title);
    expect(await faultsIn(page)).toEqual([]);
    // Nobody's hand is in the page while it lies on the table: not even behind the curtain.
    await expect(page.locator('.table-frame, canvas, .orders')).toHaveCount(0);
    // A browser lets the second Escape through, whatever the page says.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(curtain).toBeVisible();
    await page.keyboard.press('u');
    await curtain.getByRole('button', { name: /^I am /u }).tap();
    await firstOrder(page).waitFor();
    await handOn(page, curtain);
  }
  expect(seats.size).toBe(2);
});
