import type { Page } from 'playwright-core';
import { ADA, BO, closeAllEyes, leave, sitDown, toBeHit, type Duel } from './support/duel';
import type { Person } from './support/people';
import { ROBOTS, shotOf } from './support/rehearsal';
import { arriveAs, newGuest } from './support/staged';
import { board, eventually } from './support/table';
import { openVenue } from './support/venue';

const venue = openVenue();

afterAll(closeAllEyes);

/** Drawn in software, on whatever machine this is. */
const UNHURRIED = 180_000;
/** What a question leaves: enough for a page to be loaded meanwhile. */
const ANSWERS = 30;

/** Ada, whom Bo's attack asks; Bo, who is not asked; Cy, who only watches; and Dee, who looks at the board alone. */
async function gathered(): Promise<{ duel: Duel; all: readonly Person[]; dee: Person }> {
  const duel = await sitDown(venue, toBeHit({ answers: ANSWERS }));
  const bo = await arriveAs(venue.browser, duel.guests[BO], duel.link);
  const [cy, dee] = [await watching('Cy', duel), await watching('Dee', duel)];
  await board(bo.page).waitFor();
  await dee.page.keyboard.press('f');
  await panels(dee.page).waitFor({ state: 'detached' });
  return { duel, all: [duel.ada, bo, cy], dee };
}

async function watching(name: string, { link }: Duel): Promise<Person> {
  const person = await arriveAs(venue.browser, await newGuest(venue.hall, name), link);
  await board(person.page).waitFor();
  return person;
}

const panels = (page: Page) => page.locator('#panel-seats');
const bar = (page: Page) => page.locator('.patience');

/** All that can be seen or heard of the bar, but for how much of it is left. */
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

/** What the bar has shown since it is there, as often as it has changed: how much is left, in words and in width. */
const notedOn = (page: Page) =>
  page.evaluateHandle(() => {
    const shown = new Map<string, string>();
    setInterval(() => {
      const text = /\d+:\d+/u.exec(document.querySelector('.patience')?.textContent ?? '')?.[0];
      const width = document.querySelector<HTMLElement>('.patience-track > i')?.style.width;
      if (text && width) shown.set(text, width);
    }, 40);
    return shown;
  });

/** What a bar of that time shows with such a figure beside it. */
const widthAt = (figure: string): number => (Number(figure.replace('0:', '')) / ANSWERS) * 100;

/** Waits until the bar has gone on, and looks whether it always showed what was written beside it. */
async function ranTrue(noted: Awaited<ReturnType<typeof notedOn>>): Promise<void> {
  await eventually(() => noted.evaluate((shown) => shown.size > 1), true);
  for (const [figure, width] of await noted.evaluate((shown) => [...shown]))
    expect([figure, Number.parseFloat(width)]).toEqual([figure, expect.closeTo(widthAt(figure), 3)]);
}

test(
  'the time for answers runs alike for the asked, the others and the spectators, even those who come late',
  async () => {
    const { duel, all, dee } = await gathered();
    const early = await Promise.all(all.map(({ page }) => notedOn(page)));
    await duel.bo.act(shotOf('rocketPod', ROBOTS[ADA]));
    for (const noted of early) await ranTrue(noted);
    const late = await notedOn(dee.page);
    await dee.page.keyboard.press('f');
    await ranTrue(late);
    const everybody = [...all, dee];
    const looks = await Promise.all(everybody.map(({ page }) => lookOf(page)));
    expect(looks[0]?.text).toMatch(/^Waiting for answers/u);
    for (const look of looks) expect(look).toEqual(looks[0]);
    for (const { context, problems } of everybody.slice(1)) {
      expect(problems).toEqual([]);
      await context.close();
    }
    await leave(duel);
  },
  UNHURRIED,
);
