import type { Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import { layoutFaultsIn, axeViolationsIn } from './support/a11yChecks';
import { arriveCalm } from './support/people';
import { placeOfHex } from './support/krushers';
import { shotOf } from './support/pointing';
import {
  animate,
  answered,
  board,
  createTable,
  eventually,
  logShows,
  myTurn,
  ordersOf,
  start,
} from './support/table';
import { unless } from './support/longSuite';

const TALL_PHONE = { width: 392, height: 932 } as const;

const followWay = (page: Page) => page.getByRole('button', { name: 'Follow the fight' });
const scaleOf = async (page: Page): Promise<number> => (await shotOf(page)).scale;

/** Commits a ready-made Krusher. */
async function buildGadfly(page: Page): Promise<void> {
  await ordersOf(page);
  await page.getByRole('button', { name: 'Open the builder' }).first().click();
  const builder = page.getByRole('dialog');
  await builder.getByText('Ready-made').click();
  await builder.getByRole('button', { name: /Gadfly/u }).click();
  await builder.getByRole('button', { name: 'Commit this build' }).click();
  await answered(page, () => page.keyboard.press('Enter'));
}

/** The Krusher lies at the camera position that the canvas carries. */
async function findGadfly(page: Page): Promise<void> {
  const log = await logShows(page, /Ada’s Gadfly enters on/u);
  const hex = /Ada’s Gadfly enters on (\w+)/u.exec(log)?.[1] ?? '';
  const { x, y } = await placeOfHex(page, hex);
  await page.mouse.move(x, y);
  await page
    .locator('.facts')
    .getByText(/Gadfly/u)
    .first()
    .waitFor();
}

for (const size of ['desktop', 'phone'] as const)
  test(
    `the camera follows until one steers it, and again when asked (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const ada = await arriveCalm(browser, 'Ada', size);
      const { page } = ada;
      // In a low window all that can be reached is hardly larger than in the whole arena, which is then kept.
      if (size === 'phone') await page.setViewportSize(TALL_PHONE);
      await createTable(ada, hall, { game: 'MetalKrushers', listed: false });
      await page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
      await start(ada);
      await myTurn(page);
      await animate(page, 'Off');
      const before = await scaleOf(page);
      await buildGadfly(page);
      await myTurn(page);
      // It goes to the fight with the next frame.
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(before * 1.1);
      const followed = await scaleOf(page);
      expect(await followWay(page).count()).toBe(0);

      await board(page).locator('..').focus();
      await page.keyboard.press('0');
      await followWay(page).waitFor();
      expect(followed).toBeGreaterThan((await scaleOf(page)) * 1.1);
      expect([...(await axeViolationsIn(page)), ...(await layoutFaultsIn(page))]).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await followWay(page).waitFor({ state: 'detached' });
      await eventually(() => scaleOf(page), followed);

      if (size === 'desktop') await findGadfly(page);
      const viewport = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ ...viewport, height: viewport.height - 140 });
      await expect.poll(() => scaleOf(page)).toBeLessThan(followed);
      expect(await followWay(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Whole board' }).click();
      await followWay(page).waitFor();
      expect(await scaleOf(page)).toBeLessThan(followed);
    },
  );
