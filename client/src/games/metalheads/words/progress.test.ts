import { MONSTER_IDS } from '@gearhall/shared/games/metalheads/content/monsters';
import { project } from '@gearhall/shared/games/metalheads/project';
import { given, type Given } from '@gearhall/shared/games/metalheads/testing/given';
import { playedGame } from '../testing/games';
import { progressOf } from './progress';

const progress = (situation: Given): readonly string[] => progressOf(project(given(situation).state, 0));

test('the player who is nearest to the end counts', () => {
  const players = [{ robots: ['skimmer'] as const }, { robots: ['oreTitan', 'colossus'] as const }];
  const strength = given({ players }).strength(1);
  expect(progress({ players })).toEqual(['Ends with', `${strength} of 20 Strength`]);
  expect(progress({ monster: 'leviathan', players })).toEqual(['Ends with', '2 of 7 Robots']);
  expect(progress({ monster: 'behemoth', players, destroyed: ['mimic'] })).toEqual([
    'Ends with',
    '1 of 3 destroyed',
    '2 of 7 Robots',
  ]);
});

test('alone, the turns count and what is to be reached', () => {
  expect(progress({ players: [{}], round: 3 })).toEqual(['Turn 3 of 7', '0 of 21 Strength']);
});

test.each(MONSTER_IDS)('%s says in every moment, alone and for two, how near the end is', (monster) => {
  for (const seats of [1, 2])
    for (const { view } of playedGame({
      seats,
      seed: `progress ${monster}`,
      options: { monster },
      most: 120,
    })) {
      const lines = progressOf(view);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) {
        expect(line).not.toMatch(/undefined|NaN/u);
        expect(line.length).toBeLessThanOrEqual(24);
      }
    }
});
