import { summarise } from './summary';

const told = (events: readonly object[]) => events.map((event, step) => ({ event, step })) as never;
const COMPLETED = { type: 'completed', robot: 'bulwark', free: false };

test('rounds, and the Robots that each has completed', () => {
  const { seats, rounds } = summarise({
    seats: 2,
    options: { monster: 'hydra', nations: 'chosen' },
    emitted: told([
      { type: 'turnBegan', seat: 0, round: 1 },
      { ...COMPLETED, seat: 0 },
      { type: 'turnBegan', seat: 1, round: 2 },
      { ...COMPLETED, seat: 1 },
      { ...COMPLETED, seat: 1 },
    ]),
  });
  expect(seats.map(({ damage }) => damage)).toEqual([1, 2]);
  expect(rounds).toBe(2);
});

test('the deciding moment is what brought the end near, or else the last completed Robot', () => {
  const decided = (events: readonly object[]) =>
    summarise({ seats: 2, options: { monster: 'hydra', nations: 'chosen' }, emitted: told(events) }).decided
      ?.step;
  const completed = { ...COMPLETED, seat: 0 };
  expect(decided([completed, completed, { type: 'lastRound', cause: 'strength', seat: 0 }, completed])).toBe(
    2,
  );
  expect(decided([completed, completed, { type: 'left', seat: 0 }])).toBe(1);
});
