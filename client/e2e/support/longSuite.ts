import type { TestDetails, TestInfo } from '@playwright/test';
import { quickDice, seedFrom } from '@gearhall/shared/core/dice/dice';

const VARIANT = '@long';
/** The project of `*.long.test.ts` (playwright.config.ts). */
const WHOLE_GAMES = 'long';

/**
 * What the usual suite leaves to the long one (playwright.config.ts): further games and windows of something that it has
 * seen in one of them.
 */
export const unless = (isUsual: boolean): TestDetails => (isUsual ? {} : { tag: VARIANT });

/** `scripts/longTests.js` draws it for each of its runs, and prints it; without it, every variant runs. */
const LOT = process.env['GEARHALL_LOT'] ?? 'all';

/** Is it in the sixth of the whole games and variants that one run of the long suite takes? All other tests always are. */
export const isDrawn = ({
  project,
  tags,
  titlePath,
}: Pick<TestInfo, 'project' | 'tags' | 'titlePath'>): boolean =>
  LOT === 'all' ||
  !(tags.includes(VARIANT) || project.name === WHOLE_GAMES) ||
  quickDice(seedFrom(LOT, ...titlePath)).roll(6) === 1;
