import { given } from '../testing/given';
import { away, MIDDLE } from '../testing/places';
import { linkageLeft } from './arms/condition';

/**
 * The fight of three that the source plays roll by roll (L112-170). B stands in the middle, front to front with A; C
 * stands at B's right-front side and looks at B. Seats 0, 1, 2 play A, B, C.
 */
const [A, B, C] = [0, 1, 2];
const arena = given({
  order: ['A', 'C', 'B'],
  krushers: {
    A: { at: away(0), facing: 3, arms: { left: 'mediumSlice', right: 'mediumShield' } },
    B: { at: MIDDLE, facing: 0, arms: { left: 'mediumSlice', right: 'mediumSlice' } },
    C: { at: away(1), facing: 4, arms: { left: 'smallThrust', right: 'largeSlice' } },
  },
});

// A attacks B: B tries its Reflex Facing, A blocks against those who attack later, B keeps a slice for C.
const attackedB = arena.play(A, { type: 'attack', target: 'B' });
const triedReflex = attackedB.play(B, { type: 'reflex', facing: 1 }, 3);
const blocks = triedReflex.play(A, { type: 'block', arm: 'right' });
const pledged = blocks.play(B, { type: 'parry', arm: 'right', against: 'C' });
const noMoreParries = pledged.play(B, { type: 'pass' });
const noParryOfA = noMoreParries.play(A, { type: 'pass' });
const missed = noParryOfA.play(A, { type: 'strike', arms: ['left'] }, 2, 2);

// C attacks B with both weapons.
const attackedByC = missed.play(C, { type: 'attack', target: 'B' });
const parries = attackedByC.play(B, { type: 'parry', arm: 'right', against: 'C', meets: 'right' });
const struckByC = parries.play(C, { type: 'strike', arms: ['left', 'right'] }, 4, 5, 5, 3, 4);

// B attacks A; three dice for the initiative of the next turn follow.
const attackedA = struckByC.play(B, { type: 'attack', target: 'A' });
const over = attackedA.play(B, { type: 'strike', arms: ['left'] }, 6, 6, 4, 5, 1, 2, 3);

describe('the example of the source: A attacks B', () => {
  test('A may choose between both, and B is asked for its Reflex Facing first (step A)', () => {
    expect(arena.question).toMatchObject({ kind: 'target', seat: A, krusher: 'A' });
    expect(arena.legalOf(A, 'attack').map(({ target }) => target)).toEqual(['B', 'C']);
    expect(attackedB.question).toMatchObject({ kind: 'reflex', seat: B, krusher: 'B' });
  });

  test('B uses up its Reflex Facing; it has no shield, so A is asked for its own (steps B and C)', () => {
    expect(triedReflex.emitted('reflexTried')).toEqual([
      { type: 'reflexTried', krusher: 'B', die: 3, modifier: 0, success: false, from: 0, to: 0 },
    ]);
    expect(triedReflex.question).toMatchObject({ kind: 'attackerShield', seat: A, krusher: 'A' });
  });

  test('A blocks against later attackers (step C)', () => {
    expect(blocks.emitted('blocked')).toEqual([{ type: 'blocked', krusher: 'A', arm: 'right' }]);
    expect(blocks.krusher('A').uses.right).toBe('block');
  });

  test('B chooses to parry C with its right slice, already now (step D)', () => {
    expect(pledged.emitted('parried')).toEqual([
      { type: 'parried', krusher: 'B', arm: 'right', against: 'C' },
    ]);
    expect(pledged.state.parries).toEqual([{ by: 'B', arm: 'right', against: 'C', meets: '' }]);
    expect(pledged.question).toMatchObject({ kind: 'parry', seat: B });
  });

  test('A declares no parry, and strikes (steps E and F)', () => {
    expect(noMoreParries.question).toMatchObject({ kind: 'attackerParry', seat: A });
    expect(missed.emitted('struck')[0]).toMatchObject({ total: 4, hit: false, side: 'front', parry: 0 });
  });
});

describe('the example of the source: C attacks B', () => {
  test('B has made its Reflex Facing already and is asked which blow its slice meets (steps A to D)', () => {
    expect(attackedByC.question).toMatchObject({ kind: 'parry', seat: B, krusher: 'B' });
    expect(attackedByC.legalOf(B, 'parry')).toEqual([
      { type: 'parry', arm: 'right', against: 'C', meets: 'left' },
      { type: 'parry', arm: 'right', against: 'C', meets: 'right' },
    ]);
  });

  test('after that C strikes: there is nothing for it to parry (step E)', () => {
    expect(parries.question).toMatchObject({ kind: 'strike', seat: C, krusher: 'C' });
  });

  test('small thrust: 9 + 2 - 1 = 10, a hit, but no critical one (step F)', () => {
    expect(struckByC.emitted('struck')[0]).toEqual({
      type: 'struck',
      krusher: 'C',
      arm: 'left',
      item: 'smallThrust',
      target: 'B',
      side: 'rightFront',
      dice: [4, 5],
      attackBonus: 2,
      evade: -1,
      shieldEvade: 0,
      parry: 0,
      nullField: 0,
      range: 0,
      oust: 0,
      total: 10,
      hit: true,
      critical: false,
    });
  });

  test('large slice: 7 + 2 - 1 - 2 = 6, parried, a miss (step F)', () => {
    expect(struckByC.emitted('struck')[1]).toMatchObject({
      arm: 'right',
      item: 'largeSlice',
      dice: [3, 4],
      attackBonus: 2,
      evade: -1,
      parry: -2,
      total: 6,
      hit: false,
      critical: false,
    });
  });

  test('1d-3 with a 5 is 2 points for B’s right-front (step G), and nothing critical (step H)', () => {
    expect(struckByC.emitted('damageRolled')).toEqual([
      {
        type: 'damageRolled',
        krusher: 'C',
        arm: 'left',
        target: 'B',
        side: 'rightFront',
        die: 5,
        weapon: -3,
        nullField: 0,
        oust: 0,
        points: 2,
      },
    ]);
    expect(struckByC.emitted('criticalRolled')).toEqual([]);
  });
});

describe('the example of the source: B attacks A', () => {
  test('B’s right slice parries, so it reaches A alone, with the left one', () => {
    expect(struckByC.legalOf(B, 'attack')).toEqual([{ type: 'attack', target: 'A' }]);
    expect(attackedA.legalOf(B, 'strike')).toEqual([{ type: 'strike', arms: ['left'] }]);
  });

  test('A has attacked and gets no Reflex Facing, it blocks already and cannot parry: B strikes at once', () => {
    expect(attackedA.question).toMatchObject({ kind: 'strike', seat: B, krusher: 'B' });
  });

  test('12 + 2 - 3 = 11, a hit and a critical one (step F)', () => {
    expect(over.emitted('struck')[0]).toMatchObject({
      item: 'mediumSlice',
      target: 'A',
      side: 'front',
      dice: [6, 6],
      attackBonus: 2,
      evade: -2,
      shieldEvade: -1,
      parry: 0,
      total: 11,
      hit: true,
      critical: true,
    });
  });

  test('4 points for A’s shield, which blocks (step G)', () => {
    expect(over.emitted('damageRolled')[0]).toMatchObject({
      die: 4,
      weapon: 0,
      points: 4,
      blockedBy: 'right',
    });
  });

  test('a critical 5 with a medium weapon is 3 points (step H)', () => {
    expect(over.emitted('criticalRolled')[0]).toMatchObject({ die: 5, points: 3 });
  });
});

describe('the example of the source: the end of the turn', () => {
  test('only now everything is marked: shield, armor of the side, and no Internal Linkage', () => {
    expect(struckByC.krusher('B').hits.rightFront).toBe(0);
    expect(over.emitted('damaged')).toEqual([
      { type: 'damaged', krusher: 'B', side: 'rightFront', shield: 0, armor: 2, linkage: 0 },
      { type: 'damaged', krusher: 'A', side: 'front', arm: 'right', shield: 4, armor: 3, linkage: 0 },
    ]);
    const [a, b] = [over.krusher('A'), over.krusher('B')];
    expect(b.hits.rightFront).toBe(2);
    expect(a.worn.right).toBe(4);
    expect(a.hits.front).toBe(3);
    expect([a, b].map((krusher) => linkageLeft(krusher, krusher.armor))).toEqual([16, 16]);
  });

  test('B was the last in the order: the next turn begins, and nothing declared lasts', () => {
    expect(over.emitted('turnBegan')).toEqual([{ type: 'turnBegan', turn: 2 }]);
    expect(over.state.parries).toEqual([]);
    expect(over.krusher('A').uses).toEqual({ left: '', right: '', both: '' });
    expect(over.krusher('B').marks.reflexed).toBe(false);
  });
});
