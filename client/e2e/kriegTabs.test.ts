import type { Page } from '@playwright/test';
import { CHASSIS_IDS, type ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { open } from './screenshots/camera';
import { expect, usualTest as test } from './support/browserFixture';
import { ADA, BO } from './support/duel';
import { desk, openDesk } from './support/krieg';
import { assume, findGame, type ScriptedGame } from './support/scriptedGame';
import { newGuest, stage } from './support/staged';
import { board } from './support/table';

/** Of two robots, the ground that both cover, at most, and the pixels of both that look alike, at most: shares. */
const MOST_IN_COMMON = 0.8;
const MOST_ALIKE = 0.33;
/** What the eye takes for another tone, of 255. */
const ANOTHER_TONE = 40;

/** Both sides have three robots; the draw deals each chassis once. */
function fielded(game: ScriptedGame): ScriptedGame {
  const dealt = [ADA, BO].flatMap((seat) => game.legal(seat, 'template').map(({ chassis }) => chassis));
  assume(new Set(dealt).size === CHASSIS_IDS.length);
  for (const seat of [ADA, BO])
    for (const { id } of Object.values(game.view(seat).robots).filter((robot) => robot.seat === seat)) {
      const next = game.legal(seat, 'template').find(({ robot }) => robot === id);
      if (next) game.play(seat, next);
    }
  return game;
}

interface Tab {
  readonly chassis: ChassisId;
  readonly pixels: readonly number[];
}

/** The pictures in the tabs, as their canvases hold them: clear where nothing is painted. */
async function tabsOf(page: Page): Promise<readonly Tab[]> {
  const pictures = desk(page).locator('.kb-tabs canvas[data-painted]');
  await pictures.nth(2).waitFor();
  return pictures.evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map((canvas) => {
      const brush = canvas.getContext('2d');
      const { width, height } = canvas;
      return {
        chassis: canvas.dataset['chassis'] as ChassisId,
        pixels: [...(brush?.getImageData(0, 0, width, height).data ?? [])],
      };
    }),
  );
}

const isCovered = ({ pixels }: Tab, at: number): boolean => (pixels[at + 3] ?? 0) > 127;
const looksAlike = (one: Tab, other: Tab, at: number): boolean =>
  [0, 1, 2].every(
    (part) => Math.abs((one.pixels[at + part] ?? 0) - (other.pixels[at + part] ?? 0)) <= ANOTHER_TONE,
  );

/** Of the pixels that either covers: how many both cover, and how many both cover and look alike. */
function compare(one: Tab, other: Tab): { readonly common: number; readonly alike: number } {
  const places = Array.from({ length: one.pixels.length / 4 }, (_, index) => index * 4);
  const either = places.filter((at) => isCovered(one, at) || isCovered(other, at));
  const both = either.filter((at) => isCovered(one, at) && isCovered(other, at));
  const alike = both.filter((at) => looksAlike(one, other, at));
  return { common: both.length / either.length, alike: alike.length / either.length };
}

test('the tabs of the design desk show a machine each, told apart in one colour', async ({
  hall,
  browser,
}) => {
  const { staged } = findGame({ robots: 3 }, fielded);
  const guests = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')] as const;
  const link = stage(hall, staged, guests);
  const shown: ChassisId[] = [];
  for (const guest of guests) {
    const page = await open(browser, '1440x900', link, guest);
    await board(page).waitFor();
    await openDesk(page);
    const tabs = await tabsOf(page);
    expect(tabs).toHaveLength(3);
    for (const [index, one] of tabs.entries()) {
      shown.push(one.chassis);
      const name = desk(page).locator('.kb-tabs .segment').nth(index);
      await expect(name).toHaveText(new RegExp(one.chassis, 'iu'));
      const box = await name.locator('canvas').boundingBox();
      expect([box?.width, box?.height]).toEqual([60, 60]);
      for (const other of tabs.slice(index + 1)) {
        const { common, alike } = compare(one, other);
        const pair = `${one.chassis} and ${other.chassis}`;
        expect([pair, common < MOST_IN_COMMON]).toEqual([pair, true]);
        expect([pair, alike < MOST_ALIKE]).toEqual([pair, true]);
      }
    }
    await page.context().close();
  }
  expect(shown.toSorted()).toEqual(CHASSIS_IDS.toSorted());
});
