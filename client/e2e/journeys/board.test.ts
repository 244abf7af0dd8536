import { expect, testWithHall } from '../support/browserFixture';
import { arriveCalm } from '../support/people';
import { emptiness, seeBoard, seenToMove } from './board';
import { handsAt, press } from './hands';
import { moveSeen, seeSomething } from './moves';
import { BUSY_HALL, GAMES, goHome, WAYS } from './ways';

/** The journeys' own eyes: they would notice a board that draws nothing, or nothing new. */

const test = testWithHall(BUSY_HALL);

test('a canvas that shows nothing is noticed in each game, whatever the page says of it', async ({
  hall,
  browser,
}) => {
  const { page } = await arriveCalm(browser, 'Ada');
  const hands = handsAt(page);
  await page.goto(hall.url);
  for (const game of GAMES) {
    await press(hands, WAYS.bot(game));
    await seeSomething(hands);
    await page.locator('.board-room canvas').evaluate((canvas) => (canvas.style.visibility = 'hidden'));
    const blank = await seeBoard(hands);
    expect(emptiness(blank), game).toMatch(/there is something in \d+ of its 64 parts/u);
    await goHome(hands);
  }
});

test('a move of which nothing is drawn is not seen', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada');
  const hands = handsAt(page);
  await page.goto(hall.url);
  await press(hands, WAYS.bot('metaltalon'));
  const before = await seeSomething(hands);
  const after = await moveSeen(hands);
  expect(seenToMove(before, after)).not.toEqual([]);
  expect(seenToMove(before, { ...after, picture: before.picture })).toEqual([]);
  expect(seenToMove(before, { ...after, places: before.places })).toEqual([]);
});
