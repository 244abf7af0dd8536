import { testWithHall } from './support/browserFixture';
import { fineChromium } from './support/launching';
import { open, take, type Size } from './screenshots/camera';
import { findGame, NORTH, ROBOTS, type ScriptedGame } from './support/scriptedGame';
import { newGuest, stage } from './support/staged';
const test = testWithHall();
test.use({ launchOptions: fineChromium() });
const CAMP = ['J9', 'K6', 'L9', 'J7', 'L7', 'K10', 'I8'] as const;
function landing(game: ScriptedGame, upto: string): ScriptedGame {
  game.passedTo('place', ROBOTS[1]).play(1, { type: 'place', at: 'K8', facing: NORTH });
  if (upto === 'camp') return game;
  for (const at of CAMP) game.play(1, { type: 'placeTent', at });
  if (upto === 'disk') return game;
  game.play(0, { type: 'disk', at: 'E5' });
  const id = game.view().disks?.[0]?.unit ?? '';
  game.passedTo('land', id);
  if (upto === 'land') return game;
  game.play(0, { type: 'land', facing: 0 });
  const other = id === 'green1' ? 'green2' : 'green1';
  return game.passedTo('disk', other).play(0, { type: 'disk', at: 'Q11' });
}
for (const moment of ['camp', 'disk', 'land', 'second'])
  for (const size of ['1440x900', '390x844'] as Size[])
    test(`${moment} ${size}`, async ({ hall, browser }) => {
      const scripted = findGame({ scenario: 'beachhead' }, (game) => landing(game, moment));
      const guests = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')] as const;
      const link = stage(hall, scripted.staged, guests);
      const page = await open(browser, size, link, guests[moment === 'camp' ? 1 : 0]);
      await page.locator('.board-room canvas[data-shot]').waitFor();
      await page.waitForTimeout(1500);
      await take(page, { of: 'beach', moment, size });
    });
for (const size of ['1440x900', '390x844'] as Size[])
  test(`form ${size}`, async ({ hall, browser }) => {
    const page = await open(browser, size, `${hall.url}/new/kriegbot`);
    await page.getByRole('radio', { name: 'Beachhead', exact: true }).check({ force: true });
    await page.locator('.kb-set-up img').waitFor();
    await take(page, { of: 'beach', moment: 'form', size });
  });
