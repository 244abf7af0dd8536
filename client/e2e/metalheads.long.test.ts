import { axeViolationsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import { lying, playCard } from './support/cardTable';
import { arrowTo } from './support/keys';
import { arriveCalm, type Person } from './support/people';
import { answered, board, createTable, follow, myTurn, start, takeSeat } from './support/table';

const test = testWithHall({ BOT_DELAY_MS: '0' });

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
    const [acting] = await Promise.race(people.map(async (one) => [one, await myTurn(one.page)] as const));
    over = (await playCard(acting.page)) === 'over';
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
const AN_ORDER =
  /^(?!Take back)(?:Take|Draw|Pay|Spend|Activate|Complete|Gain|Keep|Discard|Construct|Begin) (?!.*\bways?$)/u;
const THE_END = /^(?:End turn|That is enough|No more)/u;

/** Gives the first of these orders that the keys reach. */
async function giveByKeys({ page }: Person, patterns: readonly RegExp[]): Promise<void> {
  for (const words of patterns)
    if (await arrowTo(page, words)) return answered(page, () => page.keyboard.press('Enter'));
  throw new Error('No order is reached by the keys.');
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
    // Among many payments, the Robot is chosen first.
    const isChosen = actions % 3 === 0 && (await arrowTo(ada.page, /\bways?$/u));
    if (isChosen) await ada.page.keyboard.press('Enter');
    await giveByKeys(ada, isChosen ? [A_PAYMENT, AN_ORDER, THE_END] : [AN_ORDER, THE_END]);
  }
  await ada.page
    .getByRole('heading', { name: 'The game is over', exact: true })
    .or(ada.page.getByRole('heading', { name: 'You won!' }))
    .first()
    .waitFor();
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
