import type { Page } from '@playwright/test';

/** Waits until the worker has kept everything, and serves this page. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
