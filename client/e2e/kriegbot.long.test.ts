import type { Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import { fullCardName } from '../src/games/kriegbot/words/field/names';
import { focusOn } from './support/keys';
import {
  buildOwn,
  byHand,
  desk,
  type Done,
  HeadlessClient,
  facesDown,
  fixDesigns,
  leaksOn,
  openDesk,
  press,
  takeReadyMade,
  takeTemplate,
} from './support/krieg';
import { hurry, untilOver } from './support/kriegByItself';
import { arrive, type Person } from './support/people';
import {
  animate,
  board,
  createTable,
  eventually,
  follow,
  isOver,
  logShows,
  panelOf,
  start,
  takeSeat,
  whoseTurn,
  wholeLogOf,
} from './support/table';

let clients: HeadlessClient[] = [];

test.afterAll(() => {
  for (const one of clients) one.close();
});

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const WHOLE_GAME = 600_000;
test.describe.configure({ timeout: WHOLE_GAME });
const OPTIONS = {
  'Robots per team': '2',
  'Fragile robots': 'Yes',
  'Turn limit': '15 turns',
  'Time to respond': '3 seconds',
};

/** What happens in every first turn of two. */
const BY_HAND = ['place 0', 'place 1', 'move 0', 'move 1', 'end 0'];

/** A card of the drawer that is not in use yet. */
const freeCard = (page: Page) => desk(page).locator('.kb-card.free').first();
const emptySlots = (page: Page) => desk(page).locator('.kb-box.empty .kb-box-face');

/** Lays one card with the mouse and one with the keys, then takes a ready-made design instead. */
async function designByHand(page: Page): Promise<void> {
  await openDesk(page);
  await buildOwn(page);
  const before = await emptySlots(page).count();
  await emptySlots(page).first().click();
  await freeCard(page).click();
  await eventually(() => emptySlots(page).count(), before - 1);
  await emptySlots(page).first().focus();
  await page.keyboard.press('Enter');
  await focusOn(page, /, free/u);
  await page.keyboard.press('Enter');
  await eventually(() => emptySlots(page).count(), before - 2);
  await takeReadyMade(page);
}

async function sayInChat({ page }: Person, text: string): Promise<void> {
  const chat = await panelOf(page, 'Chat');
  await chat.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
  await chat.getByText(text).waitFor();
}

/**
 * The replay at the moment when all designs are fixed: each team sees its own cards; with all cards open,
 * everybody sees them.
 */
async function checkReplay(page: Page, secrets: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
  await (
    await panelOf(page, 'Log')
  )
    .getByRole('button', { name: /All designs are fixed/u })
    .first()
    .click();
  const yellow = page.locator('.dash-folded.yellow');
  const told = async (): Promise<number> => {
    const text = (await yellow.allTextContents()).join(' ');
    return secrets.filter((card) => text.includes(card)).length;
  };
  for (const [label, count] of [
    ['Ada', 0],
    ['Bo', secrets.length],
    ['A spectator', 0],
    ['All cards open', secrets.length],
  ] as const) {
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ label });
    await eventually(told, count);
  }
}

test('two people and two bots: designs face down, interrupts, the end, and its replay from both sides', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo')]);
  const link = await createTable(ada, hall, { game: 'Kriegbot', seats: 4, options: OPTIONS });
  await follow(bo, link);
  await takeSeat(bo, 2);
  for (const seat of [3, 4]) await press(ada.page, `Put a hard bot on seat ${seat}`);
  await start(ada);
  await board(bo.page).waitFor();
  const pages = [ada.page, bo.page];
  for (const page of pages) await animate(page, 'Off');
  for (const page of pages) await takeTemplate(page);

  await sayInChat(ada, 'Beware of missiles');
  await designByHand(ada.page);
  await openDesk(bo.page);
  await takeReadyMade(bo.page);
  clients = await Promise.all(pages.map((page) => HeadlessClient.of(page)));
  const [adas, bos] = clients as [HeadlessClient, HeadlessClient];
  const check = async (): Promise<void> => {
    expect(facesDown(adas.view, 'yellow')).toEqual([]);
    expect(facesDown(bos.view, 'green')).toEqual([]);
    expect(await leaksOn(ada.page, adas, bos, 'yellow')).toEqual([]);
    expect(await leaksOn(bo.page, bos, adas, 'green')).toEqual([]);
  };
  await fixDesigns(ada.page);
  await check();
  await fixDesigns(bo.page);
  expect(await (await panelOf(bo.page, 'Chat')).innerText()).not.toMatch(/missiles/u);
  await logShows(ada.page, /All designs are fixed/u);
  await sayInChat(ada, 'Good luck');
  await (await panelOf(bo.page, 'Chat')).getByText('Good luck').waitFor();
  expect(facesDown(adas.view, 'green').length).toBeGreaterThan(8);
  expect(facesDown(bos.view, 'yellow').length).toBeGreaterThan(8);
  const secrets = facesDown(bos.view, 'yellow').map(fullCardName);

  const done: Done = new Set();
  while (adas.view.turn < 2 && !(await isOver(ada.page))) {
    const { page } = await whoseTurn([ada, bo]);
    await byHand(page, page === ada.page ? adas : bos, done);
    await check();
  }
  expect([...done]).toEqual(expect.arrayContaining(BY_HAND));
  for (const page of pages) await hurry(page);
  expect(await untilOver(ada.page, 240_000, check)).toBe(true);
  const log = await wholeLogOf(ada.page);
  expect(log).toMatch(/ attacks /u);
  await eventually(() => wholeLogOf(bo.page), log);

  await checkReplay(ada.page, secrets);
});
