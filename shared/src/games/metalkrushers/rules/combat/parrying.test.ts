import type { Direction } from '../../../../core/game/hex';
import type { Action } from '../../actions';
import type { Arm } from '../../content/sides';
import { given, passedTo, type GivenKrusher, type Position } from '../../testing/given';
import { away, MIDDLE } from '../../testing/places';

const SLICES = { left: 'mediumSlice', right: 'mediumSlice' } as const;
const [A, B, C] = [0, 1, 2];
const parry = (arm: Arm, against: string, meets?: Arm): Action => ({
  type: 'parry',
  arm,
  against,
  ...(meets && { meets }),
});
const attackB: Action = { type: 'attack', target: 'B' };
const pass: Action = { type: 'pass' };

/** B stands in the middle; A attacks it from this direction, and nobody turns. */
const attacked = (b: GivenKrusher['arms'], from: Direction = 0, a: GivenKrusher['arms'] = SLICES) =>
  given({
    krushers: {
      A: { at: away(from), facing: ((from + 3) % 6) as Direction, ...(a && { arms: a }) },
      B: { at: MIDDLE, facing: 0, marks: { reflexed: true }, ...(b && { arms: b }) },
    },
  }).play(A, attackB);
const canParry = (position: Position, seat: number) => position.legalOf(seat, 'parry').length > 0;

describe('G31: parries with weapons (L84-98, steps D and E)', () => {
  test.each([
    ['left', [0, 4, 5]],
    ['right', [0, 1, 2]],
  ] as const)('a weapon on the %s parries attacks from its own arc: %j', (arm, arc) => {
    for (const from of [0, 1, 2, 3, 4, 5] as const) {
      const expected = arc.some((one) => one === from);
      expect([from, canParry(attacked({ [arm]: 'mediumSlice' }, from), B)]).toEqual([from, expected]);
    }
  });

  test('G14: a weapon in both arms parries from the front and both its neighbours', () => {
    const able = ([0, 1, 2, 3, 4, 5] as const).filter((from) =>
      canParry(attacked({ both: 'largeSlice' }, from), B),
    );
    expect(able).toEqual([0, 1, 5]);
  });

  test('the parry reduces only the roll of that attack', () => {
    const parried = attacked({ left: 'mediumSlice' }).play(B, parry('left', 'A', 'right'));
    const struck = passedTo(parried, 'strike').play(
      A,
      { type: 'strike', arms: ['left', 'right'] },
      3,
      4,
      2,
      4,
      4,
      6,
      1,
    );
    expect(struck.emitted('struck').map((blow) => [blow.arm, blow.parry, blow.total, blow.hit])).toEqual([
      ['left', 0, 7, true],
      ['right', -2, 6, false],
    ]);
  });

  test('several parries against one attack add up', () => {
    const parried = attacked({ left: 'largeSlice', right: 'mediumSlice' })
      .play(B, parry('left', 'A', 'left'))
      .play(B, parry('right', 'A', 'left'));
    const struck = passedTo(parried, 'strike').play(A, { type: 'strike', arms: ['left'] }, 5, 5, 6, 1);
    expect(struck.emitted('struck')[0]).toMatchObject({ parry: -5, total: 5, hit: false });
  });

  test('what still hits goes to the armor', () => {
    const parried = attacked({ left: 'mediumSlice' }).play(B, parry('left', 'A', 'left'));
    const struck = passedTo(parried, 'strike').play(A, { type: 'strike', arms: ['left'] }, 4, 5, 3, 6, 1);
    expect(struck.krusher('B').hits.front).toBe(3);
  });

  test.each(['smallImpact', 'largeProjector', 'weightedMediumThrust'] as const)(
    '%s parries nothing',
    (item) => {
      expect(
        attacked({ left: item, right: 'mediumSlice' }).refusal(B, parry('left', 'A', 'left')).refused,
      ).toBe('cannotParry');
    },
  );

  test('an arm that has parried cannot strike', () => {
    const parried = attacked(SLICES).play(B, parry('left', 'A', 'left'));
    const struck = passedTo(parried, 'strike').play(A, { type: 'strike', arms: ['left'] }, 1, 1);
    expect(passedTo(struck.play(B, { type: 'attack', target: 'A' }), 'strike').legalOf(B, 'strike')).toEqual([
      { type: 'strike', arms: ['right'] },
    ]);
  });

  test('an arm that has struck cannot parry', () => {
    const struck = passedTo(attacked(SLICES), 'strike').play(A, { type: 'strike', arms: ['left'] }, 1, 1);
    const back = passedTo(struck.play(B, { type: 'attack', target: 'A' }), 'parry');
    expect(back.legalOf(A, 'parry').every(({ arm }) => arm === 'right')).toBe(true);
    expect(back.refusal(A, parry('left', 'B', 'left')).refused).toBe('armUsed');
  });

  test('only an attack that can come is parried', () => {
    const one = attacked({ left: 'mediumSlice' }, 0, { left: 'mediumSlice' });
    expect(one.legalOf(B, 'parry')).toEqual([parry('left', 'A', 'left')]);
    expect(one.refusal(B, parry('left', 'A', 'right')).refused).toBe('notThatArm');
    expect(one.refusal(B, parry('left', 'A')).refused).toBe('notThatArm');
  });
});

describe('parries with shields (steps B and C)', () => {
  test.each([
    ['tinyShield', -1],
    ['smallShield', -1],
    ['mediumShield', -2],
    ['largeShield', -3],
    ['hugeShield', -3],
  ] as const)('G9: %s takes %i off one attack, which then goes to the armor', (shield, number) => {
    const parried = attacked({ left: shield }).play(B, parry('left', 'A', 'left'));
    const struck = passedTo(parried, 'strike').play(A, { type: 'strike', arms: ['left'] }, 5, 6, 2, 1, 6, 1);
    expect(struck.emitted('struck')[0]).toMatchObject({
      parry: number,
      shieldEvade: -1,
      total: 11 + 2 - 3 + number,
    });
    expect(struck.emitted('damageRolled')[0]).not.toHaveProperty('blockedBy');
    expect(struck.krusher('B')).toMatchObject({ worn: { left: 0 }, hits: { front: 2 }, pierced: 1 });
  });

  test('weapons are for the later steps', () => {
    const now = attacked({ left: 'mediumShield', right: 'mediumSlice' });
    expect(now.question?.kind).toBe('shield');
    expect(now.refusal(B, parry('right', 'A', 'left')).refused).toBe('noShieldThere');
    expect(now.play(B, pass).refusal(B, parry('left', 'A', 'left')).refused).toBe('cannotParry');
  });

  test('shields parry projectors, weapons do not', () => {
    const shot = given({
      krushers: {
        A: { at: away(0, 3), facing: 3, arms: { left: 'mediumProjector' } },
        B: { at: MIDDLE, arms: { left: 'mediumShield', right: 'mediumSlice' }, marks: { reflexed: true } },
      },
    }).play(A, attackB);
    expect(shot.legalOf(B, 'parry')).toEqual([parry('left', 'A', 'left')]);
    expect(shot.play(B, pass).question?.kind).toBe('strike');
  });
});

describe('G31: parries declared ahead', () => {
  /** A attacks B first; C attacks it later. */
  const start = (c: Partial<GivenKrusher> = {}, order = ['A', 'C', 'B']) =>
    given({
      order,
      krushers: {
        A: { at: away(0), facing: 3, arms: { right: 'smallImpact' }, marks: { reflexed: true } },
        B: { at: MIDDLE, facing: 0, arms: SLICES, marks: { reflexed: true } },
        C: { at: away(1), facing: 4, arms: { left: 'smallThrust', right: 'largeSlice' }, ...c },
      },
    });

  test('name no attack; the parrying side is asked which one when it comes', () => {
    const pledged = start().play(A, attackB).play(B, parry('right', 'C'));
    expect(pledged.state.parries).toEqual([{ by: 'B', arm: 'right', against: 'C', meets: '' }]);
    expect(pledged.refusal(B, parry('right', 'C')).refused).toBe('armParries');
    const coming = passedTo(pledged, 'strike').play(A, pass).play(C, attackB);
    expect(coming.question).toMatchObject({ kind: 'parry', seat: B });
    const named = coming.play(B, parry('right', 'C', 'left'));
    expect(named.state.parries).toEqual([{ by: 'B', arm: 'right', against: 'C', meets: 'left' }]);
    expect(named.emitted('parried')).toEqual([
      { type: 'parried', krusher: 'B', arm: 'right', against: 'C', meets: 'left' },
    ]);
  });

  test('are for nobody else', () => {
    const pledged = start().play(A, attackB).play(B, parry('right', 'C'));
    expect(pledged.refusal(B, parry('right', 'A', 'right')).refused).toBe('armParries');
  });

  test('are lost when no attack is named', () => {
    const pledged = start().play(A, attackB).play(B, parry('right', 'C'));
    const coming = passedTo(pledged, 'strike').play(A, pass).play(C, attackB);
    const struck = passedTo(coming, 'strike').play(C, { type: 'strike', arms: ['right'] }, 2, 2);
    expect(struck.emitted('struck')[0]).toMatchObject({ parry: 0 });
    // Its other slice is free: it still attacks A.
    expect(struck.krusher('B').uses).toMatchObject({ left: '', right: 'parry' });
  });

  test.each<[string, Partial<GivenKrusher>, string]>([
    ['reaches nobody', { facing: 1 }, 'noAttackToCome'],
    ['has left the arena', { fallen: true }, 'noSuchKrusher'],
    ['is a friend', { team: 1 }, 'notAnEnemy'],
    ['comes from outside the arc', { at: away(4), facing: 1 }, 'parryOutOfArc'],
    ['shoots', { at: away(1, 2), facing: 4, arms: { left: 'smallProjector' } }, 'cannotParry'],
  ])('are refused against somebody who %s', (_, c, code) => {
    expect(start(c).play(A, attackB).refusal(B, parry('right', 'C')).refused).toBe(code);
  });

  test('are refused against a Krusher that has had its turn', () => {
    const passed = start({}, ['C', 'A', 'B']).play(C, pass).play(A, attackB);
    expect(passed.legalOf(B, 'parry')).not.toHaveLength(0);
    expect(passed.refusal(B, parry('right', 'C')).refused).toBe('noAttackToCome');
  });

  test('step E: the attacker pledges a weapon, and does not strike with it', () => {
    const now = passedTo(
      given({
        krushers: {
          A: { at: away(0), facing: 3, arms: SLICES, marks: { reflexed: true } },
          B: { at: MIDDLE, facing: 0, arms: SLICES, marks: { reflexed: true } },
        },
      }).play(A, attackB),
      'attackerParry',
    );
    expect(now.refusal(A, parry('left', 'B', 'left')).refused).toBe('notThatArm');
    const pledged = now.play(A, parry('left', 'B'));
    const striking = passedTo(pledged, 'strike');
    expect(striking.legalOf(A, 'strike')).toEqual([{ type: 'strike', arms: ['right'] }]);
    const back = striking.play(A, pass).play(B, { type: 'attack', target: 'A' });
    expect(back.legalOf(A, 'parry')).toContainEqual(parry('left', 'B', 'right'));
  });
});
