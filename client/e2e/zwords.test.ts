import { AxeBuilder } from '@axe-core/playwright';
import { openHall } from './support/hall';
import { openBrowser, DESKTOP, PHONE } from './support/people';
import { createTable, start, ordersOf } from './support/table';

const SIZE = (process.env['SIZE'] ?? 'desktop') as 'desktop' | 'phone';
const OPTS = JSON.parse(process.env['OPTS'] ?? '{}');

test('look', async () => {
  const [hall, browser] = await Promise.all([openHall(), openBrowser()]);
  const context = await browser.newContext(
    SIZE === 'phone'
      ? { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }
      : { viewport: DESKTOP, deviceScaleFactor: 1 },
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (m) => m.type() === 'error' && problems.push(m.text()));
  page.on('pageerror', (e) => problems.push(String(e)));
  const shot = (name: string) => page.screenshot({ path: `/tmp/wshots/${SIZE}-${name}.png` });
  const axe = async (name: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const v of violations)
      console.log(name, v.impact, v.id, v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160)).join('\n   '));
  };
  const ada = { name: 'Ada', page, context, problems };
  try {
    await page.goto(hall.url);
    await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    await shot('home');
    await createTable(ada, hall, { game: 'MetalKrushers', options: OPTS });
    await shot('gathering');
    await page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
    await start(ada);
    await page.waitForTimeout(1000);
    await ordersOf(page);
    await shot('build-panel');
    await axe('panel');
    await page.getByRole('button', { name: 'Open the builder' }).click();
    await page.waitForTimeout(300);
    await shot('builder');
    await axe('builder');
    await page.locator('.dialog-body').evaluate((e) => e.scrollTo(0, 420));
    await page.waitForTimeout(100);
    await shot('builder2');
    await page.locator('.dialog-body').evaluate((e) => e.scrollTo(0, 0));
    await page.getByText('Ready-made').click();
    await page.getByText(/^Saved/).click();
    await page.getByRole('spinbutton', { name: 'Armor of the front', exact: true }).fill('60');
    await page.getByLabel('Name').fill('Rusty');
    await page.getByRole('button', { name: 'Save this design' }).click();
    await page.getByLabel('Right arm').selectOption({ index: 5 });
    await page.waitForTimeout(100);
    await shot('builder-broken');
    await axe('broken');
    await page.getByRole('button', { name: /Door Warden/ }).first().click();
    await page.getByLabel('Name').fill('Rusty');
    await page.getByRole('button', { name: /^Commit/ }).click();
    await page.waitForTimeout(100);
    await shot('builder-confirm');
    await page.reload();
    await page.waitForTimeout(1500);
    await ordersOf(page);
    await shot('after-reload');
    await page.getByRole('button', { name: /^Commit/ }).click();
    await page.getByRole('button', { name: 'Commit for good' }).click();
    await page.waitForTimeout(1500);
    for (let i = 0; i < 40; i += 1) {
      await ordersOf(page);
      const pick = page.locator('.order-groups button:not([disabled])');
      const groups = await page.locator('.order-group').evaluateAll((all) => all.map((g) => g.getAttribute('aria-label')).join('+'));
      if (i < 3 || /Attack|Strike|Reflex|Parry|Shield/.test(groups)) await shot(`play${String(i).padStart(2, '0')}-${groups.replace(/\W/g, '')}`);
      const prompt = await page.locator('.prompt p').first().textContent();
      const texts = await page.locator('.order-groups .order').allTextContents();
      console.log(i, groups, '|', prompt, '|', texts.join(' / '));
      const submit = page.locator('.move-form button[type=submit]');
      if ((await submit.count()) > 0) {
        const hexes = page.locator('.move-form select').first();
        const n = await hexes.locator('option').count();
        await hexes.selectOption({ index: Math.max(0, n - 1) });
        if (i < 2) await axe('move');
        await shot(`move${i}`);
        await submit.click();
      } else if ((await pick.count()) > 0) await pick.first().click();
      await page.waitForTimeout(900);
    }
    console.log((await page.locator('.log').allInnerTexts()).join('\n'));
    await page.getByRole('button', { name: 'Help' }).click();
    await page.waitForTimeout(300);
    await shot('help');
  } finally {
    await shot('last').catch(() => undefined);
    console.log('PROBLEMS', problems);
    await browser.close();
    await hall.close();
  }
}, 200_000);
