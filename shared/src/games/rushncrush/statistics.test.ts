import { expectDefined } from '../../core/ground/result';
import { STATISTICS } from '../statistics';
import { statistics } from './statistics';
import { gridFor } from './rules/field';
import { BARE, given, type Position } from './testing/given';
import { shuffled, started } from './testing/started';

/** What the last action of a position adds. */
const countedIn = ({ state, events }: Position) => {
  const counts = statistics.count({ after: state, events });
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
};

const race = given({
  course: BARE,
  cars: {
    ann: { at: '1.3.5', card: 'coffinNail', armed: ['machineGun'], structure: 8 },
    bob: { at: '1.3.6', structure: 8 },
    cat: { at: '1.2.6' },
  },
  mover: 'ann',
  movement: 2,
});

test('a Rush ’n’ Crush, with the points of both cars', () => {
  const rushed = race.play('ann', { type: 'rushNCrush', to: '1.3.6', points: 1 }, 1, 3);
  expect(countedIn(rushed)).toEqual({ rushes: 1, damage: 3 });
});

test('a Side Ram, and a shot', () => {
  const rammed = race.play('ann', { type: 'sideRam', to: '1.2.6', by: 'left', points: 1, use: [] }, 6);
  expect(countedIn(rammed)).toEqual({ rams: 1, damage: 1 });
  const shot = race.play('ann', { type: 'use', item: 'machineGun' }, 1, 2, 3);
  expect(countedIn(shot)).toEqual({ shots: 1, damage: 2 });
});

test('a mine counts when it is laid, and as damage when it explodes', () => {
  const laid = race.play('ann', { type: 'drive', to: '1.4.6', points: 1 }).play('ann', { type: 'layMine' });
  expect(countedIn(laid)).toEqual({ mines: 1 });
});

test('a wall does not count as a fight', () => {
  const before = given({ course: 'open:1B-5A-6B-2A', cars: { ann: { at: '1.3.5' } }, movement: 2 });
  expect(countedIn(before.play('ann', { type: 'crash', to: '1.3.6', by: 'ahead', points: 1 }, 2))).toEqual({
    bumps: 2,
  });
});

test('the end: rounds, and whether anybody has won', () => {
  const over = { ...race.state, phase: 'over', round: 7 } as const;
  expect(statistics.countEnd?.({ ...over, end: { winners: [1], cause: 'finish' } })).toEqual({
    rounds: 7,
    undecided: 0,
  });
  expect(statistics.countEnd?.({ ...over, end: { winners: [], cause: 'allLost' } })).toMatchObject({
    undecided: 1,
  });
});

test('places are those of the grid, front row first; none before the cars have lined up', () => {
  for (const { state } of [started(4), started(6), shuffled(3, { cars: 2 }, 'places')]) {
    const seats = gridFor(state).flatMap(
      (at) => Object.values(state.cars).find((car) => car.at === at)?.seat ?? [],
    );
    expect(statistics.places?.(state)).toEqual([...new Set(seats)]);
  }
  expect(statistics.places?.(started(3, { crews: 'draft' }).state)).toBeUndefined();
});

test('the series are measured by these figures', () => {
  expect(expectDefined(STATISTICS.rushncrush, 'figures').names).toEqual(statistics.names);
});
