import { seededDice, seedFrom } from '../dice/dice';
import { anyGame, type AnyGame } from '../game';
import { isRefusal } from '../ground/result';
import { atOnce } from '../ground/timeSliced';
import { Match } from '../match';
import { FollowedMatch } from '../replay/FollowedMatch';
import { historyOf } from '../replay/history';
import { seenIn } from '../replay/viewHistory';
import { swapGame, type SwapState } from '../testing/swap';
import { chosenBy, choiceRequestOf, type ChoiceRequest } from './choiceRequest';
import { levelAtOnce } from './levelAtOnce';

const ME = 1;
const game = anyGame(swapGame());

/** The same game, dealt otherwise wherever seat 1 cannot know it. */
const twin: AnyGame = {
  ...game,
  setup: (options, seats, dice) => {
    const { state } = game.setup(options, seats, dice);
    const redealt = game.redeal(state, ME, seededDice(seedFrom('the twin'))) as SwapState;
    return { state: redealt, events: redealt.seats.map(({ card }, to) => ({ type: 'dealt', to, card })) };
  },
};

/** Seat 0 has kept its card, and seat 1 is to act. */
function begun(rules: AnyGame, seed = 'a match'): Match {
  const { match } = Match.begin(rules, {
    options: {},
    seats: 3,
    seed: seedFrom(seed),
    carried: 'a secret of its series',
  });
  const played = match.play(0, { type: 'keep' });
  if (isRefusal(played)) throw new Error(played.refused);
  return played.match;
}

/** As the other thread has it. */
function received(match: Match): ChoiceRequest {
  const history = atOnce(new FollowedMatch(ME).upTo(match));
  return structuredClone(
    choiceRequestOf(match, { seat: ME, level: 'hard', history, seed: seedFrom('a bot') }),
  );
}

test('two tables that differ only in what the seat may not know send the same', () => {
  const [one, other] = [begun(game), begun(twin)];
  expect(one.state).not.toEqual(other.state);
  expect(received(one)).toEqual(received(other));
});

test('nothing of the match is sent but what the seat sees', () => {
  const match = begun(game);
  const request = received(match);
  const names = ['game', 'history', 'level', 'options', 'seat', 'seats', 'seed', 'view'];
  expect(Object.keys(request).toSorted()).toEqual(names);
  expect(request).toMatchObject({
    game: 'swap',
    options: {},
    seats: 3,
    seat: ME,
    level: 'hard',
    view: match.project(ME),
  });
  expect(JSON.stringify(request)).not.toContain(match.start.seed);
  expect(JSON.stringify(request)).not.toContain('a secret of its series');
});

test('the bot finds there what it would find here, and chooses the same again', () => {
  const match = begun(game);
  const request = received(match);
  const asked: unknown[] = [];
  const watched = {
    ...game,
    bots: {
      ...game.bots,
      hard: {
        choose: (...given: Parameters<AnyGame['bots']['hard']['choose']>) => {
          const [view, seat, legal, { dice, history }] = given;
          asked.push([view, seat, legal, history(), dice.roll(1000)]);
          return legal[0]!;
        },
      },
    },
  };
  expect(chosenBy(watched, request)).toEqual(match.legal(ME)[0]);
  chosenBy(watched, request);
  const rolled = seededDice(request.seed).roll(1000);
  expect(asked[0]).toEqual([match.project(ME), ME, match.legal(ME), historyOf(match, ME), rolled]);
  expect(asked[1]).toEqual(asked[0]);
});

test('what a bot that does not remember has seen is not sent, and it cannot ask for it', () => {
  const match = begun(game);
  const asked = { seat: ME, level: 'hard', history: undefined, seed: seedFrom('a bot') } as const;
  const request = choiceRequestOf(match, asked);
  expect(request).not.toHaveProperty('history');
  const choose: AnyGame['bots']['hard']['choose'] = (_view, _seat, legal, { history }) =>
    history().length > 0 ? legal[0]! : legal[1]!;
  const forgetful = { ...game, bots: { ...game.bots, hard: { choose } } };
  expect(() => chosenBy(forgetful, request)).toThrow('does not say that it remembers');
});

test('a match that goes on is followed from where it was left, in pieces that may overlap', () => {
  const { match } = Match.begin(game, { options: {}, seats: 3, seed: seedFrom('followed') });
  const played = match.play(0, { type: 'swap' });
  const kept = isRefusal(played) ? played : played.match.play(1, { type: 'keep' });
  const back = isRefusal(kept) ? kept : kept.match.play(1, { type: 'takeBack', to: 1 } as never);
  if (isRefusal(played) || isRefusal(kept) || isRefusal(back)) throw new Error('It cannot be played.');
  const followed = new FollowedMatch(2);
  const abandoned = followed.upTo(kept.match);
  abandoned.next();
  expect(seenIn(atOnce(followed.upTo(back.match)))).toEqual(historyOf(back.match, 2));
  atOnce(abandoned);
  expect(seenIn(atOnce(followed.upTo(back.match)))).toEqual(historyOf(back.match, 2));
});

test('where a bot has to act at once, the best level that does not think acts for it', () => {
  const bot = game.bots.easy;
  const thinking = { ...bot, thinks: true as const };
  expect(levelAtOnce({ easy: bot, normal: thinking, hard: bot }, 'easy')).toBe('easy');
  expect(levelAtOnce({ easy: bot, normal: thinking, hard: bot }, 'normal')).toBe('hard');
  expect(levelAtOnce({ easy: bot, normal: bot, hard: thinking }, 'hard')).toBe('normal');
  expect(levelAtOnce({ easy: thinking, normal: thinking, hard: thinking }, 'hard')).toBeUndefined();
});
