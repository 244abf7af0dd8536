import type { Locator, Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import { a11yFaultsIn } from './support/a11yChecks';
import { ADA, BO, BOS_DESIGN, closeAllClients, NEAR, sitDown, toAmbush, type Duel } from './support/duel';
import { focused, focusOn } from './support/keys';
import { desk, pointAtHex, pointAtPetal } from './support/krieg';
import { arrive } from './support/people';
import { NORTH, NORTH_EAST, ROBOTS, shotOf, SOUTH } from './support/scriptedGame';
import { answered, createTable, eventually, logOf, ordersOf } from './support/table';

test.afterEach(closeAllClients);

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const UNHURRIED = 240_000;
test.describe.configure({ timeout: UNHURRIED });

test('a new table has as many seats as its scenario allows', async ({ hall, browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await page.goto(`${hall.url}/new/kriegbot`);
  const counts = (): Promise<string[]> =>
    page.getByRole('group', { name: 'Seats' }).locator('.segment').allInnerTexts();
  const seat = (count: string) => page.getByRole('radio', { name: count, exact: true });
  await seat('6').check({ force: true });
  await page.getByRole('radio', { name: 'The Honcho' }).check({ force: true });
  expect(await counts()).toEqual(['2', '3']);
  expect(await seat('3').isChecked()).toBe(true);
  expect(await a11yFaultsIn(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Kill the Human' }).check({ force: true });
  expect(await counts()).toEqual(['2', '3', '4', '5', '6']);
  await createTable(ada, hall, { game: 'Kriegbot', seats: 3, options: { Scenario: 'The Honcho' } });
  expect(await page.getByRole('button', { name: /^Put an easy bot on seat/u }).count()).toBe(2);
  await createTable(ada, hall, { game: 'Kriegbot', seats: 4, options: { Scenario: 'Kill the Human' } });
});

/** Bo's part of the ambush, while he is asked: he approaches, and attacks once. */
async function bosPart({ bo }: Duel): Promise<void> {
  const isAsked = (): boolean => bo.view.question?.seat === BO;
  for (await bo.until(isAsked, 'Bo’s turn'); isAsked();) {
    const { question, movement, robots } = bo.view;
    const hasAttacked = robots[ROBOTS[BO]]?.marks.attacks === 1;
    if (question?.kind === 'place') await bo.act({ type: 'place', at: 'L0', facing: SOUTH });
    else if (question?.kind === 'option') await bo.act(NEAR);
    else if (movement) await bo.act({ type: 'endMove' });
    else await bo.act(hasAttacked ? { type: 'pass' } : shotOf('rocketPod', ROBOTS[ADA]));
  }
}

/** Bo has designed, and places his robot. */
async function bosBeginning(game: Duel): Promise<void> {
  await game.bo.act(BOS_DESIGN);
  await game.bo.act({ type: 'ready' });
  await bosPart(game);
}

/** Waits until the page asks Ada for this. */
async function asked(page: Page, group: string): Promise<Locator> {
  const found = (await ordersOf(page)).locator(`[data-group="${group}"]`);
  await found.waitFor();
  return found;
}

const told = (page: Page, words: RegExp): Promise<void> =>
  eventually(async () => words.test(await logOf(page)), true);

test('by touch alone: a design, a placement, a move with its facing, an answer, an attack with its target', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toAmbush({ answers: 30 }), 'phone');
  const { page } = game.ada;
  const tap = (name: RegExp): Promise<void> => page.getByRole('button', { name }).first().tap();
  await tap(/^Open the design desk/u);
  await desk(page)
    .getByRole('button', { name: /^Ambusher/u })
    .tap();
  await desk(page).getByText('This robot is complete.').waitFor();
  await tap(/^The designs are ready/u);
  await answered(page, () => tap(/^Fix them for good/u));
  await bosBeginning(game);

  await asked(page, 'place');
  await pointAtHex(page, 'L15');
  await page
    .getByText(/^Choose which way it faces/u)
    .first()
    .waitFor();
  await answered(page, () => pointAtPetal(page, 'L15', NORTH));
  await told(page, /Ada’s Spiderbot starts on L15, facing north\./u);
  await bosPart(game);

  await asked(page, 'move');
  // Straight ahead takes one tap; to turn in place, the robot is tapped.
  await answered(page, () => pointAtHex(page, 'L13'));
  await asked(page, 'move');
  await eventually(async () => {
    await pointAtHex(page, 'L13');
    return page
      .getByText(/^Choose which way to face/u)
      .first()
      .isVisible();
  }, true);
  await answered(page, () => pointAtPetal(page, 'L13', NORTH_EAST));
  await answered(page, () => tap(/^End the move/u));
  await told(page, /Ada’s Spiderbot moves from L15 to L13, facing north-east\./u);
  await bosPart(game);

  await asked(page, 'answer');
  // A pause, as if the player read the question: an immediate tap would count as the second of a double
  // tap.
  await page
    .locator('.prompt .clock-time')
    .getByText(/0:(?:2[0-8]|1\d)/u)
    .waitFor();
  await answered(page, () => tap(/^Smoke Generator/u));
  await told(page, /Ada’s Spiderbot answers with its Smoke Generator\./u);
  await bosPart(game);

  await asked(page, 'attack');
  await page
    .getByRole('group', { name: 'What a tap on the board does' })
    .getByRole('button', { name: 'Grenade Launcher' })
    .tap();
  await pointAtHex(page, 'L8');
  await page
    .getByText(/^Tap again/u)
    .first()
    .waitFor();
  await answered(page, () => pointAtHex(page, 'L8'));
  await told(page, /Ada’s Spiderbot attacks Bo’s Rocketbot with the Grenade Launcher, 5 hexes away/u);
});

/** Tabs to the field with this label, and selects the wanted choice with the arrow keys. */
async function chooseByKeys(page: Page, label: string, wanted: RegExp): Promise<void> {
  const field = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLSelectElement
        ? (activeElement.labels[0]?.querySelector('span')?.textContent ?? '')
        : '';
    });
  const chosen = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLSelectElement
        ? (activeElement.selectedOptions[0]?.textContent ?? '')
        : '';
    });
  for (let presses = 0; (await field()) !== label; presses += 1) {
    if (presses > 60) throw new Error(`The keys never come to ${label}.`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Home');
  for (let presses = 0; !wanted.test(await chosen()); presses += 1) {
    if (presses > 60) throw new Error(`${label} never is ${String(wanted)}.`);
    await page.keyboard.press('ArrowRight');
  }
}

test('by keys alone: the same, with another target chosen from the list', async ({ hall, browser }) => {
  const game = await sitDown({ hall, browser }, toAmbush({ answers: 30 }));
  const { page } = game.ada;
  const enter = async (name: RegExp): Promise<void> => {
    await focusOn(page, name);
    await page.keyboard.press('Enter');
  };
  await page.keyboard.press('o');
  await enter(/^Open the design desk/u);
  await desk(page).waitFor();
  await enter(/^Ambusher/u);
  await desk(page).getByText('This robot is complete.').waitFor();
  await page.keyboard.press('Escape');
  // The last card is laid all the same, and the focus is back on the button that opened the desk.
  expect(await focused(page)).toMatch(/^Open the design desk/u);
  await (await ordersOf(page)).getByText('Spiderbot: 5 cards, a skin.').waitFor();
  await enter(/^The designs are ready/u);
  // The focus moves to the confirmation.
  await eventually(() => focused(page), 'Fix them for good');
  await answered(page, () => page.keyboard.press('Enter'));
  await bosBeginning(game);

  await asked(page, 'place');
  await page.keyboard.press('o');
  await chooseByKeys(page, 'Half-hex', /^L15$/u);
  await answered(page, () => enter(/^Start on L15, facing north$/u));
  await bosPart(game);

  await asked(page, 'move');
  await page.keyboard.press('o');
  await chooseByKeys(page, 'To', /^L13\b/u);
  await chooseByKeys(page, 'Facing', /^north-east/u);
  await answered(page, () => enter(/^Move to L13, facing north-east/u));
  await asked(page, 'end');
  await answered(page, () => enter(/^End the move/u));
  await told(page, /Ada’s Spiderbot moves from L15 to L13, facing north-east\./u);
  await bosPart(game);

  await asked(page, 'answer');
  await page.keyboard.press('o');
  await answered(page, () => enter(/^Smoke Generator/u));
  await told(page, /Ada’s Spiderbot answers with its Smoke Generator\./u);
  await bosPart(game);

  await asked(page, 'attack');
  await page.keyboard.press('o');
  await chooseByKeys(page, 'With', /^Grenade Launcher/u);
  await chooseByKeys(page, 'At', /^The gas station/u);
  await answered(page, () => enter(/^Attack the gas station/u));
  await told(page, /Ada’s Spiderbot attacks the gas station with the Grenade Launcher/u);
});
