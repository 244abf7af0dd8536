import { expect, test, type Page } from '@playwright/test';
import { costOfFrames, groundPainted, openStage, withStagePage } from './support/stagePage';

withStagePage();

const rendersOf = async (page: Page): Promise<number> =>
  Number(await page.locator('canvas').getAttribute('data-renders'));

test('an idle board renders nothing, and one that is touched does', async ({ browser }) => {
  const page = await openStage(browser, '?seats=4&turns=40');
  await groundPainted(page);
  await page.waitForTimeout(1500);
  const before = await rendersOf(page);
  await page.waitForTimeout(1500);
  expect(await rendersOf(page)).toBe(before);
  await page.mouse.move(300, 300);
  await expect.poll(() => rendersOf(page)).toBeGreaterThan(before);
  await page.close();
});

test('thirty moving ships are drawn in few batches, and no picture is sent to the GPU again', async ({
  browser,
}) => {
  const page = await openStage(browser, '?seats=6&ships=30');
  await groundPainted(page);
  const { frames, draws, textures } = await costOfFrames(page);
  expect(frames).toBeGreaterThanOrEqual(15);
  expect(draws).toBeGreaterThan(0);
  expect(draws).toBeLessThanOrEqual(120);
  expect(textures).toBe(0);
  await page.close();
});
