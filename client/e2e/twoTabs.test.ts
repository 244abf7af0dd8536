import type { BrowserContext, Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { board, createTable, eventually, follow, start, takeSeat } from './support/table';

/** Tabs of one browser are one person, with one memory. */

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('gearhall.token'));
const tabOf = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

test('the second tab of a new browser takes a seat, the first makes a table: the seat is still theirs', async ({
  hall,
  browser,
}) => {
  const host = await arriveCalm(browser, 'Host');
  const link = await createTable(host, hall);
  const ada = await arriveCalm(browser, 'Ada');
  await ada.page.goto(hall.url);
  await ada.page.getByRole('link', { name: 'New table of MetalTalon' }).waitFor();
  const second = { ...ada, page: await ada.context.newPage() };
  await follow(second, link);
  await takeSeat(second, 2);
  const token = await tokenIn(second.page);
  await createTable(ada, hall);
  expect(await tokenIn(ada.page)).toBe(token);
  await second.page.reload();
  await second.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
});

for (const hasLocks of [true, false]) {
  test(`two tabs that ask at the same moment end up as one person ${hasLocks ? 'with' : 'without'} locks`, async ({
    hall,
    browser,
  }) => {
    const host = await arriveCalm(browser, 'Host');
    const link = await createTable(host, hall);
    const { context } = await arriveCalm(browser, 'Ada');
    if (!hasLocks) {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    }
    let guests = 0;
    await context.route('**/api/guests', async (route) => {
      guests += 1;
      await route.continue();
    });
    const tabs = [await tabOf(context, link), await tabOf(context, link)];
    for (const tab of tabs) await tab.getByLabel('Your name').fill('Ada');
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Come in' }).click()));
    for (const tab of tabs) await tab.getByRole('heading', { name: 'Gathering' }).waitFor();
    expect(guests).toBe(1);
    const [one, other] = tabs as [Page, Page];
    await one.getByRole('button', { name: 'Take seat 2' }).click();
    for (const tab of [one, other]) await tab.getByRole('button', { name: 'Leave the seat' }).waitFor();
  });
}

test('settings and the name that are changed in one tab show in the other', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const link = await createTable(ada, hall);
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  const second = await tabOf(ada.context, link);
  await board(second).waitFor();
  await ada.page.getByRole('button', { name: 'Settings' }).click();
  await ada.page.getByLabel('High contrast').check({ force: true });
  await eventually(() => second.locator('html').getAttribute('data-contrast'), 'high');
  await ada.page.getByRole('button', { name: 'Change name' }).click();
  await ada.page.getByLabel('Your name').fill('Ada Lovelace');
  await ada.page.keyboard.press('Enter');
  await second.getByText('Ada Lovelace').first().waitFor();
  await second.reload();
  await second.getByText('Ada Lovelace').first().waitFor();
});

test('a page follows what the system asks for while it is open', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada');
  await page.goto(hall.url);
  const motion = () => page.locator('html').getAttribute('data-motion');
  await eventually(motion, 'off');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await eventually(motion, 'on');
});

test('lessons that two tabs complete are both remembered', async ({ hall, browser }) => {
  const { page, context } = await arriveCalm(browser, 'Ada');
  await page.goto(`${hall.url}/learn/metaltalon`);
  const second = await tabOf(context, `${hall.url}/learn/metaltalon`);
  const lessons = page.locator('a[href^="/learn/metaltalon/"]');
  await lessons.first().waitFor();
  const ids = await lessons.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/').at(-1)),
  );
  expect(ids.length).toBeGreaterThan(1);
  // As a third tab would: it tells the other two.
  const third = await tabOf(context, hall.url);
  const done = (text: string) =>
    third.evaluate((value) => localStorage.setItem('gearhall.lessons', value), text);
  await done(JSON.stringify({ metaltalon: [ids[0]] }));
  const marks = (tab: Page) => tab.locator('li.done').count();
  await eventually(() => marks(page), 1);
  await eventually(() => marks(second), 1);
});

test('the clock of a table goes by the hall’s time when the machine’s is set', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  await ada.context.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + (Reflect.get(window, 'setAhead') ?? 0);
  });
  const options = { 'Time to think': 'Live', 'Each move': '5 minutes', Bank: 'None' };
  await createTable(ada, hall, { options });
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  const shown = async (): Promise<number> => {
    const face = await ada.page.locator('.prompt .clock-time').innerText();
    return Number(face.split(':')[0]);
  };
  await ada.page.locator('.prompt .clock-time').waitFor();
  expect(await shown()).toBeGreaterThanOrEqual(3);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await ada.page.route('**/api/hall', async (route) => {
    await held;
    await route.continue();
  });
  await ada.page.evaluate(() => Reflect.set(window, 'setAhead', 3_600_000));
  await expect.poll(shown, { timeout: 20_000 }).toBeLessThan(3);
  answer();
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
});
