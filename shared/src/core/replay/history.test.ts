import { seedFrom } from '../dice/dice';
import { anyGame } from '../game';
import { historyOf, meansOf } from './history';
import { Match } from '../match';
import { isRefusal } from '../ground/result';
import { rigged } from '../testing/rigged';
import { swapGame, type SwapView } from '../testing/swap';

const game = anyGame(swapGame());
const played = (...actions: readonly (readonly [seat: number, type: string])[]): Match =>
  actions.reduce(
    (match, [seat, type]) => {
      const step = match.play(seat, { type });
      if (isRefusal(step)) throw new Error(step.refused);
      return step.match;
    },
    Match.begin(game, { options: {}, seats: 3, seed: seedFrom('history') }).match,
  );

describe('the history of a viewer', () => {
  const match = played([0, 'swap'], [1, 'keep']);

  test('has the set-up and every action that left a trace, with the views of that time', () => {
    const views = historyOf(match, 2).map(({ view }) => view as SwapView);
    expect(views.map(({ turn, deck }) => [turn, deck])).toEqual([
      [0, 3],
      [1, 2],
      [2, 2],
    ]);
    expect(views.at(-1)).toEqual(match.project(2));
  });

  test('has the events that the viewer learned of, and no others', () => {
    const typesOf = (viewer: number) =>
      historyOf(match, viewer).map(({ events }) => events.map(({ type }) => type));
    expect(typesOf(0)).toEqual([['dealt'], ['discarded', 'drew'], ['kept']]);
    expect(typesOf(2)).toEqual([['dealt'], ['discarded'], ['kept']]);
  });

  test('shows no card of another seat at any step', () => {
    const cards = historyOf(match, 2).map(({ view }) => (view as SwapView).seats.map(({ card }) => card > 0));
    expect(cards).toEqual(Array.from({ length: 3 }, () => [false, false, true]));
  });

  test('an undo is a step like any other', () => {
    const back = match.play(1, { type: 'takeBack', to: 1 } as never);
    if (isRefusal(back)) throw new Error(back.refused);
    const last = historyOf(back.match, 2).at(-1);
    expect(last).toEqual({ view: back.match.project(2), events: [{ type: 'takenBack', seat: 1 }] });
  });
});

test('a step that a viewer cannot notice is not in it', () => {
  const secret = anyGame({
    ...swapGame(),
    project: () => ({ seats: [], turn: 0, deck: 0, discards: [] }),
    audience: () => [0],
  });
  const { match } = Match.begin(secret, { options: {}, seats: 2, seed: seedFrom('quiet') });
  const step = match.play(0, { type: 'keep' });
  if (isRefusal(step)) throw new Error(step.refused);
  expect(historyOf(step.match, 0)).toHaveLength(2);
  expect(historyOf(step.match, 1)).toHaveLength(1);
});

test('a bot that does not ask for its history causes no replay', () => {
  const match = played([0, 'keep']);
  const begin = jest.spyOn(Match, 'begin');
  const means = meansOf(match, 1, rigged(), { remembers: true });
  expect(begin).not.toHaveBeenCalled();
  expect(means.history()).toHaveLength(2);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('one that has not said that it remembers has none', () => {
  const means = meansOf(played([0, 'keep']), 1, rigged(), {});
  expect(() => means.history()).toThrow('does not say that it remembers');
});
