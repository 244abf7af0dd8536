import { test } from '@playwright/test';
import { costOfFrames, openStage, withStagePage } from '../support/stagePage';

withStagePage();

test('the time of a frame', async ({ browser }) => {
  const page = await openStage(browser, '?seats=6&ships=30');
  process.stdout.write(`${JSON.stringify(await costOfFrames(page))}\n`);
});
