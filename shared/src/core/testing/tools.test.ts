import { schema, t } from '@colyseus/schema';
import { z } from 'zod';
import { anyGame } from '../game';
import { Match } from '../match';
import { firstDifference, firstUnplain, same } from './difference';
import { optionSets } from './optionSets';
import { contractPlans } from './plans';
import { botPlayer, playout, type Playout } from './playout';
import { sealed } from './sealed';
import { shapeProblem } from './shape';
import { spread } from './spread';

const game = anyGame(sealed);

describe('differences', () => {
  test.each([
    [1, 2, 'the value: 1 is not 2'],
    [0, -0, 'the value: 0 is not -0'],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'the value.a.1.b: 2 is not 3'],
    [{ a: 1 }, { a: 1, b: 2 }, 'the value.b is only in the second'],
    [[1, 2], [1], 'the value.1 is only in the first'],
    [[], {}, 'the value: [] is not {}'],
    [null, {}, 'the value: null is not {}'],
    [{ a: undefined }, {}, 'the value.a is only in the first'],
  ])('%j and %j', (one, two, difference) => {
    expect(firstDifference(one, two)).toBe(difference);
  });

  test('there are none between equal values, whatever the order of their fields', () => {
    expect(same({ a: [1, 'x', null], b: {} }, { b: {}, a: [1, 'x', null] })).toBe(true);
    expect(same(Number.NaN, Number.NaN)).toBe(true);
  });

  test.each([
    [{ a: undefined }, 'the value.a is undefined'],
    [[1, [Number.POSITIVE_INFINITY]], 'the value.1.0 is Infinity'],
    [new Set(), 'the value is a Set'],
    [Object.create(null), 'the value is a thing without a class'],
    [[Symbol('x')], 'the value.0 is Symbol(x)'],
    [{ [Symbol('x')]: 1 }, 'the value has a symbol as a key'],
    [[1, , 2], 'the value.1 is undefined'], // eslint-disable-line no-sparse-arrays
    [1n, 'the value is 1'],
  ])('%p is not plain', (value, problem) => {
    expect(firstUnplain(value)).toBe(problem);
  });
});

describe('option sets', () => {
  test('are the standard game and every other value of each option', () => {
    expect(optionSets(game).map(({ name }) => name)).toEqual([
      'standard',
      'hand 1',
      'hand 4',
      'ties "share"',
      'peeks false',
    ]);
    expect(optionSets(game)[3]?.options).toEqual({ hand: 3, ties: 'share', peeks: true });
  });

  test('cannot be derived for unbounded values', () => {
    const endless = z.strictObject({ name: z.string().default('x') });
    expect(() => optionSets({ ...game, options: endless })).toThrow(
      'The values of the option "name" cannot be listed',
    );
  });

  test('all are played, and every number of seats', () => {
    const plans = contractPlans(game, { playouts: 2 });
    expect(plans).toHaveLength(2 * (3 + 4));
    expect(new Set(plans.map(({ players }) => players.length))).toEqual(new Set([2, 3, 4]));
    expect(new Set(plans.map(({ seed }) => seed)).size).toBe(plans.length);
  });

  test('are all played with every number of seats, if the suite says so', () => {
    const plans = contractPlans(game, { everyTable: true });
    expect(plans).toHaveLength(5 * 3);
    expect(new Set(plans.map(({ name }) => name.replace(/^\d+\. /u, ''))).size).toBe(5 * 3);
  });

  test('are only played with the numbers of seats that they allow', () => {
    const limits = (hand: number) => (hand === 4 ? { min: 3, max: 3 } : { min: 2, max: hand === 1 ? 2 : 4 });
    const some = { ...game, seatsFor: (chosen: unknown) => limits((chosen as { hand: number }).hand) };
    const played = contractPlans(some).map(({ options, players }) => [
      (options as { hand: number }).hand,
      players.length,
    ]);
    expect(played.slice(0, 5)).toEqual([
      [3, 2],
      [3, 3],
      [3, 4],
      [1, 2],
      [4, 3],
    ]);
    expect(
      contractPlans(some, { seats: [2] }).some(({ options }) => (options as { hand: number }).hand === 4),
    ).toBe(false);
    expect(() =>
      Match.begin(some, { options: game.options.parse({ hand: 4 }), seats: 2, seed: 'ab' }),
    ).toThrow(RangeError);
  });
});

describe('a playout', () => {
  const plan: Playout = {
    game,
    options: game.options.parse({}),
    seed: 'tools',
    players: [botPlayer('easy'), botPlayer('hard')],
  };

  test('is the same for the same seed', () => {
    const last = (seed: string) => [...playout({ ...plan, seed })].at(-1)?.match.record;
    expect(last('x')).toEqual(last('x'));
    expect(last('x')?.entries).not.toEqual(last('y')?.entries);
  });

  test('does not touch the dice of the match: players draw from their own', () => {
    const [moment] = playout(plan);
    const dicePlayers = plan.players.map((player): Playout['players'][number] => (place) => {
      for (let n = 0; n < 10; n += 1) place.dice.roll(6);
      return player(place);
    });
    const [other] = playout({ ...plan, players: dicePlayers });
    expect(other?.before.state).toEqual(moment?.before.state);
  });

  test('stops at its limit', () => {
    expect([...playout({ ...plan, limit: 3 })]).toHaveLength(3);
  });

  test('names the player whose choice is refused', () => {
    const cheat = () => ({ type: 'take' });
    expect(() => [...playout({ ...plan, players: [cheat, cheat] })]).toThrow(
      /Seat [01] chose \{"type":"take"\} as action 0, refused: notAsked\./u,
    );
  });

  test('somebody gives up now and then, if told so', () => {
    const kinds = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) =>
      [...playout({ ...plan, seed: `resign ${n}`, oneResignsIn: 10 })].map(({ entry }) => entry.action.type),
    );
    expect(kinds).toContain('resign');
  });
});

describe('a sample', () => {
  test.each([
    [0, 5, []],
    [3, 5, [0, 1, 2]],
    [10, 5, [0, 2, 4, 6, 8]],
    [10, 1, [0]],
    [7, 3, [0, 3, 5]],
  ])('of %i items with at most %i', (items, count, expected) => {
    const all = Array.from({ length: items }, (_, item) => item);
    expect(spread(all, count)).toEqual(expected);
  });
});

test('a shape holds schemas, arrays and maps, with or without optional parts', () => {
  const Part = schema({ n: t.int8(), words: t.array('string') }, 'ToolsPart');
  const Whole = schema(
    { part: t.ref(Part).optional(), parts: t.map(Part), flags: t.map('boolean') },
    'ToolsWhole',
  );
  const part = { n: -3, words: ['a', 'b'] };
  expect(shapeProblem(Whole, { parts: {}, flags: {} })).toBeUndefined();
  expect(shapeProblem(Whole, { part, parts: { x: part, y: part }, flags: { on: true } })).toBeUndefined();
  expect(shapeProblem(Whole, { parts: { x: { n: 300, words: [] } }, flags: {} })).toBe(
    'view.parts.x.n: 300 is not 44',
  );
  expect(shapeProblem(Whole, { parts: {} })).toMatch(/view.flags is only in the second/u);
});
