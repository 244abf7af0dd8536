import type { Event } from './events';
import { options } from './options';
import { summarise } from './summary';

const SHOT = { by: 0, ship: 's1', bonus: 0, empty: 0, dimes: 0 } as const;
const fired = (by: number, roll: number): Event => ({ ...SHOT, type: 'fired', by, roll, damage: roll });
const round = (number: number): Event => ({ type: 'turnBegan', seat: 0, round: number });
const robbed = (seat: number, lost: number): Event => ({ type: 'robbed', seat, lost });
const out = (seat: number, cause: 'invaded' | 'broke' | 'resigned'): Event => ({
  type: 'eliminated',
  seat,
  cause,
});
const invaded: Event = { type: 'invaded', seat: 0, ship: 's1', from: 'i1', base: 'B', victim: 1 };
const ended = (cause: 'lastOne' | 'roundLimit'): Event => ({ type: 'ended', winners: [0], cause });

const summaryOf = (...events: readonly Event[]) =>
  summarise({
    seats: 2,
    options: options.parse({}),
    emitted: events.map((event, step) => ({ event, step })),
  });

test('damage, dice and rounds', () => {
  const shots = [fired(0, 6), robbed(1, 6), fired(1, 2), robbed(0, 1), fired(0, 3), robbed(0, 3)];
  const { rounds, seats } = summaryOf(round(1), ...shots, round(4));
  expect(rounds).toBe(4);
  expect(seats).toEqual([
    { damage: 6, dice: 2, rolled: 9, expected: 7 },
    { damage: 1, dice: 1, rolled: 2, expected: 3.5 },
  ]);
});

test('the best blow of each seat', () => {
  const shots = [fired(0, 2), robbed(1, 2), fired(1, 1), robbed(0, 1), fired(0, 5), robbed(1, 5)];
  expect(summaryOf(...shots).best.map((one) => one?.step)).toEqual([5, 3]);
});

test('a reroll counts as a roll', () => {
  const again: Event = { ...SHOT, type: 'rerolled', payer: 1, cost: 1, roll: 1, damage: 1 };
  expect(summaryOf(fired(0, 6), again, robbed(1, 1)).seats[0]).toMatchObject({
    damage: 1,
    dice: 2,
    rolled: 7,
  });
});

test.each([
  ['an invasion', [fired(0, 6), invaded, out(1, 'invaded'), ended('lastOne')], 'invaded', 1],
  [
    'the shot that took the last cent',
    [fired(0, 6), robbed(1, 6), out(1, 'broke'), ended('lastOne')],
    'robbed',
    1,
  ],
  ['giving up', [invaded, out(1, 'resigned'), ended('lastOne')], 'eliminated', 1],
  ['the costliest blow', [robbed(1, 2), robbed(0, 5), robbed(1, 4), ended('roundLimit')], 'robbed', 1],
] as const)('%s decided', (_name, events, type, step) => {
  expect(summaryOf(...events).decided).toMatchObject({ event: { type }, step });
});

test('an invasion of long ago did not decide', () => {
  const told = summarise({
    seats: 3,
    options: options.parse({}),
    emitted: [invaded, out(2, 'resigned'), ended('lastOne')].map((event, step) => ({ event, step })),
  });
  expect(told.decided).toMatchObject({ event: { type: 'eliminated' }, step: 1 });
});
