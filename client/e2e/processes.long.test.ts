import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { openFleet, type Fleet, type Name } from './support/fleet';
import { arriveCalm } from './support/people';
import {
  animate,
  board,
  createTable,
  eventually,
  follow,
  give,
  logOf,
  start,
  takeSeat,
} from './support/table';

/** Several processes of one hall: a process is prepared for an update at /admin, and stopped; its people go on. */
const TOOL = path.join(import.meta.dirname, '../../server/dist/adminLink.js');
/** Milliseconds after the end of a process within which everybody is back. */
const BACK_WITHIN = 5000;
/** A table whose process was killed can be had when its lease has run out. */
const LEASE = 6000;
/** Added for drawing in software. */
const SLACK = 5000;
const hasPrograms = ['redis-server', 'caddy'].every(
  (name) => spawnSync(name, ['--version']).error === undefined,
);

test.describe.configure({ timeout: 240_000 });
test.skip(!hasPrograms && !process.env.CI, 'redis-server or caddy is not installed');
// Browsers log an error when a process does not answer.
test.beforeEach(({ allowErrors }) => allowErrors(/net::ERR|WebSocket|50[234]/u));

let fleet: Fleet;
test.beforeAll(async () => {
  fleet = await openFleet();
});
test.afterAll(() => fleet.close());

async function operatorAt(page: Page): Promise<void> {
  const env = { ...process.env, ...fleet.variables };
  const { stdout } = await promisify(execFile)(process.execPath, [TOOL, '--at', fleet.url], { env });
  await page.goto(stdout.trim());
  await page.getByRole('heading', { name: 'Processes' }).waitFor();
}

/** The process to which the page's table has its connection. */
async function processOf(sockets: readonly string[]): Promise<Name> {
  const last = sockets.at(-1) ?? '';
  const name = /\/(p[123])\//u.exec(last)?.[1];
  if (!name) throw new Error(`No process in ${last}.`);
  return name as Name;
}

const isBack = (page: Page, within: number) =>
  page
    .getByText(/connection is gone|will be back|updated/u)
    .first()
    .waitFor({ state: 'hidden', timeout: within + SLACK });

test('the operator prepares a process for an update, its players go on in another, and again after a kill', async ({
  browser,
}) => {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  const sockets: string[] = [];
  ada.page.on('websocket', (socket) => sockets.push(socket.url()));
  const link = await createTable(ada, fleet as never);
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) {
    await animate(page, 'Off');
    await give(page, /^Keep/);
  }
  const first = await processOf(sockets);
  const { page } = await arriveCalm(browser, 'Operator');
  await operatorAt(page);
  const row = page.getByRole('row').filter({ hasText: `/${first}` });
  await row.getByRole('button', { name: /^Prepare/u }).click();
  await row.getByText('Its tables go to the others').waitFor();
  expect(await a11yFaultsIn(page)).toEqual([]);
  // Nobody at the tables has to know.
  await expect(ada.page.getByText('will be updated')).toHaveCount(0);
  const before = [await logOf(ada.page), await logOf(bo.page)];
  const goOnElsewhere = async (gone: Name, signal: 'SIGTERM' | 'SIGKILL', within: number): Promise<Name> => {
    const connections = sockets.length;
    await fleet.end(gone, signal);
    await expect.poll(() => sockets.length, { timeout: within + SLACK }).toBeGreaterThan(connections);
    for (const person of [ada, bo]) await isBack(person.page, within);
    await expect.poll(() => processOf(sockets), { timeout: within + SLACK }).not.toBe(gone);
    for (const [at, person] of [ada, bo].entries()) await eventually(() => logOf(person.page), before[at]);
    return processOf(sockets);
  };
  const second = await goOnElsewhere(first, 'SIGTERM', BACK_WITHIN);
  await goOnElsewhere(second, 'SIGKILL', LEASE + BACK_WITHIN);
  await row.getByText('Its tables go to the others').waitFor({ state: 'detached' });
  // One that is killed does not sign off: it is listed until it has been silent for too long.
  const listed = page.getByRole('row').filter({ hasText: fleet.url.slice(7) });
  await expect(listed).toHaveCount(1, { timeout: LEASE + BACK_WITHIN + SLACK });
});
