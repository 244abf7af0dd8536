import { kindsOf } from '@gearhall/shared/core/testing/growing';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { action } from '@gearhall/shared/games/metalkrushers/actions';
import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { playedWordsSuite } from '../testing/wordsSuite';
import { playedGame, RICH, type Moment } from './testing/games';
import { words } from './words';

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve', 'Flo'];
const moments: readonly Moment[] = [
  ...playedGame({ seats: 2, seed: 'plain', most: 120 }),
  ...playedGame({ seats: 3, seed: 'rich', most: 400, options: RICH }),
  ...playedGame({ seats: 4, seed: 'teams', most: 300, options: { ...RICH, teams: 'two', krushers: 4 } }),
  ...playedGame({ seats: 2, seed: 'pickUp', most: 200, options: { ...RICH, scenario: 'pickUp' } }),
];

const ordersAt = ({ view, seat, legal }: Moment) => words.orders(view, seat, legal, NAMES);

playedWordsSuite({ words, moments, events: 500, isAsked: ({ phase }) => phase === 'building' });

test('every kind of action appears in these games', () => {
  const met = new Set(moments.flatMap(({ legal }) => legal.map(({ type }) => type)));
  const kinds = kindsOf(action);
  expect([...met].sort()).toEqual([...kinds].sort());
});

test('building and moving are forms', () => {
  for (const moment of moments) {
    const groups = ordersAt(moment);
    const forms = groups.filter(({ form }) => form).map(({ id }) => id);
    expect(forms).toEqual(groups.map(({ id }) => id).filter((id) => id === 'build' || id === 'move'));
  }
});

test('the best attack and the best strike come first', () => {
  const promised = (detail = ''): number =>
    [...detail.matchAll(/([\d.]+) damage/gu)].reduce((sum, [, points]) => sum + Number(points), 0);
  const groups = moments.flatMap(ordersAt).filter(({ id, orders }) => id === 'strike' && orders.length > 1);
  expect(groups.length).toBeGreaterThan(3);
  for (const { orders } of groups) {
    const values = orders.map(({ detail }) => promised(detail));
    expect(values).toEqual([...values].sort((one, other) => other - one));
  }
});

test('a player who has built reads what was filed, and who is still building', () => {
  const dice = seededDice(seedFrom('filed'));
  const state = metalkrushers.setup(metalkrushers.options.parse({}), 2, dice).state;
  const [ready] = metalkrushers.legal(metalkrushers.project(state, 0), 0);
  const built = metalkrushers.apply(state, 0, ready!, dice);
  if ('refused' in built) throw new Error('A ready-made build was refused.');
  const prompt = words.prompt(metalkrushers.project(built.state, 0), 0, NAMES);
  expect(prompt).toMatch(/^You have built .+, a Standard with .+; armor: .+\. Boris still builds\.$/u);
  expect(words.prompt(metalkrushers.project(built.state, 1), 1, NAMES)).toMatch(/^Build your Krusher\./u);
});
