import type { Page } from '@playwright/test';
import { expect, usualTest as test, type BrowserFixture } from './support/browserFixture';
import { axeViolationsIn } from './support/a11yChecks';
import { arriveCalm, type Person } from './support/people';
import { createTable, eventually, panelOf, start } from './support/table';

/** At a table of MetalTalon, where the player is asked whether to keep a race or roll again. */
async function askedForARace({ hall, browser }: BrowserFixture, size: 'desktop' | 'phone'): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada', size);
  await createTable(ada, hall);
  await ada.page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
  await start(ada);
  await panelOf(ada.page, 'Orders');
  await race(ada.page).waitFor();
  return ada;
}

const race = (page: Page) => page.locator('.prompt .term').filter({ hasText: 'race' });
const card = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'one power of its own' });

test('a term shows its card while the pointer rests on it or on the card, until Escape', async ({
  hall,
  browser,
}) => {
  const { page } = await askedForARace({ hall, browser }, 'desktop');
  await race(page).hover();
  await card(page).waitFor();
  expect(await race(page).getAttribute('aria-describedby')).toBe(await card(page).getAttribute('id'));
  expect(await axeViolationsIn(page)).toEqual([]);
  await card(page).hover();
  await page.waitForTimeout(400);
  expect(await card(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await race(page).hover();
  await card(page).waitFor();
  await page.mouse.move(700, 500);
  await card(page).waitFor({ state: 'detached' });
});

test('a term shows its card when Tab reaches it, and hides it when Tab moves on', async ({
  hall,
  browser,
}) => {
  const { page } = await askedForARace({ hall, browser }, 'desktop');
  await page.getByRole('heading', { name: 'Your turn' }).focus();
  const isFocused = () => race(page).evaluate((term) => term === document.activeElement);
  for (let tab = 0; tab < 8 && !(await isFocused()); tab += 1) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  await card(page).waitFor();
  await page.keyboard.press('Tab');
  await eventually(() => race(page).getAttribute('aria-describedby'), null);
  // The heading below has the same term, with a card of its own.
  expect(await card(page).count()).toBeLessThanOrEqual(1);
  await page.keyboard.press('Tab');
  await card(page).waitFor({ state: 'detached' });
});

test('a tap on a term shows its card, and a tap beside it hides the card', async ({ hall, browser }) => {
  const { page } = await askedForARace({ hall, browser }, 'phone');
  await race(page).tap();
  await card(page).waitFor();
  const box = await card(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(true);
  await page.locator('.prompt h2').tap();
  await card(page).waitFor({ state: 'detached' });
});

test('a long press on a term shows its card', async ({ hall, browser }) => {
  const { page } = await askedForARace({ hall, browser }, 'phone');
  const box = await race(page).boundingBox();
  if (!box) throw new Error('The term is not to be seen.');
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await card(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(400);
  expect(await card(page).count()).toBe(1);
});

test('in the help Escape first closes the card, and then the help', async ({ hall, browser }) => {
  const { page } = await askedForARace({ hall, browser }, 'desktop');
  await page.getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'How to play MetalTalon' });
  const term = dialog.locator('.term').filter({ hasText: 'damage' }).first();
  await term.hover();
  await dialog.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('tooltip').waitFor({ state: 'detached' });
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
