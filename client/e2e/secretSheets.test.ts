import { expect, usualTest as test } from './support/browserFixture';
import { build, placeOfHex, playUntil, press } from './support/krushers';
import { arriveCalm, type Person } from './support/people';
import {
  animate,
  board,
  createTable,
  eventually,
  follow,
  isOver,
  logOf,
  logShows,
  resign,
  start,
  takeSeat,
} from './support/table';

const BO_ENTERS = 'i16';

/** The whole content of the page: visible text, text for screen readers, and hidden text. */
const whole = ({ page }: Person): Promise<string> => page.content();

/** The facts shown for a hex, or for the Krusher on it. */
async function factsAt({ page }: Person, hex: string): Promise<string> {
  const facts = page.locator('.facts').first();
  // Shows the whole arena, wherever the camera has gone.
  await board(page).locator('..').focus();
  await page.keyboard.press('0');
  for (let tries = 0; tries < 20; tries += 1) {
    const { x, y } = await placeOfHex(page, hex);
    await page.mouse.move(x + (tries % 2), y);
    await page.waitForTimeout(250);
    if ((await facts.count()) > 0 && !/^Hex/u.test(await facts.innerText())) break;
  }
  return facts.innerText();
}

test('a secret sheet: an arm is nowhere in another player’s page before it is used, and appears after that', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arriveCalm(browser, 'Ada'), arriveCalm(browser, 'Bo')]);
  const options = { 'Sheets after the reveal': 'Secret' };
  const link = await createTable(ada, hall, { game: 'MetalKrushers', options });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) await animate(page, 'Off');

  await build(bo.page, 'Requiem', /^Medium thrust/u);
  await build(ada.page, 'Quietus', /^Medium impact/u);
  await logShows(ada.page, /Requiem enters on .+: a Standard/u);
  expect(await factsAt(ada, BO_ENTERS)).toMatch(/Requiem[\s\S]*not seen yet[\s\S]*Its armor is secret/u);
  expect(await whole(ada)).not.toMatch(/thrust/iu);
  expect(await factsAt(bo, BO_ENTERS)).toMatch(/medium thrust/u);

  const shown = async () => /Requiem shows a medium thrust/u.test(await logOf(ada.page));
  await playUntil([ada.page, bo.page], async () => {
    const isShown = await shown();
    if (!isShown) expect(await whole(ada)).not.toMatch(/thrust/iu);
    return isShown;
  });

  if (!(await isOver(bo.page))) await resign(bo);
  await ada.page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(ada.page).waitFor({ timeout: 60_000 });
  await ada.page.getByLabel('View as').selectOption({ label: 'All cards open' });
  // Once both have built, everything is open.
  for (let actions = 0; actions < 2; actions += 1) await press(ada.page, 'One action on');
  await eventually(async () => /medium thrust/u.test(await factsAt(ada, BO_ENTERS)), true);
});
