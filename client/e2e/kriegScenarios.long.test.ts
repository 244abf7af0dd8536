import type { Browser, Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import {
  buildOwn,
  desk,
  fixDesigns,
  openDesk,
  press,
  replayTells,
  takeReadyMade,
  takeTemplate,
} from './support/krieg';
import { hurry, untilOver } from './support/kriegByItself';
import type { Hall } from './support/hall';
import { arrive } from './support/people';
import {
  animate,
  board,
  eventually,
  follow,
  giveName,
  ordersOf,
  start,
  takeSeat,
  textsOf,
  wholeLogOf,
} from './support/table';

/** Scenarios in which something besides the fight decides: people and bots play them to the end. */

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const WHOLE_GAME = 600_000;
test.describe.configure({ timeout: WHOLE_GAME });

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];
const objective = (page: Page) => page.getByLabel('How to win');

/** A table of this scenario, as its form is filled in. */
interface TableOf {
  readonly scenario: string;
  /** To be chosen, where the scenario leaves a choice. */
  readonly seats?: number;
  /** What the form says of who plays what. */
  readonly says?: string;
  /** With ready-made robots, and at most this number of turns; otherwise with designs of their own. */
  readonly turns?: number;
  /** Seats of hard bots. */
  readonly bots?: readonly number[];
}

/** Ada on a desktop and Bo on a phone create it, sit down in the first two seats, and start. */
async function begun(
  { hall, browser }: { readonly hall: Hall; readonly browser: Browser },
  { scenario, seats, says, turns, bots = [] }: TableOf,
): Promise<readonly [ada: Page, bo: Page]> {
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo', 'phone')]);
  const { page } = ada;
  await page.goto(`${hall.url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await page.getByRole('radio', { name: scenario, exact: true }).check({ force: true });
  await page.locator('.kb-set-up img').waitFor();
  if (seats !== undefined)
    await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  if (says !== undefined) await page.getByText(says).waitFor();
  expect(await faultsIn(page)).toEqual([]);
  if (turns !== undefined) {
    await page.getByLabel('Ready-made robots').selectOption('Yes');
    await page.getByLabel('Turn limit').selectOption(`${turns} turns`);
  }
  await page.getByLabel('Time to respond').selectOption('3 seconds');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await follow(bo, page.url());
  await takeSeat(bo, 2);
  for (const seat of bots) await press(page, `Put a hard bot on seat ${seat}`);
  await start(ada);
  for (const one of [page, bo.page]) {
    await board(one).waitFor();
    await animate(one, 'Off');
  }
  return [page, bo.page];
}

test('Capture the Flag: two people, one on a phone, and two bots; then the replay from each side', async ({
  hall,
  browser,
}) => {
  const pages = await begun(
    { hall, browser },
    {
      scenario: 'Capture the Flag',
      seats: 4,
      says: '2 robots, run by seats 1 and 3',
      turns: 15,
      bots: [3, 4],
    },
  );
  const [page, bo] = pages;
  for (const one of pages) {
    // How things are with the flag is in sight from the beginning.
    await expect(objective(one)).toContainText('Carry the flag off your own edge.');
  }
  expect(await faultsIn(bo)).toEqual([]);
  for (const one of pages) await (await ordersOf(one)).locator('.kb-ready-made .order').first().click();
  const told = await textsOf(page, 'How to win');
  for (const one of pages) await hurry(one);
  expect(await untilOver(page, WHOLE_GAME / 2)).toBe(true);
  const said = await told();
  expect(said).toMatch(/It lies on K8\./u);
  const log = await wholeLogOf(page);
  // One game of four is over before anybody has it.
  const isTaken = /takes the flag/u.test(log);
  if (isTaken) expect(said).toMatch(/has it for (?:Green|Yellow), \d+ hex(?:es)? from home/u);
  await eventually(() => wholeLogOf(bo), log);

  await replayTells(page, isTaken ? /takes the flag/u : /Turn \d/u);
});

/** What is told of somebody against whom the police may act. */
const CRIME = /has broken the law|has attacked the police/u;

/** Designs one's robots from the shelf, and fixes them. */
async function designAll(page: Page, robots: number): Promise<void> {
  for (let robot = 0; robot < robots; robot += 1) await takeTemplate(page);
  await openDesk(page);
  const tabs = desk(page).getByRole('group', { name: 'Which robot' }).getByRole('radio');
  for (let robot = 0; robot < robots; robot += 1) {
    if (robots > 1) await tabs.nth(robot).check({ force: true });
    await takeReadyMade(page);
    // The next robot is fitted to what the hall has of this one.
    await desk(page).getByText('Your team sees it in a moment.').waitFor({ state: 'hidden' });
  }
}

test('the Sharks and the Jets: the police, a gang on a phone, and a bot; then the replay from each side', async ({
  hall,
  browser,
}) => {
  const pages = await begun(
    { hall, browser },
    { scenario: 'The Sharks and the Jets, 2108', says: '2 robots, run by seat 1', bots: [3] },
  );
  const [page, bo] = pages;
  for (const one of pages) {
    await expect(objective(one)).toContainText('The most points win. Now: Sharks 2, Jets 2, Police 0.');
  }

  // The police choose first, and say of each card whose drawer it comes from.
  await designAll(page, 2);
  await buildOwn(page);
  const origins = desk(page).getByRole('group', { name: /Whose drawer/u });
  await origins.getByRole('radio', { name: 'Jets' }).first().check({ force: true });
  expect(await faultsIn(page)).toEqual([]);
  await desk(page).getByText('This robot is complete.').waitFor();
  await press(page, 'To the board');
  await fixDesigns(page);

  // Then the gangs, from what is left.
  await designAll(bo, 1);
  await expect(bo.getByText('The police have taken').first()).toBeAttached();
  expect(await faultsIn(bo)).toEqual([]);
  await press(bo, 'Close');
  await fixDesigns(bo);

  const told = await textsOf(page, 'How to win');
  for (const one of pages) await hurry(one);
  expect(await untilOver(page, WHOLE_GAME / 2)).toBe(true);
  expect(await told()).toMatch(/Police (?:−\d|[12345])/u);
  const log = await wholeLogOf(page);
  // The hard bot fights; by what is left in the drawer.
  expect(log).toMatch(CRIME);
  await page
    .getByText(/Points: Sharks .*, Jets .*, Police/u)
    .first()
    .waitFor();
  await eventually(() => wholeLogOf(bo), log);

  await replayTells(page, CRIME);
});

test('the War of the Worlds: Earth, and the aliens on a phone; the craft attacks, and the replay tells it', async ({
  hall,
  browser,
}) => {
  const pages = await begun({ hall, browser }, { scenario: 'The War of the Worlds', turns: 15 });
  const [page, bo] = pages;
  for (const one of pages) {
    await (await ordersOf(one)).locator('.kb-ready-made .order').first().click();
  }
  await expect(objective(page)).toContainText('The landing craft of the aliens stands: it attacks first.');
  expect(await faultsIn(bo)).toEqual([]);
  for (const one of pages) await hurry(one);
  expect(await untilOver(page, WHOLE_GAME / 2)).toBe(true);
  const log = await wholeLogOf(page);
  expect(log).toMatch(/The TV tower in the (?:north|south) attacks .* with the Free Electron Laser/u);
  await eventually(() => wholeLogOf(bo), log);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
});

test('the Hacker: two people and a bot; a laser that hits makes others do as it wants', async ({
  hall,
  browser,
}) => {
  const pages = await begun({ hall, browser }, { scenario: 'The Hacker', turns: 15 });
  const [page, bo] = pages;
  for (let robot = 0; robot < 2; robot += 1)
    await (await ordersOf(page)).locator('.kb-ready-made .order').first().click();
  await (await ordersOf(bo)).locator('.kb-ready-made .order').first().click();
  for (const one of pages) await hurry(one);
  expect(await untilOver(page, WHOLE_GAME / 2)).toBe(true);
  const log = await wholeLogOf(page);
  await eventually(() => wholeLogOf(bo), log);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
});

/** Where crypto is, above the board. */
const CRYPTO = /the crypto of (?:Green|Yellow) lies on|has the crypto of (?:Green|Yellow)/iu;

test('Crypto Capture the Flag: two people and two bots; what is destroyed leaves crypto', async ({
  hall,
  browser,
}) => {
  const pages = await begun(
    { hall, browser },
    { scenario: 'Crypto Capture the Flag', seats: 4, turns: 25, bots: [3, 4] },
  );
  const [page, bo] = pages;
  for (const one of pages) {
    await expect(objective(one)).toContainText('Destroyed robots leave crypto.');
    await (await ordersOf(one)).locator('.kb-ready-made .order').first().click();
  }
  const told = await textsOf(page, 'How to win');
  for (const one of pages) await hurry(one);
  expect(await untilOver(page, WHOLE_GAME / 2)).toBe(true);
  const log = await wholeLogOf(page);
  // A robot may burn or run down as a wreck, and a game may be over as soon as there is crypto.
  const destroyed = / is destroyed by /u.exec(log);
  const after = destroyed ? log.slice(destroyed.index) : '';
  if (destroyed) expect(after).toMatch(CRYPTO);
  if (/Turn \d/u.test(after)) expect(await told()).toMatch(CRYPTO);
  await eventually(() => wholeLogOf(bo), log);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
});

test('Beachhead: attackers, and the defenders on a phone; each lands where a disk has lain for a turn', async ({
  hall,
  browser,
}) => {
  const pages = await begun(
    { hall, browser },
    {
      scenario: 'Beachhead',
      seats: 2,
      says: '1 robot, 5 footsoldiers and 2 motorized, run by seat 2',
      turns: 15,
    },
  );
  const [page, bo] = pages;
  // The whole expansion is in play, though nobody has chosen it.
  for (const one of pages)
    await expect(objective(one)).toContainText(
      'The last side with a unit wins; at the turn limit, the defenders.',
    );
  for (let robot = 0; robot < 2; robot += 1)
    await (await ordersOf(page)).locator('.kb-ready-made .order').first().click();
  await (await ordersOf(bo)).locator('.kb-ready-made .order').first().click();
  expect(await faultsIn(bo)).toEqual([]);
  // The defender may be the first to move.
  await hurry(bo);
  await expect(page.getByText(/^Mark the hex where your/u).first()).toBeVisible();
  expect(await faultsIn(page)).toEqual([]);
  const told = await textsOf(page, 'How to win');
  await hurry(page);
  expect(await untilOver(page, WHOLE_GAME / 2)).toBe(true);
  expect(await told()).toMatch(/Left: Attackers 2 \([12] to land\), Defenders \d/u);
  const log = await wholeLogOf(page);
  expect(log.match(/marks [A-U]\d+, and lands there next turn/gu)).toHaveLength(2);
  expect(log.match(/lands on [A-U]\d+, facing/gu)).toHaveLength(2);
  await eventually(() => wholeLogOf(bo), log);
  await replayTells(page, /lands on [A-U]\d+, facing/u);
});

/** The last line of the log. */
const ENDED = /Nobody wins|wins? for|wins: the mole/u;

/** What the line above the board says of one's own role. */
const roleOf = async (page: Page): Promise<string> =>
  /You are (the mole|loyal)/u.exec(await objective(page).innerText())?.[1] ?? '';

test('When Cyborgs Rule: four robots, and who the mole is shows at the end', async ({ hall, browser }) => {
  const pages = await begun(
    { hall, browser },
    { scenario: 'When Cyborgs Rule', says: '2 robots, run by seats 1 and 3', turns: 15, bots: [3, 4] },
  );
  const [page, bo] = pages;
  const roles: string[] = [];
  for (const one of pages) {
    await expect(objective(one)).toContainText('You are');
    roles.push(await roleOf(one));
  }
  expect(roles.filter((role) => role === 'the mole').length).toBeLessThanOrEqual(1);
  expect(await faultsIn(bo)).toEqual([]);
  for (const one of pages) await (await ordersOf(one)).locator('.kb-ready-made .order').first().click();
  for (const one of pages) await hurry(one);
  const reveals = /(\w[^.\n]*) was the mole\./u;
  let early = false;
  const over = await untilOver(page, WHOLE_GAME / 2, async () => {
    const log = await wholeLogOf(page);
    early ||= reveals.test(log) && !ENDED.test(log);
  });
  expect(over).toBe(true);
  expect(early).toBe(false);
  const log = await wholeLogOf(page);
  const mole = reveals.exec(log)?.[1] ?? '';
  expect(mole).not.toBe('');
  for (const [index, name] of ['Ada', 'Bo'].entries())
    expect(roles[index] === 'the mole').toBe(mole.endsWith(name));
  await replayTells(page, reveals);
});
