import { chosenBy, choiceRequestOf, type ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { seatLimits, type AnyGame, type TypedThing } from '@gearhall/shared/core/game';
import { atOnce } from '@gearhall/shared/core/ground/timeSliced';
import { Match } from '@gearhall/shared/core/match';
import { FollowedMatch } from '@gearhall/shared/core/replay/FollowedMatch';
import { RULES } from '@gearhall/shared/games/rules';
import { EXAMPLE_RULES } from '../../../../examples/rules';
import { THINKING } from '../../ground/threads/limits';
import { WorkerPool } from '../../ground/threads/WorkerPool';
import { builtServer } from '../../testing/halls/builtServer';

/** The thread of the built server. */
let pool: WorkerPool<ChoiceRequest, TypedThing>;
beforeAll(() => {
  pool = new WorkerPool(builtServer('botThread.js'), {
    ...THINKING,
    threads: 1,
    waitMs: 60_000,
    answerMs: 60_000,
  });
});
afterAll(() => pool.close());

const GAMES: readonly AnyGame[] = [...Object.values(RULES), ...Object.values(EXAMPLE_RULES)];

test.each(GAMES.map((game) => [game.about.id, game] as const))(
  '%s: a bot chooses in its thread as it would here',
  async (_, game) => {
    const options = game.options.parse({});
    const seats = seatLimits(game, options).min;
    const { match } = Match.begin(game, {
      options,
      seats,
      seed: seedFrom('a thread'),
    });
    const seat = match.toAct[0] ?? 0;
    const history = atOnce(new FollowedMatch(seat).upTo(match));
    const request = choiceRequestOf(match, { seat, level: 'hard', history, seed: seedFrom('its dice') });
    expect(await pool.ask(request, { lane: 'a table' })).toEqual({ result: chosenBy(game, request) });
  },
);

test('a game that the hall does not have', async () => {
  const request = { game: 'chess' } as ChoiceRequest;
  expect(await pool.ask(request, { lane: 'a table' })).toMatchObject({ missed: 'threw' });
});
