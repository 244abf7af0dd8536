import type { Locator, Page } from '@playwright/test';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arriveCalm } from './support/people';
import {
  answered,
  board,
  createTable,
  eventually,
  follow,
  logShows,
  myTurn,
  ordersOf,
  takeSeat,
} from './support/table';
import { unless } from './support/longSuite';

/**
 * The way to a table: the home page, the form for a new table, the invitation, the room where people
 * gather.
 */

const test = testWithHall({ BOT_DELAY_MS: '0', TABLES_PER_MINUTE: '100' });

/** Whether the focus is on a control, not on the page as a whole. */
const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Waits until the focus is on the element with this name. */
const focusIs = (page: Page, name: string): Promise<void> =>
  eventually(
    () =>
      page.evaluate(() => {
        const now = document.activeElement;
        return now?.getAttribute('aria-label') ?? now?.textContent?.trim() ?? '';
      }),
    name,
  );

test.describe('the home page', () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ])
    test(
      `shows all games and what to watch in two windows of a phone (${size.width} x ${size.height})`,
      unless(size.width === 390),
      async ({ hall, browser }) => {
        const { page } = await arriveCalm(browser, 'Ada', 'phone');
        await page.setViewportSize(size);
        await page.goto(hall.url);
        await page.getByRole('heading', { name: 'See how it is played' }).waitFor();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBeLessThanOrEqual(2 * size.height);
        const games = page.getByRole('link', { name: /^New table of/u });
        const first = await games.first().boundingBox();
        const last = await games.last().boundingBox();
        expect(first?.y).toBeLessThan(size.height / 2 + 50);
        // Each card tells what its game is about, and how much there is to learn.
        expect(last?.y).toBeLessThan(size.height * 1.3);
        const cutOff = await page.locator('.game-card .button').evaluateAll((buttons) =>
          buttons
            .filter((button) => {
              const card = button.closest('.game-card')?.getBoundingClientRect();
              return !card || button.getBoundingClientRect().right > card.right;
            })
            .map(({ textContent }) => textContent),
        );
        expect(cutOff).toEqual([]);
      },
    );

  test('offers a recorded game of each kind while nobody plays, and the open tables once somebody does', async ({
    hall,
    browser,
  }) => {
    const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
    await bo.page.goto(hall.url);
    const examples = bo.page.getByRole('link', { name: /^Watch a recorded game of/u });
    await examples.first().waitFor();
    expect(await examples.count()).toBe(5);
    expect(await bo.page.getByRole('heading', { name: 'Open tables' }).count()).toBe(0);
    await createTable(ada, hall);
    await bo.page.getByRole('heading', { name: 'Open tables' }).waitFor();
    await examples.first().waitFor({ state: 'detached' });
    await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  });

  for (const game of ['metaltalon', 'metalkrushers', 'rushncrush', 'kriegbot', 'metalheads'])
    test(`leads to the recorded game of ${game}`, unless(game === 'kriegbot'), async ({ hall, browser }) => {
      const { page } = await arriveCalm(browser, 'Ada');
      await page.goto(`${hall.url}/replay/example-${game}`);
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.getByRole('button', { name: 'One action on' }).click();
      await page.getByText(/^1 \/ \d+$/u).waitFor();
    });
});

/** Whether the table accepts an action soon. */
async function hasActed(page: Page): Promise<boolean> {
  const acted = page.locator('[data-actions]:not([data-actions="0"])').first();
  return acted.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

test.describe('from the home page to the first action', () => {
  /** What a beginner would press first, in this order. */
  const FIRST = {
    MetalTalon: [/^Gunboat/u, /^Launch \d/u],
    MetalKrushers: [/^Fight with/u],
    "Rush 'n' Crush": [/^(?!Resign|Take back)\w/u],
  } as const satisfies Record<string, readonly RegExp[]>;

  for (const [game, pressed] of Object.entries(FIRST))
    test(
      `at most three clicks lead to it in ${game}`,
      unless(game === 'MetalTalon'),
      async ({ hall, browser }) => {
        const { page } = await arriveCalm(browser, 'Ada');
        await page.goto(hall.url);
        await page.getByRole('link', { name: `Play a bot now at ${game}` }).click();
        let clicks = 1;
        await board(page).waitFor();
        await myTurn(page);
        const orders = await ordersOf(page);
        for (let acted = false; !acted; acted = await hasActed(page)) {
          const name = pressed[Math.min(clicks, pressed.length) - 1] ?? pressed[0];
          clicks += 1;
          expect(clicks).toBeLessThanOrEqual(3);
          await orders.getByRole('button', { name }).first().click();
        }
      },
    );

  for (const size of ['desktop', 'phone'] as const)
    test(
      `the third click of a game of Kriegbot moves a robot over the map (${size})`,
      unless(size === 'phone'),
      async ({ hall, browser }) => {
        const { page } = await arriveCalm(browser, 'Ada', size);
        await page.goto(hall.url);
        let clicks = 0;
        const click = async (button: Locator): Promise<void> => {
          await button.click();
          clicks += 1;
        };
        await click(page.getByRole('link', { name: 'Play a bot now at Kriegbot' }));
        await myTurn(page);
        const orders = await ordersOf(page);
        await click(orders.getByRole('group', { name: 'Your robot' }).getByRole('button').first());
        const ahead = orders.getByRole('button', { name: /^Ahead 1\b/u });
        const no = orders.locator('.kb-no');
        // Moving first may cause a shot at once: answering that is not part of the path to the first
        // action.
        for (await ahead.or(no).first().waitFor(); await no.isVisible(); await ahead.or(no).first().waitFor())
          await answered(page, () => no.click());
        await click(ahead);
        await logShows(page, /Rookie’s \w+ moves from/u);
        expect(clicks).toBe(3);
      },
    );

  test('the page of a game offers the same, and the way back', async ({ hall, browser }) => {
    const { page } = await arriveCalm(browser, 'Ada', 'phone');
    await page.goto(hall.url);
    await page.getByRole('link', { name: 'MetalTalon', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'MetalTalon' }).waitFor();
    await page.getByText('Nothing. All coins lie on the table.').waitFor();
    await page.getByRole('link', { name: 'Pennies make it move' }).waitFor();
    await page.locator('.rule-figure img').nth(1).waitFor();
    expect(await a11yFaultsIn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Play a bot now at MetalTalon' }).click();
    await myTurn(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'MetalTalon' }).waitFor();
  });
});

test.describe('the form for a new table', () => {
  const openForm = async (hall: Hall, page: Page, game: string): Promise<void> => {
    await page.goto(`${hall.url}/new/${game}`);
    await page.getByRole('button', { name: 'Create the table' }).waitFor();
  };

  test('asks for the name beside its field, and moves the focus there', async ({ hall, browser }) => {
    const { page } = await arriveCalm(browser, 'Ada');
    await openForm(hall, page, 'metaltalon');
    const field = page.getByLabel('Your name');
    await page.getByRole('button', { name: 'Create the table' }).click();
    const words = page.getByRole('alert').filter({ hasText: 'Please type your name first.' });
    await words.waitFor();
    expect(await field.getAttribute('aria-describedby')).toBe(await words.getAttribute('id'));
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
    const [box, said] = [await field.boundingBox(), await words.boundingBox()];
    expect(Math.abs((said?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0))).toBeLessThan(20);
    await field.fill('Ada');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  });

  test('sets several options by one preset, and says which', async ({ hall, browser }) => {
    const ada = await arriveCalm(browser, 'Ada');
    const { page } = ada;
    await openForm(hall, page, 'metaltalon');
    await page.getByLabel('Your name').fill('Ada');
    const preset = (name: string) => page.getByRole('radio', { name, exact: true });
    expect(await preset('Standard').isChecked()).toBe(true);
    await preset('Short').check({ force: true });
    await page.getByText('15¢ each and at most 20 rounds').waitFor();
    await page.getByText('All options').click();
    expect(await page.getByLabel('Starting cash').inputValue()).toBe('15');
    await page.getByLabel('Round limit').selectOption({ label: '40 rounds' });
    await page.getByText('The options as you have set them below.').waitFor();
    expect(await preset('Short').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByText('15¢').waitFor();
    await page.getByText('40 rounds').waitFor();
  });

  test('seats bots at once, and the game begins', async ({ hall, browser }) => {
    const { page } = await arriveCalm(browser, 'Ada');
    await openForm(hall, page, 'metaltalon');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('radio', { name: 'Hard bot' }).check({ force: true });
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await board(page).waitFor();
    await myTurn(page);
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await myTurn(page);
  });
});

test.describe('an invitation', () => {
  test('names the host, the game, its options and the free seats, before and after the name is given', async ({
    hall,
    browser,
  }) => {
    const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo', 'phone')];
    const link = await createTable(ada, hall, { seats: 3, options: { 'Starting cash': '40¢' } });
    await bo.page.goto(link);
    await bo.page.getByRole('heading', { name: 'Ada invites you to a game of MetalTalon' }).waitFor();
    await bo.page.getByText('2 of 3 seats are free.').waitFor();
    await bo.page.getByText('40¢').waitFor();
    await bo.page.getByLabel('Your name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Come in' }).click();
    await bo.page.getByText('Ada invites you to a game of MetalTalon. 2 of 3 seats are free.').waitFor();
    await bo.page.getByText('40¢').waitFor();
    await takeSeat(bo, 2);
    await bo.page.getByText('1 of 3 seats is free.').waitFor();
  });

  test('is shared through the system where that is possible, and as a QR code', async ({ hall, browser }) => {
    const ada = await arriveCalm(browser, 'Ada');
    await ada.page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.assign(navigator, {
        share: (what: unknown) => {
          shared.push(what);
          return Promise.resolve();
        },
      });
    });
    const link = await createTable(ada, hall);
    await ada.page.getByRole('button', { name: 'Share…' }).click();
    const shared = () => ada.page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared);
    await eventually(async () => (await shared()).length, 1);
    expect(await shared()).toEqual([{ title: 'You are invited to a game of MetalTalon', url: link }]);
    const code = ada.page.getByRole('img', { name: 'The link to this table as a QR code' });
    expect(await code.count()).toBe(0);
    await ada.page.getByRole('button', { name: 'QR code' }).click();
    await code.waitFor();
  });
});

test('the host changes the options while people gather; everybody reads what has changed, and keeps the seat', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  const link = await createTable(ada, hall, { seats: 4 });
  await follow(bo, link);
  await takeSeat(bo, 4);
  expect(await bo.page.getByRole('button', { name: 'Change the options' }).count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Change the options' }).click();
  const form = ada.page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Short' }).check({ force: true });
  await form.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await form.getByRole('button', { name: 'Change', exact: true }).click();
  for (const { page } of [ada, bo]) {
    const said = page.getByRole('status').filter({ hasText: 'The options have changed' });
    await said.getByText('Seats: 3; Starting cash: 15¢; Round limit: 20 rounds.').waitFor();
    await eventually(
      () => page.getByRole('list').filter({ hasText: 'Free seat' }).getByRole('listitem').count(),
      3,
    );
  }
  await bo.page.getByRole('button', { name: 'Leave the seat' }).waitFor();

  // One seat fewer than people: refused with a sentence.
  const cy = await arriveCalm(browser, 'Cy');
  await follow(cy, link);
  await cy.page.getByRole('button', { name: /^Take seat/u }).click();
  await cy.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
  await ada.page.getByRole('button', { name: 'Change the options' }).click();
  await form.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await form.getByRole('button', { name: 'Change', exact: true }).click();
  await ada.page.getByText('More people sit at the table than it would have seats.').first().waitFor();
});

test('the focus is never lost on the way to a game: creating, adding bots, starting', async ({
  hall,
  browser,
}) => {
  const { page } = await arriveCalm(browser, 'Ada');
  await page.goto(`${hall.url}/new/metaltalon`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Create the table' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await focusIs(page, 'Copy link');
  await page.getByRole('button', { name: 'Put an easy bot on seat 2' }).focus();
  await page.keyboard.press('Enter');
  await focusIs(page, 'Put an easy bot on seat 3');
  await page.keyboard.press('Enter');
  await focusIs(page, 'Start the game');
  await page.keyboard.press('Enter');
  await board(page).waitFor();
  await eventually(() => hasFocus(page), true);
});

test('no link starts the game of a host', async ({ hall, browser }) => {
  const { page, ...ada } = await arriveCalm(browser, 'Ada');
  const link = await createTable({ page, ...ada }, hall);
  await page.goto(`${link}?bots=easy`);
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await page.getByRole('button', { name: 'Leave the seat' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Gathering' })).toBeVisible();
  await expect(page.locator('.gathering-seat.free')).toHaveCount(1);
});
