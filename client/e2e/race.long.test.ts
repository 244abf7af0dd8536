import type { Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import { COURSES } from '@gearhall/shared/games/rushncrush/content/courses';
import { arriveCalm, type Person } from './support/people';
import { playOn } from './support/policy';
import { byPointing, race, RUSH } from './support/race';
import {
  actionsAt,
  animate,
  board,
  createTable,
  eventually,
  follow,
  logOf,
  logShows,
  ordersOf,
  start,
  takeSeat,
} from './support/table';

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const WHOLE_RACE = 600_000;
test.describe.configure({ timeout: WHOLE_RACE });
const CARS = 4;
/** More orders than any careful driver needs. */
const PATIENCE = 300;
/** Straight, bend, straight, straight: the shortest possible course. */
const SHORTEST = 'open:1A-5A-3A-2A';
/** Who has won and why, and the places after that. */
const AN_ENDING = /(?:first over the line|nobody else has a car left)\. (?:2nd .+|Lost: .+)\.$/u;

const endingOf = async ({ page }: Person): Promise<string> => {
  await ordersOf(page);
  return page.locator('.ending-words').first().innerText();
};

/** The map covers nothing of the result, and no longer shows distances to the line. */
async function resultStandsClear({ page }: Person): Promise<void> {
  const top = await page.locator('.ending h2').evaluate((heading) => {
    const { x, y, width, height } = heading.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === heading;
  });
  expect(top).toBe(true);
  expect(await page.locator('.rush-map').count()).toBe(1);
  expect(await page.locator('.rush-map').getByText(/to go/u).count()).toBe(0);
}

/** The car that somebody drives, according to the log. */
const carOf = (log: string, name: string): string =>
  new RegExp(` drives ${name}’s ([\\w ]+):`, 'u').exec(log)?.[1] ?? 'nothing';

/** Opens the replay from the result, and goes to its end. */
async function replay({ page }: Person): Promise<void> {
  const actions = await actionsAt(page);
  await ordersOf(page);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'To the end', exact: true }).click();
  await page.locator(`[data-step="${actions}"]`).waitFor();
}

test('two people, one on a phone, and two bots race to the flag, with a spectator', async ({
  hall,
  browser,
}) => {
  const people = await Promise.all([
    arriveCalm(browser, 'Ada'),
    arriveCalm(browser, 'Bo', 'phone'),
    arriveCalm(browser, 'Cy', 'phone'),
  ]);
  const [ada, bo, cy] = people;
  const link = await createTable(ada, hall, { game: RUSH, seats: CARS, course: COURSES.shortOpen });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 3' }).click();
  await ada.page.getByRole('button', { name: 'Put a hard bot on seat 4' }).click();
  await start(ada);
  await Promise.all([board(bo.page).waitFor(), follow(cy, link)]);
  for (const { page } of people) await animate(page, 'Off');

  const pointed = new Set<Page>();
  const drive = byPointing(COURSES.shortOpen, pointed);
  const hands = [ada, bo].map(({ page }) => ({ page, turn: () => race(page, drive) }));
  expect(await playOn(hands, PATIENCE)).toBe(true);
  expect(pointed.size).toBe(hands.length);

  const ending = await endingOf(ada);
  expect(ending).toMatch(AN_ENDING);
  await resultStandsClear(ada);
  await eventually(() => endingOf(bo), ending);
  await eventually(() => endingOf(cy), ending);
  const log = await logShows(ada.page, ending);
  for (const name of ['Ada', 'Bo'])
    expect(log).toMatch(new RegExp(`${carOf(log, name)} drives \\d+ spaces?`, 'u'));
  await eventually(() => logOf(bo.page), log);
  await eventually(() => logOf(cy.page), log);

  await replay(ada);
  await logShows(ada.page, ending);
  await ada.page.getByRole('button', { name: 'To the beginning', exact: true }).click();
  const order = ada.page.getByRole('list', { name: 'Order of the round' }).getByRole('listitem');
  await eventually(() => order.count(), CARS);
});

test('a single player drives against the course, on a phone, to the flag and into the replay', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  const { page } = ada;
  await createTable(ada, hall, { game: RUSH, seats: 1, course: SHORTEST });
  await start(ada);
  await animate(page, 'Off');
  expect(await playOn([{ page, turn: () => race(page) }], PATIENCE)).toBe(true);
  const ending = await endingOf(ada);
  expect(ending).toMatch(/^Ada wins: first over the line\./u);
  await logShows(ada.page, ending);
  await replay(ada);
  await logShows(ada.page, ending);
});
