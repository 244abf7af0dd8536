import { axeViolationsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import { lying, playCard } from './support/cardTable';
import { arrowTo } from './support/keys';
import { arriveCalm, type Person } from './support/people';
import {
  IS_OVER,
  answered,
  board,
  createTable,
  follow,
  myTurn,
  ordersOf,
  start,
  takeSeat,
  whoseTurn,
} from './support/table';

/** In milliseconds: tables are drawn in software, possibly on a slow machine. */
const WHOLE_GAME = 600_000;
test.describe.configure({ timeout: WHOLE_GAME });

/** More actions than a game against the Hydra has. */
const WHOLE = 600;
const HYDRA = { Monster: 'Hydra: until the deck runs out', Nations: 'Dealt at random' };
const QUEEN = { ...HYDRA, Monster: 'Swarm Queen: until the tokens run out, or 25 Strength' };
const OAK = { ...HYDRA, Monster: 'Titan Oak: build all four types' };

test('two people play to the end with the mouse, and see the replay from both sides', async ({
  hall,
  browser,
}) => {
  const people = await Promise.all(['Ada', 'Bo'].map((name) => arriveCalm(browser, name)));
  const [ada, bo] = people as [Person, Person];
  const link = await createTable(ada, hall, { game: 'Metalheads', options: HYDRA });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  expect(await axeViolationsIn(ada.page)).toEqual([]);
  let over = false;
  for (let actions = 0; actions < WHOLE && !over; actions += 1) {
    over = (await playCard((await whoseTurn(people)).page)) === 'over';
  }
  expect(over).toBe(true);
  expect(await axeViolationsIn(bo.page)).toEqual([]);

  const replay = link.replace('/t/', '/replay/');
  const hands: string[] = [];
  for (const view of ['0', '1']) {
    await ada.page.goto(`${replay}?at=0&view=${view}`);
    await board(ada.page).waitFor();
    hands.push((await lying(ada.page)).places);
  }
  expect(hands[0]).not.toBe(hands[1]);
});

const A_PAYMENT = /^\w+ .* with /u;
const AN_ORDER = /^(?!End turn)./u;
const ANY = /./u;
const A_ROBOT = /\bways?$/u;

/** Gives the first of these orders that the keys reach. */
async function giveByKeys({ page }: Person, patterns: readonly RegExp[]): Promise<void> {
  for (const words of patterns)
    if (await arrowTo(page, words, '.order')) return answered(page, () => page.keyboard.press('Enter'));
  throw new Error(`No order is reached by the keys: ${await (await ordersOf(page)).innerText()}`);
}

/** Among many payments, the Robot is chosen first; returns whether one is. */
async function chooseRobot({ page }: Person): Promise<boolean> {
  if (!(await arrowTo(page, A_ROBOT))) return false;
  await page.keyboard.press('Enter');
  return true;
}

test('a solo game by keys alone, to its end', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  await createTable(ada, hall, {
    game: 'Metalheads',
    seats: 1,
    options: QUEEN,
  });
  await start(ada);
  for (let actions = 0; actions < WHOLE; actions += 1) {
    if ((await myTurn(ada.page)) === 'over') break;
    const isTwoStep = (await ada.page.locator('.order').count()) === 0;
    const isChosen = (isTwoStep || actions % 3 === 0) && (await chooseRobot(ada));
    await giveByKeys(ada, isChosen ? [A_PAYMENT, AN_ORDER, ANY] : [AN_ORDER, ANY]);
  }
  await ada.page.getByRole('heading', { name: IS_OVER }).first().waitFor();
});

test('a solo game by touch alone on a phone, to its end', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  const { page } = ada;
  await createTable(ada, hall, {
    game: 'Metalheads',
    seats: 1,
    options: OAK,
  });
  await start(ada);
  let over = false;
  for (let actions = 0; actions < WHOLE && !over; actions += 1) over = (await playCard(page)) === 'over';
  expect(over).toBe(true);
  expect(await axeViolationsIn(page)).toEqual([]);
});
