import { project } from '@gearhall/shared/games/metalheads/project';
import { strengthOf } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import { given } from '@gearhall/shared/games/metalheads/testing/given';
import { strengthFacts } from './strengthParts';

const seen = (more: Parameters<typeof given>[0]) => project(given(more).state, 'everyone');

test('Strength by its parts, those of nothing left out', () => {
  const view = seen({
    monster: 'avalanche',
    players: [
      { robots: ['puristTank', { robot: 'bomber', powerUps: 2, damage: 1 }] },
      { robots: ['oreTitan'] },
    ],
    state: { bonus: { seat: 0, add: 5 } },
  });
  expect(strengthFacts(view, 0)).toEqual([
    { label: 'Robots', value: '7' },
    { label: 'abilities', value: '+5' },
    { label: 'Sky against the Monster', value: '+1' },
    { label: 'Power Ups', value: '+2' },
    { label: 'Damage', value: '−2' },
    { label: 'for the end', value: '+5' },
  ]);
  expect(strengthOf(view, 0)).toBe(7 + 5 + 1 + 2 - 2);
  expect(strengthFacts(view, 1)).toEqual([{ label: 'Robots', value: '1' }]);
});

test('who has given up has none', () => {
  expect(strengthFacts(seen({ players: [{ robots: ['oreTitan'], out: true }, {}] }), 0)).toEqual([]);
});
