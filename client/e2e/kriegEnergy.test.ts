import { a11yFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { ADA, closeAllClients, sitDown, toAttack } from './support/duel';
import { ROBOTS } from './support/scriptedGame';
import { answered, logShows, ordersOf } from './support/table';

test.afterEach(closeAllClients);

test('an attack is overcharged: the orders tell its price, and the core is secret until then', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toAttack({ expansion: 'cores' }));
  const { page } = game.ada;
  const adasCore = () => game.bo.view.robots[ROBOTS[ADA]]?.powerCore;
  expect(adasCore()).toEqual({ card: 'hidden', shown: false, level: 0 });

  const orders = await ordersOf(page);
  const weapon = orders.getByLabel('With');
  await weapon.selectOption('Free Electron Laser');
  const overcharge = orders.getByLabel('Overcharge');
  // What costs more is never proposed by itself.
  await expect(overcharge).toHaveValue('0');
  const price = orders.getByText(/^ ?Costs \d of \d energy/u);
  await expect(price).toHaveText(/Costs 1 of \d energy, and shows the power core\./u);
  const plain = await orders.locator('.kb-odds strong').first().innerText();
  await overcharge.selectOption('1');
  await expect(price).toHaveText(/Costs 2 of \d energy/u);
  expect(await orders.locator('.kb-odds strong').first().innerText()).not.toBe(plain);
  expect(await a11yFaultsIn(page)).toEqual([]);

  await answered(page, () => orders.getByRole('button', { name: /^Attack / }).click());
  const log = await logShows(page, /overcharges: 1 die more\./u);
  expect(log).toMatch(/shows its power core: /u);
  expect(log).toMatch(/spends 1 energy for an electric card/u);
  await game.bo.until(() => adasCore()?.shown === true, 'shown the core');
  expect(adasCore()?.level).toBeGreaterThan(0);
  // A weapon that needs no energy has nothing to overcharge.
  await expect(orders.getByLabel('Overcharge')).toHaveCount(0);
});
