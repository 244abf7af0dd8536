import type { EndCause, Event } from './events';
import { options } from './options';
import { summarise } from './summary';

const fielded = (robot: string, seat: number): Event => ({
  type: 'fielded',
  robot,
  seat,
  chassis: 'robocar',
});
const marked = (robot: string, cause: 'attack' | 'fire' | 'ram'): Event => ({
  ...{ type: 'marked', robot, item: 'core', marker: 'damage', bled: '', cause },
});
const rolled = (robot: string, target: string, dice: number[], thrown: number): Event => ({
  ...{ type: 'rolled', robot, target, thrown, dice, silhouette: 5, hit: true },
});
const ended = (cause: EndCause): Event => ({ type: 'gameEnded', winners: [0], cause });

const summaryOf = (...events: readonly Event[]) =>
  summarise({
    seats: 2,
    options: options.parse({}),
    emitted: [fielded('ada', 0), fielded('bo', 1), ...events].map((event, step) => ({ event, step })),
  });

test('markers caused on others, dice of attacks, turns', () => {
  const { rounds, seats } = summaryOf(
    { type: 'turnBegan', turn: 5 },
    rolled('ada', 'bo', [5, 2, 1], 2),
    marked('bo', 'attack'),
    marked('bo', 'attack'),
    marked('ada', 'attack'),
    marked('bo', 'fire'),
    { type: 'rammed', robot: 'bo', target: 'ada', dice: [3], points: 1 },
    marked('ada', 'ram'),
    marked('bo', 'ram'),
  );
  expect(rounds).toBe(5);
  expect(seats).toEqual([
    { damage: 2, dice: 2, rolled: 8, expected: 6 },
    { damage: 1, dice: 0, rolled: 0, expected: 0 },
  ]);
});

test.each([
  [
    'the kill',
    [rolled('ada', 'bo', [5], 1), { type: 'destroyed', robot: 'bo', cause: 'attack' }, ended('firstKill')],
    3,
  ],
  ['the pilot’s way out', [{ type: 'bailedOut', robot: 'bo', card: 'ace' }, ended('firstKill')], 2],
  ['giving up', [{ type: 'destroyed', robot: 'bo', cause: 'attack' }, ended('resigned')], 3],
] as const)('%s decided', (_name, events, step) => {
  expect(summaryOf(...(events as unknown as readonly Event[])).decided?.step).toBe(step);
});

test.each(['score', 'limit', 'points', 'lastControl'] as const)(
  'where it was counted who wins, no robot that was lost decided: %s',
  (cause) => {
    expect(
      summaryOf({ type: 'destroyed', robot: 'bo', cause: 'attack' }, ended(cause)).decided,
    ).toBeUndefined();
  },
);

test('what is carried home decides where that wins, not the robot that was lost last', () => {
  const fled: Event = { type: 'fled', robot: 'ada' };
  const lost: Event = { type: 'destroyed', robot: 'bo', cause: 'fire' };
  expect(summaryOf(fled, lost, ended('flagHome')).decided).toMatchObject({ event: fled });
});
