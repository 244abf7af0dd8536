import type { Page } from '@playwright/test';
import { usualTest as test } from './support/browserFixture';
import { playLesson, type Hands } from './support/lessons';
import { arriveCalm } from './support/people';
import { unless } from './support/longSuite';
import { DESKTOPS, expectAllInSight, PHONES } from './support/sight';
import { board } from './support/table';

/** Every lesson, by mouse in low windows: no order and no golden button is ever out of sight or reach. */

test.describe.configure({ timeout: 400_000 });

const GAMES = ['metaltalon', 'metalkrushers', 'rushncrush', 'kriegbot', 'metalheads'] as const;

async function lessonsOf(page: Page, url: string, game: string): Promise<readonly string[]> {
  await page.goto(`${url}/learn/${game}`);
  const links = page.locator('.course-entry');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return paths.filter((path) => !path.endsWith('/game'));
}

/** A mouse in one window after the other; before each click everything is looked at. */
function lookingMouse(path: string): Hands {
  let orders = 0;
  const look = (page: Page) => {
    const window = DESKTOPS[orders % DESKTOPS.length];
    orders += 1;
    return expectAllInSight(page, `${path}, order ${orders}`, window ? [window] : []);
  };
  return {
    giveMarked: async (page) => {
      await look(page);
      await page.locator('.suggested:visible').first().click();
    },
    press: (page, words) => page.getByRole('button', { name: words }).click(),
  };
}

for (const game of GAMES) {
  test(
    `each lesson of ${game} by mouse in low and wide windows`,
    unless(false),
    async ({ hall, browser }) => {
      const { page } = await arriveCalm(browser, 'Ada');
      for (const path of await lessonsOf(page, hall.url, game)) {
        await page.goto(`${hall.url}${path}`);
        await board(page).waitFor();
        await expectAllInSight(page, path, DESKTOPS);
        await playLesson(page, lookingMouse(path));
        await expectAllInSight(page, `${path}, done`, DESKTOPS.slice(0, 2));
      }
    },
  );

  test(`each lesson of ${game} on phones`, unless(game === 'rushncrush'), async ({ hall, browser }) => {
    const { page } = await arriveCalm(browser, 'Ada', 'phone');
    for (const path of await lessonsOf(page, hall.url, game)) {
      await page.goto(`${hall.url}${path}`);
      await board(page).waitFor();
      await expectAllInSight(page, path, PHONES);
      await page.getByRole('button', { name: 'Let me try' }).tap();
      await expectAllInSight(page, `${path}, tried`, PHONES);
    }
  });
}
