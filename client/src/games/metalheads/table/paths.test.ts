import { given } from '@gearhall/shared/games/metalheads/testing/given';
import { project } from '@gearhall/shared/games/metalheads/project';
import { legal } from '@gearhall/shared/games/metalheads/turn';
import { leadingTo, likeliest, nextThings, pathOf } from './paths';

const position = given({
  players: [
    {
      hand: ['skimmer', 'quadGamma'],
      robots: ['oreTitan'],
      constructions: [{ robot: 'colossus' }],
    },
    {},
  ],
});
const view = project(position.state, 0);
const actions = legal(view, 0);

test('what pays is tapped first, then what it pays for', () => {
  expect(pathOf(view, { type: 'pay', robot: 'colossus', with: 'skimmer' })).toEqual(['skimmer', 'colossus']);
  expect(pathOf(view, { type: 'endTurn' })).toEqual([]);
});

test('everything that can be begun is lit at first, and then what a chosen card leads to', () => {
  const first = nextThings(view, actions, []);
  expect(first.has('oreTitan')).toBe(true);
  expect(first.has('skimmer')).toBe(true);
  const then = nextThings(view, actions, ['skimmer']);
  expect(then.has('skimmer')).toBe(false);
  expect(
    leadingTo(view, actions, ['skimmer']).every(({ type }) => type === 'pay' || type === 'construct'),
  ).toBe(true);
});

test('of several amounts the largest is meant, and a Robot activates for nothing if it can', () => {
  const spends = [1, 2].map((count) => ({
    type: 'spend' as const,
    robot: 'colossus' as const,
    kind: 'steel' as const,
    count,
  }));
  expect(likeliest(view, 0, spends)).toEqual(spends[1]);
  const activations = [false, true].map((free) => ({
    type: 'activate' as const,
    robot: 'oreTitan' as const,
    free,
  }));
  expect(likeliest(view, 0, activations)).toEqual(activations[1]);
});
