import type { Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import { arriveToListen, type Person } from './support/people';
import { createTable, follow, ordersOf, start, takeSeat } from './support/table';
import { keepInStorage, newGuest } from './support/staged';

/** What is heard at a table, and by whom. The engine tells of each sound that it plays. */

test.describe.configure({ timeout: 120_000 });

/** Somebody whose page notes what it plays. */
async function listening(person: Person): Promise<Person> {
  await person.context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('gearhall:sound', (event) => heard.push(String((event as CustomEvent).detail)));
  });
  return person;
}

const heardBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
const times = async (page: Page, sound: string): Promise<number> =>
  (await heardBy(page)).filter((one) => one === sound).length;
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void ((globalThis as unknown as { heard: string[] }).heard.length = 0));

/** Two people play, and a third one looks on who has never touched the page. */
test('each hears their own turn, and who has not touched the page hears nothing', async ({
  hall,
  browser,
}) => {
  const [ada, bo, cy] = await Promise.all(
    ['Ada', 'Bo', 'Cy'].map(async (name) => listening(await arriveToListen(browser, name))),
  );
  if (!ada || !bo || !cy) throw new Error('Somebody is missing.');
  const link = await createTable(ada, hall);
  const { token } = await newGuest(hall, 'Cy');
  await keepInStorage(cy.context, { token, name: 'Cy', coach: 'off' });
  // Whatever a test looks up in a page counts as a touch: until the end, nothing is.
  const connected = cy.page.waitForEvent('websocket');
  await cy.page.goto(link);
  await connected;
  await follow(bo, link);
  await takeSeat(bo, 2);
  await expect.poll(() => times(ada.page, 'sit')).toBe(1);
  expect(await times(bo.page, 'sit')).toBe(0);

  await start(ada);
  await ordersOf(bo.page);
  // Both keep the race that they have drawn; then one of them has the first turn.
  for (const { page } of [ada, bo]) {
    await expect.poll(() => times(page, 'asked')).toBe(1);
    await page.getByRole('button', { name: /^Keep/u }).first().click();
  }
  await expect.poll(() => times(ada.page, 'tap')).toBeGreaterThan(0);
  const isOnTurn = async ({ page }: Person): Promise<boolean> =>
    (await page.locator('.top-status .your-turn').count()) > 0;
  await expect.poll(async () => Number(await isOnTurn(ada)) + Number(await isOnTurn(bo))).toBe(1);
  let [active, waiting] = (await isOnTurn(ada)) ? [ada, bo] : [bo, ada];
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => times(active.page, 'turn')).toBe(1);
    expect(await times(waiting.page, 'turn')).toBe(0);
    await forget(active.page);
    await (await ordersOf(active.page)).getByRole('button', { name: /^End/u }).first().click();
    [active, waiting] = [waiting, active];
    // From the second turn on, the one who waits looks at something else.
    await waiting.page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  }
  await expect.poll(() => times(active.page, 'turn')).toBe(1);
  expect(await times(waiting.page, 'asked')).toBe(0);
  expect(await heardBy(cy.page)).toEqual([]);
});

test('somebody with two tabs at a table is called in one of them', async ({ hall, browser }) => {
  const ada = await listening(await arriveToListen(browser, 'Ada'));
  const link = await createTable(ada, hall);
  const second = await ada.context.newPage();
  await second.goto(link);
  const tabs = [ada.page, second];
  for (const tab of tabs) await tab.getByRole('heading', { name: 'Gathering' }).click();
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  const asked = async (): Promise<number> => {
    const counts = await Promise.all(tabs.map((tab) => times(tab, 'asked')));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await Promise.all(tabs.map((tab) => ordersOf(tab)));
  await expect.poll(asked).toBe(1);
  // As long as a tab leaves a call to another one.
  await second.waitForTimeout(600);
  expect(await asked()).toBe(1);
});

test('the mute in the header silences everything, and each volume has a slider', async ({
  hall,
  browser,
}) => {
  const { page } = await listening(await arriveToListen(browser, 'Ada')).then(async (ada) => {
    await createTable(ada, hall);
    return ada;
  });
  await page.getByRole('button', { name: 'Settings' }).click();
  const sliders = page.getByRole('slider');
  await expect(sliders).toHaveCount(2);
  await page.getByLabel('Volume of the game').fill('40');
  await expect.poll(() => times(page, 'diceLand')).toBe(1);
  await page.getByLabel('Volume of calls and taps').fill('0');
  const kept = () =>
    page.evaluate(() =>
      ['sound', 'volume.effects', 'volume.interface'].map((key) => localStorage.getItem(`gearhall.${key}`)),
    );
  expect(await kept()).toEqual([null, '40', '0']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mute' }).click();
  expect(await kept()).toEqual(['off', '40', '0']);
  await forget(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(sliders.first()).toBeDisabled();
  await page.keyboard.press('Escape');
  expect(await heardBy(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.poll(() => times(page, 'tap')).toBeGreaterThan(0);
});
