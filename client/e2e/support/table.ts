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

/** Opens a link that somebody sent. */
export async function follow({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Gathering' }).or(board(page)).first().waitFor();
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

/** The log without the button that scrolls to its end. */
const readLog = async (page: Page): Promise<string> =>
  (await (await panelOf(page, 'Log')).innerText()).replace(/\s*New lines$/u, '');

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

/** Waits until the log contains these words; returns the log. */
export async function logShows(page: Page, words: string | RegExp): Promise<string> {
  const has = (log: string) => (typeof words === 'string' ? log.includes(words) : words.test(log));
  const end = performance.now() + 10_000;
  let log = await readLog(page);
  while (!has(log) && performance.now() < end) {
    await page.waitForTimeout(100);
    log = await readLog(page);
  }
  if (typeof words === 'string') expect(log).toContain(words);
  else expect(log).toMatch(words);
  return log;
}

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.getByRole('heading', { name: /The game is over|You won!/ }).count()) > 0;

/** The orders panel while no action waits for its answer. */
const SETTLED = '.orders:not(:has([data-order][aria-disabled="true"]))';

/** Waits until this person is asked for something and can answer, or the game is over. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  const asked = page.locator(`${SETTLED} .prompt.mine`).getByRole('heading', { name: 'Your turn' });
  const over = page.getByRole('heading', { name: /The game is over|You won!/ });
  await asked.or(over).first().waitFor({ timeout: 30_000 });
  return (await isOver(page)) ? 'over' : 'mine';
}

/** Clicks (or taps) the first order whose words match; returns whether there was one. */
export async function give(page: Page, words: RegExp): Promise<boolean> {
  const order = (await ordersOf(page)).getByRole('button', { name: words }).first();
  if ((await order.count()) === 0) return false;
  await answered(page, () => order.click());
  return true;
}

/** Does something and waits until the table has answered: the log has grown, or a sentence says why not. */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await actionsAt(page);
  await act();
  await page.waitForFunction(
    ([selector, count]) => Number(document.querySelector<HTMLElement>(selector)?.dataset['actions']) > count,
    ['[data-actions]', before] as const,
    { timeout: 10_000, polling: 50 },
  );
}

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
