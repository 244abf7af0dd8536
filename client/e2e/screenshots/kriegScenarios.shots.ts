import type { Page } from '@playwright/test';
import { testWithHall } from '../support/browserFixture';
import { ADA, BO } from '../support/duel';
import { pointAtHex } from '../support/krieg';
import { toBomb, toBunkers, toCall, toDoor } from '../support/kriegScenes';
import { fineChromium } from '../support/launching';
import { newGuest, stage } from '../support/staged';
import { ordersOf } from '../support/table';
import { open, take, wanted, wantedSizes } from './camera';
import { momentsOf, playWhole } from './moments';
import { playingTable } from './tables';
import { SCENARIO_NAMES, SCENARIOS, SCENES } from './words';

/** Not tests: screenshots of scenarios of Kriegbot in the middle of a game, and at questions that only they ask. */

const sizes = wantedSizes();

/** Positions from a script, whom they are shown to, and what that person has chosen. */
const STAGED = {
  'wmd-blast': {
    to: toBomb,
    seat: BO,
    choose: async (page: Page) => (await ordersOf(page)).getByText('Set off the bomb …').click(),
  },
  'wmd-bunkers': { to: toBunkers, seat: BO, choose: (page: Page) => pointAtHex(page, 'G6') },
  'bombsAway-call': { to: toCall, seat: BO, choose: (page: Page) => pointAtHex(page, 'B14') },
  'missionControl-door': { to: toDoor, seat: ADA, choose: (page: Page) => pointAtHex(page, 'K8') },
} as const satisfies Record<(typeof SCENES)[number], object>;

const test = testWithHall({ BOT_DELAY_MS: '0' });
test.use({ launchOptions: fineChromium() });

for (const scenario of SCENARIO_NAMES) {
  const asked = ['first', 'middle', ...SCENARIOS[scenario]].filter((one) => wanted.momentIn(scenario, one));
  if (asked.length > 0)
    test(scenario, async ({ hall, browser }) => {
      const played = playWhole('kriegbot', { scenario });
      const moments = [...momentsOf(played, SCENARIOS[scenario])].filter(([name]) => asked.includes(name));
      for (const [name, at] of moments)
        for (const size of sizes) {
          const { link, ada } = await playingTable(hall, played, at);
          const page = await open(browser, size, link, ada);
          await page.locator('.board-room canvas[data-shot]:not([data-painting])').waitFor();
          await take(page, { of: 'kriegbot', moment: `${scenario}-${name}`, size });
        }
    });
}

for (const name of SCENES.filter((one) => wanted.scene(one)))
  test(name, async ({ hall, browser }) => {
    const { to, seat, choose } = STAGED[name];
    const { staged } = to();
    for (const size of sizes) {
      const guests = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')] as const;
      const page = await open(browser, size, stage(hall, staged, guests), guests[seat]);
      const atRest = page.locator('.board-room canvas[data-shot]:not([data-painting])');
      await atRest.waitFor();
      await choose(page);
      await page.waitForTimeout(300);
      await atRest.waitFor();
      await take(page, { of: 'kriegbot', moment: name, size });
    }
  });
