import { expect, type Locator, type Page } from '@playwright/test';
import type { Hall } from './hall';
import type { Person } from './people';

/** Opens the form for a new table, fills it in and creates the table; returns its link. */
export async function createTable(
  { page, name }: Person,
  hall: Hall,
  { game = 'MetalTalon', seats = 2, options = {}, course, listed = true, series }: NewTable = {},
): Promise<string> {
  await page.goto(`${hall.url}/`);
  await page.getByRole('link', { name: `New table of ${game}` }).click();
  await giveName(page, name);
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  if (series !== undefined) await page.getByRole('radio', { name: series }).check({ force: true });
  if (course !== undefined || Object.keys(options).length > 0) await page.getByText('All options').click();
  for (const [label, value] of Object.entries(options)) await choose(page, label, value);
  if (course !== undefined) await layCourse(page, course);
  if (!listed) await page.getByRole('radio', { name: 'Only people with the link' }).check({ force: true });
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).waitFor();
  return page.url();
}

interface NewTable {
  /** The game's title. */
  readonly game?: string;
  readonly seats?: number;
  /** Label of the option -> what to choose. */
  readonly options?: Readonly<Record<string, string>>;
  /** A custom course, as text. */
  readonly course?: string;
  readonly listed?: boolean;
  /** What is chosen instead of one game. */
  readonly series?: string;
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  if ((await select.count()) > 0 && (await select.first().evaluate((node) => node.tagName)) === 'SELECT') {
    await select.first().selectOption({ label: value });
    return;
  }
  const group = page.getByRole('group', { name: label }).or(page.getByRole('radiogroup', { name: label }));
  await group.getByRole('radio', { name: value }).check({ force: true });
}

async function layCourse(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'My own', exact: true }).check({ force: true });
  await page.getByLabel('The course as text').fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'The course from the text lies now.' }).waitFor();
}

/** Enters the name where the page asks for it. */
export async function giveName(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Your name');
  await field
    .or(page.getByRole('button', { name: 'Create the table' }))
    .first()
    .waitFor();
  if ((await field.count()) > 0) await field.fill(name);
}

/** Opens a link that somebody sent, and gives the name: at once where it is asked for, else in the settings. */
export async function follow({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link);
  const field = page.getByLabel('Your name');
  await field.or(board(page)).first().waitFor();
  if ((await field.count()) > 0) {
    await field.fill(name);
    await page.getByRole('button', { name: 'Come in' }).click();
  } else await nameYourself(page, name);
  await page.getByRole('heading', { name: 'Gathering' }).or(board(page)).first().waitFor();
}

/** At a table that asks for no name. */
async function nameYourself(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.keyboard.press('Escape');
}

export async function takeSeat({ page }: Person, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Take seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Leave the seat' }).waitFor();
}

export async function start({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await board(page).waitFor();
}

export async function resign({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

export const board = (page: Page): Locator => page.locator('.board-room canvas');

/** The orders panel: on narrow screens it is a tab. */
export async function ordersOf(page: Page): Promise<Locator> {
  return panelOf(page, 'Orders');
}

export async function panelOf(page: Page, name: 'Orders' | 'Log' | 'Seats' | 'Chat'): Promise<Locator> {
  const tab = page.getByRole('tab', { name });
  const isClosed = (await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true';
  if (isClosed) await tab.click();
  return page.getByRole('tabpanel', { name }).or(page.getByRole('region', { name, exact: true }));
}

/** The log without the button that scrolls to its end. When a game ends, a phone turns to the orders: then once more. */
async function readLog(page: Page): Promise<string> {
  let log = '';
  await expect(async () => {
    log = await (await panelOf(page, 'Log')).innerText({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  return log.replace(/\s*New lines$/u, '');
}

/**
 * The log once it no longer changes. Events come in a message of their own after the state, so that a log
 * that is read at once may still lack its last line.
 */
export async function logOf(page: Page): Promise<string> {
  for (let before = await readLog(page); ;) {
    await page.waitForTimeout(300);
    const now = await readLog(page);
    if (now === before) return now;
    before = now;
  }
}

/** The log with its earlier lines, of which a long one shows none at first. */
export async function wholeLogOf(page: Page): Promise<string> {
  const log = await panelOf(page, 'Log');
  const earlier = log.getByRole('button', { name: 'Show earlier lines' });
  while (await earlier.isVisible()) await earlier.click();
  return logOf(page);
}

/**
 * Collects every text that the element with this label shows from now on, also what it shows for a moment only; the
 * returned function reads them, one in each line.
 */
export async function textsOf(page: Page, label: string): Promise<() => Promise<string>> {
  const texts = await page.evaluateHandle((name) => {
    const seen = new Set<string>();
    const look = (): void => {
      for (const one of document.querySelectorAll(`[aria-label="${name}"]`)) seen.add(one.textContent ?? '');
    };
    look();
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, everything);
    return seen;
  }, label);
  return () => texts.evaluate((seen) => [...seen].join('\n'));
}

/** Waits until the log contains these words; returns the log. */
export async function logShows(page: Page, words: string | RegExp, within = 10_000): Promise<string> {
  const has = (log: string) => (typeof words === 'string' ? log.includes(words) : words.test(log));
  const end = performance.now() + within;
  let log = await readLog(page);
  while (!has(log) && performance.now() < end) {
    await page.waitForTimeout(100);
    log = await readLog(page);
  }
  if (typeof words === 'string') expect(log).toContain(words);
  else expect(log).toMatch(words);
  return log;
}

/** The heading of a game that is over: to somebody who has won, to the others, and where nobody has won. */
export const IS_OVER = /^(?:You won!|.+ wins?|You lost|The game is over)$/u;

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.getByRole('heading', { name: IS_OVER }).count()) > 0;

/** The orders while an action waits for its answer, or there is no connection: what is pressed then does nothing. */
const BUSY = '.order-area.off';
const SETTLED = `.orders:not(:has(${BUSY}))`;

/** What a page shows while its person is asked for something and can answer, and once the game is over. */
const mineOrOver = (page: Page): Locator =>
  page
    .locator(`${SETTLED} .prompt.mine`)
    .getByRole('heading', { name: 'Your turn' })
    .or(page.getByRole('heading', { name: IS_OVER }))
    .first();

/** Waits until this person is asked for something and can answer, or the game is over. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  await mineOrOver(page).waitFor({ timeout: 30_000 });
  return (await isOver(page)) ? 'over' : 'mine';
}

/**
 * The same for several people: the first of them for whom it is so. The others are not waited for any longer, as they
 * would be with a race of promises.
 */
export async function whoseTurn<Somebody extends Pick<Person, 'page'>>(
  people: readonly Somebody[],
): Promise<Somebody> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    for (const one of people) if ((await mineOrOver(one.page).count()) > 0) return one;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Nobody is asked for anything, and the game is not over.');
}

/** Clicks (or taps) the first order whose words match; returns whether there was one. */
export async function give(page: Page, words: RegExp): Promise<boolean> {
  const order = (await ordersOf(page)).getByRole('button', { name: words }).first();
  if ((await order.count()) === 0) return false;
  await answered(page, () => order.click());
  return true;
}

/** Does something as soon as the orders can be given, and waits until the table has counted an action. */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  await settled(page);
  const before = await actionsAt(page);
  await act();
  await counted(page, before);
}

/** Waits until no action of this page waits for its answer. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY, { polling: 50 });

/** Waits until the table has counted more actions than these. */
export const counted = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction(
    ([selector, count]) => Number(document.querySelector<HTMLElement>(selector)?.dataset['actions']) > count,
    ['[data-actions]', before] as const,
    { polling: 50 },
  );

/** How many actions the table has seen, as the page knows it. */
export const actionsAt = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-actions]').first().getAttribute('data-actions'));

/** Types the coins into the launching form and launches. */
export async function launch(
  page: Page,
  coins: { dimes?: number; nickels?: number; pennies?: number },
): Promise<void> {
  const orders = await ordersOf(page);
  const form = orders.getByRole('group', { name: 'Launch' });
  for (const [kind, count] of Object.entries(coins)) {
    await form.getByRole('spinbutton', { name: new RegExp(kind, 'i') }).fill(String(count));
  }
  await answered(page, () => orders.getByRole('button', { name: /^Launch \d/u }).click());
}

/** Chooses an animation speed in the settings. */
export async function animate(page: Page, speed: 'Off' | 'Fast'): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: speed }).check({ force: true });
  await page.keyboard.press('Escape');
}

/** Waits until the value read equals the expected one. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = performance.now() + 20_000;
  while ((await read()) !== expected && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect<unknown>(await read()).toEqual(expected);
}
