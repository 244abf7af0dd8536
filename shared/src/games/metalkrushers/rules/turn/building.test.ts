import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal } from '../../../../core/ground/result';
import { metalkrushers } from '../..';
import { entryHexes, ENTRY_SPOKES } from '../../content/arena';
import { readyMade } from '../../content/designs';
import { options as optionsOf } from '../../options';
import type { Design, State } from '../../state';
import { apply, legal, toAct } from '../../turn';
import { project } from '../../project';
import { emptyArena } from './building';
import type { Event } from '../../events';

const dice = () => seededDice(seedFrom('building'));
const arena = (chosen: object = {}, seats = 2) => emptyArena(optionsOf.parse(chosen), seats);
const examples = (chosen: object = {}) => readyMade(optionsOf.parse(chosen));

function build(state: State, seat: number, krushers: readonly Design[]) {
  return apply(state, seat, { type: 'build', krushers: [...krushers] }, dice());
}

function built(
  state: State,
  seat: number,
  krushers: readonly Design[],
): { state: State; events: readonly Event[] } {
  const step = build(state, seat, krushers);
  if (isRefusal(step)) throw new Error(`Refused: ${JSON.stringify(step)}`);
  return step;
}

/** All seats build ready-made Krushers. */
function entered(chosen: object, seats: number) {
  let step: { state: State; events: readonly Event[] } = { state: arena(chosen, seats), events: [] };
  for (const [seat, { krushers }] of step.state.seats.entries()) {
    step = built(
      step.state,
      seat,
      [...examples(chosen), ...examples(chosen)].slice(seat % 3, (seat % 3) + krushers),
    );
  }
  return step;
}

const [first, second] = examples() as [Design, Design];

test('everybody builds at once, in any order', () => {
  const state = arena({}, 3);
  expect(toAct(state)).toEqual([0, 1, 2]);
  expect(toAct(built(state, 1, [first]).state)).toEqual([0, 2]);
});

test('others only learn that somebody has built', () => {
  const step = built(arena(), 1, [first]);
  expect(step.events).toEqual([{ type: 'built', seat: 1 }]);
  expect(step.state.seats[1]?.filed).toEqual([first]);
  expect(step.state.krushers).toEqual({});
});

describe('refusals', () => {
  test('alreadyBuilt: a build is final', () => {
    const { state } = built(arena(), 0, [first]);
    expect(build(state, 0, [second])).toEqual({ refused: 'alreadyBuilt' });
    expect(legal(project(state, 0), 0)).toEqual([]);
  });

  test('wrongNumber: the number of Krushers that the side needs of this seat', () => {
    const state = arena({ krushers: 2 });
    expect(build(state, 0, [first])).toEqual({ refused: 'wrongNumber', detail: { krushers: 2 } });
  });

  test('the first thing that is wrong is named, with the number of the Krusher', () => {
    const bare = { ...second, arms: { left: '', right: '', both: '' } } as const;
    expect(build(arena({ krushers: 2 }), 0, [first, bare])).toMatchObject({
      refused: 'armMissing',
      detail: { krusher: 2 },
    });
  });
});

describe('G20: sides', () => {
  const shape = (chosen: object, seats: number) =>
    arena(chosen, seats).seats.map(({ team, krushers }) => `${team}:${krushers}`);

  test.each([
    ['every seat is a side of its own', {}, 3, ['0:1', '1:1', '2:1']],
    ['each with as many Krushers', { krushers: 5 }, 2, ['0:5', '1:5']],
    ['seats take sides in turn', { teams: 'two' }, 4, ['0:1', '1:1', '0:1', '1:1']],
    [
      'a side has at least one Krusher for each of its people',
      { teams: 'two' },
      5,
      ['0:1', '1:2', '0:1', '1:1', '0:1'],
    ],
    [
      'the first seats of a side build the odd ones',
      { teams: 'two', krushers: 3 },
      4,
      ['0:2', '1:2', '0:1', '1:1'],
    ],
    ['three sides', { teams: 'three', krushers: 4 }, 6, ['0:2', '1:2', '2:2', '0:2', '1:2', '2:2']],
    ['never more sides than seats', { teams: 'three' }, 2, ['0:1', '1:1']],
  ])('%s', (_, chosen, seats, expected) => {
    expect(shape(chosen, seats)).toEqual(expected);
  });

  test.each([2, 3, 4, 5, 6])('%i seats: all sides have the same number of Krushers', (seats) => {
    for (const teams of ['none', 'two', 'three'] as const)
      for (const krushers of [1, 2, 3, 4, 5]) {
        const state = arena({ teams, krushers }, seats);
        const counts = state.teams.map((_, team) =>
          state.seats.filter((seat) => seat.team === team).reduce((sum, seat) => sum + seat.krushers, 0),
        );
        expect(new Set(counts).size).toBe(1);
        expect(counts[0]).toBeLessThanOrEqual(5);
        expect(Math.min(...state.seats.map((seat) => seat.krushers))).toBeGreaterThanOrEqual(1);
      }
  });
});

describe('the reveal', () => {
  test('G12: two Krushers enter opposite each other and face the middle', () => {
    const { krushers } = entered({}, 2).state;
    expect(Object.values(krushers).map(({ id, seat, at, facing }) => [id, seat, at, facing])).toEqual([
      ['k0', 0, 'i2', 0],
      ['k1', 1, 'i16', 3],
    ]);
  });

  test('G21: the first of a side enters on its corner, the others beside it', () => {
    const { krushers } = entered({ krushers: 5 }, 2).state;
    const places = Object.values(krushers).map(({ at, facing }) => ({ at, facing }));
    expect(places).toEqual((ENTRY_SPOKES[2] ?? []).flatMap((spoke) => entryHexes(spoke)));
  });

  test('ids are ordered by side, then seat, then build order', () => {
    const { krushers } = entered({ teams: 'two', krushers: 3 }, 4).state;
    const order = Object.entries(krushers).map(([id, { team, seat }]) => `${id} ${team} ${seat}`);
    expect(order).toEqual(['k0 0 0', 'k1 0 0', 'k2 0 2', 'k3 1 1', 'k4 1 1', 'k5 1 3']);
  });

  test('with open sheets every design is told', () => {
    const told = entered({}, 2).events.filter(({ type }) => type === 'entered');
    expect(told).toMatchObject([
      { krusher: 'k0', design: first },
      { krusher: 'k1', design: second },
    ]);
  });

  test('G23: with secret sheets only name and chassis are', () => {
    const told = entered({ sheets: 'secret' }, 2).events.filter(({ type }) => type === 'entered');
    expect(told).toHaveLength(2);
    expect(told[0]).toEqual({
      type: 'entered',
      krusher: 'k0',
      seat: 0,
      team: 0,
      name: first.name,
      chassis: first.chassis,
      at: 'i2',
      facing: 0,
    });
  });

  test('filed designs are not stored twice after the reveal', () => {
    expect(entered({}, 2).state.seats.map(({ filed }) => filed)).toEqual([[], []]);
  });
});

test('ready-made builds are offered, each once, of the right number', () => {
  for (const krushers of [1, 2, 5]) {
    const state = arena({ krushers });
    const offered = legal(project(state, 0), 0);
    expect(offered.length).toBeGreaterThanOrEqual(3);
    expect(new Set(offered.map((action) => JSON.stringify(action))).size).toBe(offered.length);
    for (const action of offered) expect(isRefusal(apply(state, 0, action, dice()))).toBe(false);
  }
});

test('a game begins with this empty hall', () => {
  const chosen = optionsOf.parse({});
  expect(metalkrushers.setup(chosen, 2, dice()).state).toEqual(emptyArena(chosen, 2));
});
