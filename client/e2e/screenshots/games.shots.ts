import type { Browser, Page } from 'playwright-core';
import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import { openHall, type Hall } from '../support/hall';
import { openFineBrowser, WITHOUT_WEBGL } from '../support/people';
import type { Guest } from '../support/staged';
import { isWanted, isWithoutWebGl, open, SIZES, take, type Size } from './camera';
import { momentsOf, playWhole, SHOWN } from './moments';
import { endedTable, gatheringTable, playingTable, type Shown } from './tables';

/** Not tests: each makes screenshots of one screen at all sizes that are wanted. */

const GAMES = Object.keys(CATALOG) as GameId[];
const ALL_SIZES = Object.keys(SIZES) as Size[];
const HALL = 'hall';
const sizes = ALL_SIZES.filter((size) => isWanted(size, ALL_SIZES));
const games = GAMES.filter((game) => isWanted(game, [...GAMES, HALL]));
const STAGES = ['home', 'new', 'gathering', 'first', 'middle', 'end', 'replay'];
const ALL_MOMENTS = [...STAGES, ...GAMES.flatMap((game) => SHOWN[game].asked)];
const isMoment = (moment: string): boolean => isWanted(moment, ALL_MOMENTS);

const UNHURRIED = 300_000;

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([
    openHall({ BOT_DELAY_MS: '0' }),
    openFineBrowser(...(isWithoutWebGl ? [WITHOUT_WEBGL] : [])),
  ]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** The board at rest. */
const settled = (page: Page): Promise<void> => page.locator('.board-room canvas[data-shot]').waitFor();

async function takeAll(of: string, moment: string, page: (size: Size) => Promise<Page>): Promise<void> {
  for (const size of sizes) await take(await page(size), { of, moment, size });
}

async function atHome(size: Size, guest?: Guest): Promise<Page> {
  const page = await open(browser, size, hall.url, guest);
  await page.getByRole('heading').first().waitFor();
  return page;
}

if (isWanted(HALL, [...GAMES, HALL]) && isMoment('home'))
  test(
    'the hall: home, as a stranger and after a game',
    async () => {
      await takeAll(HALL, 'home', (size) => atHome(size));
      const { ada, close } = await endedTable(hall, playWhole('metaltalon'));
      await takeAll(HALL, 'home-later', (size) => atHome(size, ada));
      close();
    },
    UNHURRIED,
  );

/** A page with a board. */
async function atTable(size: Size, { link, ada }: Shown): Promise<Page> {
  const page = await open(browser, size, link, ada);
  await settled(page);
  return page;
}

describe.each(games)('%s', (game) => {
  const played = playWhole(game);
  const moments = [...momentsOf(played)].filter(([name]) => isMoment(name));

  if (isMoment('new'))
    test(
      'new',
      async () => {
        await takeAll(game, 'new', async (size) => {
          const page = await open(browser, size, `${hall.url}/new/${game}`);
          await page.getByRole('button', { name: 'Create the table' }).waitFor();
          return page;
        });
      },
      UNHURRIED,
    );

  if (isMoment('gathering'))
    test(
      'gathering',
      async () => {
        const { link, ada } = await gatheringTable(hall, game);
        await takeAll(game, 'gathering', async (size) => {
          const page = await open(browser, size, link, ada);
          await page.getByRole('heading', { name: 'Gathering' }).waitFor();
          return page;
        });
      },
      UNHURRIED,
    );

  if (moments.length > 0)
    test.each(moments)(
      '%s',
      async (name, at) => {
        // Each size has a table of its own: nobody's time to answer runs out before the last of them.
        await takeAll(game, name, async (size) => atTable(size, await playingTable(hall, played, at)));
      },
      UNHURRIED,
    );

  if (isMoment('end') || isMoment('replay'))
    test(
      'end, replay',
      async () => {
        const table = await endedTable(hall, played);
        if (isMoment('end')) await takeAll(game, 'end', (size) => atTable(size, table));
        const replay = `${table.link.replace('/t/', '/replay/')}?at=${Math.floor(played.staged.entries.length / 2)}`;
        if (isMoment('replay'))
          await takeAll(game, 'replay', (size) => atTable(size, { ...table, link: replay }));
        table.close();
      },
      UNHURRIED,
    );
});
