import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { FACING, given } from '@gearhall/shared/games/kriegbot/testing/given';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { playedWordsSuite } from '../testing/wordsSuite';
import { playedGame, type Moment } from './testing/games';
import { words } from './words';
import { edgeOf } from '@gearhall/shared/games/kriegbot/rules/field/field';

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve', 'Flo'];
const moments: readonly Moment[] = [
  ...playedGame({ seats: 2, seed: 'duel', most: 300 }),
  ...playedGame({ seats: 4, seed: 'teams', most: 400, options: { robots: 3, fragile: true } }),
  ...playedGame({ seats: 2, seed: 'ready', most: 40, options: { robots: 2, readyMade: true } }),
  ...playedGame({ seats: 2, seed: 'human', most: 300, options: { scenario: 'killTheHuman' } }),
  ...playedGame({ seats: 3, seed: 'honcho', most: 300, options: { scenario: 'theHoncho' } }),
];

const ordersAt = ({ view, seat, legal }: Moment) => words.orders(view, seat, legal, NAMES);

/** Everybody places robots, and considers an interrupt, at the same time. */
const isAsked = ({ phase, window }: View): boolean =>
  phase === 'templates' || phase === 'design' || window !== undefined;
playedWordsSuite({ words, moments, events: 300, silent: ['asked'], isAsked });

/** Rare ones happen only by chance: their words are tested in words.test.ts. */
const USUAL: readonly Action['type'][] = [
  ...(['template', 'take', 'design', 'ready', 'place', 'move', 'endMove', 'powerUp'] as const),
  ...(['attack', 'pass', 'locate'] as const),
];

test('the usual kinds of action appear in these games', () => {
  const met = new Set(moments.flatMap(({ legal }) => legal.map(({ type }) => type)));
  expect(USUAL.filter((type) => !met.has(type))).toEqual([]);
});

test('no group has too many buttons', () => {
  const most = 18;
  for (const moment of moments) {
    for (const { id, form, orders } of ordersAt(moment)) {
      if (!form) expect({ id, orders: Math.min(orders.length, most) }).toEqual({ id, orders: orders.length });
    }
  }
});

test('robots are the first targets, and one’s own tower the last', () => {
  const moment = moments.find(({ legal }) => legal.some(({ type }) => type === 'attack'));
  const shot = moment?.legal.find((action) => action.type === 'attack');
  if (!moment || shot?.type !== 'attack') throw new Error('Nobody attacks in these games.');
  const { view, seat } = moment;
  const team = view.seats[seat]?.team ?? 'green';
  const [own, other] = ['towerTop', 'towerBottom'].sort((tower) =>
    (tower === 'towerTop') === (edgeOf(view, team) === 'top') ? -1 : 1,
  );
  const enemy = Object.values(view.robots).find((robot) => robot.team !== team)?.id ?? '';
  const legal = [own, other, enemy].map((target = '') => ({ ...shot, target }));
  const orders = ordersAt({ ...moment, legal }).flatMap((group) => group.orders);
  expect(orders.map(({ action }) => 'target' in action && action.target)).toEqual([enemy, other, own]);
});

/** A moving Helibot is above a robot, where it cannot end. */
function aboveAnother(): Pick<Moment, 'view' | 'seat' | 'legal'> {
  const robots = {
    green1: { chassis: 'helibot', at: 'K6', facing: 'north' },
    yellow1: { chassis: 'robotank', at: 'K5' },
  } as const;
  const { state } = given({ phase: 'movement', robots, order: ['green1'] }).play('green1', {
    type: 'move',
    to: 'K5',
    facing: FACING.north,
  });
  const view = kriegbot.project(state, 0);
  return { view, seat: 0, legal: kriegbot.legal(view, 0) };
}

test('a moving player is told about ending the move exactly where it can end', () => {
  const moving = [
    ...moments.filter(({ view, seat }) => view.question?.kind === 'moving' && view.question.seat === seat),
    aboveAnother(),
  ];
  const told = moving.map(({ view, seat }) => /\bend the move/iu.test(words.prompt(view, seat, NAMES)));
  expect(told).toEqual(moving.map(({ legal }) => legal.some(({ type }) => type === 'endMove')));
  expect(new Set(told).size).toBe(2);
});
