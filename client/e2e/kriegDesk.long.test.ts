import type { Locator, Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { draftOf } from '@gearhall/shared/games/kriegbot/rules/setup/design';
import { fullCardName } from '../src/games/kriegbot/words/field/names';
import { a11yFaultsIn } from './support/a11yChecks';
import {
  ADA,
  BO,
  CARDS,
  closeAllClients,
  sitDown,
  toAttack,
  toBeHit,
  toDesign,
  toMove,
} from './support/duel';
import { buildOwn, desk, HeadlessClient, openDesk } from './support/krieg';
import { ROBOTS, shotOf } from './support/scriptedGame';
import { arriveAs, newGuest } from './support/staged';
import { board, eventually, ordersOf, panelOf } from './support/table';

test.afterEach(closeAllClients);

const slot = (page: Page, words: RegExp): Locator =>
  desk(page)
    .locator('.kb-box-face')
    .and(page.getByRole('button', { name: words }));
const card = (page: Page, words: RegExp): Locator =>
  desk(page).locator('.kb-card').filter({ hasText: words }).first();
const isInWindow = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('designing by touch: a slot leads to its cards and a card back to the slots; a reload keeps the draft', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toDesign(), 'phone');
  const { page } = game.ada;
  await openDesk(page);
  await buildOwn(page);
  await slot(page, /^Primary weapon.*: empty$/u).tap();
  await eventually(() => isInWindow(card(page, /^Railgun/u)), true);
  expect(await isInWindow(slot(page, /^Primary weapon/u))).toBe(false);
  expect(await isInWindow(desk(page).getByRole('heading', { name: 'Design desk' }))).toBe(true);
  await card(page, /^Railgun/u).tap();
  await eventually(() => isInWindow(slot(page, /^Primary weapon.*: Railgun$/u)), true);
  // Without a chosen slot a card finds its own place.
  await card(page, /^Chaff/u).tap();
  await slot(page, /: Chaff$/u).waitFor();
  const laid = (): Promise<(string | null)[]> =>
    desk(page)
      .locator('.kb-box-face')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await laid();
  await game.bo.until(() => game.bo.view.robots[ROBOTS[ADA]]?.chassis === 'hoverbot', 'fielded');
  await desk(page).getByText('Your team sees it in a moment.').waitFor({ state: 'hidden' });

  await page.reload();
  await board(page).waitFor();
  await (await ordersOf(page)).getByText('Hoverbot: 2 cards, no skin yet.').waitFor();
  await openDesk(page);
  expect(await laid()).toEqual(before);
  expect(before.filter((words) => !/: empty$/u.test(words ?? ''))).toHaveLength(2);

  // A change on another device wins: the desk does not restore its own draft.
  const elsewhere = await HeadlessClient.of(page);
  await card(page, /^Reverse/u).tap();
  await slot(page, /: Reverse$/u).waitFor();
  await desk(page).getByText('Your team sees it in a moment.').waitFor({ state: 'hidden' });
  await elsewhere.act(draftOf(ROBOTS[ADA], { primary: 'howitzer' }, 'silvered'));
  await slot(page, /: Howitzer$/u).waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();
  await (await ordersOf(page)).getByText('Hoverbot: 1 card, a skin.').waitFor();
  elsewhere.close();
});

for (const size of ['desktop', 'phone'] as const) {
  test(`no barriers at the design desk (${size})`, async ({ hall, browser }) => {
    const game = await sitDown({ hall, browser }, toDesign(), size);
    const { page } = game.ada;
    expect(await a11yFaultsIn(page)).toEqual([]);
    await openDesk(page);
    expect(await a11yFaultsIn(page)).toEqual([]);
    await buildOwn(page);
    await slot(page, /^Primary weapon/u).click();
    await card(page, /^Electrolaser/u).click();
    await slot(page, /^Skin/u).click();
    expect(await a11yFaultsIn(page)).toEqual([]);
  });

  test(`no barriers in the orders for a move and an attack, below an opened dashboard (${size})`, async ({
    hall,
    browser,
  }) => {
    for (const [scripted, order] of [
      [toMove(), /^Move to/u],
      [toAttack(), /^Attack /u],
    ] as const) {
      const game = await sitDown({ hall, browser }, scripted, size);
      const { page } = game.ada;
      const orders = await ordersOf(page);
      if (size === 'phone')
        await orders
          .locator('summary')
          .filter({ hasText: /^Hoverbot/u })
          .tap();
      await orders.getByRole('region', { name: 'Sheet of Ada’s Hoverbot' }).waitFor();
      expect(await a11yFaultsIn(page)).toEqual([]);
      // The button that sends the form lies above the pinned order.
      const send = orders.getByRole('button', { name: order });
      await send.scrollIntoViewIfNeeded();
      expect(await isUncovered(send)).toBe(true);
      game.bo.close();
      await game.ada.context.close();
    }
  });
}

/** Nothing else covers its lower edge. */
const isUncovered = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { x, width, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, bottom - 3));
  });

const namesOf = (seat: number): readonly string[] => (CARDS[seat] ?? []).map(fullCardName);

/** The cards among these names that appear anywhere in the page, visible or not. */
async function toldIn(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const text = await page.content();
  return names.filter((name) => text.includes(name));
}

const sheetOf = (panel: Locator, who: string): Locator =>
  panel.getByRole('region', { name: `Sheet of ${who}` });

test("a spectator sees the backs of cards, on every sheet, and a card's name once it is shown", async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toBeHit({ answers: 30 }));
  const cy = await arriveAs(browser, await newGuest(hall, 'Cy'), game.link);
  const { page } = cy;
  await board(page).waitFor();
  const watching = await HeadlessClient.at(game.link, await newGuest(hall, 'Di'));
  const idsSeen = (seat: number): readonly string[] =>
    (CARDS[seat] ?? []).filter((id) => JSON.stringify(watching.view).includes(`"${id}"`));
  const seats = await panelOf(page, 'Seats');
  for (const name of ['Hoverbot', 'Rocketbot']) await seats.locator('summary', { hasText: name }).click();
  const backs = async (): Promise<readonly number[]> =>
    Promise.all(
      ['Ada’s Hoverbot', 'Bo’s Rocketbot'].map((who) => sheetOf(seats, who).locator('.kb-box.back').count()),
    );
  expect(await backs()).toEqual([6, 5]);
  const faces = (panel: Locator): Promise<number> => panel.locator('.kb-sheet img.kb-face').count();
  expect(await faces(seats)).toBe(0);
  expect(await toldIn(page, [...namesOf(ADA), ...namesOf(BO)])).toEqual([]);
  expect([...idsSeen(ADA), ...idsSeen(BO)]).toEqual([]);
  // Each team knows its own.
  expect(await toldIn(game.ada.page, namesOf(BO))).toEqual([]);
  expect(await toldIn(game.ada.page, namesOf(ADA))).toEqual(namesOf(ADA));

  await game.bo.act(shotOf('rocketPod', ROBOTS[ADA]));
  await eventually(async () => JSON.stringify(await backs()), '[6,4]');
  await eventually(() => faces(seats), 1);
  expect(await toldIn(page, [...namesOf(ADA), ...namesOf(BO)])).toEqual(['Rocket Pod']);
  await watching.until(() => watching.view.window !== undefined, 'an interrupt');
  expect([...idsSeen(ADA), ...idsSeen(BO)]).toEqual(['rocketPod']);
  watching.close();
});
