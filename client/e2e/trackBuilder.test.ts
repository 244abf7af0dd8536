import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import type { Hall } from './support/hall';
import { layoutFaultsIn, axeViolationsIn } from './support/a11yChecks';
import { arriveCalm } from './support/people';
import { giveName } from './support/table';
import { unless } from './support/longSuite';

async function openForm(hall: Hall, page: Page): Promise<void> {
  await page.goto(`${hall.url}/`);
  await page.getByRole('link', { name: 'New table of Rush' }).click();
  await page.getByText('All options').click();
  await page.getByRole('radio', { name: 'Ready-made' }).waitFor();
}

const choose = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

/** A side in the tray; one that does not fit can still be clicked, and says why. */
const lay = (page: Page, side: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${side}, .*:`, 'u') }).click({ force: true });

const said = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: words }).waitFor();

const laid = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Tiles laid' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.lastChild?.textContent ?? ''));

const textOf = (page: Page): Promise<string> => page.getByLabel('The course as text').inputValue();

for (const size of ['desktop', 'phone'] as const) {
  test(
    `a ring is laid by hand, saved, found again, and raced on (${size})`,
    unless(size === 'phone'),
    async ({ hall, browser }) => {
      const ada = await arriveCalm(browser, 'Ada', size);
      const { page } = ada;
      await openForm(hall, page);
      await giveName(page, 'Ada');
      await choose(page, 'My own');
      await choose(page, 'Ring');
      await page
        .getByRole('group', { name: 'Laps' })
        .getByRole('radio', { name: '2' })
        .check({ force: true });

      for (const side of ['5A', '9A', '6A', '1A']) await lay(page, side);
      await page.getByText('The ring is still open.').waitFor();
      await page.getByRole('button', { name: 'Create the table' }).click();
      await page.getByText('Your course is not ready. The ring does not close').waitFor();

      await page.getByRole('button', { name: 'Remove last' }).click();
      await said(page, '1A is removed.');
      await lay(page, '10A');
      await said(page, '10A lies as number 4. The ring is closed.');
      await lay(page, '1A');
      await said(page, '1A cannot lie as number 5: it would lie on number 1, 5A.');
      await lay(page, '5B');
      await said(page, '5B cannot lie: its tile lies already, as number 1 of the row.');
      expect(await laid(page)).toEqual(['5A', '9A', '6A', '10A']);
      await page.getByText('This is a course: ring, 2 laps, 4 tiles, 85 spaces').waitFor();
      expect([...(await axeViolationsIn(page)), ...(await layoutFaultsIn(page))]).toEqual([]);

      // One more straight on either side: a ring of six tiles that is no ready-made course.
      await page.getByRole('button', { name: 'Number 4: 10A' }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByLabel('The course as text').fill('ring*2:5A-1A-9A-6A-2A-10A');
      await page.keyboard.press('Enter');
      await said(page, 'The course from the text lies now.');
      await page.getByLabel('Name of the course').fill('Long bowl');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await said(page, '“Long bowl” is saved in this browser.');
      await page.getByLabel('The course as text').fill('ring*2:5A-1A-1B-6A');
      await page.getByRole('button', { name: 'Lay this' }).click();
      await said(page, '1B cannot lie: its tile lies already, as number 2 of the row.');
      expect(await laid(page)).toEqual(['5A', '1A', '9A', '6A', '2A', '10A']);

      await openForm(hall, page);
      await giveName(page, 'Ada');
      await choose(page, 'My own');
      expect(await laid(page)).toEqual(['5A', '1A', '9A', '6A', '2A', '10A']);
      while ((await page.getByText('Nothing lies yet.').count()) === 0)
        await page.getByRole('button', { name: 'Remove last' }).click();
      await page.getByText('Saved courses (1)').click();
      await page.getByRole('button', { name: /^Long bowl/ }).click();
      await said(page, '“Long bowl” lies now.');
      if (size === 'desktop') {
        await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.getByRole('button', { name: 'Copy' }).click();
        await said(page, 'The course is copied.');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ring*2:5A-1A-9A-6A-2A-10A');
      }
      expect(await textOf(page)).toBe('ring*2:5A-1A-9A-6A-2A-10A');

      await page.getByRole('button', { name: 'Create the table' }).click();
      await page.getByRole('heading', { name: 'Gathering' }).waitFor();
      await page.getByText('Own ring, 2 laps, 6 tiles').waitFor();
    },
  );
}

test('a course is built by keys alone', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await openForm(hall, page);
  await choose(page, 'My own');
  await page.getByRole('button', { name: /^5B,/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await said(page, '4B lies as number 2.');
  await page.getByRole('button', { name: 'Number 1: 5B' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await said(page, '5A is up now.');
  expect(await laid(page)).toEqual(['5A', '4B']);
  await page.keyboard.press('Backspace');
  await said(page, '4B is removed.');
  await page.keyboard.press('Control+z');
  expect(await laid(page)).toEqual(['5A', '4B']);
  // When a tile is removed, the focus moves to its neighbour.
  await page.getByRole('button', { name: 'Number 1: 5A' }).focus();
  await page.keyboard.press('Delete');
  await said(page, '5A is removed.');
  await page.keyboard.press('Delete');
  await said(page, '4B is removed.');
  await page.getByText('Nothing lies yet.').waitFor();
});

test('a ready-made course is changed in the builder', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await openForm(hall, page);
  await choose(page, /^Hard ring/);
  await page.getByRole('button', { name: 'Change it in the builder' }).click();
  expect(await textOf(page)).toBe('ring*2:5B-9B-10B-6B-1A');
  await page.getByRole('button', { name: 'Number 5: 1A' }).click();
  await page.getByRole('button', { name: 'Turn over' }).click();
  expect(await textOf(page)).toBe('ring*2:5B-9B-10B-6B-1B');
  await page.getByRole('button', { name: 'Number 2: 9B' }).click();
  await page.getByRole('button', { name: 'Turn over' }).click();
  await said(page, '9A is up now.');
  await page.getByText('The ring is still open.').waitFor();
  await choose(page, 'Ready-made');
  expect(await page.getByRole('radio', { name: /^Hard ring/ }).isChecked()).toBe(true);
});

test('a ready-made course and a random one are named at the table', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  for (const [way, kind, named] of [
    ['Ready-made', /^Hard ring/, 'Hard ring, 2 laps'],
    ['Random', 'Ring', 'Random ring, 1 lap, 8 tiles'],
  ] as const) {
    await openForm(hall, page);
    await giveName(page, 'Ada');
    await choose(page, way);
    await choose(page, kind);
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('heading', { name: 'Gathering' }).waitFor();
    await page.getByText(named).waitFor();
  }
});
