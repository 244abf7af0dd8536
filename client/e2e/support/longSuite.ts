import type { TestDetails } from '@playwright/test';

/**
 * What the usual suite leaves to the long one (playwright.config.ts): further games and windows of something that it has
 * seen in one of them.
 */
export const unless = (isUsual: boolean): TestDetails => (isUsual ? {} : { tag: '@long' });
