import { testWithHall } from '../support/browserFixture';
import { fineChromium } from '../support/launching';
import { isWanted, open, SIZES, take, type Size } from './camera';
import { momentsOf, playWhole } from './moments';
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
/** Seat 0 has the screen: where its side has little to show, the other one is named. */
const ALL_SIZES = Object.keys(SIZES) as Size[];
const sizes = ALL_SIZES.filter((size) => isWanted(size, ALL_SIZES));
const ALL_MOMENTS = ['first', 'middle', ...Object.values(SHOWN).flat()];

const test = testWithHall({ BOT_DELAY_MS: '0' });
test.use({ launchOptions: fineChromium() });

for (const scenario of SCENARIOS.filter((one) => isWanted(one, SCENARIOS)))
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
