import { expect, quickTest as test } from './support/browserFixture';
import { buildAny, builder, openBuilder, playUntil, press } from './support/krushers';
import { arriveCalm } from './support/people';
import {
  animate,
  board,
  createTable,
  follow,
  give,
  logOf,
  logShows,
  myTurn,
  ordersOf,
  start,
  takeSeat,
} from './support/table';

test('two people on one side fight two bots, each with a Krusher of their own', async ({ hall, browser }) => {
  const [ada, bo] = await Promise.all([arriveCalm(browser, 'Ada'), arriveCalm(browser, 'Bo')]);
  const link = await createTable(ada, hall, {
    game: 'MetalKrushers',
    seats: 4,
    options: { Sides: 'Two teams' },
  });
  await follow(bo, link);
  await takeSeat(bo, 3);
  for (const seat of [2, 4]) await press(ada.page, `Put an easy bot on seat ${seat}`);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) await animate(page, 'Off');
  await buildAny(ada.page);
  await buildAny(bo.page);

  await playUntil([ada.page, bo.page], async () => / strikes | shoots /u.test(await logOf(ada.page)));
  await logShows(ada.page, /Side 1 \(Ada and Bo\)/u);
  // Neither has an order against the other.
  for (const { page } of [ada, bo])
    expect(await (await ordersOf(page)).getByRole('button', { name: /^Attack (?:Ada|Bo)’s/u }).count()).toBe(
      0,
    );
});

test('Pick-Up: unarmed at first; a Krusher walks to a point and is armed there', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await createTable(ada, hall, { game: 'MetalKrushers', options: { Scenario: 'Pick-Up' } });
  await press(page, 'Put an easy bot on seat 2');
  await start(ada);
  await animate(page, 'Off');
  await openBuilder(page);
  expect(await builder(page).getByLabel('Left arm', { exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await buildAny(page);
  const armed = async () => / arms its left arm: . and . on the chart, an? /u.test(await logOf(page));
  for (let actions = 0; actions < 20 && !(await armed()); actions += 1) {
    await myTurn(page);
    const orders = [/^Take the/u, /^Arm the left arm/u, /^Stay here/u, /^(?:Do not|Do nothing)/u];
    // The point is three hexes from where it enters.
    for (const order of actions === 0 ? [/^Forward 3/u] : orders) if (await give(page, order)) break;
  }
  expect(await armed()).toBe(true);
});
