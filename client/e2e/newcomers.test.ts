import type { Locator, Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import { KEYS, playLesson, stepTo } from './support/lessons';
import { arriveCalm, arriveNew } from './support/people';
import { actionsAt, answered, board, createTable, giveName, myTurn, panelOf, start } from './support/table';
import { unless } from './support/longSuite';

/** Somebody who has never been here: what is near, whichever way they come in. */

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

const SIZES = ['desktop', 'phone'] as const;
const GAMES = ['MetalTalon', 'MetalKrushers', "Rush 'n' Crush", 'Kriegbot', 'Metalheads'] as const;

const cardOf = (page: Page, game: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });

const headline = (page: Page, game: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: game }).waitFor();

test.describe('the home page', () => {
  for (const size of SIZES)
    test(
      `each card tells what its game is like, and all of it leads to the game (${size})`,
      unless(size === 'phone'),
      async ({ hall, browser }) => {
        const { page } = await arriveNew(browser, 'Ada', size);
        await page.goto(hall.url);
        for (const game of GAMES) {
          const card = cardOf(page, game);
          await card.locator('.game-tagline').waitFor();
          await card.getByText(/^(?:Easy to learn|A few rules|Much to learn)$/u).waitFor();
        }
        expect(await page.locator('a a, a button, button a').count()).toBe(0);
        for (const part of ['.game-face', '.game-tagline', '.game-figures']) {
          await cardOf(page, 'Kriegbot').locator(part).click({ force: true });
          await headline(page, 'Kriegbot');
          await page.goBack();
        }
        // Between two buttons, and below them.
        const card = cardOf(page, 'Kriegbot');
        await card.locator('.button').last().scrollIntoViewIfNeeded();
        const [box, button] = [await card.boundingBox(), await card.locator('.button').last().boundingBox()];
        await page.mouse.click((button?.x ?? 0) - 3, (button?.y ?? 0) + 10);
        await headline(page, 'Kriegbot');
        await page.goBack();
        await card.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 3 } });
        await headline(page, 'Kriegbot');
        await page.goBack();
        await card.waitFor();
        expect(await faultsIn(page)).toEqual([]);
      },
    );

  test('by keys: the title of a card, then its buttons', async ({ hall, browser }) => {
    const { page } = await arriveNew(browser, 'Ada');
    await page.goto(hall.url);
    await cardOf(page, 'MetalTalon').waitFor();
    await stepTo(page, '.game-card h3 a', 'Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Play a bot now at MetalTalon' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await headline(page, 'MetalTalon');
  });

  test('shows what has been learned, and the game to go on with', async ({ hall, browser }) => {
    const { page } = await arriveNew(browser, 'Ada');
    await page.goto(`${hall.url}/learn/metaltalon/moving`);
    await playLesson(page, KEYS);
    await page.goto(hall.url);
    await cardOf(page, 'MetalTalon').getByText('1 of 7 lessons done').waitFor();
    expect(await page.getByRole('heading', { name: 'Go on playing' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Play a bot now at MetalTalon' }).click();
    await myTurn(page);
    await answered(page, () => page.getByRole('button', { name: 'End the turn' }).click());
    await myTurn(page);
    const actions = await actionsAt(page);
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.getByRole('link', { name: 'Go on: MetalTalon against the easy bot' }).click();
    await myTurn(page);
    expect(await actionsAt(page)).toBe(actions);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.goto(hall.url);
    await cardOf(page, 'MetalTalon').waitFor();
    expect(await page.getByRole('heading', { name: 'Go on playing' }).count()).toBe(0);
  });

  /** What can be played alone, and the first thing that one does there. */
  const ALONE: readonly (readonly [string, string])[] = [
    ["Time trial: Rush 'n' Crush", '.orders button[aria-label^="To 1st gear"]'],
    ['Human Wave, alone: Kriegbot', '.orders button:has-text("Robotank")'],
    ['Alone: Metalheads', '.orders [data-order]'],
  ];

  for (const [alone, first] of ALONE)
    test(
      `offers ${alone}, and the form for a new table does`,
      unless(alone.startsWith('Human Wave')),
      async ({ hall, browser }) => {
        const { page } = await arriveNew(browser, 'Ada', 'phone');
        await page.goto(hall.url);
        await page.getByRole('link', { name: alone }).click();
        await board(page).waitFor();
        await myTurn(page);
        await answered(page, () => page.locator(first).first().click());
        expect(await faultsIn(page)).toEqual([]);
        await page.goto(hall.url);
        const game = alone.slice(alone.lastIndexOf(': ') + 2);
        await page.getByRole('link', { name: `New table of ${game}` }).click();
        await page.getByRole('link', { name: `Play ${game} on one device` }).waitFor();
        await page.getByRole('link', { name: alone }).click();
        // The game that has been begun.
        await myTurn(page);
        expect(await actionsAt(page)).toBeGreaterThan(0);
      },
    );
});

const coach = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

test.describe('the coach speaks, whichever way one comes in', () => {
  /** Each leads from the home page to the first own turn of MetalTalon. */
  const ENTRANCES = {
    'Play a bot now': (page) => page.getByRole('link', { name: 'Play a bot now at MetalTalon' }).click(),
    'the page of the game': async (page) => {
      await page.getByRole('link', { name: 'MetalTalon', exact: true }).click();
      await headline(page, 'MetalTalon');
      await page.getByRole('link', { name: 'Play a bot now at MetalTalon' }).click();
    },
    'the form': async (page) => {
      await page.getByRole('link', { name: 'New table of MetalTalon' }).click();
      await giveName(page, 'Ada');
      await page.getByRole('radio', { name: 'Easy bot' }).check({ force: true });
      await page.getByRole('button', { name: 'Start the game' }).click();
    },
    'one device': async (page) => {
      await page.getByRole('link', { name: 'Play MetalTalon on one device' }).click();
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
    },
  } as const satisfies Record<string, (page: Page) => Promise<void>>;

  for (const [name, enter] of Object.entries(ENTRANCES))
    test(
      `${name}: until it is switched off, or all lessons are done`,
      unless(name === 'Play a bot now'),
      async ({ hall, browser }) => {
        const { page } = await arriveNew(browser, 'Ada');
        await page.goto(hall.url);
        await enter(page);
        await myTurn(page);
        await coach(page).waitFor();
        await coach(page).getByRole('button', { name: 'No more advice' }).click();
        await coach(page).waitFor({ state: 'detached' });
        await page.goto(hall.url);
        await enter(page);
        await myTurn(page);
        expect(await coach(page).count()).toBe(0);

        const learned = (await arriveNew(browser, 'Bo')).page;
        const done = ['moving', 'firing', 'armour', 'launching', 'recycling', 'invading', 'game'];
        await learned.addInitScript(
          (lessons) => localStorage.setItem('gearhall.lessons', JSON.stringify({ metaltalon: lessons })),
          done,
        );
        await learned.goto(hall.url);
        await enter(learned);
        await myTurn(learned);
        expect(await coach(learned).count()).toBe(0);
      },
    );

  test('an invitation, and the try of an editor', async ({ hall, browser }) => {
    const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveNew(browser, 'Bo', 'phone')];
    const link = await createTable(ada, hall, { game: 'MetalTalon' });
    await bo.page.goto(link);
    await bo.page.getByLabel('Your name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Come in' }).tap();
    await bo.page.getByRole('button', { name: 'Take seat 2' }).tap();
    await bo.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
    await start(ada);
    await coach(bo.page).getByText('Your race').waitFor();
    expect(await coach(ada.page).count()).toBe(0);
    // At the sandbox that an editor opens, the same rule decides.
    await bo.page.goto(`${hall.url}/edit/kriegbot`);
    await bo.page.getByLabel('Name', { exact: true }).first().fill('The lake');
    await bo.page.getByRole('button', { name: 'Try it against bots' }).first().tap();
    await board(bo.page).waitFor();
    await bo.page.getByRole('button', { name: 'Settings' }).tap();
    await expect(bo.page.getByRole('switch', { name: 'Coach' })).toBeChecked();
  });
});

for (const size of SIZES)
  test(
    `before a first bot game one line leads to the first lesson, and can be put away (${size})`,
    unless(size === 'phone'),
    async ({ hall, browser }) => {
      const { page } = await arriveNew(browser, 'Ada', size);
      await page.goto(`${hall.url}/bot/kriegbot`);
      await board(page).waitFor();
      const first = page.getByRole('link', { name: 'Begin with the first lesson' });
      await first.waitFor();
      await myTurn(page);
      expect(await faultsIn(page)).toEqual([]);
      await first.click();
      await page.getByText('Lesson 1 of').first().waitFor();
      await page.goBack();
      await board(page).waitFor();
      await page.getByRole('button', { name: 'Not now' }).click();
      await first.waitFor({ state: 'detached' });
      await page.reload();
      await board(page).waitFor();
      expect(await first.count()).toBe(0);
    },
  );

const LEARN = /^Never played\? Learn while you wait/u;

for (const size of SIZES)
  test(
    `who is invited hears of the lessons: on the way in, at the table and in Help (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveNew(browser, 'Bo', size)];
      const link = await createTable(ada, hall, { game: 'MetalTalon' });
      const { page } = bo;
      const learn = page.getByRole('link', { name: LEARN });
      await page.goto(link);
      await learn.waitFor();
      expect(await faultsIn(page)).toEqual([]);
      await page.getByLabel('Your name').fill('Bo');
      await page.getByRole('button', { name: 'Come in' }).click();
      await page.getByRole('button', { name: 'Take seat 2' }).click();
      await page.getByRole('button', { name: 'Leave the seat' }).waitFor();
      // The table stays open in its own tab.
      const opened = page.waitForEvent('popup');
      await learn.click();
      const lesson = await opened;
      await lesson.getByText('Lesson 1 of 7').first().waitFor();
      await start(ada);
      await board(page).waitFor();
      await learn.waitFor();
      expect(await faultsIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('dialog').getByRole('link', { name: LEARN }).waitFor();
      expect(await faultsIn(page)).toEqual([]);
    },
  );

for (const size of SIZES)
  test(
    `who opens a running game sees the board at once, without a name, and is told that they watch (${size})`,
    unless(size === 'phone'),
    async ({ hall, browser }) => {
      const [ada, cy] = [await arriveCalm(browser, 'Ada'), await arriveNew(browser, 'Cy', size)];
      const link = await createTable(ada, hall, { game: 'MetalTalon' });
      await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
      await start(ada);
      const { page } = cy;
      await page.goto(link);
      await board(page).waitFor();
      await expect(page.locator('.look-told')).toHaveText(/You are watching Ada and .+\./u);
      expect(await page.getByLabel('Your name').count()).toBe(0);
      expect(await faultsIn(page)).toEqual([]);
      await ada.page.getByRole('button', { name: 'Spectators: 1' }).click();
      await ada.page.locator('.spectator-list').getByText('A guest').waitFor();
      // Who talks says who they are; what was typed is sent then.
      const chat = await panelOf(page, 'Chat');
      await chat.getByRole('textbox').fill('Hello!');
      await page.keyboard.press('Enter');
      await page.getByLabel('Your name').fill('Cy');
      await page.keyboard.press('Enter');
      await chat.getByText('Hello!').waitFor();
      await expect(chat.locator('.chat-line')).toContainText('Cy');
      await ada.page.locator('.spectator-list').getByText('Cy').waitFor();
    },
  );
