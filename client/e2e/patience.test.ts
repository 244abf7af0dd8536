import type { Page } from '@playwright/test';
import { expect, usualTest as test, type BrowserFixture } from './support/browserFixture';
import { ADA, BO, closeAllClients, sitDown, toBeHit, type Duel } from './support/duel';
import type { Person } from './support/people';
import { ROBOTS, shotOf } from './support/scriptedGame';
import { arriveAs, newGuest } from './support/staged';
import { board, eventually } from './support/table';

test.afterEach(closeAllClients);

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const UNHURRIED = 180_000;
test.describe.configure({ timeout: UNHURRIED });
/** The seconds for an answer: enough for a page to load meanwhile. */
const ANSWERS = 30;

/**
 * Ada, whom Bo's attack asks; Bo, who is not asked; Cy, a spectator; and Dee, who looks at the board
 * alone.
 */
async function gathered({
  hall,
  browser,
}: BrowserFixture): Promise<{ duel: Duel; all: readonly Person[]; dee: Person }> {
  const duel = await sitDown({ hall, browser }, toBeHit({ answers: ANSWERS }));
  const bo = await arriveAs(browser, duel.guests[BO], duel.link);
  const [cy, dee] = [
    await watching({ hall, browser }, 'Cy', duel),
    await watching({ hall, browser }, 'Dee', duel),
  ];
  await board(bo.page).waitFor();
  await dee.page.keyboard.press('f');
  await panels(dee.page).waitFor({ state: 'detached' });
  return { duel, all: [duel.ada, bo, cy], dee };
}

async function watching({ hall, browser }: BrowserFixture, name: string, { link }: Duel): Promise<Person> {
  const person = await arriveAs(browser, await newGuest(hall, name), link);
  await board(person.page).waitFor();
  return person;
}

const panels = (page: Page) => page.locator('#panel-seats');
const bar = (page: Page) => page.locator('.answer-time');

/** Everything visible or audible of the bar, except how much of it is left. */
const lookOf = (page: Page) =>
  bar(page).evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')];
    return {
      text: element.textContent.replace(/\d+:\d+/u, 'a while'),
      style: parts.map((part) => {
        const { color, backgroundColor, fontSize, height, opacity, transition } = getComputedStyle(part);
        return [part.tagName, color, backgroundColor, fontSize, height, opacity, transition].join(' ');
      }),
      isLive: element.getAttribute('aria-live'),
    };
  });

/** Everything that the bar has shown so far: how much is left, in words and as a width, once per change. */
const notedOn = (page: Page) =>
  page.evaluateHandle(() => {
    const shown = new Map<string, string>();
    setInterval(() => {
      const text = /\d+:\d+/u.exec(document.querySelector('.answer-time')?.textContent ?? '')?.[0];
      const width = document.querySelector<HTMLElement>('.answer-time-track > i')?.style.width;
      if (text && width) shown.set(text, width);
    }, 40);
    return shown;
  });

/** The width of the bar for a figure beside it. */
const widthAt = (figure: string): number => (Number(figure.replace('0:', '')) / ANSWERS) * 100;

/** Waits until the bar has moved, and checks that its width always matched the figure beside it. */
async function ranTrue(noted: Awaited<ReturnType<typeof notedOn>>): Promise<void> {
  await eventually(() => noted.evaluate((shown) => shown.size > 1), true);
  for (const [figure, width] of await noted.evaluate((shown) => [...shown]))
    expect([figure, Number.parseFloat(width)]).toEqual([figure, expect.closeTo(widthAt(figure), 3)]);
}

test('the time for answers runs alike for the players asked, the others and the spectators, even latecomers', async ({
  hall,
  browser,
}) => {
  const { duel, all, dee } = await gathered({ hall, browser });
  const early = await Promise.all(all.map(({ page }) => notedOn(page)));
  await duel.bo.act(shotOf('rocketPod', ROBOTS[ADA]));
  for (const noted of early) await ranTrue(noted);
  const late = await notedOn(dee.page);
  await dee.page.keyboard.press('f');
  await ranTrue(late);
  const everybody = [...all, dee];
  const looks = await Promise.all(everybody.map(({ page }) => lookOf(page)));
  expect(looks[0]?.text).toMatch(/^Time to decide/u);
  for (const look of looks) expect(look).toEqual(looks[0]);
});
