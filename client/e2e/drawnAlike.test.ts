import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { momentsOf, playWhole } from './screenshots/moments';
import { playingTable, type Shown } from './screenshots/tables';
import { expect, quickTest as test } from './support/browserFixture';
import { chromiumFor, fineChromium, WITHOUT_WEBGL } from './support/launching';
import { shareThatDiffers } from './support/stagePage';
import { keepInStorage } from './support/staged';
import { unless } from './support/longSuite';

/** Painted boards, in a browser with a graphics card and in one without. */

const RESTING = '.board-room canvas[data-shot]:not([data-painting])';
const A_WHILE_MS = 1200;

async function opened(launched: LaunchOptions, { link, ada }: Shown): Promise<Page> {
  const browser = await chromium.launch(launched);
  const context = await browser.newContext({ viewport: { width: 1100, height: 700 } });
  await keepInStorage(context, { token: ada.token, name: 'Ada', animation: 'off', coach: 'off' });
  const page = await context.newPage();
  await page.goto(link);
  await page.locator(RESTING).waitFor();
  return page;
}

const rendersOf = (page: Page) => page.locator(RESTING).getAttribute('data-renders');

/** A board at rest: nothing is drawn, however long one looks at it. */
async function rests(page: Page): Promise<void> {
  // The last frame of what has been painted may still come.
  await page.waitForTimeout(A_WHILE_MS);
  const before = await rendersOf(page);
  expect(Number(before)).toBeGreaterThan(0);
  await page.waitForTimeout(A_WHILE_MS);
  expect(await rendersOf(page)).toBe(before);
}

for (const game of ['metalkrushers', 'rushncrush'] as const)
  test(
    `without WebGL ${game} shows the same picture; at rest nothing is drawn`,
    unless(game === 'metalkrushers'),
    async ({ hall }) => {
      const played = playWhole(game);
      const table = await playingTable(hall, played, momentsOf(played).get('middle') ?? 0);
      const smooth = await opened(fineChromium(), table);
      await rests(smooth);
      const picture = await smooth.locator(RESTING).screenshot();
      const without = await opened(chromiumFor(WITHOUT_WEBGL), table);
      expect(await without.locator(RESTING).getAttribute('data-drawn-with')).toBe('canvas');
      await rests(without);
      const blank = await smooth.context().browser()?.newPage();
      const other = await without.locator(RESTING).screenshot();
      expect(blank && (await shareThatDiffers(blank, picture, other))).toBeLessThan(0.04);
      for (const page of [smooth, without]) await page.context().browser()?.close();
    },
  );
