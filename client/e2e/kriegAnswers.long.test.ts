import type { Locator, Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { a11yFaultsIn } from './support/a11yChecks';
import { ADA, BO, closeAllClients, sitDown, toBeHit, type Duel } from './support/duel';
import { focusOn } from './support/keys';
import { placeOfHex, press } from './support/krieg';
import { ROBOTS, shotOf } from './support/scriptedGame';
import { answered, eventually, logOf, logShows, ordersOf } from './support/table';

test.afterEach(closeAllClients);

const asks = async (page: Page): Promise<Locator> =>
  (await ordersOf(page)).getByRole('group', { name: 'Respond' });

/** Bo attacks, and Ada is asked. */
async function attacked({ ada, bo }: Duel): Promise<Locator> {
  await bo.act(shotOf('rocketPod', ROBOTS[ADA]));
  const form = await asks(ada.page);
  await form.waitFor();
  return form;
}

/** Bo takes the first action available, as often as he is asked. */
async function untilAsked({ ada, bo }: Duel): Promise<Locator> {
  await bo.until(() => bo.view.question?.seat === BO || bo.view.window !== undefined, 'on');
  while (bo.view.question?.seat === BO && bo.legal[0]) await bo.act(bo.legal[0]);
  const form = await asks(ada.page);
  await form.waitFor();
  return form;
}

/** The facts shown for the robot on this hex. */
async function factsAt(page: Page, hex: string): Promise<string> {
  const { x, y } = await placeOfHex(page, hex);
  await page.mouse.move(0, 0);
  await page.mouse.move(x, y);
  await page.mouse.move(x + 2, y + 2);
  const facts = page.locator('.facts').first();
  await facts.waitFor();
  const text = await facts.innerText();
  await page.mouse.move(0, 0);
  return text;
}

const sheet = async (page: Page): Promise<Locator> =>
  (await ordersOf(page)).getByRole('region', { name: 'Sheet of Ada’s Hoverbot' });

/** Nothing covers its middle, and it is not scrolled away. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The seconds left, as shown; 0 where nothing is asked. */
async function secondsLeft(page: Page): Promise<number> {
  const face = page.locator('.prompt .clock-time');
  if ((await face.count()) === 0) return 0;
  return Number((await face.innerText()).replace('0:', ''));
}

/** Records every value that the countdown shows from now on, each once. */
async function notedSeconds(page: Page): Promise<() => Promise<readonly string[]>> {
  const noted = await page.evaluateHandle(() => {
    const times = new Set<string>();
    setInterval(() => {
      const face = document.querySelector('.prompt .clock-time')?.textContent;
      if (face) times.add(face);
    }, 40);
    return times;
  });
  return () => noted.evaluate((times) => [...times]);
}

test('a card, then keys, answer an interrupt, and a key passes a question: everybody sees the result', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toBeHit({ answers: 30 }));
  const { page } = game.ada;
  const prompt = page.locator('.prompt.mine');
  const boxes = await sheet(page);
  expect(await factsAt(page, 'L13')).toMatch(/turret: Smoke Generator \(face down\)/u);

  const form = await attacked(game);
  await prompt.getByText('Bo’s Rocketbot attacks your Hoverbot with the Rocket Pod, 5 hexes away').waitFor();
  expect(await secondsLeft(page)).toBeGreaterThan(20);
  expect(await boxes.innerText()).toMatch(/Smoke Generator, face down/u);
  expect(await form.getByRole('button').allInnerTexts()).toEqual([
    expect.stringMatching(/^No/u),
    expect.stringMatching(/^Gatling Gun/u),
    expect.stringMatching(/^Chaff/u),
    expect.stringMatching(
      /^Smoke Generator\s+\d+ % to hit instead of \d+ %\. Costs 1 defense action\. Shows the Smoke Generator to all\./u,
    ),
  ]);
  await answered(page, () => form.getByRole('button', { name: /^Smoke Generator/u }).click());
  const log = async (): Promise<string> => logOf(page);
  await eventually(async () => /answers with its Smoke Generator/u.test(await log()), true);
  // Two dice without the smoke.
  expect(await log()).toMatch(/1 die of Bo’s Rocketbot: 5 against silhouette 5, a hit/u);
  expect(await boxes.innerText()).toMatch(/Smoke Generator, open/u);
  expect(await factsAt(page, 'L13')).toMatch(/turret: Smoke Generator$/mu);

  // Nothing that could answer a hit, and asked all the same.
  await form.getByText(/^It has nothing to use here\./u).waitFor();
  await answered(page, () => page.keyboard.down('n'));
  await untilAsked(game);
  // While still held, the key does not answer the next question.
  await page.keyboard.down('n');
  await page.keyboard.up('n');
  // The key does nothing while a dialog is open.
  await page.keyboard.press('h');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await focusOn(page, /^Electro-reactive skin/u);
  await answered(page, () => page.keyboard.press('Enter'));
  await eventually(async () => /has lost its Electro-reactive skin/u.test(await log()), true);
  expect(await log()).toMatch(/The Electro-reactive skin of Ada’s Hoverbot keeps \d markers? off/u);
  expect(await factsAt(page, 'L13')).toMatch(/Skin: empty/u);
  expect(await (await ordersOf(page)).innerText()).toMatch(/Hoverbot 1 lost\n/u);
});

test('an unanswered question shows its last seconds and passes by itself, and the game goes on', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toBeHit({ answers: 3 }));
  const { page } = game.ada;
  const shown = await notedSeconds(page);
  await attacked(game);
  await logShows(page, /dice of Bo’s Rocketbot/u);
  expect((await shown()).filter((time) => time !== '0:00')).toEqual(['0:03', '0:02', '0:01']);
  await logShows(page, /2 dice of Bo’s Rocketbot/u);
  expect(await logOf(page)).not.toMatch(/answers with/u);
});

/** The title of the page while somebody is called to act. */
const isCalled = async (page: Page): Promise<boolean> => /Your turn/u.test(await page.title());

test('answers in advance: a card that is always used is used when the time is up, and nobody is called for it', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toBeHit({ answers: 3 }));
  const { page } = game.ada;
  const robots = await ordersOf(page);
  await robots.getByText('Answers ahead', { exact: true }).first().click();
  const cards = robots.getByRole('combobox');
  await answered(page, () => cards.nth(0).selectOption({ label: 'Never use it' }));
  await answered(page, () =>
    robots.getByRole('combobox', { name: 'Smoke Generator' }).selectOption({ label: 'Always use it' }),
  );
  const quiet = robots.getByRole('checkbox', { name: 'Do not ask me until this turn is over' });
  await answered(page, () => quiet.click());
  expect(game.bo.view.standing[ROBOTS[ADA]]).toBeUndefined();

  await attacked(game);
  const called = await isCalled(page);
  await logShows(page, /1 die of Bo’s Rocketbot/u);
  expect(called).toBe(false);
  expect(await isCalled(page)).toBe(false);
  await logShows(page, /answers with its Smoke Generator/u);
  expect(await logOf(page)).not.toMatch(/with its (?:Gatling Gun|Chaff)/u);
  expect(await quiet.isChecked()).toBe(true);
});

test('a player who mutes the questions of this turn is called again in the next', async ({
  hall,
  browser,
}) => {
  const game = await sitDown({ hall, browser }, toBeHit({ answers: 3 }));
  const { page } = game.ada;
  await attacked(game);
  await eventually(() => isCalled(page), true);
  await answered(page, () => press(page, /^Do not ask your Hoverbot until the turn ends/u));
  // The question is open, but nobody is called.
  const state = (): Promise<string> =>
    page.evaluate(() =>
      [document.querySelector('[data-group="answer"]') !== null, /Your turn/u.test(document.title)].join(),
    );
  await eventually(state, 'true,false');
  await logShows(page, /2 dice of Bo’s Rocketbot/u);
  expect(await logOf(page)).not.toMatch(/answers with/u);
  // One’s own attack is no interrupt.
  while (game.bo.view.turn === 1) {
    if (game.bo.view.question?.seat === BO) await game.bo.act(game.bo.quietest);
    else if (game.bo.view.question) {
      await eventually(() => isCalled(page), true);
      await answered(page, () => press(page, /^Do not attack/u));
    } else await game.bo.until(() => game.bo.view.window === undefined, 'on');
  }
  await (await ordersOf(page)).getByRole('button', { name: /^Do not ask your Hoverbot/u }).waitFor();
});

test('a reload during a question shows it again, with the time that is left', async ({ hall, browser }) => {
  const game = await sitDown({ hall, browser }, toBeHit({ answers: 30 }));
  const { page } = game.ada;
  await attacked(game);
  await page
    .locator('.prompt .clock-time')
    .getByText(/0:(?:2[0-6]|1\d)/u)
    .waitFor();
  await page.reload();
  const form = await asks(page);
  await form.waitFor();
  const left = await secondsLeft(page);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(26);
  await answered(page, () => form.getByRole('button', { name: /^Chaff/u }).click());
  await logShows(page, /answers with its Chaff/u);
});

test('the second half of a double click does not answer the next question', async ({ hall, browser }) => {
  const game = await sitDown({ hall, browser }, toBeHit({ answers: 30 }));
  const { page } = game.ada;
  const form = await attacked(game);
  const no = form.getByRole('button', { name: /^No/u });
  // Before the roll, and before the location of the hit is chosen.
  for (let questions = 0; questions < 2; questions += 1) {
    await answered(page, () => no.click());
    await untilAsked(game);
  }
  await no.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await answered(page, () => form.getByRole('button', { name: /^Electro-reactive skin/u }).click());
  await logShows(page, /has lost its Electro-reactive skin/u);
});

for (const size of ['desktop', 'phone'] as const)
  test(`no barriers while somebody may respond, and where answers are given in advance (${size})`, async ({
    hall,
    browser,
  }) => {
    const game = await sitDown({ hall, browser }, toBeHit({ answers: 30 }), size);
    const { page } = game.ada;
    const form = await attacked(game);
    expect(await a11yFaultsIn(page)).toEqual([]);
    await answered(page, () => form.getByRole('button', { name: /^Smoke Generator/u }).click());
    await form.getByText(/^It has nothing to use here\./u).waitFor();
    await eventually(() => isInSight(page.locator('.prompt .clock')), true);
    const robots = await ordersOf(page);
    if (size === 'phone')
      await robots
        .locator('summary')
        .filter({ hasText: /^Hoverbot/u })
        .click();
    await robots.getByText('Answers ahead', { exact: true }).first().click();
    await robots.getByRole('combobox').first().waitFor();
    expect(await a11yFaultsIn(page)).toEqual([]);
  });
