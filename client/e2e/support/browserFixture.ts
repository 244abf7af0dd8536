import { writeFile } from 'node:fs/promises';
import { expect, test as base, type Browser, type BrowserContext, type TestInfo } from '@playwright/test';
import { openHall, type Hall } from './hall';
import { isDrawn } from './longSuite';
import { Stored } from './stored';

export { expect };

/** A server and a browser, which all tests of a file share. */
export interface BrowserFixture {
  readonly hall: Hall;
  readonly browser: Browser;
}

interface TestFixtures {
  /** Of the whole games and variants, which are too many for each run of the long suite, some are left out. */
  readonly drawn: undefined;
  /**
   * From now on these console errors are expected. Any other one, in any page, fails the test when it
   * ends; its pages are closed then.
   */
  readonly allowErrors: (pattern: RegExp) => void;
}

/**
 * A `test` whose hall runs with these variables. Each call makes a worker fixture of its own: the files that use what
 * one call returns share a hall and a browser process in each worker, for as long as all tests there are green. A file
 * that looks at the hall as a whole (its lobby, its operator's pages) makes its own.
 */
export const testWithHall = (environment: Readonly<Record<string, string>> = {}) => {
  let opened: Hall | undefined;
  return base.extend<TestFixtures, { readonly hall: Hall }>({
    drawn: [
      async ({}, use, testInfo) => {
        testInfo.skip(!isDrawn(testInfo), 'Not drawn in this run (GEARHALL_LOT).');
        await use(undefined);
      },
      { auto: true },
    ],
    hall: [
      async ({}, use) => {
        const hall = await openHall(environment);
        opened = hall;
        await use(hall);
        await hall.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    allowErrors: [
      async ({ browser }, use, testInfo) => {
        const { errors, allow, stop } = collectErrors(browser);
        const before = opened ? tablesIn(opened) : [];
        await use(allow);
        stop();
        // The pages of a failed test are kept for its trace; the browser ends with the worker.
        if (testInfo.status !== testInfo.expectedStatus) return opened && tellGames(opened, before, testInfo);
        await Promise.all(browser.contexts().map((context) => context.close()));
        expect(errors).toEqual([]);
      },
      { auto: true },
    ],
  });
};

/** For files that need a hall as it is in production, but for its limits; and one whose bots answer at once. */
export const usualTest = testWithHall();
export const quickTest = testWithHall({ BOT_DELAY_MS: '0' });

function tablesIn({ folder }: Hall): readonly string[] {
  const stored = new Stored(folder);
  const tables = stored.tables();
  stored.close();
  return tables;
}

/** Dice fall as the hall's seed wills: a game that went wrong is told and kept, so that it can be played again. */
async function tellGames({ folder }: Hall, before: readonly string[], testInfo: TestInfo): Promise<void> {
  const stored = new Stored(folder);
  const games = stored.games().filter(({ table }) => !before.includes(table));
  stored.close();
  for (const { table, game, seed, salts } of games)
    process.stdout.write(`${testInfo.title}: ${game} at ${table}, seed ${seed}, salts ${salts.join(' ')}\n`);
  const file = testInfo.outputPath('games.json');
  await writeFile(file, JSON.stringify(games));
  await testInfo.attach('games', { path: file, contentType: 'application/json' });
}

/** Collects console errors and uncaught errors of all pages that this browser opens from now on. */
function collectErrors(browser: Browser) {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  const add = (error: string): void => {
    if (!allowed.some((pattern) => pattern.test(error))) errors.push(error);
  };
  const listen = (context: BrowserContext): void => {
    context.on('console', (message) => {
      if (message.type() === 'error') add(message.text());
    });
    context.on('weberror', (webError) => add(String(webError.error())));
  };
  browser.on('context', listen);
  return {
    errors,
    allow: (pattern: RegExp): void => void allowed.push(pattern),
    stop: () => browser.off('context', listen),
  };
}
