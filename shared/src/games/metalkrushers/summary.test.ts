import type { Event } from './events';
import { options } from './options';
import { summarise } from './summary';

const entered = (krusher: string, seat: number): Event => ({
  ...{ type: 'entered', krusher, seat, team: seat, name: krusher, chassis: 'standard', at: 'a1', facing: 0 },
});
const struck = (krusher: string, target: string, dice: number[], hit = true): Event => ({
  ...{ type: 'struck', krusher, arm: 'right', item: 'mediumSlice', target, side: 'front', dice, hit },
  ...{
    attackBonus: 0,
    evade: 0,
    shieldEvade: 0,
    parry: 0,
    nullField: 0,
    range: 0,
    oust: 0,
    total: 9,
    critical: false,
  },
});
const damage = (krusher: string, target: string, die: number, points: number): Event => ({
  ...{ type: 'damageRolled', krusher, arm: 'right', target, side: 'front', die, weapon: 1, points },
  ...{ nullField: 0, oust: 0 },
});
const fell = (krusher: string, cause: 'linkage' | 'resigned' = 'linkage'): Event => ({
  type: 'fell',
  krusher,
  cause,
});
const ended = (cause: 'lastStanding' | 'draw' | 'turnLimit'): Event => ({
  type: 'ended',
  winners: [0],
  cause,
});
const FIELD = [entered('ada', 0), entered('bo', 1)];

const summaryOf = (...events: readonly Event[]) =>
  summarise({
    seats: 2,
    options: options.parse({}),
    emitted: [...FIELD, ...events].map((event, step) => ({ event, step })),
  });

test('points of damage, the dice of attacks, turns', () => {
  const blows = [struck('ada', 'bo', [6, 5]), damage('ada', 'bo', 4, 5), struck('bo', 'ada', [1, 2], false)];
  const { rounds, seats } = summaryOf({ type: 'turnBegan', turn: 3 }, ...blows);
  expect(rounds).toBe(3);
  expect(seats).toEqual([
    { damage: 5, dice: 3, rolled: 15, expected: 10.5 },
    { damage: 0, dice: 2, rolled: 3, expected: 7 },
  ]);
});

test('an oust against a wall hurts, and both roll for it', () => {
  const { seats } = summaryOf({
    ...{
      type: 'oustTried',
      krusher: 'ada',
      target: 'bo',
      die: 6,
      modifier: 0,
      targetDie: 2,
      targetModifier: 0,
    },
    ...{ success: false, blocked: true, damageDie: 5 },
  });
  expect(seats.map(({ damage: points, rolled }) => [points, rolled])).toEqual([
    [2, 6],
    [0, 2],
  ]);
});

test.each([
  [
    'the last hit on who fell',
    [struck('ada', 'bo', [6, 6]), struck('bo', 'ada', [6, 6]), fell('bo'), ended('lastStanding')],
    { event: { type: 'struck', krusher: 'ada' }, step: 2 },
  ],
  [
    'giving up',
    [
      struck('ada', 'bo', [6, 6]),
      { type: 'resigned', seat: 1 },
      fell('bo', 'resigned'),
      ended('lastStanding'),
    ],
    { event: { type: 'resigned' }, step: 3 },
  ],
  [
    'the heaviest blow, where the turn limit ended it',
    [damage('ada', 'bo', 1, 2), damage('bo', 'ada', 6, 7), damage('ada', 'bo', 3, 4), ended('turnLimit')],
    { event: { type: 'damageRolled', krusher: 'bo' }, step: 3 },
  ],
] as const)('%s decided', (_name, events, decided) => {
  expect(summaryOf(...(events as readonly Event[])).decided).toMatchObject(decided);
});
