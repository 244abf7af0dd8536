import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { FINGER, KEYS, playLesson, stepTo } from './support/lessons';
import { arriveCalm, type Person } from './support/people';
import { unless } from './support/longSuite';

/** Somebody who has never been here: from the home page to the end of the first lesson. */

const GAMES = ['MetalTalon', 'MetalKrushers', 'Kriegbot', "Rush 'n' Crush", 'Metalheads'] as const;

/** Counts what the hands do. Set GEARHALL_TIMES to read it. */
async function measured(what: string, { page }: Person, learn: () => Promise<void>): Promise<void> {
  let uses = 0;
  await page.exposeFunction('countUse', () => (uses += 1));
  await page.addInitScript(() => {
    const count = () => void (globalThis as unknown as { countUse: () => void }).countUse();
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, count, { capture: true });
  });
  const start = performance.now();
  await learn();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (process.env['GEARHALL_TIMES']) process.stdout.write(`${what}: ${uses} taps or keys, ${seconds} s\n`);
}

/** What is wrong for eyes, hands and screen readers: of any level. */
const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

for (const game of GAMES) {
  test(
    `the first lesson of ${game} by touch on a phone`,
    unless(game === 'Kriegbot'),
    async ({ hall, browser }) => {
      const ada = await arriveCalm(browser, 'Ada', 'phone');
      const { page } = ada;
      await measured(`${game} by touch`, ada, async () => {
        await page.goto(hall.url);
        await page.getByRole('link', { name: `Learn ${game}` }).tap();
        await page.getByRole('link', { name: 'Begin the first lesson' }).tap();
        await page.getByRole('button', { name: 'Let me try' }).tap();
        await playLesson(page, FINGER);
      });
      expect(await faultsIn(page)).toEqual([]);
      await page.getByRole('link', { name: 'Next lesson' }).first().tap();
      await page.getByText('Lesson 2 of').first().waitFor();
      expect(await faultsIn(page)).toEqual([]);
      await page.goto(`${hall.url}${new URL(page.url()).pathname.replace(/\/[^/]*$/u, '')}`);
      await page.getByRole('link', { name: 'Go on with the lessons' }).waitFor();
      expect(await faultsIn(page)).toEqual([]);
    },
  );

  test(
    `the first lesson of ${game} by keys alone`,
    unless(game === 'MetalTalon'),
    async ({ hall, browser }) => {
      const ada = await arriveCalm(browser, 'Ada');
      const { page } = ada;
      await measured(`${game} by keys`, ada, async () => {
        await page.goto(hall.url);
        await page.getByRole('link', { name: `Learn ${game}` }).waitFor();
        await stepTo(page, `[aria-label="Learn ${game}"]`, 'Tab');
        await page.keyboard.press('Enter');
        await page.getByRole('link', { name: 'Begin the first lesson' }).waitFor();
        await stepTo(page, '.course-head .button.primary', 'Tab');
        await page.keyboard.press('Enter');
        await playLesson(page, KEYS);
      });
      expect(await faultsIn(page)).toEqual([]);
      // The next lesson is one key away.
      await page.keyboard.press('Enter');
      await page.getByText('Lesson 2 of').first().waitFor();
      expect(await faultsIn(page)).toEqual([]);
    },
  );
}
