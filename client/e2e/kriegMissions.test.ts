import type { Locator, Page } from '@playwright/test';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { ADA, BO } from './support/duel';
import { leaksOn, placeOfHex } from './support/krieg';
import {
  isAsked,
  MIDDLE,
  PILOT,
  toBomb,
  toBunkers,
  toCall,
  toDecoy,
  toDoor,
  toName,
  toPower,
  toSite,
  toWreck,
  WRECK,
} from './support/kriegScenes';
import { closeAll, pass, sitAt, wireOf } from './support/kriegSitting';
import { arriveAs } from './support/staged';
import { answered, board, logShows, ordersOf } from './support/table';
import { unless } from './support/longSuite';

/** Scenarios 11, 14, 15, 16, 18 and 19, each from where it is decided, by clicks, keys or touch. */

test.afterEach(closeAll);

const objective = (page: Page) => page.getByLabel('How to win');
/** Clicks a hex of the board, and once more: the second click does it. */
async function clickTwice(page: Page, hex: HexId): Promise<void> {
  const { x, y } = await placeOfHex(page, hex);
  await page.mouse.click(x, y);
  const field = (await ordersOf(page)).locator('#kb-go, #kb-out').locator('select').last();
  await expect(field).toHaveValue(hex);
  await answered(page, () => page.mouse.click(x, y));
}

/**
 * Chooses it in the list, and returns what the foot of the orders offers before anything is painted: a button that moves
 * there later would lose the focus of a quick person.
 */
const readyIn = (list: Locator, hex: HexId): Promise<string> =>
  list.evaluate(async (field: HTMLSelectElement, value) => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    return document.querySelector('.order-foot .confirm')?.textContent ?? '';
  }, hex);

/** Chooses a hex in the orders, and sends it, by the keyboard alone. */
async function sendByKeys(page: Page, hex: HexId, button: RegExp): Promise<void> {
  const on = (await ordersOf(page)).locator('#kb-go').getByLabel('On');
  await on.focus();
  expect(await readyIn(on, hex)).toMatch(button);
  await page.getByRole('button', { name: button }).focus();
  await answered(page, () => page.keyboard.press('Enter'));
}

test('Mission Control: a soldier gets out into the building, and his side bombards', async ({
  hall,
  browser,
}) => {
  const table = await sitAt({ hall, browser }, toDoor(), {
    seat: ADA,
  });
  const { page, mine } = table;
  await expect(objective(page)).toContainText('Nobody holds Mission Control.');
  await (await ordersOf(page)).locator('#kb-out').getByLabel('Who').selectOption('adler');
  await clickTwice(page, MIDDLE);
  await expect(objective(page)).toContainText('Infantry of Green holds Mission Control');
  expect(await a11yFaultsIn(page)).toEqual([]);
  const { turn } = mine.view;
  await pass(table, (view) => view.turn > turn || view.phase === 'over');
  await logShows(page, /Green bombards Bo’s \w+: \d+ against silhouette \d+/u);
});

test(
  'Aftermath, by touch: a pilot takes over a wreck, whose cards his side alone may read',
  unless(false),
  async ({ hall, browser }) => {
    const table = await sitAt({ hall, browser }, toWreck(), {
      seat: ADA,
      size: 'phone',
    });
    const { page, mine, other } = table;
    const bo = await arriveAs(browser, table.guests[BO], table.link);
    await board(bo.page).waitFor();
    expect(JSON.stringify(mine.view.robots[WRECK]?.slots)).toContain('hidden');
    expect(await a11yFaultsIn(page)).toEqual([]);
    const orders = await ordersOf(page);
    await answered(page, () =>
      orders.getByRole('button', { name: /^Take over the abandoned \w+, facing south$/u }).tap(),
    );
    for (const one of [page, bo.page])
      await logShows(one, /climbs into Ada’s Robotank: it fights for Green now/u);
    await expect(objective(bo.page)).toContainText('Green 1');
    const [known, unknown] = [mine, other].map(({ view }) => view.robots[WRECK]);
    expect([known?.team, unknown?.team]).toEqual(['green', 'green']);
    expect(JSON.stringify(known?.slots)).not.toContain('hidden');
    expect(JSON.stringify(unknown?.slots)).toContain('hidden');
    expect(await leaksOn(bo.page, other, mine, 'green')).toEqual([]);
  },
);

test('Weapons of Mass Destruction: bunkers are placed by clicks and by keys', async ({ hall, browser }) => {
  const { page, mine } = await sitAt({ hall, browser }, toBunkers(), { seat: BO });
  await expect(page.getByText(/^Choose|bunker/iu).first()).toBeVisible();
  const edge = await placeOfHex(page, 'A4');
  await page.mouse.click(edge.x, edge.y);
  await expect(page.getByText('Choose one of the green hexes to build on.').first()).toBeVisible();
  await clickTwice(page, 'G6');
  expect(await a11yFaultsIn(page)).toEqual([]);
  await sendByKeys(page, 'O6', /^Build on O6/u);
  await clickTwice(page, 'K11');
  await mine.until(() => mine.view.buildings?.length === 3, 'built');
  expect(mine.view.buildings?.map((one) => one.at)).toEqual(['G6', 'O6', 'K11']);
});

test(
  'by touch a soldier sees whom his bomb would strike, and sets it off',
  unless(false),
  async ({ hall, browser }) => {
    const { page, mine } = await sitAt({ hall, browser }, toBomb(), { seat: BO, size: 'phone' });
    await expect(objective(page)).toContainText('Left: 3 of 3.');
    const orders = await ordersOf(page);
    const choose = orders.getByRole('button', { name: /^Set off the bomb …/u });
    await choose.tap();
    const reached = orders.locator('.kb-reached');
    await expect(reached).toContainText(/Destroyed, within 2 hexes: Ada’s \w+/u);
    await expect(reached).toContainText('Damaged, within 6 hexes: ');
    expect(await a11yFaultsIn(page)).toEqual([]);
    await orders.getByRole('button', { name: 'Not now' }).tap();
    await expect(reached).toHaveCount(0);
    await choose.tap();
    await answered(page, () => orders.locator('button[form="kb-blast"]').tap());
    await logShows(page, /Baker sets off its bomb on \w+\./u);
    await mine.until(() => mine.view.phase === 'over', 'over');
    await expect(page.getByText(/nobody is left to destroy the bunkers/u).first()).toBeVisible();
  },
);

/** The first of the six is left out: it stands for all of them in the question. */
const DECOYS = ['drake', 'hale', 'marsh', 'pike'] as const;
const timesIn = (text: string, name: string): number => text.split(name).length - 1;

test('Downed Pilot: the name that Green notes never reaches Yellow', async ({ hall, browser }) => {
  const table = await sitAt({ hall, browser }, toName(), { seat: ADA });
  const { page, mine, other } = table;
  const [adas, bos] = await Promise.all([wireOf(browser, table, ADA), wireOf(browser, table, BO)]);
  await expect(page.getByText(/^Which of the six is the pilot\?/u).first()).toBeVisible();
  expect(await a11yFaultsIn(page)).toEqual([]);
  await answered(page, () => page.getByRole('button', { name: /Ember is the pilot/u }).click());
  await logShows(page, 'The pilot is Ember: only your side knows.');
  await pass(table, (view) => view.turn > 0);
  await expect(objective(page)).toContainText('He is Ember; 5 decoys left.');
  await expect(objective(bos.page)).toContainText('He is one of 6 tents: ');
  expect([mine.view.pilotName, other.view.pilotName]).toEqual([PILOT, undefined]);
  expect(await bos.page.content()).not.toMatch(/Ember is the pilot|pilot is Ember|He is Ember/u);
  // What the hall sends to Yellow names each of them equally often; Green is sent the pilot's name besides.
  const [others, his] = [adas, bos].map(
    (wire) => new Set(DECOYS.map((name) => timesIn(wire.received(), name))),
  );
  expect([others?.size, his?.size]).toEqual([1, 1]);
  expect(others).not.toContain(timesIn(adas.received(), PILOT));
  expect([...(his ?? [])]).toEqual([timesIn(bos.received(), PILOT)]);
});

test('Downed Pilot: a decoy that is lost is shown to both', unless(false), async ({ hall, browser }) => {
  const table = await sitAt({ hall, browser }, toDecoy(), { seat: BO });
  const { page } = table;
  await answered(page, () => page.locator('button[form="kb-attack"]').first().click());
  await logShows(page, /\w+ was a decoy\./u);
  await expect(objective(page)).toContainText('He is one of 5 tents: ');
  expect(table.other.view.units.filter(({ at: hex }) => hex !== '')).toHaveLength(5);
});

test(
  'Bombs Away: bombs are called by clicks and by keys, and strike',
  unless(false),
  async ({ hall, browser }) => {
    const table = await sitAt({ hall, browser }, toCall(), { seat: BO });
    const { page, mine } = table;
    const { x, y } = await placeOfHex(page, 'B14');
    await page.mouse.click(x, y);
    const reached = (await ordersOf(page)).locator('.kb-reached');
    await expect(reached).toContainText(/Rolled for, within 1 hex: Ada’s \w+/u);
    expect(await a11yFaultsIn(page)).toEqual([]);
    await answered(page, () => page.mouse.click(x, y));
    await logShows(page, 'The attackers call a bomb to B14.');
    await pass(table, (view) => (view.turn > 1 && isAsked('callBomb', BO)(view)) || view.phase === 'over');
    await logShows(page, /Ada’s \w+.* \d+ against silhouette \d+/u);
    await sendByKeys(page, 'D14', /^Call a bomb to D14/u);
    await mine.until(() => mine.view.bombs?.[0]?.at === 'D14', 'called');
  },
);

test(
  'Tesla Tower: one builds and powers up near it, and nowhere else',
  unless(false),
  async ({ hall, browser }) => {
    const first = await sitAt({ hall, browser }, toSite(), { seat: ADA });
    const far = await placeOfHex(first.page, 'C4');
    await first.page.mouse.click(far.x, far.y);
    await expect(first.page.getByText('Choose one of the green hexes to build on.').first()).toBeVisible();
    await clickTwice(first.page, 'J6');
    await logShows(first.page, /stands on J6\./u);
    await pass(first, isAsked('option', ADA));
    const powerUp = (page: Page) => page.getByRole('button', { name: /^Power up/u });
    await ordersOf(first.page);
    await expect(first.page.getByRole('button', { name: /^Dance/u })).toBeVisible();
    await expect(powerUp(first.page)).toHaveCount(0);
    await expect(first.mine.act({ type: 'powerUp' })).rejects.toThrow('tooFarFromTower');

    const { page } = await sitAt({ hall, browser }, toPower(), { seat: ADA });
    await ordersOf(page);
    expect(await a11yFaultsIn(page)).toEqual([]);
    await powerUp(page).focus();
    await answered(page, () => page.keyboard.press('Enter'));
    await logShows(page, /Ada’s \w+ powers up/u);
  },
);
