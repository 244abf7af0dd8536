import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { chromiumFor, fineChromium, WITHOUT_WEBGL } from './support/launching';
import { groundPainted, openStage, shareThatDiffers, withStagePage } from './support/stagePage';

withStagePage();

const GAME = '?seats=6&ships=30';
/** The memory that the textures of a board may take on a phone, in bytes. */
const MOST_ON_PHONE = 24_000_000;

interface Opened {
  readonly scene: { readonly surface: { readonly textures: { readonly bytes: number } }; destroy(): void };
}

const bytesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Opened).scene.surface.textures.bytes);

async function pictureIn(browser: Browser): Promise<{ page: Page; picture: Buffer }> {
  const page = await openStage(browser, GAME, { width: 1240, height: 900 });
  await groundPainted(page);
  return { page, picture: await page.locator('canvas').screenshot() };
}

test('a board without WebGL shows the same picture', async () => {
  const smooth = await chromium.launch(fineChromium());
  const other = await chromium.launch(chromiumFor(WITHOUT_WEBGL));
  const one = await pictureIn(smooth);
  const without = await pictureIn(other);
  expect(await without.page.locator('canvas').getAttribute('data-drawn-with')).toBe('canvas');
  expect(await shareThatDiffers(one.page, one.picture, without.picture)).toBeLessThan(0.04);
  await other.close();
  await smooth.close();
});

test('on a phone the textures take little memory, and none when the board is closed', async ({ browser }) => {
  const page = await openStage(browser, GAME, { width: 390, height: 844 });
  await groundPainted(page);
  expect(await bytesOf(page)).toBeGreaterThan(1_000_000);
  expect(await bytesOf(page)).toBeLessThanOrEqual(MOST_ON_PHONE);
  const left = await page.evaluate(() => {
    const { scene } = window as unknown as Opened;
    scene.destroy();
    return scene.surface.textures.bytes;
  });
  expect(left).toBe(0);
  await page.close();
});

test('high contrast stays flat: nothing is painted', async ({ browser }) => {
  const page = await openStage(browser, `${GAME}&contrast`);
  await page.waitForTimeout(500);
  expect(await bytesOf(page)).toBe(0);
  await page.close();
});
