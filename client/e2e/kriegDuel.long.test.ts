import type { Page } from '@playwright/test';
import type { Seat, Viewer } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { coreName } from '../src/games/kriegbot/words/cores/cores';
import { cardName } from '../src/games/kriegbot/words/field/names';
import { expect, usualTest as test } from './support/browserFixture';
import { ADA, BO } from './support/duel';
import { designAtDesk, doByHand } from './support/kriegHands';
import { ROBOTS } from './support/scriptedGame';
import { arriveAs, newGuest, stage } from './support/staged';
import {
  IS_OVER,
  actionsAt,
  board,
  eventually,
  logShows,
  myTurn,
  ordersOf,
  wholeLogOf,
} from './support/table';
import { CHASSIS, matchesOf, wholeDuel } from './support/wholeDuel';

/** A whole duel with the expansion, every action by a click, a tap or a list; then its replay from each side. */

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const WHOLE_GAME = 900_000;
test.describe.configure({ timeout: WHOLE_GAME });

const game = wholeDuel();
const { staged } = game;
const matches = matchesOf(staged);
const viewOf = (step: number, viewer: Viewer): View => matches[step]?.project(viewer) as View;
const entries = staged.entries as readonly { readonly seat: Seat; readonly action: Action }[];
const END = entries.length;
/** The number of actions until the first that is like this, itself included. */
const stepOf = (type: Action['type'], is: (action: Action) => boolean = () => true): number =>
  1 + entries.findIndex(({ action }) => action.type === type && is(action));
const outOf = (who: string) => stepOf('bailOut', (action) => action.type === 'bailOut' && action.who === who);

/** What both sides read in the log, by the step at which it is there. */
const TOLD = new Map<number, RegExp>([
  [outOf('drone'), /drone/u],
  [outOf('foot'), /Adler gets out of the Hoverbot, onto L10\./u],
  [stepOf('walk'), /Adler walks from L10 to L9\./u],
  [stepOf('fly'), /flies from L7 to L9/u],
  [stepOf('powerUp'), /gains 2 energy by powering up/u],
  [stepOf('fire'), /Adler attacks .*Rocketbot with the rifle/u],
  [stepOf('board'), /Adler/u],
]);

const robotIn = (view: View, seat: number): RobotView => view.robots[ROBOTS[seat] ?? ''] as RobotView;

/** All that lies on a robot, by name, and its core with the level. */
function namesOn({ slots, skin, powerCore }: RobotView): readonly string[] {
  const cards = [...Object.values(slots), skin].flatMap(({ card }) =>
    card === '' || card === 'hidden' ? [] : [cardName(card)],
  );
  const { card = '', level = 0 } = powerCore ?? {};
  return card === '' || card === 'hidden' ? cards : [...cards, `${coreName(card)} ★${level}/`];
}

/** Which of the names on both robots this page's sheets tell. */
async function toldIn(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const sheets = await page
    .locator('.kb-sheet .kb-box > strong, .kb-lost')
    .evaluateAll((all) => all.map((one) => `${one.textContent}\n`).join(''));
  return names.filter((name) => sheets.includes(name));
}

/** The sheets show what this viewer may know at this step, and nothing else. */
async function seesAt(page: Page, step: number, viewer: Viewer): Promise<void> {
  const [truth, seen] = [viewOf(step, 'everyone'), viewOf(step, viewer)];
  const all = [ADA, BO].flatMap((seat) => namesOn(robotIn(truth, seat)));
  const known = [ADA, BO].flatMap((seat) => namesOn(robotIn(seen, seat)));
  await expect(async () => {
    expect(await toldIn(page, all)).toEqual(all.filter((name) => known.includes(name)));
  }).toPass({ timeout: 10_000 });
}

const VIEWERS = [
  ['Ada', ADA],
  ['Bo', BO],
  ['A spectator', 'spectator'],
  ['All cards open', 'everyone'],
] as const;

/** The first step after the designs: there are sheets from then on. */
const DESIGNED = stepOf('place');
/** Every step where something is shown, and its neighbours. */
const MOMENTS = [...TOLD.keys(), stepOf('attack'), stepOf('attack', (action) => 'overcharge' in action), END];

const slider = (page: Page) => page.getByRole('slider', { name: 'Action' });

/**
 * To a step of the script. The record has a few more actions, all of them before the first placing: a desk sends what
 * lies on it whenever that has changed.
 */
async function goTo(page: Page, step: number): Promise<void> {
  const drafts = Number(await slider(page).getAttribute('max')) - END;
  await slider(page).fill(String(step + drafts));
  const shown = async () => Number(await page.locator('[data-step]').getAttribute('data-step'));
  await eventually(shown, step + drafts);
}

test('a duel with infantry and cores to its end, and its replay as each may see it', async ({
  hall,
  browser,
}) => {
  const guests = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')] as const;
  const link = stage(hall, { ...staged, entries: [] }, guests);
  const pages = [
    (await arriveAs(browser, guests[ADA], link)).page,
    (await arriveAs(browser, guests[BO], link, 'phone')).page,
  ] as const;
  for (const page of pages) await board(page).waitFor();

  // What each has seen besides: the desk sends what lies on it more than once, and not to the other side.
  const drafts = new Map<Page, number>();
  for (const [index, { seat, action }] of entries.entries()) {
    const page = pages[seat] ?? pages[ADA];
    const step = index + 1;
    if (action.type === 'place') {
      await ordersOf(page);
      await myTurn(page);
      drafts.set(page, (await actionsAt(page)) - index);
    }
    await test.step(`${step} ${seat} ${JSON.stringify(action)}`, async () => {
      if (action.type === 'design') await designAtDesk(page, CHASSIS[seat === ADA ? ADA : BO], action);
      else await doByHand(page, action, step + (drafts.get(page) ?? 0));
      const words = TOLD.get(step);
      if (words) for (const one of pages) await logShows(one, words);
    });
  }
  for (const page of pages) await page.getByRole('heading', { name: IS_OVER }).first().waitFor();
  const log = await wholeLogOf(pages[ADA]);
  expect(log).toMatch(/shows its power core: Nanowire Battery/u);
  expect(log).toMatch(/overcharges: 1 die more\./u);
  expect(log).not.toMatch(/Bo’s Rocketbot shows its power core/u);
  await eventually(() => wholeLogOf(pages[BO]), log);

  const page = pages[ADA];
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
  for (const [label, viewer] of VIEWERS) {
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ label });
    for (const moment of MOMENTS)
      for (const step of [moment - 1, moment]) {
        await goTo(page, step);
        await seesAt(page, step, viewer);
      }
  }
  // Step by step as Bo: Ada's core is a back until she fires, and from then on its level is open.
  await page.getByRole('combobox', { name: 'View as' }).selectOption({ label: 'Bo' });
  await goTo(page, DESIGNED);
  for (let step = DESIGNED; step < END; step += 1) {
    await seesAt(page, step, BO);
    await page.keyboard.press('ArrowRight');
  }
  expect(robotIn(viewOf(END, ADA), BO).powerCore).toMatchObject({ card: 'hidden', shown: false });
  await seesAt(page, END, BO);
});
