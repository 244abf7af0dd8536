import { testWithHall } from '../support/browserFixture';
import { fineChromium } from '../support/launching';
import { open, take, wanted, wantedSizes } from './camera';
import { stagedCampaign } from './campaign';
import { CAMPAIGN } from './words';

/** The page of a campaign of Kriegbot, and the table at which its members decide. */

const sizes = wantedSizes();
const test = testWithHall();
test.use({ launchOptions: fineChromium() });

const PHASES = { 'campaign-vote': 'mission', 'campaign-spoils': 'spoils' } as const;

for (const moment of CAMPAIGN.filter((one) => wanted.scene(one)))
  test(moment, async ({ hall, browser }) => {
    const { link, table, ada } = await stagedCampaign(hall, 3, PHASES[moment]);
    for (const size of sizes) {
      const page = await open(browser, size, link, ada);
      await page.getByRole('heading', { name: 'The missions so far' }).waitFor();
      await take(page, { of: 'kriegbot', moment, size });
      const opened = await open(browser, size, link, ada);
      await opened.getByText('The stock of your gang').click();
      await take(opened, { of: 'kriegbot', moment: `${moment}-stock`, size });
      const deciding = await open(browser, size, table, ada);
      await deciding.getByText('How it stands').waitFor();
      await take(deciding, { of: 'kriegbot', moment: `${moment}-table`, size });
    }
  });
