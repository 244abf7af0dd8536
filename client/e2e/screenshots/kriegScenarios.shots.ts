import type { Page } from '@playwright/test';
import { testWithHall } from '../support/browserFixture';
import { ADA, BO } from '../support/duel';
import { pointAtHex } from '../support/krieg';
import { toBomb, toBunkers, toCall, toDoor } from '../support/kriegScenes';
import { fineChromium } from '../support/launching';
import { newGuest, stage } from '../support/staged';
import { ordersOf } from '../support/table';
import { isWanted, open, SIZES, take, type Size } from './camera';
import { momentsOf, playWhole, SHOWN_GAMES } from './moments';
import { playingTable } from './tables';

/** Not tests: screenshots of scenarios of Kriegbot in the middle of a game, and at questions that only they ask. */

const SHOWN = {
  missionControl: ['embark', 'walk', 'fire'],
  aftermath: ['disk', 'revive', 'move'],
  wmd: ['build', 'placeTent', 'walk', 'blowUp'],
  downedPilot: ['namePilot', 'walk', 'board'],
  bombsAway: ['callBomb', 'disk', 'attack'],
  teslaTower: ['build', 'powerUp', 'attack'],
} as const;
type Scenario = keyof typeof SHOWN;

const SCENARIOS = Object.keys(SHOWN) as Scenario[];
const ALL_SIZES = Object.keys(SIZES) as Size[];
const sizes = ALL_SIZES.filter((size) => isWanted(size, ALL_SIZES));

/** Positions from a script, whom they are shown to, and what that person has chosen. */
const SCENES = {
  'wmd-blast': {
    to: toBomb,
    seat: BO,
    choose: async (page: Page) => (await ordersOf(page)).getByText('Set off the bomb …').click(),
  },
  'wmd-bunkers': { to: toBunkers, seat: BO, choose: (page: Page) => pointAtHex(page, 'G6') },
  'bombsAway-call': { to: toCall, seat: BO, choose: (page: Page) => pointAtHex(page, 'B14') },
  'missionControl-door': { to: toDoor, seat: ADA, choose: (page: Page) => pointAtHex(page, 'K8') },
} as const;
const SCENE_NAMES = Object.keys(SCENES) as (keyof typeof SCENES)[];
const isKriegbotWanted = isWanted('kriegbot', SHOWN_GAMES);
const ALL_MOMENTS = ['first', 'middle', ...Object.values(SHOWN).flat(), ...SCENE_NAMES];

const test = testWithHall({ BOT_DELAY_MS: '0' });
test.use({ launchOptions: fineChromium() });

for (const scenario of SCENARIOS.filter(
  (one) => isKriegbotWanted && isWanted(one, [...SCENARIOS, ...SCENE_NAMES]),
))
  test(scenario, async ({ hall, browser }) => {
    const played = playWhole('kriegbot', { scenario });
    const moments = [...momentsOf(played, SHOWN[scenario])].filter(([name]) => isWanted(name, ALL_MOMENTS));
    for (const [name, at] of moments)
      for (const size of sizes) {
        const { link, ada } = await playingTable(hall, played, at);
        const page = await open(browser, size, link, ada);
        await page.locator('.board-room canvas[data-shot]').waitFor();
        await take(page, { of: 'kriegbot', moment: `${scenario}-${name}`, size });
      }
  });

for (const name of SCENE_NAMES.filter((one) => isKriegbotWanted && isWanted(one, ALL_MOMENTS)))
  test(name, async ({ hall, browser }) => {
    const { to, seat, choose } = SCENES[name];
    const { staged } = to();
    for (const size of sizes) {
      const guests = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')] as const;
      const page = await open(browser, size, stage(hall, staged, guests), guests[seat]);
      const atRest = page.locator('.board-room canvas[data-shot]');
      await atRest.waitFor();
      await choose(page);
      await page.waitForTimeout(300);
      await atRest.waitFor();
      await take(page, { of: 'kriegbot', moment: name, size });
    }
  });
