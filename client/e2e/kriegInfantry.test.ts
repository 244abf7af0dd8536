import type { Design } from '@gearhall/shared/games/kriegbot/content/designs';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { ADA, BO, closeAllClients, NEAR, sitDown } from './support/duel';
import { placeOfHex } from './support/krieg';
import { assume, findGame, NORTH, ROBOTS, type ScriptedGame } from './support/scriptedGame';
import { answered, logShows, ordersOf } from './support/table';

test.afterEach(closeAllClients);

const CARRIER = {
  slots: {
    primary: 'howitzer',
    secondary: 'gatlingGun',
    zero: 'infantryPod',
    four: 'fuelAirBomb',
    inner: 'combatPilot',
  },
  skin: 'activeCamouflage',
} as const satisfies Design;
const ROCKET = {
  slots: { primary: 'rocketPod', secondary: 'grenadeLauncher', four: 'hotshotPilot', inner: 'madSensor' },
  skin: 'chameleon',
} as const satisfies Design;

/** Ada's Hoverbot with a full pod may attack, three hexes from Bo's Rocketbot. */
const carrying = (game: ScriptedGame): ScriptedGame => {
  game.fielded(['hoverbot', 'rocketbot']).designed([CARRIER, ROCKET]);
  assume(game.view().teams.green?.edge === 'bottom');
  return game
    .placed()
    .play(BO, NEAR)
    .play(BO, { type: 'endMove' })
    .play(ADA, { type: 'move', to: 'L11', facing: NORTH })
    .passedTo('attack', ROBOTS[ADA]);
};
const toCarrier = () => findGame({ expansion: 'full' }, carrying);
/** A turn later the footsoldier Adler may act, beside the Hoverbot. */
const toAdler = () =>
  findGame({ expansion: 'full' }, (game) => {
    carrying(game).play(ADA, { type: 'bailOut', who: 'foot', at: 'L10' }).play(ADA, { type: 'pass' });
    return game.passedTo('tent', 'adler');
  });

test('infantry gets out of a pod, which nobody knew of', async ({ hall, browser }) => {
  const game = await sitDown({ hall, browser }, toCarrier());
  const { page } = game.ada;
  expect(JSON.stringify(game.bo.view)).not.toContain('infantryPod');
  const orders = await ordersOf(page);
  const out = orders.locator('#kb-out');
  await out.getByLabel('Who').selectOption({ label: 'Footsoldier of the pod' });
  await out.getByLabel('Onto').selectOption('L10');
  expect(await a11yFaultsIn(page)).toEqual([]);
  await answered(page, () => page.getByRole('button', { name: /^Footsoldier of the pod gets out/u }).click());
  await logShows(page, /Adler gets out of the Hoverbot, onto L10\./u);
  // Its mate may follow by the same action.
  await answered(page, () =>
    page.getByRole('button', { name: /^Motorized infantry of the pod gets out/u }).click(),
  );
  await logShows(page, /Ives gets out of the Hoverbot/u);
  await game.bo.until(() => game.bo.view.units.length === 2, 'seen both');
});

test('a footsoldier walks where the board is tapped twice', async ({ hall, browser }) => {
  const game = await sitDown({ hall, browser }, toAdler());
  const { page } = game.ada;
  await expect(page.getByText(/Adler/u).first()).toBeVisible();
  const { x, y } = await placeOfHex(page, 'L9');
  await answered(page, async () => {
    await page.mouse.click(x, y);
    await page.mouse.click(x, y);
  });
  await logShows(page, /Adler walks from L10 to L9\./u);
  await game.bo.until(
    () => game.bo.view.units.some(({ id, at }) => id === 'adler' && at === 'L9'),
    'seen it',
  );
});

test('and fires in the orders, with the odds beside', async ({ hall, browser }) => {
  const game = await sitDown({ hall, browser }, toAdler());
  const { page } = game.ada;
  const orders = await ordersOf(page);
  const fire = orders.locator('#kb-fire');
  await fire.getByLabel('With').selectOption({ label: 'Laser designator' });
  await expect(fire.locator('.kb-odds')).toContainText(/\d+ ?%/u);
  await answered(page, () => page.getByRole('button', { name: /^Attack Bo/u }).click());
  await logShows(page, /Adler attacks Bo’s Rocketbot with the laser designator/u);
});

test('a bomb is placed on the board by two taps, and everybody sees where', async ({ hall, browser }) => {
  const game = await sitDown({ hall, browser }, toCarrier());
  const { page } = game.ada;
  await page
    .getByRole('radio', { name: 'Bomb', exact: true })
    .or(page.getByRole('button', { name: 'Bomb', exact: true }))
    .first()
    .click();
  const { x, y } = await placeOfHex(page, 'L7');
  await page.mouse.click(x, y);
  await expect((await ordersOf(page)).locator('#kb-go').getByLabel('On')).toHaveValue('L7');
  await answered(page, () => page.mouse.click(x, y));
  await logShows(page, /Ada’s Hoverbot places a bomb on L7\./u);
  await game.bo.until(() => game.bo.view.bombs?.[0]?.at === 'L7', 'seen it');
});
