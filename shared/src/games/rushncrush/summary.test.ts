import type { Event } from './events';
import { options } from './options';
import { summarise } from './summary';

const taken = (car: string, seat: number): Event => ({
  type: 'carTaken',
  car,
  seat,
  card: 'perigee',
  dealt: false,
});
const damaged = (car: string, by: 'machineGun' | 'mine' | 'wall' | 'sideRam', points: number): Event => ({
  ...{ type: 'damaged', car, by, points, structure: 3 },
});
const fired: Event = {
  ...{ type: 'fired', car: 'ann', item: 'machineGun', target: 'bob', range: 2, dice: [1, 2, 6], hits: 2 },
};
const ended = (cause: 'finish' | 'lastRunning'): Event => ({ type: 'ended', winners: [0], cause });

const summaryOf = (...events: readonly Event[]) =>
  summarise({
    seats: 2,
    options: options.parse({}),
    emitted: [taken('ann', 0), taken('bob', 1), ...events].map((event, step) => ({ event, step })),
  });

test('damage by weapons and mines, none for walls', () => {
  const { seats } = summaryOf(
    { type: 'mineLaid', car: 'bob', at: '1.1.1', left: 1 },
    fired,
    damaged('bob', 'machineGun', 2),
    { type: 'ranOver', car: 'ann', at: '1.1.1', what: 'mine', die: 3, damage: 1 },
    damaged('ann', 'mine', 1),
    damaged('bob', 'wall', 4),
  );
  expect(seats.map(({ damage }) => damage)).toEqual([2, 1]);
});

test('dice where low is good are reversed', () => {
  const heat: Event = { type: 'heatRolled', car: 'bob', dice: [1, 5], upTo: 2, heat: 1 };
  const { seats } = summaryOf({ type: 'roundBegan', round: 6, order: ['ann', 'bob'] }, fired, heat);
  expect(seats).toEqual([
    { damage: 0, dice: 3, rolled: 12, expected: 10.5 },
    { damage: 0, dice: 2, rolled: 6, expected: 7 },
  ]);
});

test('crossing the line decides a race, and otherwise the car that was lost last', () => {
  const lost: Event = { type: 'lost', car: 'bob', cause: 'heat' };
  const line: Event = { type: 'finished', car: 'ann', seat: 0 };
  expect(summaryOf(lost, line, ended('finish')).decided).toMatchObject({ event: line, step: 3 });
  expect(summaryOf(fired, lost, ended('lastRunning')).decided).toMatchObject({ event: lost, step: 3 });
});
