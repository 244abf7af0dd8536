import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { KEYS, playLesson } from './support/lessons';
import { arriveCalm } from './support/people';
import { board } from './support/table';

/** Every lesson by keys alone, each from its own address. */

const GAMES = ['metaltalon', 'metalkrushers', 'rushncrush', 'kriegbot', 'metalheads'] as const;

const pathsOn = (page: Page): Promise<string[]> =>
  page
    .locator('.course-entry')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

for (const game of GAMES)
  test(`each lesson of ${game} can be played to its end by keys alone`, async ({ hall, browser }) => {
    test.setTimeout(300_000);
    const { page } = await arriveCalm(browser, 'Ada');
    await page.goto(`${hall.url}/learn/${game}`);
    await page.locator('.course-entry').first().waitFor();
    const lessons = (await pathsOn(page)).filter((path) => !path.endsWith('/game'));
    expect(lessons.length).toBeGreaterThanOrEqual(4);
    for (const path of lessons) {
      await page.goto(`${hall.url}${path}`);
      await board(page).waitFor();
      const before = await board(page).boundingBox();
      await playLesson(page, KEYS);
      // What it said on the way did not move the board.
      expect(await board(page).boundingBox()).toEqual(before);
    }
    await page.goto(`${hall.url}/learn/${game}`);
    await expect(page.locator('.course-list .tag')).toHaveCount(lessons.length);
  });
