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

describe('the deciding moment', () => {
  const decided = (events: readonly object[]) =>
    summarise({ seats: 2, options: { monster: 'hydra', nations: 'chosen' }, emitted: told(events) }).decided
      ?.step;
  const completed = { ...COMPLETED, seat: 0 };
  const ended = (cause: string) => ({ type: 'ended', cause, strengths: [1] });
  const left = { type: 'left', seat: 0 };

  test('is the announcement of the last round', () => {
    const near = { type: 'lastRound', cause: 'strength', seat: 0 };
    expect(decided([completed, completed, near, completed, ended('strength')])).toBe(2);
  });

  test.each([
    ['strength', 2],
    ['robotsAtOnce', 2],
    ['destroyed', 1],
    ['soloWon', 2],
  ])('without one it is what brought about the end: %s', (cause, step) => {
    const destroyed = { type: 'destroyed', robot: 'mimic', by: '' };
    expect(decided([completed, destroyed, completed, ended(cause)])).toBe(step);
  });

  test.each(['soloLost', 'rounds', 'deckEmpty', 'supplyEmpty'])(
    'is no completed Robot where that decided nothing: %s',
    (cause) => {
      expect(decided([completed, ended(cause)])).toBeUndefined();
    },
  );

  test.each(['left', 'soloLost'])('is giving up, where somebody has: %s', (cause) => {
    const near = { type: 'lastRound', cause: 'strength', seat: 0 };
    expect(decided([completed, near, completed, left, ended(cause)])).toBe(3);
  });
});

test('the best of each seat is the strongest Robot that it has completed', () => {
  const [weak, strong] = ['bulwark', 'doomsdayCore'];
  const { best } = summarise({
    seats: 2,
    options: { monster: 'hydra', nations: 'chosen' },
    emitted: told([weak, strong, weak].map((robot) => ({ ...COMPLETED, robot, seat: 0 }))),
  });
  expect(best.map((one) => one?.step)).toEqual([1, undefined]);
});
