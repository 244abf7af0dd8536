import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chosenBy, choiceRequestOf } from '@gearhall/shared/core/bots/choiceRequest';
import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { atOnce } from '@gearhall/shared/core/ground/timeSliced';
import type { AnyGame } from '@gearhall/shared/core/game';
import { expectDefined } from '@gearhall/shared/core/ground/result';
import type { Match } from '@gearhall/shared/core/match';
import { FollowedMatch } from '@gearhall/shared/core/replay/FollowedMatch';
import { botPlayer, playout } from '@gearhall/shared/core/testing/playout';
import { RULES } from '@gearhall/shared/games/rules';
import { expect, usualTest as test } from './support/browserFixture';
import { arrive } from './support/people';
import { give, myTurn } from './support/table';
import { unless } from './support/longSuite';

/** The worker in which the bots of a page think, as it is built and as the hall serves it. */
const FOLDER = 'assets/bots';
const FILE = readdirSync(join(import.meta.dirname, '../dist', FOLDER)).find((name) =>
  /^botThread-.*\.js$/u.test(name),
);

/** Experts do not search before a game has begun in earnest. */
const LATER = 12;

function matchOf(game: AnyGame): Match {
  const players = [botPlayer('hard'), botPlayer('hard')];
  const plan = { game, options: game.options.parse({}), players, seed: 'a worker', limit: LATER };
  return expectDefined([...playout(plan)].at(-1), 'an action').match;
}

const levels = Object.values(RULES).flatMap((game) =>
  ['hard' as const, ...(game.about.bots ?? [])].map((level) => ({ game, level })),
);

for (const { game, level } of levels) {
  const { id } = game.about;
  test(
    `${id}: the ${level} bot chooses in the worker of the page as it would anywhere`,
    unless(level === 'hard'),
    async ({ hall, browser }) => {
      const match = matchOf(game);
      const seat = match.toAct[0] ?? 0;
      const history = atOnce(new FollowedMatch(seat).upTo(match));
      const request = choiceRequestOf(match, { seat, level, history, seed: seedFrom('its dice') });
      const { page } = await arrive(browser, 'Ada');
      await page.goto(hall.url);
      const told = await page.evaluate(
        ([path, asked]) =>
          new Promise<unknown[]>((resolve, reject) => {
            const worker = new Worker(path, { type: 'module' });
            const answers: unknown[] = [];
            worker.onmessage = ({ data }) => {
              answers.push(data);
              if (data === 'ready') worker.postMessage(asked);
              else resolve(answers);
            };
            worker.onerror = () => reject(new Error('The worker does not start.'));
          }),
        [`/${FOLDER}/${FILE}`, request] as const,
      );
      expect(told).toEqual(['ready', { action: chosenBy(game, request) }]);
    },
  );
}

test('an expert that is chosen in a game in the page takes its turns', async ({ hall, browser }) => {
  const { page } = await arrive(browser, 'Ada');
  await page.goto(`${hall.url}/bot/metaltalon`);
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption('Expert bot');
  await give(page, /^Keep/);
  await myTurn(page);
  await give(page, /^End the turn/);
  await myTurn(page);
  await expect(page.getByText('Expert bot').first()).toBeVisible();
});
