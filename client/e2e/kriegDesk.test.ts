import type { Browser, Locator, Page } from 'playwright-core';
import { draftOf } from '@gearhall/shared/games/kriegbot/rules/design';
import { fullCardName } from '../src/games/kriegbot/words/names';
import { barriersIn } from './support/barriers';
import {
  ADA,
  BO,
  CARDS,
  closeAllEyes,
  leave,
  sitDown,
  toAttack,
  toBeHit,
  toDesign,
  toMove,
  type Duel,
} from './support/duel';
import { openHall, type Hall } from './support/hall';
import { buildOwn, desk, Eyes, openDesk } from './support/krieg';
import { openBrowser } from './support/people';
import { ROBOTS, shotOf, type Rehearsal } from './support/rehearsal';
import { arriveAs, newGuest } from './support/staged';
import { board, eventually, ordersOf, panelOf } from './support/table';

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall(), openBrowser()]);
}, 60_000);

afterAll(async () => {
  closeAllEyes();
  await browser.close();
  await hall.close();
});

/** Drawn in software, on whatever machine this is. */
const UNHURRIED = 120_000;

const duel = (rehearsal: Rehearsal, size?: 'desktop' | 'phone'): Promise<Duel> =>
  sitDown({ hall, browser }, rehearsal, size);

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

test(
  'designing by touch: a slot leads to its cards and a card back to the slots; a reload keeps the draft',
  async () => {
    const game = await duel(toDesign(), 'phone');
    const { page } = game.ada;
    await openDesk(page);
    await buildOwn(page);
    await slot(page, /^Primary weapon.*: empty$/u).tap();
    await eventually(() => isInWindow(card(page, /^Railgun/u)), true);
    expect(await isInWindow(slot(page, /^Primary weapon/u))).toBe(false);
    expect(await isInWindow(desk(page).getByRole('heading', { name: 'Design desk' }))).toBe(true);
    await card(page, /^Railgun/u).tap();
    await eventually(() => isInWindow(slot(page, /^Primary weapon.*: Railgun$/u)), true);
    // Without a slot a card finds its own place.
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

    // What is changed on another device holds: the desk does not bring its own draft back.
    const elsewhere = await Eyes.of(page);
    await card(page, /^Reverse/u).tap();
    await slot(page, /: Reverse$/u).waitFor();
    await desk(page).getByText('Your team sees it in a moment.').waitFor({ state: 'hidden' });
    await elsewhere.act(draftOf(ROBOTS[ADA], { primary: 'howitzer' }, 'silvered'));
    await slot(page, /: Howitzer$/u).waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
    await (await ordersOf(page)).getByText('Hoverbot: 1 card, a skin.').waitFor();
    elsewhere.close();
    await leave(game);
  },
  UNHURRIED,
);

for (const size of ['desktop', 'phone'] as const) {
  test(
    `no barriers at the design desk (${size})`,
    async () => {
      const game = await duel(toDesign(), size);
      const { page } = game.ada;
      expect(await barriersIn(page)).toEqual([]);
      await openDesk(page);
      expect(await barriersIn(page)).toEqual([]);
      await buildOwn(page);
      await slot(page, /^Primary weapon/u).click();
      await card(page, /^Electrolaser/u).click();
      await slot(page, /^Skin/u).click();
      expect(await barriersIn(page)).toEqual([]);
      await leave(game);
    },
    UNHURRIED,
  );

  test(
    `no barriers in the orders for a move and an attack, beneath an opened dashboard (${size})`,
    async () => {
      for (const [rehearsal, order] of [
        [toMove(), /^Move to/u],
        [toAttack(), /^Attack /u],
      ] as const) {
        const game = await duel(rehearsal, size);
        const { page } = game.ada;
        const orders = await ordersOf(page);
        if (size === 'phone')
          await orders
            .locator('summary')
            .filter({ hasText: /^Hoverbot/u })
            .tap();
        await orders.getByRole('region', { name: 'Sheet of Ada’s Hoverbot' }).waitFor();
        expect(await barriersIn(page)).toEqual([]);
        // What sends the form lies above what is pinned.
        const send = orders.getByRole('button', { name: order });
        await send.scrollIntoViewIfNeeded();
        expect(await isUncovered(send)).toBe(true);
        await leave(game);
      }
    },
    UNHURRIED,
  );
}

/** Nothing else lies over its lower edge. */
const isUncovered = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { x, width, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, bottom - 3));
  });

const namesOf = (seat: number): readonly string[] => (CARDS[seat] ?? []).map(fullCardName);

/** Cards of these names that are told anywhere in the page, seen or unseen. */
async function toldIn(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const text = await page.content();
  return names.filter((name) => text.includes(name));
}

const sheetOf = (panel: Locator, who: string): Locator =>
  panel.getByRole('region', { name: `Sheet of ${who}` });

test(
  'a watcher sees the backs of cards, on every sheet, and learns of one when it is shown',
  async () => {
    const game = await duel(toBeHit({ answers: 30 }));
    const cy = await arriveAs(browser, await newGuest(hall, 'Cy'), game.link);
    const { page } = cy;
    await board(page).waitFor();
    const watching = await Eyes.at(game.link, await newGuest(hall, 'Di'));
    const idsSeen = (seat: number): readonly string[] =>
      (CARDS[seat] ?? []).filter((id) => JSON.stringify(watching.view).includes(`"${id}"`));
    const seats = await panelOf(page, 'Seats');
    for (const name of ['Hoverbot', 'Rocketbot']) await seats.locator('summary', { hasText: name }).click();
    const backs = async (): Promise<readonly number[]> =>
      Promise.all(
        ['Ada’s Hoverbot', 'Bo’s Rocketbot'].map((who) =>
          sheetOf(seats, who).locator('.kb-box.back').count(),
        ),
      );
    expect(await backs()).toEqual([6, 5]);
    expect(await toldIn(page, [...namesOf(ADA), ...namesOf(BO)])).toEqual([]);
    expect([...idsSeen(ADA), ...idsSeen(BO)]).toEqual([]);
    // Each team knows its own.
    expect(await toldIn(game.ada.page, namesOf(BO))).toEqual([]);
    expect(await toldIn(game.ada.page, namesOf(ADA))).toEqual(namesOf(ADA));

    await game.bo.act(shotOf('rocketPod', ROBOTS[ADA]));
    await eventually(async () => JSON.stringify(await backs()), '[6,4]');
    expect(await toldIn(page, [...namesOf(ADA), ...namesOf(BO)])).toEqual(['Rocket Pod']);
    await watching.until(() => watching.view.window !== undefined, 'an interrupt');
    expect([...idsSeen(ADA), ...idsSeen(BO)]).toEqual(['rocketPod']);
    watching.close();
    expect(cy.problems).toEqual([]);
    await cy.context.close();
    await leave(game);
  },
  UNHURRIED,
);
