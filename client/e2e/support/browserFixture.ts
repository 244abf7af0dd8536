import { expect, test as base, type Browser, type BrowserContext } from '@playwright/test';
import { openHall, type Hall } from './hall';

export { expect };

/** A server and a browser, which all tests of a file share. */
export interface BrowserFixture {
  readonly hall: Hall;
  readonly browser: Browser;
}

interface TestFixtures {
  /**
   * From now on these console errors are expected. Any other one, in any page, fails the test when it
   * ends; its pages are closed then.
   */
  readonly allowErrors: (pattern: RegExp) => void;
}

/**
 * A `test` whose hall runs with these variables. Each call makes a worker fixture of its own, so each
 * file that calls it has its own hall and its own browser process.
 */
export const testWithHall = (environment: Readonly<Record<string, string>> = {}) =>
  base.extend<TestFixtures, { readonly hall: Hall }>({
    hall: [
      async ({}, use) => {
        const hall = await openHall(environment);
        await use(hall);
        await hall.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    allowErrors: [
      async ({ browser }, use, testInfo) => {
        const { errors, allow, stop } = collectErrors(browser);
        await use(allow);
        stop();
        // The pages of a failed test are kept for its trace; the browser ends with the worker.
        if (testInfo.status !== testInfo.expectedStatus) return;
        await Promise.all(browser.contexts().map((context) => context.close()));
        expect(errors).toEqual([]);
      },
      { auto: true },
    ],
  });

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
