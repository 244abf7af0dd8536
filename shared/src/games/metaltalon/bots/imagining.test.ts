import { metaltalon } from '..';
import type { BaseId } from '../content/board';
import { RACE_IDS, type RaceId } from '../content/races';
import type { State } from '../state';
import { situationOf } from './imagining';

const BASES: readonly BaseId[] = ['C', 'B', 'F'];
type Places = readonly [number, number, number];
/** All ways to give three seats to the players on C, B and F. */
const SEATINGS: readonly Places[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Three equal players, equally far from each other; `at[0]` is the seat of the player on C. */
function table(at: Places, races: readonly RaceId[]): State {
  const seats = BASES.map((_, seat) => {
    const place = at.indexOf(seat);
    const race = races[place]!;
    return { race, base: BASES[place]!, settled: true, cash: 25, out: false, asked: true };
  });
  return {
    options: metaltalon.options.parse({}),
    ...{ phase: 'turns', round: 2, first: at[0], turn: at[0], step: 'acting' },
    ...{ seats, ships: {}, launched: 0 },
  };
}

/** The base that the player on this one hunts. */
function hunted(place: number, at: Places, races: readonly RaceId[]): BaseId | undefined {
  const state = table(at, races);
  const seat = at[place]!;
  const { victim } = situationOf(metaltalon.project(state, seat), seat, { collects: false });
  return state.seats[victim]?.base;
}

const HUMAN: readonly RaceId[] = RACE_IDS.filter((race) => race !== 'rebels');

describe('of opponents who are equally poor and far', () => {
  test.each([0, 1, 2])('the seat numbers do not decide whom the player at place %i hunts', (place) => {
    const races = HUMAN.slice(0, 3);
    const bases = SEATINGS.map((at) => hunted(place, at, races));
    expect(new Set(bases).size).toBe(1);
  });

  test('each is hunted about as often as the other, over all races dealt', () => {
    const deals = HUMAN.flatMap((one) => HUMAN.flatMap((two) => HUMAN.map((three) => [one, two, three])));
    for (const place of [0, 1, 2]) {
      const next = BASES[(place + 1) % 3];
      const share = deals.filter((races) => hunted(place, [0, 1, 2], races) === next).length / deals.length;
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });
});

test('a player who has just launched is no easier than one who has not', () => {
  const state = table([0, 1, 2], ['zoomers', 'zoomers', 'zoomers']);
  const [first, ...others] = state.seats;
  const ship = { id: 's1', owner: 0, at: 'g2', pennies: 5, nickels: 2, dimes: 1, spent: false } as const;
  const launched: State = { ...state, seats: [{ ...first!, cash: 1 }, ...others], ships: { s1: ship } };
  const victims = [1, 2].map(
    (seat) => situationOf(metaltalon.project(launched, seat), seat, { collects: false }).victim,
  );
  const before = [1, 2].map(
    (seat) => situationOf(metaltalon.project(state, seat), seat, { collects: false }).victim,
  );
  expect(victims).toEqual(before);
});
