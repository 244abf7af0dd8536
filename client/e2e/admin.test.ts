import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { a11yFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arriveCalm, type Person } from './support/people';
import { createTable, follow, panelOf, takeSeat } from './support/table';

/** The operator of a hall: in by a link, and what they do reaches those whom it is for. */

const test = testWithHall();
// Links that are used up, bans and closed tables are refused, and the browser logs that by itself.
test.beforeEach(({ allowErrors }) => allowErrors(/40[34]|423|503/u));

const TOOL = path.join(import.meta.dirname, '../../server/dist/adminLink.js');

async function linkTo(hall: Hall): Promise<string> {
  const env = { ...process.env, GEARHALL_DATA: hall.folder };
  const { stdout } = await promisify(execFile)(process.execPath, [TOOL, '--at', hall.url], { env });
  return stdout.trim();
}

async function operatorAt(browser: Browser, hall: Hall, size: 'desktop' | 'phone' = 'desktop') {
  const { page } = await arriveCalm(browser, 'Operator', size);
  await page.goto(await linkTo(hall));
  await page.getByRole('heading', { name: 'Load' }).waitFor();
  return page;
}

const open = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();
const say = async ({ page }: Person, text: string): Promise<void> => {
  const chat = await panelOf(page, 'Chat');
  await chat.getByRole('textbox', { name: 'Message' }).fill(text);
  await chat.getByRole('button', { name: 'Send' }).click();
};

/** Ada's table, with Bo on its second seat. */
async function gathered(hall: Hall, browser: Browser) {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  const link = await createTable(ada, hall);
  await follow(bo, link);
  await takeSeat(bo, 2);
  return { ada, bo, link };
}

test('who has come in is listed, and is shown out', async ({ hall, browser }) => {
  const [one, other] = [await operatorAt(browser, hall), await operatorAt(browser, hall)];
  await open(one, 'Audit log');
  const list = one.getByRole('table', { name: 'Operators who are in' });
  await expect(list.getByText('this browser')).toHaveCount(1);
  const own = await list.getByRole('button', { name: /^End session/u }).count();
  await list
    .getByRole('button', { name: /^End session/u })
    .first()
    .click();
  await expect(list.getByRole('button', { name: /^End session/u })).toHaveCount(own - 1);
  await other.getByText('Your time here is over').waitFor();
  await expect(
    one.getByRole('table', { name: 'What operators did' }).getByText('ended').first(),
  ).toBeVisible();
});

test('a link opens the page once, and a session is left by a button', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Operator');
  const link = await linkTo(hall);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Load' }).waitFor();
  expect(page.url()).not.toContain('#');
  await page.reload();
  await page.getByRole('heading', { name: 'Load' }).waitFor();
  const stranger = await arriveCalm(browser, 'Stranger');
  await stranger.page.goto(link);
  await stranger.page.getByText('This link has been used').waitFor();
  await stranger.page.getByLabel('Password').fill('let me in, please');
  await stranger.page.getByRole('button', { name: 'Come in' }).click();
  await stranger.page.getByText('That does not open anything here.').waitFor();
  expect(await a11yFaultsIn(stranger.page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByLabel('Password').waitFor();
  await page.reload();
  await page.getByLabel('Password').waitFor();
});

test('a player reports a line; the operator reads it in context, and mutes its author', async ({
  hall,
  browser,
}) => {
  const { ada, bo, link } = await gathered(hall, browser);
  await say(ada, 'Good luck!');
  await say(bo, 'You are a rusty bucket.');
  const chat = await panelOf(ada.page, 'Chat');
  await chat.getByText('You are a rusty bucket.').waitFor();
  await chat.getByRole('button', { name: 'Report' }).click();
  const dialog = ada.page.getByRole('dialog', { name: 'Report to the operator' });
  await dialog.getByRole('combobox', { name: 'What' }).selectOption('Bo: You are a rusty bucket.');
  await dialog.getByRole('combobox', { name: 'Why' }).selectOption('It is hateful');
  await dialog.getByLabel('What else should the operator know?').fill('Again and again.');
  expect(await a11yFaultsIn(ada.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await ada.page.getByText('Your report is with the operator.').waitFor();
  await expect(dialog).toHaveCount(0);

  const page = await operatorAt(browser, hall, 'phone');
  await open(page, 'Reports (1)');
  const report = page.getByRole('article', {
    name: /^Ada \(.{6}, seat 1\) reports a line of Bo \(.{6}, seat 2\)$/u,
  });
  await report.getByText('Again and again.').waitFor();
  expect(await report.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Good luck!'),
    expect.stringMatching(/reported\s+You are a rusty bucket\./u),
  ]);
  expect(await a11yFaultsIn(page)).toEqual([]);
  await report.getByRole('button', { name: 'Mute or ban Bo' }).click();
  const sanction = page.getByRole('dialog', { name: 'Mute or ban Bo' });
  await sanction.getByLabel('Reason (for the audit log alone)').fill('rusty');
  expect(await a11yFaultsIn(page)).toEqual([]);
  await sanction.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(sanction).toHaveCount(0);
  await ada.page.getByText('Somebody').first().waitFor();
  await say(bo, 'What?');
  await bo.page.getByText('The operator of this hall has muted you').first().waitFor();
  await report.getByRole('button', { name: 'Done with it' }).click();
  await page.getByText('There are no reports.').waitFor();
  await open(page, 'In force');
  await page.getByRole('row', { name: /Bo .*Muted .*rusty/u }).waitFor();
  expect(await a11yFaultsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lift it for Bo' }).click();
  await page.getByText('Nothing is in force.').waitFor();
  await say(bo, 'Sorry.');
  await chat.getByText('Sorry.').waitFor();
  await open(page, 'Audit log');
  await page.getByRole('row', { name: /unmuted/u }).waitFor();
  expect(await a11yFaultsIn(page)).toEqual([]);
  expect(link).toContain('/t/');
});

test('the operator tells everybody, bans, prepares for an update, and closes a table', async ({
  hall,
  browser,
}) => {
  const { ada, bo, link } = await gathered(hall, browser);
  const page = await operatorAt(browser, hall);
  await page.getByLabel('Text').fill('Tea at five, <b>all</b> of you.');
  await page.getByRole('button', { name: 'Tell everybody' }).click();
  const told = ada.page.getByRole('status').filter({ hasText: 'Tea at five, <b>all</b> of you.' });
  await told.waitFor();
  expect(await a11yFaultsIn(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Got it' }).click();
  await expect(told).toHaveCount(0);
  await ada.page.reload();
  await ada.page.getByRole('heading', { name: 'Gathering' }).waitFor();
  await expect(told).toHaveCount(0);
  expect(await a11yFaultsIn(page)).toEqual([]);

  await open(page, 'People');
  await page.getByLabel('Find').fill('bo');
  await expect(page.getByRole('row', { name: /Ada/u })).toHaveCount(0);
  expect(await a11yFaultsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mute or ban Bo' }).click();
  await page
    .getByRole('combobox', { name: 'What' })
    .selectOption('Ban: may neither join, watch nor open tables');
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await bo.page.getByRole('heading', { name: 'You are banned from this hall' }).waitFor();
  await bo.page.getByText(/has banned you until .*\d/u).waitFor();
  expect(await a11yFaultsIn(bo.page)).toEqual([]);
  await bo.page.goto(hall.url);
  await bo.page.getByRole('heading', { name: 'You are banned from this hall' }).waitFor();

  await open(page, 'Tables');
  const row = page.getByRole('row', { name: /Ada and Bo \(not here\)/u });
  await row.waitFor();
  expect(await a11yFaultsIn(page)).toEqual([]);
  await row.getByRole('button', { name: 'Close table' }).click();
  const asked = page.getByRole('dialog', { name: 'Close this table?' });
  await asked.getByRole('button', { name: 'Close table' }).click();
  await ada.page.getByText('The operator of this hall has closed this table.').waitFor();
  await ada.page.goto(link);
  await ada.page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  expect(await a11yFaultsIn(ada.page)).toEqual([]);
  await page.getByLabel('Find').fill(link.slice(-10));
  await page.getByRole('button', { name: /^Open table .* again$/u }).click();
  await ada.page.reload();
  await ada.page.getByRole('heading', { name: 'Gathering' }).waitFor();

  await open(page, 'Overview');
  await page.getByRole('button', { name: 'Prepare for an update' }).click();
  await page.getByText('New tables are refused since').waitFor();
  await ada.page.getByText('The hall will be updated soon. Running games go on afterwards.').waitFor();
  await ada.page.goto(`${hall.url}/new/metaltalon`);
  await ada.page.getByRole('button', { name: 'Create the table' }).click();
  await ada.page.getByText('there are no new tables until then').waitFor();
  await page.getByRole('button', { name: 'Not yet after all' }).click();
  await page.getByRole('button', { name: 'Prepare for an update' }).waitFor();
});
