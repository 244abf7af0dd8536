import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, usualTest as test } from './support/browserFixture';
import { openHall } from './support/hall';
import { arriveCalm } from './support/people';
import { IS_OVER, answered, createTable, ordersOf } from './support/table';

/** `npm run new-game` in a copy of the project, from the command to the end of a game in the browser. */

const ROOT = path.join(import.meta.dirname, '../..');
const LEFT_OUT = /[/](?:node_modules|dist|results|e2e|bench)$/u;
const COPIED = ['client', 'examples', 'server', 'scripts', 'shared', 'jest.config.js', 'package.json'];
/** In milliseconds: two builds, on a busy machine. */
const BUILDS = 300_000;
test.describe.configure({ timeout: BUILDS });

let copy: string;
test.beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'gearhall-new-'));
  for (const name of [...COPIED, 'tsconfig.base.json', '.prettierrc.json'])
    await cp(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source),
    });
  await linkPackages();
});
test.afterAll(() => rm(copy, { recursive: true, force: true }));

/** The packages of this project, beside the copy's own three. */
async function linkPackages(): Promise<void> {
  const [from, to] = [ROOT, copy].map((root) => path.join(root, 'node_modules')) as [string, string];
  await mkdir(path.join(to, '@gearhall'), { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '@gearhall');
  for (const name of names) await symlink(path.join(from, name), path.join(to, name));
  for (const name of ['client', 'server', 'shared'])
    await symlink(path.join(copy, name), path.join(to, '@gearhall', name));
}

/** Runs a program of the copy; returns its output, and throws if it fails. */
const run = (program: string, ...args: readonly string[]): string => runIn(copy, program, ...args);

function runIn(cwd: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    // Its tests are no long ones.
    env: { ...process.env, GEARHALL_LONG: '0' },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

test('a new game can be tested, built and played', async ({ browser }) => {
  expect(run('scripts/newGame.js', 'pennies', "Ada's Pennies")).toContain(
    'shared/src/games/pennies/index.ts',
  );
  run('node_modules/jest/bin/jest.js', 'shared/src/games/pennies');
  for (const part of ['server', 'client']) {
    runIn(path.join(copy, part), path.join(copy, 'node_modules/vite/bin/vite.js'), 'build');
  }
  const hall = await openHall({ BOT_DELAY_MS: '0' }, copy);
  try {
    const ada = await arriveCalm(browser, 'Ada');
    const { page } = ada;
    await page.goto(hall.url);
    const picture = page.locator('img[src="/faces/pennies.svg"]');
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await createTable(ada, hall, { game: "Ada's Pennies" });
    await page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.basic-board').waitFor();
    const over = page.getByRole('heading', { name: IS_OVER }).first();
    const take = (await ordersOf(page)).getByRole('button', { name: /^Take: /u, disabled: false }).last();
    for (;;) {
      await take.or(over).first().waitFor();
      if (await over.isVisible()) break;
      await answered(page, () => take.click());
    }
    await page
      .getByText(/wins?: last coin/u)
      .first()
      .waitFor();
    // Before the hall is gone: a page that looks for it would report errors.
    await page.context().close();
  } finally {
    await hall.close();
  }
});

test('an invalid id or title is refused with a sentence, and nothing is written', async () => {
  const before = await readdir(path.join(copy, 'shared/src/games'));
  const refusals = {
    Chess: 'An id has 2 to 32 characters, a to z and 0 to 9, and begins with a letter.',
    class: '"class" is a word of TypeScript.',
    kriegbot: '"kriegbot" is taken.',
    kuhn: '"kuhn" is taken.',
  };
  for (const [id, sentence] of Object.entries(refusals)) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/newGame.js', id, 'A Title'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, `${sentence}\n`]);
  }
  const { stderr } = spawnSync(process.execPath, ['scripts/newGame.js', 'chess', '<b>'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stderr).toContain('A title has at most 40 characters');
  expect(await readdir(path.join(copy, 'shared/src/games'))).toEqual(before);
});
