import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { arrowMust } from './support/keys';
import { arrive, arriveCalm, type Person } from './support/people';
import { pointAt } from './support/pointing';
import { attack, baseOf, pass, playOn, squander, type Mover } from './support/policy';
import {
  IS_OVER,
  actionsAt,
  animate,
  answered,
  board,
  createTable,
  eventually,
  follow,
  give,
  isOver,
  launch,
  logOf,
  logShows,
  panelOf,
  myTurn,
  ordersOf,
  resign,
  start,
  takeSeat,
  wholeLogOf,
} from './support/table';

/** In milliseconds: three boards at a time are drawn in software, possibly on a slow machine. */
const WHOLE_GAME = 900_000;
test.describe.configure({ timeout: WHOLE_GAME });

/** Everybody has at least this cash at the first turn, even Vamps, who begin with a fifth less. */
const LEAST_CASH = 12;
/** More actions than 20 rounds can have. */
const WHOLE = 1000;
/** On phones Bo resigns after this many actions. */
const PATIENCE_ON_PHONES = 40;
const A_DECISION = /Bo is out: Ada took the base|the last round is over/u;
const AN_ENDING = new RegExp(`${A_DECISION.source}|Bo gave up`, 'u');
const OPTIONS = { 'Starting cash': '15¢', 'Round limit': '20 rounds' };

/** Ada and Bo at a table, Cy watching, the races kept, bases dealt. */
async function threeAtATable(
  { hall, browser }: BrowserFixture,
  size: 'desktop' | 'phone',
): Promise<Person[]> {
  const people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => arriveCalm(browser, name, size)));
  const [ada, bo, cy] = people as [Person, Person, Person];
  const link = await createTable(ada, hall, { options: OPTIONS });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await Promise.all([board(bo.page).waitFor(), follow(cy, link)]);
  for (const { page } of people) await animate(page, 'Off');
  for (const { page } of [ada, bo]) await give(page, /^Keep/);
  return people;
}

/** Gives an order by keys alone: O leads to the orders, arrows to the order, Enter gives it. */
async function pressKeys({ page }: Person, words: RegExp): Promise<boolean> {
  const orders = (await ordersOf(page)).locator('[data-order]');
  const texts = await orders.locator('.order-label').allInnerTexts();
  if (!texts.some((text) => words.test(text))) return false;
  await arrowMust(page, words);
  await answered(page, () => page.keyboard.press('Enter'));
  return true;
}

/** O and the arrows lead to the pennies; typed, and sent with Enter. */
async function launchByKeys({ page }: Person): Promise<void> {
  await arrowMust(page, /^Pennies/u);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(LEAST_CASH));
  await answered(page, () => page.keyboard.press('Enter'));
}

test('two people and a spectator play to the end by clicks and keys', async ({ hall, browser }) => {
  const people = await threeAtATable({ hall, browser }, 'desktop');
  const [ada, bo, cy] = people as [Person, Person, Person];

  await (await panelOf(bo.page, 'Chat')).getByLabel('Message').fill('Good luck!');
  await bo.page.keyboard.press('Enter');
  await (await panelOf(cy.page, 'Chat')).getByText('Good luck!').waitFor();

  const goal = await baseOf(ada.page, 'Bo');
  const byOrder: Mover = async ({ to }) => {
    await (
      await ordersOf(ada.page)
    )
      .getByRole('button', { name: `Move to ${to}`, exact: true })
      .first()
      .click();
  };
  let reloaded = false;
  const hands = [
    {
      page: ada.page,
      turn: async () => {
        const isMidTurn = (await ada.page.getByRole('group', { name: /left\)$/u }).count()) > 0;
        if (isMidTurn && !reloaded) {
          reloaded = true;
          await reloadAndCompare(ada);
        }
        await attack(ada.page, goal, byOrder);
      },
    },
    {
      page: bo.page,
      turn: () =>
        squander(
          bo.page,
          (words) => pressKeys(bo, words),
          () => launchByKeys(bo),
        ),
    },
  ];
  expect(await playOn(hands, WHOLE)).toBe(true);
  expect(reloaded).toBe(true);

  for (const { page } of people) {
    await page.getByRole('heading', { name: IS_OVER }).first().waitFor();
    expect(await actionsAt(page)).toBe(await actionsAt(ada.page));
  }
  const log = await wholeLogOf(cy.page);
  expect(log).toMatch(/rolled \d/u);
  expect(log).toMatch(A_DECISION);
  await eventually(() => wholeLogOf(ada.page), log);
  expect(await cy.page.getByLabel(/^die [1-6]$/u).count()).toBeGreaterThan(0);

  const before = ada.page.url();
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  for (const { page } of people) {
    await page.waitForURL((url) => url.href !== before, { timeout: 30_000 });
  }
  await Promise.all(people.map(({ page }) => board(page).waitFor({ timeout: 60_000 })));
  expect(new Set(people.map(({ page }) => page.url())).size).toBe(1);
});

/** A reload in the middle of a turn: the same seat, the same orders, the same log. */
async function reloadAndCompare({ page }: Person): Promise<void> {
  const before = {
    orders: await (await ordersOf(page)).innerText(),
    log: await logOf(page),
  };
  await page.reload();
  expect(await myTurn(page)).toBe('mine');
  await eventually(async () => (await ordersOf(page)).innerText(), before.orders);
  await eventually(() => logOf(page), before.log);
}

test('the same on phones, by touch', async ({ hall, browser }) => {
  const people = await threeAtATable({ hall, browser }, 'phone');
  const [ada, bo, cy] = people as [Person, Person, Person];
  const goal = await baseOf(ada.page, 'Bo');
  const byTouch: Mover = async ({ at, to, isActive }) => {
    if (!isActive) await pointAt(ada.page, at);
    await pointAt(ada.page, to);
  };
  const hands = [
    { page: ada.page, turn: () => attack(ada.page, goal, byTouch) },
    {
      page: bo.page,
      turn: () =>
        squander(
          bo.page,
          (words) => give(bo.page, words),
          () => launch(bo.page, { pennies: LEAST_CASH }),
        ),
    },
  ];
  if (!(await playOn(hands, PATIENCE_ON_PHONES))) await resign(bo);
  await logShows(cy.page, AN_ENDING);
  await ordersOf(cy.page);
  expect(await isOver(cy.page)).toBe(true);
});

test('somebody resigns, and the other has won', async ({ hall, browser }) => {
  const people = await threeAtATable({ hall, browser }, 'desktop');
  const [ada, bo] = people as [Person, Person];
  await resign(bo);
  await ada.page.getByRole('heading', { name: 'You won!' }).first().waitFor();
});

test('alone with two bots, who play by themselves', async ({ hall, browser }) => {
  const ada = await arrive(browser, 'Ada');
  await createTable(ada, hall, { seats: 3, listed: false });
  for (const seat of [2, 3]) {
    await ada.page
      .getByRole('button', { name: `Put ${seat === 2 ? 'a hard' : 'an easy'} bot on seat ${seat}` })
      .click();
  }
  await start(ada);
  // A race may be asked about every roll of the others before its next turn.
  for (let turns = 0; turns < 20 && !/Round 2/u.test(await logOf(ada.page)); turns += 1) {
    if ((await myTurn(ada.page)) === 'over') break;
    await pass(ada.page, (words) => give(ada.page, words));
  }
  await logShows(ada.page, /Round 2/u);
});
