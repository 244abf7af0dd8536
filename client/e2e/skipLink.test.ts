import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { unless } from './support/longSuite';

/** The first key on a page leads past its header: into what the page is about, and nowhere else. */

const ROUTES = [
  ...['/', '/watch', '/me', '/credits', '/privacy', '/replay', '/sandbox', '/admin', '/continue'],
  ...['/new/kriegbot', '/rules/kriegbot', '/game/kriegbot', '/learn/kriegbot', '/together/kriegbot'],
  ...['/edit/kriegbot', '/edit/metaltalon', '/series/none', '/t/none', '/replay/none', '/nowhere'],
] as const;

async function skipOn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const link = page.getByRole('link', { name: 'Skip to content' });
  const heading = page.locator('main :is(h1, h2)').first();
  await expect(heading).toBeVisible();
  const [title, url] = [await heading.innerText(), page.url()];
  await expect(async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(page.url()).toBe(url);
  await expect(heading).toHaveText(title);
}

test('the skip link of each page leads to its content', async ({ hall, browser, allowErrors }) => {
  allowErrors(/404|Failed to load resource/u);
  const { page } = await arriveCalm(browser, 'Ada');
  for (const route of ROUTES) await test.step(route, () => skipOn(page, `${hall.url}${route}`));
});

/** Holds what the page asks for at these addresses back, until it is let through. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

const LATE = [
  { path: '/new/kriegbot', late: /\/api\/games/u, shown: '.new-table' },
  { path: '/rules/kriegbot', late: /RulesScreen/u, shown: '.rules-page' },
] as const;

for (const { path, late, shown } of LATE) {
  test(
    `who skips to the content of ${path} before it is there stays in it`,
    unless(path === '/new/kriegbot'),
    async ({ hall, browser }) => {
      const { page } = await arriveCalm(browser, 'Ada');
      const letThrough = await holdBack(page, late);
      await page.goto(`${hall.url}${path}`);
      const link = page.getByRole('link', { name: 'Skip to content' });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await expect(page.locator(shown).first()).toBeHidden();
      letThrough();
      await expect(page.locator(shown).first()).toBeVisible();
      await expect(page.locator('main')).toBeFocused();
    },
  );

  test(
    `who is asked for the name before ${path} is there is still asked afterwards`,
    unless(path === '/new/kriegbot'),
    async ({ hall, browser }) => {
      const { page } = await arriveCalm(browser, 'Ada');
      const letThrough = await holdBack(page, late);
      await page.goto(`${hall.url}${path}`);
      await page.locator('.shell-ways').getByRole('button').click();
      const field = page.getByRole('dialog').getByRole('textbox');
      await field.fill('Ada');
      letThrough();
      await expect(page.locator(shown).first()).toBeAttached();
      await expect(field).toHaveValue('Ada');
    },
  );
}
