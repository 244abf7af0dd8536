import type { Page } from '@playwright/test';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import { desk, fixDesigns, openDesk, press, replayTells, takeReadyMade, takeTemplate } from './support/krieg';
import { hurry, untilOver } from './support/kriegByItself';
import { arriveCalm, type Person } from './support/people';
import {
  answered,
  board,
  createTable,
  eventually,
  follow,
  logOf,
  ordersOf,
  panelOf,
  start,
  takeSeat,
  wholeLogOf,
} from './support/table';

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const WHOLE_GAME = 420_000;
test.describe.configure({ timeout: WHOLE_GAME });

/** The cores that the desk offers, by the beginning of their labels. */
const coresOf = (page: Page) => desk(page).getByRole('group', { name: 'Power core' }).getByRole('radio');
const MHD = /^MHD Generator/u;
/** Whose team has been dealt it. */
const hasMhd = async (page: Page): Promise<boolean> =>
  (await desk(page).getByRole('radio', { name: MHD }).count()) > 0;

test('power cores: chosen at the desk in secret, spent on the map, told in the log and in the replay', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arriveCalm(browser, 'Ada'), arriveCalm(browser, 'Bo', 'phone')]);
  const people: readonly Person[] = [ada, bo];
  const link = await createTable(ada, hall, {
    game: 'Kriegbot',
    seats: 2,
    options: { Expansion: 'Power cores', 'Turn limit': '15 turns', 'Time to respond': '3 seconds' },
  });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  for (const { page } of people) {
    await board(page).waitFor();
    await takeTemplate(page);
  }
  for (const { page } of people) {
    await openDesk(page);
    await takeReadyMade(page);
    // The one that suits the design is proposed.
    await expect(coresOf(page)).toHaveCount(3);
    expect(
      await coresOf(page).evaluateAll((all) => all.filter((one) => (one as HTMLInputElement).checked).length),
    ).toBe(1);
    await desk(page).getByText('Your team sees it in a moment.').waitFor({ state: 'hidden' });
    expect(await a11yFaultsIn(page)).toEqual([]);
  }
  const chooser = (await hasMhd(ada.page)) ? ada.page : bo.page;
  const other = chooser === ada.page ? bo.page : ada.page;
  expect(await hasMhd(other)).toBe(false);
  await desk(chooser).getByRole('radio', { name: MHD }).check();
  await desk(chooser).getByText('Your team sees it in a moment.').waitFor({ state: 'hidden' });
  for (const { page } of people) {
    await press(page, /^(?:Close|To the board)$/u);
    await fixDesigns(page);
  }
  for (const { page } of people) {
    await ordersOf(page);
    await (
      await panelOf(page, 'Log')
    )
      .getByText(/^(?:Green|Yellow) has the cores .*MHD Generator/u)
      .waitFor();
  }

  // Until it is used nobody else knows it.
  expect(await logOf(other)).not.toMatch(/shows its power core/u);
  const orders = await ordersOf(chooser);
  const use = orders.getByRole('button', { name: 'Use the MHD Generator' });
  await ordersOf(other);
  await hurry(other);
  const place = orders.getByRole('button', { name: /^Start on/u }).first();
  await place.waitFor();
  await answered(chooser, () => place.click());
  await use.waitFor({ timeout: 60_000 });
  await answered(chooser, () => use.click());
  for (const { page } of people)
    await eventually(
      async () => /uses its MHD Generator: on the move, one hex faster/u.test(await logOf(page)),
      true,
    );
  for (const { page } of people) await ordersOf(page);
  await hurry(chooser);
  expect(await untilOver(ada.page, WHOLE_GAME / 2)).toBe(true);
  const log = await wholeLogOf(ada.page);
  expect(log).toMatch(/shows its power core: MHD Generator/u);
  expect(log).toMatch(/spends 1 energy for what its core does: 5 left/u);
  await eventually(() => wholeLogOf(bo.page), log);

  await replayTells(ada.page, /shows its power core: MHD Generator/u);
});
