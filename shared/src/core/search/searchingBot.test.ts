import type { Bot } from '../bots/bot';
import type { TypedThing } from '../game';
import { withDice } from '../testing/means';
import { nim } from '../testing/nim';
import { diceOf } from './playingOn';
import { searchingBot } from './searchingBot';

/** Takes one coin where it can, so that there is much to find. */
const timid: Bot<unknown, TypedThing> = { choose: (_view, _seat, [first]) => first ?? { type: 'shake' } };
const rules = { ...nim, bots: { ...nim.bots, hard: { ...nim.bots.hard } } };
const hints = { games: 60, candidates: 6, limit: 100, estimate: () => [0.5, 0.5] };
const chosen = (bot: Bot<unknown, TypedThing>, coins: number): TypedThing => {
  const view = { coins, turn: 0 };
  return bot.choose(view, 0, nim.legal(view, 0), withDice(diceOf('a test', coins)));
};

test.each([5, 6, 7, 9, 10, 11])('of %i coins it finds what wins', (coins) => {
  const bot = searchingBot(rules, { ...hints, imagine: (view) => view });
  expect(chosen(bot, coins)).toEqual({ type: 'take', coins: coins % 4 });
});

test('where nothing can be imagined, and where nothing is better, it does what the hard bot does', () => {
  const hard = { ...rules, bots: { ...rules.bots, hard: timid } };
  expect(chosen(searchingBot(hard, { ...hints, imagine: () => undefined }), 6)).toEqual({
    type: 'take',
    coins: 1,
  });
  const all = { ...hints, imagine: () => ({ coins: 1, turn: 0 }) };
  expect(chosen(searchingBot(hard, all), 7)).toEqual({ type: 'take', coins: 1 });
});
