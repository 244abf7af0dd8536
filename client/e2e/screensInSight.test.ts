import { expect, usualTest as test } from './support/browserFixture';
import { unless } from './support/longSuite';
import { arriveCalm } from './support/people';
import { expectAllInSight, PHONES } from './support/sight';
import { keepInStorage } from './support/staged';
import { board } from './support/table';
import { playWhole, SHOWN_GAMES } from './screenshots/moments';
import { endedTable, gatheringTable } from './screenshots/tables';

/** On phones no title, state or button of the hall's screens is cut, broken or covered. */

const SCREENS = [
  '/',
  '/watch',
  '/me',
  '/credits',
  '/privacy',
  '/sandbox',
  '/edit/kriegbot',
  '/edit/rushncrush',
];
const OF_GAME = ['/game/', '/new/', '/learn/', '/rules/', '/together/', '/bot/'];

test('the screens of the hall on phones', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada', 'phone');
  for (const path of SCREENS) {
    await page.goto(`${hall.url}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectAllInSight(page, path, PHONES);
  }
});

for (const game of SHOWN_GAMES)
  test(`the screens of ${game} on phones`, unless(game === 'kriegbot'), async ({ hall, browser }) => {
    const { page, context } = await arriveCalm(browser, 'Ada', 'phone');
    for (const path of OF_GAME) {
      await page.goto(`${hall.url}${path}${game}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectAllInSight(page, `${path}${game}`, PHONES);
    }
    const { link, ada } = await gatheringTable(hall, game);
    await keepInStorage(context, { token: ada.token, name: ada.name });
    await page.goto(link);
    await page.getByRole('heading', { name: 'Gathering' }).waitFor();
    await expectAllInSight(page, `gathering ${game}`, PHONES);
  });

test('in a low window, bots can be put on free seats without scrolling', async ({ hall, browser }) => {
  const { page, context } = await arriveCalm(browser, 'Ada');
  await page.setViewportSize({ width: 1366, height: 650 });
  const { link, ada } = await gatheringTable(hall, 'rushncrush');
  await keepInStorage(context, { token: ada.token, name: ada.name });
  await page.goto(link);
  const bot = page.getByRole('button', { name: /^Put an easy bot on seat/u }).first();
  await bot.waitFor();
  const [seat, start] = [await bot.boundingBox(), await page.locator('.start').boundingBox()];
  expect((seat?.y ?? Infinity) + (seat?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);
});

for (const game of SHOWN_GAMES)
  test(
    `the end of ${game} and its replay on phones`,
    unless(game === 'metaltalon'),
    async ({ hall, browser }) => {
      const { link, ada, close } = await endedTable(hall, playWhole(game));
      const { page, context } = await arriveCalm(browser, 'Ada', 'phone');
      await keepInStorage(context, { token: ada.token, name: ada.name });
      for (const path of [link, link.replace('/t/', '/replay/')]) {
        await page.goto(path);
        await board(page).waitFor();
        await expectAllInSight(page, `${game} ${path}`, PHONES);
        if (game !== 'metalkrushers' || path !== link) continue;
        const winner = await page.locator('.winner-picture canvas').first().boundingBox();
        expect(winner?.width).toBeGreaterThanOrEqual(80);
      }
      close();
    },
  );
