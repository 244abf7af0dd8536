import type { Browser, Page } from '@playwright/test';
import { testWithHall, type BrowserFixture } from '../support/browserFixture';
import { fineChromium, WITHOUT_WEBGL } from '../support/launching';
import type { Guest } from '../support/staged';
import { isWithoutWebGl, open, take, wanted, wantedSizes, type Size } from './camera';
import { momentsOf, playWhole, SHOWN_GAMES } from './moments';
import { HALL } from './words';
import { endedTable, gatheringTable, playingTable, type Shown } from './tables';

/** Not tests: each makes screenshots of one screen at all sizes that are wanted. */

const sizes = wantedSizes();
const games = SHOWN_GAMES.filter((game) => wanted.place(game));
const isMoment = (moment: string): boolean => wanted.moment(moment);

const test = testWithHall({ BOT_DELAY_MS: '0' });
test.use({ launchOptions: fineChromium(...(isWithoutWebGl ? [WITHOUT_WEBGL] : [])) });

/** In milliseconds: what is painted, is painted in software here. */
const PAINTED_WITHIN = 90_000;

/** Waits until the board is at rest, and painted. */
const settled = (page: Page): Promise<void> =>
  page.locator('.board-room canvas[data-shot]:not([data-painting])').waitFor();

async function takeAll(of: string, moment: string, page: (size: Size) => Promise<Page>): Promise<void> {
  for (const size of sizes) await take(await page(size), { of, moment, size });
}

async function atHome({ hall, browser }: BrowserFixture, size: Size, guest?: Guest): Promise<Page> {
  const page = await open(browser, size, hall.url, guest);
  await page.getByRole('heading').first().waitFor();
  return page;
}

if (wanted.place(HALL) && isMoment('home'))
  test('the hall: home, as a stranger and after a game', async ({ hall, browser }) => {
    await takeAll(HALL, 'home', (size) => atHome({ hall, browser }, size));
    const { ada, close } = await endedTable(hall, playWhole('metaltalon'));
    await takeAll(HALL, 'home-later', (size) => atHome({ hall, browser }, size, ada));
    close();
  });

/** A page with a board. */
async function atTable(browser: Browser, size: Size, { link, ada }: Shown): Promise<Page> {
  const page = await open(browser, size, link, ada);
  await settled(page);
  return page;
}

for (const game of games)
  test.describe(game, () => {
    const played = playWhole(game);
    const moments = [...momentsOf(played)].filter(([name]) => isMoment(name));

    if (isMoment('new'))
      test('new', async ({ hall, browser }) => {
        await takeAll(game, 'new', async (size) => {
          const page = await open(browser, size, `${hall.url}/new/${game}`);
          await page.getByRole('button', { name: 'Create the table' }).waitFor();
          return page;
        });
      });

    if (isMoment('gathering'))
      test('gathering', async ({ hall, browser }) => {
        const { link, ada } = await gatheringTable(hall, game);
        await takeAll(game, 'gathering', async (size) => {
          const page = await open(browser, size, link, ada);
          await page.getByRole('heading', { name: 'Gathering' }).waitFor();
          return page;
        });
      });

    if (moments.length > 0)
      for (const [name, at] of moments)
        test(name, async ({ hall, browser }) => {
          // Each size has a table of its own, so that no answer deadline passes before the last of them.
          await takeAll(game, name, async (size) =>
            atTable(browser, size, await playingTable(hall, played, at)),
          );
        });

    if (isMoment('end') || isMoment('replay'))
      test('end, replay', async ({ hall, browser }) => {
        const table = await endedTable(hall, played);
        if (isMoment('end'))
          await takeAll(game, 'end', async (size) => {
            const page = await atTable(browser, size, table);
            await page.locator('.sums-table').waitFor();
            const moment = page.locator('.moment-picture.drawing');
            await moment.waitFor({ state: 'detached', timeout: PAINTED_WITHIN });
            return page;
          });
        const replay = `${table.link.replace('/t/', '/replay/')}?at=${Math.floor(played.staged.entries.length / 2)}`;
        if (isMoment('replay'))
          await takeAll(game, 'replay', (size) => atTable(browser, size, { ...table, link: replay }));
        table.close();
      });
  });
