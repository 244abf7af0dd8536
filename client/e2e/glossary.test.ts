import type { Page } from 'playwright-core';
import { seriousIn } from './support/barriers';
import { arriveCalm, type Person } from './support/people';
import { createTable, eventually, panelOf, start } from './support/table';
import { openVenue } from './support/venue';

const venue = openVenue();

/** At a table of MetalTalon, asked to keep a race or to roll again. */
async function askedForARace(size: 'desktop' | 'phone'): Promise<Person> {
  const ada = await arriveCalm(venue.browser, 'Ada', size);
  await createTable(ada, venue.hall);
  await ada.page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
  await start(ada);
  await panelOf(ada.page, 'Orders');
  await race(ada.page).waitFor();
  return ada;
}

const race = (page: Page) => page.locator('.prompt .term').filter({ hasText: 'race' });
const card = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'one power of its own' });

test('a term explains itself while the pointer rests on it or on its card, until Escape', async () => {
  const { page, context, problems } = await askedForARace('desktop');
  await race(page).hover();
  await card(page).waitFor();
  expect(await race(page).getAttribute('aria-describedby')).toBe(await card(page).getAttribute('id'));
  expect(await seriousIn(page)).toEqual([]);
  await card(page).hover();
  await page.waitForTimeout(400);
  expect(await card(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await race(page).hover();
  await card(page).waitFor();
  await page.mouse.move(700, 500);
  await card(page).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await context.close();
});

test('a term explains itself when Tab comes to it, and no more when Tab goes on', async () => {
  const { page, context } = await askedForARace('desktop');
  await page.getByRole('heading', { name: 'Your turn' }).focus();
  const isFocused = () => race(page).evaluate((term) => term === document.activeElement);
  for (let tab = 0; tab < 8 && !(await isFocused()); tab += 1) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  await card(page).waitFor();
  await page.keyboard.press('Tab');
  await eventually(() => race(page).getAttribute('aria-describedby'), null);
  // The heading below has the same word, and a card of its own.
  expect(await card(page).count()).toBeLessThanOrEqual(1);
  await page.keyboard.press('Tab');
  await card(page).waitFor({ state: 'detached' });
  await context.close();
});

test('a term explains itself to a tap, and a tap beside it ends that', async () => {
  const { page, context } = await askedForARace('phone');
  await race(page).tap();
  await card(page).waitFor();
  const box = await card(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(true);
  await page.locator('.prompt h2').tap();
  await card(page).waitFor({ state: 'detached' });
  await context.close();
});

test('a term explains itself to a finger that rests on it', async () => {
  const { page, context } = await askedForARace('phone');
  const box = await race(page).boundingBox();
  if (!box) throw new Error('The term is not to be seen.');
  const touch = await context.newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await card(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(400);
  expect(await card(page).count()).toBe(1);
  await context.close();
});

test('in the help Escape closes the card first, and then the help', async () => {
  const { page, context } = await askedForARace('desktop');
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
  await context.close();
});
