import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyGame, type TypedThing } from '../core/game';
import { toy } from '../core/testing/toy';
import { playPairings, type OpeningLine, type PairingLine } from './pairings';
import { BadArguments, planOf, type Pairings, type SeriesPlan } from './series';

/** Both name a number from 0 to 3; the higher one wins, except that 0 beats 3. */
const highest = anyGame({
  ...toy,
  setup: () => ({ state: [], events: [] }),
  toAct: (state) => ((state as number[]).length === 0 ? [0] : [1]),
  apply: (state, _seat, action) => ({
    state: [...(state as number[]), (action as unknown as { n: number }).n],
    events: [],
  }),
  legal: () => [0, 1, 2, 3].map((n) => ({ type: 'name', n })),
  outcome: (state) => {
    const [one, other] = state as number[];
    if (one === undefined || other === undefined) return undefined;
    if (one === other) return { winners: [0, 1], cause: 'equal' };
    const first = one + other === 3 && one * other === 0 ? one === 0 : one > other;
    return { winners: [first ? 0 : 1], cause: 'higher' };
  },
});

const plan = (game = highest): SeriesPlan => ({
  id: 'metaltalon',
  game,
  players: [() => ({ type: 'never' }), () => ({ type: 'never' })],
  games: 4,
  mirrored: false,
  seed: '1',
  options: {},
});
const [one, three]: TypedThing[] = [1, 3].map((n) => ({ type: 'name', n }));
const all: Pairings = { kind: 'name', part: 1, parts: 1 };
const lines = (pairings: Pairings, of = plan()) => [...playPairings(of, pairings)];
const pairs = (pairings: Pairings) =>
  lines(pairings).flatMap((line) => ('pairing' in line ? [line.pairing.join()] : []));

test('every pair is played with the seats in turn, and scored for the lower number', () => {
  const of = lines(all).filter((line): line is PairingLine => 'pairing' in line);
  expect(of.map(({ pairing }) => pairing.join())).toEqual(['0,1', '0,2', '0,3', '1,2', '1,3', '2,3']);
  expect(of[0]).toEqual({ pairing: [0, 1], games: 4, wins: 0, draws: 0, losses: 4 });
  expect(of[2]).toEqual({ pairing: [0, 3], games: 4, wins: 4, draws: 0, losses: 0 });
});

test('every opening gets its share of wins against all others', () => {
  const of = lines(all).filter((line): line is OpeningLine => 'opening' in line);
  expect(of.map(({ share }) => share)).toEqual([33.3, 33.3, 66.7, 66.7]);
  expect(of[2]).toEqual({
    opening: 2,
    ...{ games: 12, wins: 8, draws: 0, losses: 4, share: 66.7 },
    action: { type: 'name', n: 2 },
  });
});

test('given openings instead of the listed ones, and parts that together are the whole', () => {
  expect(pairs({ ...all, openings: [one!, three!, one!] })).toEqual(['0,1', '0,2', '1,2']);
  const halves = [1, 2].flatMap((part) => pairs({ ...all, part, parts: 2 }));
  expect(halves.toSorted()).toEqual(pairs(all));
});

test('a shared win is a draw', () => {
  const shared = anyGame({
    ...highest,
    outcome: (state) => ((state as number[]).length < 2 ? undefined : { winners: [0, 1], cause: 'together' }),
  });
  expect(lines({ ...all, openings: [one!, three!] }, plan(shared))[0]).toMatchObject({
    wins: 0,
    draws: 4,
    losses: 0,
  });
});

test('a game without such openings gives an error sentence', () => {
  expect(() => lines({ ...all, kind: 'build' })).toThrow(
    'Toy does not begin with a choice of actions of the kind "build".',
  );
  expect(() => lines({ ...all, kind: 'build' })).toThrow(BadArguments);
});

test('the arguments', () => {
  const args = ['--game', 'metaltalon', '--pairings', 'build'];
  expect(planOf(args).pairings).toEqual({ kind: 'build', part: 1, parts: 1 });
  expect(planOf([...args, '--part', '2/3']).pairings).toEqual({ kind: 'build', part: 2, parts: 3 });
});

describe('openings from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const planFrom = (text: string) => {
    const file = join(folder, 'openings');
    writeFileSync(file, text);
    return planOf(['--game', 'metaltalon', '--pairings', 'launch', '--from', file]);
  };

  test('are actions of the game, one a line', () => {
    expect(planFrom('{"type":"endTurn"}\n\n{"type":"endTurn"}\n').pairings?.openings).toHaveLength(2);
  });

  test('that are not actions give an error sentence', () => {
    expect(() => planFrom('{"type":"endTurn"}\n{"type":"castle"}')).toThrow(
      /^Line 2 of .* is no action of MetalTalon\.$/u,
    );
    expect(() => planOf(['--game', 'metaltalon', '--pairings', 'x', '--from', join(folder, 'no')])).toThrow(
      /^--from names a file with an action in every line; .* cannot be read\.$/u,
    );
  });
});
