import { expect, test } from '@playwright/test';
import { CATALOG } from '@gearhall/shared/games/catalog';
import type { Measured } from '../dev/sounds';
import { openSounds, withStagePage } from './support/stagePage';

/** Every sound of every game, rendered as it is at a table. */

test.describe.configure({ timeout: 180_000 });
withStagePage();

/** The most that a sound may reach, and what counts as silent (dBFS). */
const [LOUDEST, SILENT] = [-3, -40];

let all: readonly Measured[];
test.beforeAll(async ({ browser }) => {
  const page = await openSounds(browser);
  all = await page.evaluate(() =>
    (window as unknown as { measureAll(): Promise<readonly Measured[]> }).measureAll(),
  );
  await page.close();
});

const told = ({ of, name, variant }: Measured): string => `${of} ${name} ${variant}`;

test('every sound is heard, and none is too loud', () => {
  expect(all.filter(({ peak }) => !(peak > SILENT && peak <= LOUDEST)).map(told)).toEqual([]);
  expect(all.filter(({ seconds }) => seconds > 3).map(told)).toEqual([]);
});

test('on its way out, no sound is cut off, and none is much louder or softer than it was made', () => {
  expect(all.filter(({ played }) => played > -1).map(told)).toEqual([]);
  const off = all.filter(({ peak, played }) => played > peak + 3 || played < peak - 9);
  expect(off.map((one) => `${told(one)}: ${one.peak} becomes ${one.played}`)).toEqual([]);
});

test('what happens once is louder than what happens often', () => {
  const peakOf = (rung: Measured['rung']): number =>
    Math.max(...all.filter((one) => one.rung === rung).map(({ peak }) => peak));
  const rungs = (['interface', 'step', 'dice', 'shot', 'hit', 'kill'] as const).map(peakOf);
  expect(rungs).toEqual(rungs.toSorted((one, other) => one - other));
});

test('no two sounds are the same: the variants of one differ, and each game has its own', () => {
  expect(new Set(all.map(({ hash }) => hash)).size).toBe(all.length);
  for (const game of Object.keys(CATALOG)) {
    const own = new Set(all.filter(({ of }) => of === game).map(({ name }) => name));
    expect(own.size, game).toBeGreaterThanOrEqual(8);
  }
});

test('dice, cards, buttons, calls, clocks and friends have their sounds in every game', () => {
  const common = all.filter(({ of }) => of === 'common').map(({ name }) => name);
  for (const name of ['diceRoll', 'diceLand', 'card', 'tap', 'turn', 'asked', 'tick', 'sit', 'line'])
    expect(common).toContain(name);
});
