import type { View } from '@gearhall/shared/games/kriegbot/view';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { ADA, BO, closeAllClients, sitDown, type Duel } from './support/duel';
import { placeOfHex, pointAtPetal } from './support/krieg';
import { findGame, NORTH, ROBOTS, SOUTH, type ScriptedGame } from './support/scriptedGame';
import { arriveAs } from './support/staged';
import { answered, logShows, ordersOf } from './support/table';

/** Beachhead: Ada's two robots land among Bo's robot and infantry. */

test.afterEach(closeAllClients);

/** Where Bo's tents begin. */
const CAMP = ['J9', 'K6', 'L9', 'J7', 'L7', 'K10', 'I8'] as const;

/** Bo's robot is to be placed. */
const toPlace = (game: ScriptedGame): ScriptedGame => game.passedTo('place', ROBOTS[BO]);
/** Bo's robot stands in the middle, and the first tent is to be placed. */
const camping = (game: ScriptedGame): ScriptedGame =>
  toPlace(game).play(BO, { type: 'place', at: 'K8', facing: NORTH });
/** Ada is asked for the first disk. */
function landing(game: ScriptedGame): ScriptedGame {
  camping(game);
  for (const at of CAMP) game.play(BO, { type: 'placeTent', at });
  return game;
}
const BEACH = { scenario: 'beachhead' } as const;
const toDisk = () => findGame(BEACH, landing);
const toCamp = () => findGame(BEACH, camping);

/** Bo does nothing until Ada is asked this. */
async function passedTo({ bo }: Duel, kind: NonNullable<View['question']>['kind']): Promise<void> {
  const isAsked = (): boolean => bo.view.question?.kind === kind && bo.view.question.seat === ADA;
  const mayAct = (): boolean => bo.legal.some(({ type }) => type !== 'prepare' && type !== 'hold');
  while (!isAsked()) {
    await bo.act(bo.quietest);
    await bo.until(() => isAsked() || mayAct(), `asked, nor is Ada for ${kind}`);
  }
}

test('a disk is laid by two taps, the robot lands on it by one, and both see it', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toDisk());
  const { page } = game.ada;
  const other = await arriveAs(browser, game.guests[BO], game.link, 'phone');
  await expect(
    page.getByText(/^Mark the hex where your .* lands next turn, or wait\.$/u).first(),
  ).toBeVisible();
  expect(await a11yFaultsIn(page)).toEqual([]);
  const { x, y } = await placeOfHex(page, 'E5');
  await page.mouse.click(x, y);
  await expect((await ordersOf(page)).locator('#kb-go').getByLabel('On')).toHaveValue('E5');
  await answered(page, () => page.mouse.click(x, y));
  for (const one of [page, other.page])
    await logShows(one, /Ada’s \w+ marks E5, and lands there next turn\./u);
  await game.bo.until(() => game.bo.view.disks?.[0]?.at === 'E5', 'marked');

  await passedTo(game, 'land');
  await expect(page.getByText(/lands on E5 this turn: choose which way it faces\.$/u).first()).toBeVisible();
  await answered(page, () => pointAtPetal(page, 'E5', SOUTH));
  for (const one of [page, other.page]) await logShows(one, /Ada’s \w+ lands on E5, facing south\./u);
  await game.bo.until(
    () => Object.values(game.bo.view.robots).some(({ at, team }) => at === 'E5' && team === 'green'),
    'landed',
  );
  expect(game.bo.view.disks ?? []).toEqual([]);
});

test('by the keyboard alone a hex is marked in the orders, or left to the other robot', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toDisk());
  const { page } = game.ada;
  const orders = await ordersOf(page);
  const wait = orders.getByRole('button', { name: 'Wait above' });
  await wait.focus();
  await answered(page, () => page.keyboard.press('Enter'));
  await passedTo(game, 'disk');
  await expect(page.getByText(/lands next turn: it is the last one that can\.$/u).first()).toBeVisible();
  await expect(wait).toHaveCount(0);
  const on = orders.locator('#kb-go').getByLabel('On');
  await on.focus();
  await on.selectOption('C4');
  await page.getByRole('button', { name: 'Next turn, land on C4' }).focus();
  await answered(page, () => page.keyboard.press('Enter'));
  await logShows(page, /marks C4, and lands there next turn\./u);
  await game.bo.until(() => game.bo.view.disks?.[0]?.at === 'C4', 'marked');
});

test('by touch a defender puts a tent where a robot of the side stands', async ({ hall, browser }) => {
  const game = await sitDown({ hall, browser }, toCamp());
  const { page } = await arriveAs(browser, game.guests[BO], game.link, 'phone');
  await expect(page.getByText(/^Place your footsoldier Baker on any hex\.$/u).first()).toBeVisible();
  const { x, y } = await placeOfHex(page, 'K8');
  await page.touchscreen.tap(x, y);
  await answered(page, () => page.touchscreen.tap(x, y));
  await logShows(game.ada.page, /Bo’s footsoldier Baker begins on K8\./u);
  expect(game.bo.view.units.find(({ id }) => id === 'baker')?.at).toBe('K8');
  expect(game.bo.view.question).toMatchObject({ kind: 'placeTent', robot: 'castle', seat: BO });
  expect(game.bo.view.robots[ROBOTS[ADA]]?.at).toBe('');
});
