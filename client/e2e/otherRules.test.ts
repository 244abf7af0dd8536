import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { textHash } from '../../server/src/store/rows/chain';
import { expect, testWithHall } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arriveCalm, type Person } from './support/people';
import { createTable, eventually, follow, start, takeSeat } from './support/table';

/** What a person sees of a game that began under rules that the hall no longer has, and how they get out of it. */

const test = testWithHall({ IDLE_AFTER: '1' });
test.describe.configure({ timeout: 180_000 });

/** As if the rules had been changed since the table was made; nothing has been done there. Waits until it is closed. */
async function changeRules({ folder }: Hall, id: string): Promise<void> {
  const db = new DatabaseSync(path.join(folder, 'gearhall.sqlite'), { timeout: 2000 });
  const isClosed = () => db.prepare('select 1 from last_views where table_id = ?').get(id) !== undefined;
  await eventually(async () => isClosed(), true);
  const { core } = db.prepare('select core from tables where id = ?').get(id) as { core: string };
  const older = JSON.stringify({ ...(JSON.parse(core) as object), rulesVersion: 0 });
  const hash = textHash(id, 'core', older);
  db.prepare('update tables set core = ?, core_hash = ? where id = ?').run(older, hash, id);
  db.prepare('update log_heads set hash = ? where table_id = ?').run(hash, id);
  db.close();
}

test('the last picture is shown, and the two end the game together', async ({ hall, browser }) => {
  const [ada, bo] = (await Promise.all(['Ada', 'Bo'].map((name) => arriveCalm(browser, name)))) as [
    Person,
    Person,
  ];
  const link = await createTable(ada, hall);
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  for (const { page } of [ada, bo]) await page.goto('about:blank');
  await changeRules(hall, link.split('/').at(-1) ?? '');
  for (const { page } of [ada, bo]) await page.goto(link);
  const card = ({ page }: Person) => page.getByRole('region', { name: 'This game cannot go on' });
  await expect(card(ada)).toContainText('You see what was last shown to you.');
  await expect(ada.page.locator('.board canvas')).toBeVisible();
  await card(ada).getByRole('button', { name: 'End the game' }).click();
  await expect(card(bo)).toContainText('1 of 2 want to end it.');
  await card(bo).getByRole('button', { name: 'End the game' }).click();
  await expect(ada.page.locator('.ending-words').first()).toContainText('Nobody has won.');
  await expect(ada.page.getByRole('link', { name: /replay/iu })).toHaveCount(0);
});
