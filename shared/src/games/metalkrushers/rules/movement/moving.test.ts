import { arenaHexAt, neighbour, stepsBetween } from '../../content/arena';
import { given, stateFrom, type Given } from '../../testing/given';
import { waysOf, type Way } from './moving';

const FULL = { points: 6, freeTurn: true };

/** A Standard chassis in the middle, facing east; somebody far away. */
const alone: Given = { krushers: { A: { at: 'i9' }, B: { at: 'a1' } }, mover: 'A' };

function wayOf(situation: Given, to: string, facing: number, left = FULL): Way | undefined {
  return waysOf(stateFrom(situation), 'A', left).find((way) => way.to === to && way.facing === facing);
}

describe('G6: what a move costs', () => {
  test.each([
    ['a hex forward: 1', { to: 'i10', facing: 0, cost: 1, freeTurn: false }, 'f'],
    ['a hex backward: 2', { to: 'i8', facing: 0, cost: 2, freeTurn: false }, 'b'],
    ['the first sixth of a turn: nothing', { to: 'i9', facing: 1, cost: 0, freeTurn: true }, 'r'],
    ['the next one: 1', { to: 'i9', facing: 2, cost: 1, freeTurn: true }, 'rr'],
    ['to the left alike', { to: 'i9', facing: 4, cost: 1, freeTurn: true }, 'll'],
    ['the free turn in the middle of the move', { to: 'i11', facing: 5, cost: 2, freeTurn: true }, 'ffl'],
    ['a turn, then ahead', { to: 'j9', facing: 1, cost: 1, freeTurn: true }, 'rf'],
    ['round and ahead rather than two backward', { to: 'i6', facing: 3, cost: 5, freeTurn: true }, 'lllfff'],
    ['three backward when it has to face ahead', { to: 'i6', facing: 0, cost: 6, freeTurn: false }, 'bbb'],
  ])('%s', (_what, expected, way) => {
    const found = wayOf(alone, expected.to, expected.facing);
    expect(found).toMatchObject(expected);
    expect([...(found?.way ?? '')].sort()).toEqual([...way].sort());
  });

  test('without the free turn the first sixth costs as well', () => {
    expect(wayOf(alone, 'i9', 1, { points: 6, freeTurn: false })).toMatchObject({ cost: 1, freeTurn: false });
  });

  test('with no points left there is the free turn, and nothing else', () => {
    const ways = waysOf(stateFrom(alone), 'A', { points: 0, freeTurn: true });
    expect(ways.map(({ to, facing }) => [to, facing]).sort()).toEqual([
      ['i9', 1],
      ['i9', 5],
    ]);
    expect(waysOf(stateFrom(alone), 'A', { points: 0, freeTurn: false })).toEqual([]);
  });

  test('of equally cheap ways it takes that with fewer turns, forward rather than backward', () => {
    for (const { way, cost, freeTurn } of waysOf(stateFrom(alone), 'A', FULL)) {
      const count = (letters: string): number => [...way].filter((one) => letters.includes(one)).length;
      expect(count('f') + 2 * count('b') + count('lr') - Number(freeTurn)).toBe(cost);
      expect(way).not.toMatch(/lr|rl|fb|bf|llll|rrrr/u);
    }
    // One step back, or three sixths, one step ahead and three sixths: nobody turns for that.
    expect(wayOf(alone, 'i8', 0)?.way).toBe('b');
    // Behind to the left, facing south-west: two sixths and one step ahead, not back and round.
    expect(wayOf(alone, 'j8', 2)).toMatchObject({ way: 'rrf', cost: 2 });
  });

  test('staying unchanged is not a way; turning on the spot is one', () => {
    expect(wayOf(alone, 'i9', 0)).toBeUndefined();
    expect(wayOf(alone, 'i9', 3)).toMatchObject({ cost: 2, freeTurn: true });
  });
});

describe('G6: what is in the way', () => {
  test('walls', () => {
    const corner: Given = { krushers: { A: { at: 'i17' }, B: { at: 'a1' } }, mover: 'A' };
    expect(
      waysOf(stateFrom(corner), 'A', { points: 1, freeTurn: false })
        .map(({ way }) => way)
        .sort(),
    ).toEqual(['l', 'r']);
  });

  test('Krushers of either side, but not those that have fallen', () => {
    const behind = (fallen: boolean, team = 1): Given => ({
      krushers: { A: { at: 'i9' }, B: { at: 'i10', fallen, team } },
      mover: 'A',
    });
    expect(wayOf(behind(false), 'i10', 0)).toBeUndefined();
    expect(wayOf(behind(false, 0), 'i10', 0)).toBeUndefined();
    expect(wayOf(behind(true), 'i10', 0)).toMatchObject({ way: 'f' });
    expect(wayOf(behind(false), 'i11', 0)?.cost).toBeGreaterThan(wayOf(alone, 'i11', 0)?.cost ?? 9);
  });

  test('a Krusher walled in by others turns in its place', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((direction) => neighbour('i9', direction as 0) ?? '');
    const others = Object.fromEntries(ring.map((at, index) => [`B${index}`, { at, seat: 1, team: 1 }]));
    const ways = waysOf(stateFrom({ krushers: { A: { at: 'i9' }, ...others }, mover: 'A' }), 'A', FULL);
    expect(ways.map(({ to, facing }) => `${to}${facing}`).sort()).toEqual([
      'i91',
      'i92',
      'i93',
      'i94',
      'i95',
    ]);
  });
});

describe('the search finds everything', () => {
  interface Visit {
    at: string;
    facing: number;
    cost: number;
    free: boolean;
  }

  /** Every sequence of letters up to the length, carried out step by step. */
  function byHand(situation: Given, points: number): Map<string, number> {
    const state = stateFrom(situation);
    const taken = new Set(Object.values(state.krushers).map(({ at }) => at));
    const costs = new Map<string, number>();
    const visit = ({ at, facing, cost, free }: Visit, steps: number): void => {
      const key = `${at}/${facing}`;
      if (cost < (costs.get(key) ?? Infinity)) costs.set(key, cost);
      if (steps === 0) return;
      const go = (direction: number, price: number): void => {
        const to = neighbour(at, (direction % 6) as 0);
        if (to !== undefined && !taken.has(to) && cost + price <= points)
          visit({ at: to, facing, cost: cost + price, free }, steps - 1);
      };
      go(facing, 1);
      go(facing + 3, 2);
      const turned = cost + (free ? 0 : 1);
      if (turned > points) return;
      for (const by of [1, 5]) visit({ at, facing: (facing + by) % 6, cost: turned, free: false }, steps - 1);
    };
    const { at, facing } = state.krushers.A ?? { at: '', facing: 0 };
    taken.delete(at);
    visit({ at, facing, cost: 0, free: true }, points + 1);
    return costs;
  }

  test.each([
    ['in the open', 'i9', 'a1'],
    ['round somebody', 'i9', 'i10'],
    ['in a corner', 'a9', 'b9'],
  ])('%s', (_where, at, other) => {
    const situation: Given = { krushers: { A: { at, facing: 2 }, B: { at: other } }, mover: 'A' };
    const expected = byHand(situation, 4);
    expected.delete(`${at}/2`);
    const ways = waysOf(stateFrom(situation), 'A', { points: 4, freeTurn: true });
    expect(new Map(ways.map(({ to, facing, cost }) => [`${to}/${facing}`, cost]))).toEqual(expected);
  });

  test('G12: a Standard is at the middle after two turns', () => {
    const start = arenaHexAt({ q: -7, r: 0 })?.id ?? '';
    const reach = waysOf(stateFrom({ ...alone, krushers: { A: { at: start }, B: { at: 'a1' } } }), 'A', FULL);
    const nearest = Math.min(...reach.map(({ to }) => stepsBetween(to, 'i9')));
    expect(nearest).toBe(1);
  });
});

describe('G26: a move is given as a place and a facing', () => {
  test('it takes the cheapest way, shows it in an event, and ends there', () => {
    const game = given(alone).play(0, { type: 'move', to: 'i12', facing: 1 });
    expect(game.emitted('moved')).toMatchObject([
      { krusher: 'A', from: 'i9', to: 'i12', facing: 1, cost: 3, way: 'fffr' },
    ]);
    expect(game.krusher('A')).toMatchObject({
      at: 'i12',
      facing: 1,
      restedOn: 'i12',
      marks: { moved: true },
    });
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'B', seat: 1 });
    expect(game.state.movement).toEqual({ krusher: 'B', points: 6, freeTurn: true });
  });

  test('a place too far, or its own one, is refused', () => {
    expect(given(alone).refusal(0, { type: 'move', to: 'a9', facing: 0 }).refused).toBe('cannotReach');
    expect(given(alone).refusal(0, { type: 'move', to: 'i9', facing: 0 }).refused).toBe('cannotReach');
    expect(given(alone).refusal(1, { type: 'move', to: 'i10', facing: 0 }).refused).toBe('notAsked');
  });

  test('a Krusher that does not move rests where it is', () => {
    const game = given(alone).play(0, { type: 'endMove' });
    expect(game.emitted('stayed')).toEqual([{ type: 'stayed', krusher: 'A' }]);
    expect(game.krusher('A')).toMatchObject({ at: 'i9', restedOn: 'i9', marks: { moved: true } });
    expect(game.question?.krusher).toBe('B');
  });

  describe('with Oust', () => {
    const near: Given = {
      options: { oust: true },
      krushers: { A: { at: 'i9' }, B: { at: 'i12' } },
      mover: 'A',
    };

    test('the move goes on where an Oust could be tried, with what is left', () => {
      const game = given(near).play(0, { type: 'move', to: 'i11', facing: 0 });
      expect(game.question).toMatchObject({ kind: 'move', krusher: 'A' });
      expect(game.state.movement).toEqual({ krusher: 'A', points: 4, freeTurn: true });
      expect(game.krusher('A').restedOn).toBe('');
      const after = game.play(0, { type: 'move', to: 'i10', facing: 1 });
      expect(after.emitted('moved')[0]).toMatchObject({ from: 'i11', cost: 2 });
      expect(after.question).toMatchObject({ kind: 'move', krusher: 'B' });
    });

    test('the free turn is free once in the whole move', () => {
      const aside = { ...near, krushers: { A: { at: 'i9', facing: 1 }, B: { at: 'i12' } } } as const;
      const game = given(aside).play(0, { type: 'move', to: 'i11', facing: 0 });
      expect(game.state.movement).toEqual({ krusher: 'A', points: 4, freeTurn: false });
    });

    test('ending it then causes no further event', () => {
      const game = given(near).play(0, { type: 'move', to: 'i11', facing: 0 }).play(0, { type: 'endMove' });
      expect(game.emitted('stayed')).toEqual([]);
      expect(game.krusher('A').restedOn).toBe('i11');
      expect(game.question?.krusher).toBe('B');
    });

    test.each([
      ['without the option', { options: { oust: false } }],
      ['with fewer than two points left', { movement: { points: 3 } }],
      ['towards a friend', { krushers: { A: { at: 'i9' }, B: { at: 'i12', team: 0 }, C: { at: 'a1' } } }],
    ] as const)('it ends at once %s', (_why, change) => {
      const game = given({ ...near, ...change }).play(0, { type: 'move', to: 'i11', facing: 0 });
      expect(game.question?.krusher).not.toBe('A');
    });
  });
});
