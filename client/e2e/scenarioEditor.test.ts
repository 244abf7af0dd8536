import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import { unless } from './support/longSuite';
import { arriveCalm } from './support/people';
import { board, giveName, IS_OVER, resign, start } from './support/table';

/** An edited scenario, from the editor to the replay. */

const UNHURRIED = 240_000;
test.describe.configure({ timeout: UNHURRIED });
const SLOW = { timeout: 60_000 };

const faultsIn = async (page: Page) => [...(await axeViolationsIn(page)), ...(await layoutFaultsIn(page))];

const map = (page: Page) => page.getByRole('application', { name: 'Map of 325 hexes' });
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor();
const brush = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

/** A stroke over the map, from and to shares of its width and height. */
async function stroke(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await map(page).scrollIntoViewIfNeeded();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map is not there.');
  const at = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

for (const size of ['desktop', 'phone'] as const) {
  test(
    `a scenario is made, tried, shared, played at a table and watched again (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const ada = await arriveCalm(browser, 'Ada', size);
      const { page } = ada;
      await page.goto(`${hall.url}/game/kriegbot`);
      await page.getByRole('link', { name: 'Make a scenario for Kriegbot' }).click();
      await page.getByText('It has no name yet.').waitFor();
      expect(await faultsIn(page)).toEqual([]);

      // Everything that is wrong is named, and leads to where it can be put right.
      await page.getByRole('button', { name: 'It has no name yet.' }).click();
      await page.keyboard.type('The lake');
      await page.getByLabel('What it is about').fill('A lake lies between the two sides.');
      await page.getByText('This scenario can be played.').waitFor();

      // A lake across the whole map parts the sides; undone, and made smaller.
      await brush(page, 'Water');
      await stroke(page, [0.01, 0.5], [0.99, 0.5]);
      await page.getByText('No way leads from edge to edge that every template can go.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('This scenario can be played.').waitFor();
      await page.getByText('Paint both halves alike').click();
      await stroke(page, [0.1, 0.2], [0.3, 0.2]);
      await map(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('3');
      await page.keyboard.press('Space');
      await said(page, 'hill');
      await brush(page, 'Flag');
      await stroke(page, [0.5, 0.45], [0.5, 0.45]);
      await page.getByLabel('One more').selectOption({ label: 'The flag home' });
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByText('This scenario can be played.').waitFor();

      // Shared as a file and as a link.
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      const file = readFileSync(await (await saved).path(), 'utf8');
      expect(JSON.parse(file)).toMatchObject({
        name: 'The lake',
        victory: ['firstKill', 'lastActive', 'flagHome'],
      });
      await page.getByRole('button', { name: 'Make a link' }).click();
      const link = await page.getByRole('textbox', { name: 'Link to this scenario' }).inputValue();
      const bo = await arriveCalm(browser, 'Bo');
      await bo.page.goto(link);
      await said(bo.page, '“The lake” is open now.');
      await expect(bo.page.getByLabel('Name', { exact: true })).toHaveValue('The lake');
      expect(bo.page.url()).not.toContain('#');
      await bo.page.goto(`${hall.url}/edit/kriegbot#nothing-at-all`);
      await said(bo.page, 'This is no scenario for Kriegbot.');

      // Tried at once against a bot, in this page.
      await page.getByRole('button', { name: 'Try it against bots' }).click();
      await board(page).waitFor(SLOW);
      await page.getByText('“The lake”').first().waitFor();
      await page.goBack();

      // Played at a table like any other.
      await page.getByRole('button', { name: 'Play it at a table' }).click();
      await giveName(page, 'Ada');
      await page.getByText('A lake lies between the two sides.').waitFor();
      expect(await faultsIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Create the table' }).click();
      await page.getByRole('heading', { name: 'Gathering' }).waitFor();
      await page.getByText('The lake').first().waitFor();
      const table = page.url().split('/').at(-1) ?? '';
      await page.getByRole('button', { name: /Put an? easy bot on seat 2/u }).click();
      await start(ada);
      await board(page).waitFor(SLOW);
      await page.getByText('“The lake”').first().waitFor();
      await resign(ada);
      await page.getByRole('heading', { name: IS_OVER }).first().waitFor(SLOW);

      // And watched again.
      await page.goto(`${hall.url}/replay/${table.replace(/\?.*/u, '')}`);
      await board(page).or(page.locator('canvas')).first().waitFor(SLOW);
    },
  );
}

test('buildings, a hacker and banned cards are chosen, and are there at the table', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await page.goto(`${hall.url}/edit/kriegbot`);
  await expect(page.getByText('It has no name yet.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).pressSequentially('The depot');
  // What is typed counts at once: the buttons below stay where they are when somebody goes for them.
  await expect(page.getByText('It has no name yet.')).toBeHidden();
  const yellow = page.getByRole('group', { name: 'Yellow', exact: true }).first();
  await yellow.getByText(/^More:/u).click();
  await yellow.getByLabel('Hacks whom it hits with').selectOption({ label: 'Targeting Laser' });

  // What is wrong leads to where it is, and opens what is folded away.
  const laws = page.locator('#kb-edit-laws');
  await laws.getByText('Cards', { exact: true }).click();
  await laws.getByLabel('Ban a card').selectOption({ label: 'Targeting Laser' });
  await laws.getByRole('button', { name: 'Ban it' }).click();
  await page.getByRole('button', { name: 'Yellow hacks with the Targeting Laser, which is banned.' }).click();
  await laws.getByRole('button', { name: 'Allow again: Targeting Laser' }).click();
  await laws.getByLabel('Ban a card').selectOption({ label: 'Chaff' });
  await laws.getByRole('button', { name: 'Ban it' }).click();
  await laws.getByText('There are some').click();
  await laws
    .getByRole('combobox', { name: 'Near', exact: true })
    .selectOption({ label: 'The middle of the map (K8)' });
  await page.getByText('This scenario can be played.').waitFor();
  expect(await faultsIn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Play it at a table' }).click();
  await giveName(page, 'Ada');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: /Put an? easy bot on seat 2/u }).click();
  await start(ada);
  await board(page).waitFor(SLOW);
  await page.getByText('Yellow hacks what is hit by the Targeting Laser.').first().waitFor(SLOW);
});
