import { rigged } from '../../../../core/testing/rigged';
import { carryOut } from '../../../../core/game/rulebook';
import type { SeatState } from '../../state';
import { stateFrom, type Given, type GivenKrusher } from '../../testing/given';
import { away, MIDDLE } from '../../testing/places';
import { options } from '../../options';
import { endIfDecided, tenthsOf } from './ending';

/** The Combat Phase is over, with these Krushers, one per seat unless stated otherwise. */
function ended(krushers: Partial<GivenKrusher>[], more: Partial<Given> = {}) {
  const placed = krushers.map((krusher, index): [string, GivenKrusher] => [
    `k${index}`,
    { at: away(0, index), ...krusher },
  ]);
  const state = stateFrom({ krushers: Object.fromEntries(placed), ...more });
  return carryOut(state, rigged(), (context) => {
    delete context.state.combat;
    endIfDecided(context);
  });
}
const end = (...given: Parameters<typeof ended>) => ended(...given).state.end;
const out: Partial<SeatState> = { out: true };
const gone: Partial<SeatState> = { out: true, resigned: true };
const fallen = { fallen: true } as const;

describe('G33: winning (L25-32)', () => {
  test('while two sides stand, nothing is decided', () => {
    const { state, events } = ended([{}, {}, fallen]);
    expect(state.end).toBeUndefined();
    expect(events).toEqual([]);
    expect(state.seats.map((seat) => seat.out)).toEqual([false, false, true]);
  });

  test('the last side standing wins', () => {
    const { state, events } = ended([fallen, {}]);
    expect(state).toMatchObject({ phase: 'over', end: { winners: [1], cause: 'lastStanding' } });
    expect(events).toEqual([{ type: 'ended', winners: [1], cause: 'lastStanding' }]);
  });

  test('all its seats share the win, with and without a Krusher, but not those that resigned', () => {
    const seats = [{ team: 0 }, { team: 1 }, { team: 0, ...out }, { team: 1 }, { team: 0, ...gone }];
    const sides = [{ team: 0 }, { team: 1, ...fallen }, { team: 0, ...fallen }, { team: 1, ...fallen }];
    expect(end([...sides, { team: 0, ...fallen }], { seats })).toEqual({
      winners: [0, 2],
      cause: 'lastStanding',
    });
  });

  test('a duel in which both fall is a draw, and nobody wins', () => {
    expect(end([fallen, fallen])).toEqual({ winners: [], cause: 'draw' });
    expect(end([fallen, fallen, fallen])).toEqual({ winners: [], cause: 'draw' });
  });

  test('the last Krushers that fall together share a draw', () => {
    expect(end([fallen, fallen, fallen], { seats: [out] })).toEqual({ winners: [1, 2], cause: 'draw' });
  });

  test('a Krusher that falls to a player who has just resigned has outlasted nobody', () => {
    expect(end([fallen, fallen], { seats: [gone] })).toEqual({ winners: [], cause: 'draw' });
  });

  test('nothing is decided in the midst of a combat', () => {
    const state = stateFrom({ krushers: { A: { at: MIDDLE }, B: { at: away(0), fallen: true } } });
    expect(carryOut(state, rigged(), endIfDecided).events).toEqual([]);
  });
});

describe('G17: the turn limit', () => {
  const last = { turn: 80 };

  test('not before the last turn is over', () => {
    expect(end([{}, { pierced: 1 }], { turn: 79 })).toBeUndefined();
    const state = stateFrom({ mover: 'A', turn: 80, krushers: { A: { at: MIDDLE }, B: { at: away(0) } } });
    expect(carryOut(state, rigged(), endIfDecided).state.end).toBeUndefined();
  });

  test('the side in better condition wins', () => {
    const { state, events } = ended([{ pierced: 1 }, { hits: { front: 5 } }], last);
    expect(events).toEqual([
      { type: 'counted', team: 0, tenths: 222 },
      { type: 'counted', team: 1, tenths: 227 },
      { type: 'ended', winners: [1], cause: 'turnLimit' },
    ]);
    expect(state.phase).toBe('over');
  });

  test.each<[string, Partial<GivenKrusher>, number]>([
    ['unharmed: 16 points, and a tenth of 72', {}, 232],
    ['armor that is gone', { hits: { front: 12, rear: 2 } }, 218],
    ['armor that is gone, and more', { hits: { front: 15 } }, 190],
    ['pierced', { pierced: 4 }, 192],
  ])('%s', (_, krusher, tenths) => {
    const { krushers } = stateFrom({ krushers: { A: { at: MIDDLE, ...krusher }, B: { at: away(0) } } });
    expect(tenthsOf({ krushers }, 0)).toBe(tenths);
  });

  test('all standing Krushers of a side count', () => {
    const side = [{ seat: 0 }, { seat: 0, pierced: 10 }, { seat: 0, ...fallen }, { seat: 1 }];
    const { events } = ended(side, last);
    expect(events.slice(0, 2)).toMatchObject([
      { team: 0, tenths: 232 + 132 },
      { team: 1, tenths: 232 },
    ]);
  });

  test('a tie is a draw between those who tie; if that is everybody, nobody wins', () => {
    expect(end([{}, {}], last)).toEqual({ winners: [], cause: 'draw' });
    expect(end([{}, {}, { pierced: 1 }], last)).toEqual({ winners: [0, 1], cause: 'draw' });
  });

  test('40, 60 or 80 turns, 80 by default', () => {
    expect(options.parse({}).turnLimit).toBe(80);
    for (const turnLimit of [40, 60, 80]) expect(options.safeParse({ turnLimit }).success).toBe(true);
    for (const turnLimit of [20, 41, 100]) expect(options.safeParse({ turnLimit }).success).toBe(false);
  });

  test.each([40, 60] as const)('may be another one: %i', (turnLimit) => {
    expect(end([{}, {}], { turn: turnLimit, options: { turnLimit } })?.cause).toBe('draw');
    expect(end([{}, {}], { turn: turnLimit - 1, options: { turnLimit } })).toBeUndefined();
  });
});
