import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { layoutFaultsIn, axeViolationsIn } from './support/a11yChecks';
import { focused, focusOn } from './support/keys';
import { buildAny, builder, fight, openBuilder, placeOfHex, playUntil, press } from './support/krushers';
import { arriveCalm, type Person } from './support/people';
import {
  animate,
  answered,
  createTable,
  follow,
  isOver,
  logShows,
  myTurn,
  ordersOf,
  start,
  takeSeat,
  whoseTurn,
} from './support/table';

test.describe.configure({ timeout: 240_000 });

/** A duel against an easy bot, up to the first move. */
async function duel({ hall, browser }: BrowserFixture, size: 'desktop' | 'phone'): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada', size);
  await createTable(ada, hall, { game: 'MetalKrushers', listed: false });
  await press(ada.page, 'Put an easy bot on seat 2');
  await start(ada);
  await animate(ada.page, 'Off');
  await buildAny(ada.page);
  await myTurn(ada.page);
  return ada;
}

/** Two people with the same build; both walk straight ahead, so that they meet face to face. */
async function faceToFace(
  { hall, browser }: BrowserFixture,
  size: 'desktop' | 'phone',
): Promise<readonly [Person, Person]> {
  const [ada, bo] = await Promise.all([arriveCalm(browser, 'Ada', size), arriveCalm(browser, 'Bo')]);
  const link = await createTable(ada, hall, { game: 'MetalKrushers', listed: false });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  for (const { page } of [ada, bo]) {
    await animate(page, 'Off');
    await buildAny(page);
  }
  return [ada, bo];
}

test('by touch: a hex is tapped, then a facing around it, and the Krusher moves there', async ({
  hall,
  browser,
}) => {
  const ada = await duel({ hall, browser }, 'phone');
  const { page } = ada;
  // Two hexes ahead of where it enters, then the petal to the south-east.
  const hex = await placeOfHex(page, 'i4');
  await page.touchscreen.tap(hex.x, hex.y);
  await page.getByText(/^Choose a facing/u).waitFor();
  const petal = await placeOfHex(page, 'i4', { x: 0.8, y: 1.4 });
  await answered(page, () => page.touchscreen.tap(petal.x, petal.y));
  await logShows(page, /moves from i2 to i4, facing south-east/u);
});

/** Plays on by keys alone until Ada has struck; false where chance has led the two past each other, or Bo to win first. */
async function strikesByKeys([ada, bo]: readonly [Person, Person]): Promise<boolean> {
  const { page } = ada;
  const fights = [/^Strike/u, /^Attack/u, /^Do (?:not turn|not parry)/u];
  const moves = [
    /^Forward 3/u,
    /^Forward 2/u,
    /^Forward 1/u,
    /^Stay here/u,
    /^(?:Do not|Do nothing|Keep no|Parry)/u,
  ];
  let given = '';
  for (let actions = 0; actions < 40 && !given.startsWith('Strike'); actions += 1) {
    const asked = await whoseTurn([ada, bo]);
    if (await isOver(asked.page)) return false;
    if (asked === bo) {
      await fight(bo.page);
      continue;
    }
    await (await ordersOf(page)).getByRole('button').first().waitFor();
    const orders = await (await ordersOf(page)).getByRole('button').allInnerTexts();
    const wanted = [...fights, ...moves].find((one) => orders.some((order) => one.test(order)));
    if (!wanted) throw new Error(`Nothing to press: ${orders.join(', ')}`);
    // After the last "no" the focus is on the first order of the next question.
    if (given.startsWith('Do not')) expect(await focused(page)).not.toMatch(/^(?:Do not|Stay)/u);
    await focusOn(page, wanted);
    given = await focused(page);
    await answered(page, () => page.keyboard.press('Enter'));
  }
  return given.startsWith('Strike');
}

/** The most duels to try; in one of them Ada is sure to strike. */
const MOST_DUELS = 4;

test('by keys alone: a move, an attack, a strike; a "no" is never given twice', async ({ hall, browser }) => {
  let struck = false;
  for (let duels = 0; duels < MOST_DUELS && !struck; duels += 1) {
    const people = await faceToFace({ hall, browser }, 'desktop');
    struck = await strikesByKeys(people);
    if (struck) await logShows(people[0].page, /strikes/u);
    await Promise.all(people.map(({ context }) => context.close()));
  }
  expect(struck).toBe(true);
});

for (const size of ['desktop', 'phone'] as const)
  test(`no barriers while Krushers move and while they fight (${size})`, async ({ hall, browser }) => {
    const [ada, bo] = await faceToFace({ hall, browser }, size);
    const { page } = ada;
    const look = async () => [...(await axeViolationsIn(page)), ...(await layoutFaultsIn(page))];
    const offers = async (words: RegExp) =>
      (await (await ordersOf(page)).getByRole('button', { name: words }).count()) > 0;
    await playUntil([page, bo.page], () => offers(/^Forward/u));
    expect(await look()).toEqual([]);
    await playUntil([page, bo.page], () => offers(/^Strike/u));
    expect(await (await ordersOf(page)).innerText()).toMatch(/Strike with/u);
    expect(await look()).toEqual([]);
  });

test('a design is saved at one table, loaded at another, and deleted', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  const { page } = ada;
  const another = async () => {
    await createTable(ada, hall, { game: 'MetalKrushers', listed: false });
    await press(page, 'Put an easy bot on seat 2');
    await start(ada);
    await openBuilder(page);
  };
  await another();
  await builder(page).getByLabel('Name', { exact: true }).fill('Rusty');
  await builder(page).getByRole('radio', { name: 'Heavy' }).check({ force: true });
  await press(page, 'Save');
  await another();
  expect(await builder(page).getByLabel('Name', { exact: true }).inputValue()).not.toBe('Rusty');
  await builder(page).getByText('Saved (1)').click();
  await builder(page)
    .getByRole('button', { name: /^Rusty/u })
    .click();
  expect(await builder(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Rusty');
  expect(await builder(page).getByRole('radio', { name: 'Heavy' }).isChecked()).toBe(true);
  await press(page, 'Delete Rusty');
  await builder(page).getByText('Rusty is deleted.').waitFor();
  await another();
  expect(
    await builder(page)
      .getByText(/^Saved \(/u)
      .isVisible(),
  ).toBe(false);
});
