import { SCENARIO_IDS, type ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { SCENARIO_NAMES } from '../../src/games/kriegbot/words/field/sides';
import { testWithHall } from '../support/browserFixture';
import { arriveCalm } from '../support/people';
import { shuffled } from './chance';
import { handsAt, press, type Hands } from './hands';
import { createWith, openForm, startWithBots } from './journeys';
import { begins } from './moves';
import { BUSY_HALL, goHome, WAYS } from './ways';

/** What only Kriegbot has, as people come to it in the page as it is built: scenarios, the editor, a campaign. */

const test = testWithHall(BUSY_HALL);
test.describe.configure({ timeout: 300_000 });

async function scenarioBegins(hands: Hands, scenario: ScenarioId): Promise<void> {
  await openForm(hands, 'kriegbot');
  await createWith(hands, [SCENARIO_NAMES[scenario], 'Easy bot']);
  await begins(hands);
  await goHome(hands);
}

/** Several visits, so that they can run side by side with others. */
const VISITS = 3;

for (let visit = 1; visit <= VISITS; visit += 1) {
  const scenarios = SCENARIO_IDS.filter((_id, index) => index % VISITS === visit - 1);
  test(`scenarios begin, ${visit} of ${VISITS}: ${scenarios.join(', ')}`, async ({ hall, browser }) => {
    const { page } = await arriveCalm(browser, 'Ada');
    await page.goto(hall.url);
    for (const scenario of shuffled(`Scenarios ${visit}`, scenarios))
      await test.step(SCENARIO_NAMES[scenario], () => scenarioBegins(handsAt(page), scenario));
  });
}

test('a scenario of one’s own is tried against a bot, and played at a table', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada');
  const hands = handsAt(page);
  await page.goto(hall.url);
  await press(hands, WAYS.gamePage('kriegbot'));
  await press(hands, WAYS.editor('kriegbot'));
  await press(hands, WAYS.editorName);
  await hands.type('The lake');
  await press(hands, WAYS.tryOut);
  await begins(hands);

  await goHome(hands);
  await press(hands, WAYS.gamePage('kriegbot'));
  await press(hands, WAYS.editor('kriegbot'));
  await press(hands, WAYS.playAtTable);
  await press(hands, WAYS.nameField);
  await hands.type('Ada');
  await createWith(hands, []);
  await startWithBots(hands);
  await begins(hands);
});

test('a campaign comes to its first mission', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada');
  const hands = handsAt(page);
  await page.goto(hall.url);
  await openForm(hands, 'kriegbot');
  await createWith(hands, ['Campaign', 'Easy bot']);
  await press(hands, WAYS.mission(SCENARIO_NAMES.showdown));
  await begins(hands);
});
