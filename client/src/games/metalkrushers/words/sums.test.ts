import { STRUCK } from '../testing/games';
import {
  criticalLines,
  damageLines,
  initiativeLines,
  oustLines,
  reflexLines,
  strikeLines,
  woundLines,
} from './sums';

test('a strike is told modifier by modifier', () => {
  expect(strikeLines(STRUCK)).toEqual([
    'Large slice at the left rear',
    '9 +2 attack −1 shield',
    '= 10 against 7',
  ]);
  expect(strikeLines({ ...STRUCK, dice: [1, 2], total: 4, hit: false }).at(-1)).toBe('= 4 against 7');
});

test('damage says where it goes', () => {
  const rolled = { krusher: 'k0', arm: 'right', target: 'k1', side: 'rear' } as const;
  const points = { die: 4, weapon: 1, nullField: -1, oust: 0, points: 4 };
  expect(damageLines({ type: 'damageRolled', ...rolled, ...points })).toEqual([
    '4 +1 weapon −1 null field',
    '= 4 damage on the rear',
  ]);
  expect(damageLines({ type: 'damageRolled', ...rolled, ...points, blockedBy: 'left' }).at(-1)).toBe(
    '= 4 damage on the shield',
  );
  const critical = { krusher: 'k0', arm: 'right', target: 'k1', die: 5, nullField: 0, points: 3 } as const;
  expect(criticalLines({ type: 'criticalRolled', ...critical })).toEqual([
    'Critical: 5',
    '3 more, one layer deeper',
  ]);
});

test('the damage to each layer rises from the side that was hit', () => {
  const damaged = { krusher: 'k1', side: 'front', shield: 3, armor: 0, linkage: 2 } as const;
  expect(woundLines({ type: 'damaged', ...damaged })).toEqual(['−3 shield', '−2 linkage']);
});

test('other rolls show their sum and the result', () => {
  const die = { type: 'initiativeRolled', team: 0, die: 4, modifier: -1, total: 3 } as const;
  expect(initiativeLines('Ada', { ...die, again: false })).toEqual(['Ada', '4 −1 = 3']);
  expect(initiativeLines('Ada', { ...die, total: 4, again: true })).toEqual(['Ada again', '4']);
  expect(initiativeLines('Ada', { ...die, nullField: -1, total: 2, again: false })).toEqual([
    'Ada',
    '4 −1 −1 null field = 2',
  ]);
  const atWall = { ...die, modifier: 0, nullField: -1, again: false };
  expect(initiativeLines('Ada', atWall).at(-1)).toBe('4 −1 null field = 3');
  const reflex = { krusher: 'k0', die: 3, modifier: 1, success: true, from: 0, to: 1 } as const;
  expect(reflexLines({ type: 'reflexTried', ...reflex }).at(-1)).toBe('3 +1 = 4: it turns');
  const oust = { krusher: 'k0', target: 'k1', die: 5, modifier: 2, targetDie: 3, targetModifier: 3 } as const;
  expect(oustLines({ type: 'oustTried', ...oust, success: true, blocked: false })).toEqual([
    'Oust: 5 +2 = 7',
    'against 3 +3 = 6: ousted',
  ]);
});
