import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import {
  buildOwn,
  desk,
  fixDesigns,
  hurry,
  openDesk,
  press,
  takeReadyMade,
  takeTemplate,
  untilOver,
} from './support/krieg';
import { arrive } from './support/people';
import {
  animate,
  board,
  eventually,
  follow,
  giveName,
  logOf,
  ordersOf,
  panelOf,
  start,
  takeSeat,
} from './support/table';

/** Scenarios in which something besides the fight decides: people and bots play them to the end. */

const test = testWithHall({ BOT_DELAY_MS: '0' });

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const WHOLE_GAME = 600_000;
test.describe.configure({ timeout: WHOLE_GAME });

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];
const objective = (page: Page) => page.getByLabel('How to win');

test('Capture the Flag: two people, one on a phone, and two bots; then the replay from each side', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo', 'phone')]);
  const { page } = ada;
  await page.goto(`${hall.url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await page.getByRole('radio', { name: 'Capture the Flag' }).check({ force: true });
  await page.locator('.kb-set-up img').waitFor();
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await page.getByText('2 robots, run by seats 1 and 3').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Ready-made robots').selectOption('Yes');
  await page.getByLabel('Turn limit').selectOption('15 turns');
  await page.getByLabel('Time to respond').selectOption('3 seconds');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await follow(bo, page.url());
  await takeSeat(bo, 2);
  for (const seat of [3, 4]) await press(page, `Put a hard bot on seat ${seat}`);
  await start(ada);
  const pages = [page, bo.page];
  for (const one of pages) {
    await board(one).waitFor();
    await animate(one, 'Off');
    // How things are with the flag is in sight from the beginning.
    await expect(objective(one)).toContainText('Carry the flag off your own edge.');
  }
  expect(await faultsIn(bo.page)).toEqual([]);
  for (const one of pages) await (await ordersOf(one)).locator('.kb-ready-made .order').first().click();
  for (const one of pages) await hurry(one);
  const told = new Set<string>();
  const over = await untilOver(page, WHOLE_GAME / 2, async () => {
    told.add((await objective(page).allInnerTexts()).join());
  });
  expect(over).toBe(true);
  const said = [...told].join('\n');
  expect(said).toMatch(/It lies on K8\./u);
  // Bots fetch it.
  expect(said).toMatch(/has it for (?:Green|Yellow), \d+ hex(?:es)? from home/u);
  const log = await logOf(page);
  expect(log).toMatch(/takes the flag/u);
  await eventually(() => logOf(bo.page), log);

  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
  for (const label of ['Ada', 'Bo', 'A spectator', 'All cards open']) {
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ label });
    await (
      await panelOf(page, 'Log')
    )
      .getByText(/takes the flag/u)
      .first()
      .waitFor();
  }
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
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo', 'phone')]);
  const { page } = ada;
  await page.goto(`${hall.url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await page.getByRole('radio', { name: 'The Sharks and the Jets, 2108' }).check({ force: true });
  await page.locator('.kb-set-up img').waitFor();
  // Seats follow the choice: three sides need three.
  await page.getByText('2 robots, run by seat 1').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Time to respond').selectOption('3 seconds');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await follow(bo, page.url());
  await takeSeat(bo, 2);
  await press(page, 'Put a hard bot on seat 3');
  await start(ada);
  const pages = [page, bo.page];
  for (const one of pages) {
    await board(one).waitFor();
    await animate(one, 'Off');
    await expect(objective(one)).toContainText('The most points win. Now: Green 2, Yellow 2, Police 0.');
  }

  // The police choose first, and say of each card whose drawer it comes from.
  await designAll(page, 2);
  await buildOwn(page);
  const origins = desk(page).getByRole('group', { name: /Whose drawer/u });
  await origins.getByRole('radio', { name: 'Yellow' }).first().check({ force: true });
  expect(await faultsIn(page)).toEqual([]);
  await desk(page).getByText('This robot is complete.').waitFor();
  await press(page, 'To the board');
  await fixDesigns(page);

  // Then the gangs, from what is left.
  await designAll(bo.page, 1);
  await expect(bo.page.getByText('The police have taken').first()).toBeAttached();
  expect(await faultsIn(bo.page)).toEqual([]);
  await press(bo.page, 'Close');
  await fixDesigns(bo.page);

  for (const one of pages) await hurry(one);
  const told = new Set<string>();
  const over = await untilOver(page, WHOLE_GAME / 2, async () => {
    told.add((await objective(page).allInnerTexts()).join());
  });
  expect(over).toBe(true);
  expect([...told].join('\n')).toMatch(/Police (?:−\d|[12345])/u);
  const log = await logOf(page);
  // The hard bot fights; by what is left in the drawer.
  expect(log).toMatch(CRIME);
  await page
    .getByText(/Points: Green .*, Yellow .*, Police/u)
    .first()
    .waitFor();
  await eventually(() => logOf(bo.page), log);

  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
  for (const label of ['Ada', 'Bo', 'A spectator', 'All cards open']) {
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ label });
    await (await panelOf(page, 'Log')).getByText(CRIME).first().waitFor();
  }
});

test('the War of the Worlds: Earth, and the aliens on a phone; the craft attacks, and the replay tells it', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo', 'phone')]);
  const { page } = ada;
  await page.goto(`${hall.url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await page.getByRole('radio', { name: 'The War of the Worlds' }).check({ force: true });
  await page.locator('.kb-set-up img').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Ready-made robots').selectOption('Yes');
  await page.getByLabel('Turn limit').selectOption('15 turns');
  await page.getByLabel('Time to respond').selectOption('3 seconds');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await follow(bo, page.url());
  await takeSeat(bo, 2);
  await start(ada);
  const pages = [page, bo.page];
  for (const one of pages) {
    await board(one).waitFor();
    await animate(one, 'Off');
    await (await ordersOf(one)).locator('.kb-ready-made .order').first().click();
  }
  await expect(objective(page)).toContainText('The landing craft of Yellow stands: it attacks first.');
  expect(await faultsIn(bo.page)).toEqual([]);
  for (const one of pages) await hurry(one);
  expect(await untilOver(page, WHOLE_GAME / 2, () => Promise.resolve())).toBe(true);
  const log = await logOf(page);
  expect(log).toMatch(/The TV tower in the (?:north|south) attacks .* with the Free Electron Laser/u);
  await eventually(() => logOf(bo.page), log);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
});

test('the Hacker: two people and a bot; a laser that hits makes others do as it wants', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo', 'phone')]);
  const { page } = ada;
  await page.goto(`${hall.url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await page.getByRole('radio', { name: 'The Hacker' }).check({ force: true });
  await page.locator('.kb-set-up img').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Ready-made robots').selectOption('Yes');
  await page.getByLabel('Turn limit').selectOption('15 turns');
  await page.getByLabel('Time to respond').selectOption('3 seconds');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await follow(bo, page.url());
  await takeSeat(bo, 2);
  await start(ada);
  const pages = [page, bo.page];
  for (const one of pages) {
    await board(one).waitFor();
    await animate(one, 'Off');
  }
  for (let robot = 0; robot < 2; robot += 1)
    await (await ordersOf(page)).locator('.kb-ready-made .order').first().click();
  await (await ordersOf(bo.page)).locator('.kb-ready-made .order').first().click();
  for (const one of pages) await hurry(one);
  expect(await untilOver(page, WHOLE_GAME / 2, () => Promise.resolve())).toBe(true);
  const log = await logOf(page);
  await eventually(() => logOf(bo.page), log);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
});

test('Crypto Capture the Flag: two people and two bots; what is destroyed leaves crypto', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo', 'phone')]);
  const { page } = ada;
  await page.goto(`${hall.url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await page.getByRole('radio', { name: 'Crypto Capture the Flag' }).check({ force: true });
  await page.locator('.kb-set-up img').waitFor();
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Ready-made robots').selectOption('Yes');
  await page.getByLabel('Turn limit').selectOption('25 turns');
  await page.getByLabel('Time to respond').selectOption('3 seconds');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await follow(bo, page.url());
  await takeSeat(bo, 2);
  for (const seat of [3, 4]) await press(page, `Put a hard bot on seat ${seat}`);
  await start(ada);
  const pages = [page, bo.page];
  for (const one of pages) {
    await board(one).waitFor();
    await animate(one, 'Off');
    await expect(objective(one)).toContainText('Destroyed robots leave crypto.');
    await (await ordersOf(one)).locator('.kb-ready-made .order').first().click();
  }
  for (const one of pages) await hurry(one);
  const told = new Set<string>();
  const over = await untilOver(page, WHOLE_GAME / 2, async () => {
    told.add((await objective(page).allInnerTexts()).join());
  });
  expect(over).toBe(true);
  const log = await logOf(page);
  expect([...told].join('\n')).toMatch(
    /the (?:Green|Yellow) crypto lies on|has the (?:Green|Yellow) crypto/iu,
  );
  await eventually(() => logOf(bo.page), log);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
});

/** The last line of the log. */
const ENDED = /Nobody wins|wins? for|wins: the mole/u;

/** What the line above the board says of one's own role. */
const roleOf = async (page: Page): Promise<string> =>
  /You are (the mole|loyal)/u.exec(await objective(page).innerText())?.[1] ?? '';

test('When Cyborgs Rule: four robots, and who the mole is shows at the end', async ({ hall, browser }) => {
  const [ada, bo] = await Promise.all([arrive(browser, 'Ada'), arrive(browser, 'Bo', 'phone')]);
  const { page } = ada;
  await page.goto(`${hall.url}/new/kriegbot`);
  await giveName(page, 'Ada');
  await page.getByRole('radio', { name: 'When Cyborgs Rule' }).check({ force: true });
  await page.locator('.kb-set-up img').waitFor();
  // Seats follow the choice: a robot each.
  await page.getByText('2 robots, run by seats 1 and 3').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByLabel('Ready-made robots').selectOption('Yes');
  await page.getByLabel('Turn limit').selectOption('15 turns');
  await page.getByLabel('Time to respond').selectOption('3 seconds');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await follow(bo, page.url());
  await takeSeat(bo, 2);
  for (const seat of [3, 4]) await press(page, `Put a hard bot on seat ${seat}`);
  await start(ada);
  const pages = [page, bo.page];
  const roles: string[] = [];
  for (const one of pages) {
    await board(one).waitFor();
    await animate(one, 'Off');
    await expect(objective(one)).toContainText('You are');
    roles.push(await roleOf(one));
  }
  expect(roles.filter((role) => role === 'the mole').length).toBeLessThanOrEqual(1);
  expect(await faultsIn(bo.page)).toEqual([]);
  for (const one of pages) await (await ordersOf(one)).locator('.kb-ready-made .order').first().click();
  for (const one of pages) await hurry(one);
  const reveals = /(\w[^.\n]*) was the mole\./u;
  let early = false;
  const over = await untilOver(page, WHOLE_GAME / 2, async () => {
    const log = await logOf(page);
    early ||= reveals.test(log) && !ENDED.test(log);
  });
  expect(over).toBe(true);
  expect(early).toBe(false);
  const log = await logOf(page);
  const mole = reveals.exec(log)?.[1] ?? '';
  expect(mole).not.toBe('');
  for (const [index, name] of ['Ada', 'Bo'].entries())
    expect(roles[index] === 'the mole').toBe(mole.endsWith(name));
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
  for (const label of ['Ada', 'Bo', 'A spectator', 'All cards open']) {
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ label });
    await (await panelOf(page, 'Log')).getByText(reveals).first().waitFor();
  }
});
