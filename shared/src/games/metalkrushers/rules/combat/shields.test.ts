import type { Direction } from '../../../../core/game/hex';
import type { Action } from '../../actions';
import { given, passedTo, type GivenKrusher, type Position } from '../../testing/given';
import { away, MIDDLE } from '../../testing/places';

const block = (arm: 'left' | 'right') => ({ type: 'block', arm }) as const;
const spare = (arm: 'left' | 'right') => ({ type: 'spare', arm }) as const;
const strike: Action = { type: 'strike', arms: ['left'] };
const [A, B] = [0, 1];

/** B stands in the middle; A, with a slice, attacks it from this direction. */
const attacked = (
  b: Partial<GivenKrusher>,
  from: Direction = 0,
  arms: GivenKrusher['arms'] = { left: 'mediumSlice' },
) =>
  given({
    krushers: {
      A: { at: away(from), facing: ((from + 3) % 6) as Direction, ...(arms && { arms }) },
      B: { at: MIDDLE, facing: 0, marks: { reflexed: true }, ...b },
    },
  }).play(A, { type: 'attack', target: 'B' });

/** Each attacker strikes with its left arm, and nobody declares anything more. */
function struck(from: Position, ...rolls: number[]): Position {
  const now = passedTo(from, 'strike');
  return now.play(now.question?.seat ?? A, strike, ...rolls);
}

describe('G9: blocking puts damage on the shield (L95-98)', () => {
  test.each([
    ['left', [0, 5]],
    ['right', [0, 1]],
  ] as const)('a shield on the %s covers attacks from %j', (arm, covered) => {
    for (const from of [0, 1, 2, 3, 4, 5] as const) {
      const { question } = attacked({ arms: { [arm]: 'mediumShield' } }, from);
      expect([from, question?.kind]).toEqual([
        from,
        covered.some((one) => one === from) ? 'shield' : 'strike',
      ]);
    }
  });

  test('it takes the damage, and the excess goes to the armor of the side', () => {
    const worn = { arms: { right: 'mediumShield' }, worn: { right: 23 } } as const;
    const over = struck(attacked(worn, 1).play(B, block('right')), 4, 4, 6, 6, 1);
    expect(over.emitted('damageRolled')[0]).toMatchObject({ blockedBy: 'right', points: 6 });
    expect(over.emitted('damaged')).toEqual([
      { type: 'damaged', krusher: 'B', side: 'rightFront', arm: 'right', shield: 2, armor: 4, linkage: 0 },
    ]);
    expect(over.krusher('B')).toMatchObject({ worn: { right: 25 }, hits: { rightFront: 4 } });
  });

  test('without a block it only evades: the damage goes to the armor', () => {
    const over = struck(
      attacked({ arms: { left: 'mediumShield' } }).play(B, { type: 'pass' }),
      4,
      4,
      6,
      6,
      1,
    );
    expect(over.emitted('struck')[0]).toMatchObject({ shieldEvade: -1, total: 7 });
    expect(over.krusher('B')).toMatchObject({ worn: { left: 0 }, hits: { front: 6 } });
  });

  test('is for the whole Combat Phase', () => {
    const start = given({
      krushers: {
        A: { at: away(0), facing: 3, arms: { left: 'mediumSlice' } },
        B: { at: MIDDLE, facing: 0, arms: { left: 'mediumShield' }, marks: { reflexed: true } },
        C: { at: away(5), facing: 2, arms: { left: 'mediumSlice' } },
      },
    });
    const first = start
      .play(A, { type: 'attack', target: 'B' })
      .play(B, block('left'))
      .play(A, strike, 4, 4, 2);
    const second = first.play(2, { type: 'attack', target: 'B' });
    expect(second.question?.kind).toBe('strike');
    const over = second.play(2, strike, 4, 4, 3, 1, 2, 3);
    expect(over.krusher('B').worn.left).toBe(5);
  });

  test('a plain shield without points neither blocks nor parries', () => {
    expect(attacked({ arms: { left: 'smallShield' }, worn: { left: 15 } }).question?.kind).toBe('strike');
  });

  test.each([
    ['there is none', 'left', 'noShieldThere'],
    ['it faces away', 'right', 'shieldFacesAway'],
  ] as const)('is refused when %s', (_, arm, code) => {
    const two = attacked({ arms: { left: 'mediumShield', right: 'mediumShield' } }, 5);
    expect(
      (arm === 'left' ? attacked({ arms: { right: 'mediumShield' } }) : two).refusal(B, block(arm)).refused,
    ).toBe(code);
  });

  test('a shield either blocks or parries', () => {
    const both = attacked({ arms: { left: 'mediumShield', right: 'mediumShield' } });
    const parry = { type: 'parry', arm: 'left', against: 'A', meets: 'left' } as const;
    expect(both.play(B, block('left')).refusal(B, parry).refused).toBe('armUsed');
    expect(both.play(B, parry).refusal(B, block('left')).refused).toBe('armParries');
  });
});

describe('G36: two shields', () => {
  test('both evade, and of two that block the one with more points left takes the damage', () => {
    const two = { arms: { left: 'smallShield', right: 'mediumShield' }, worn: { right: 20 } } as const;
    const over = struck(attacked(two).play(B, block('left')).play(B, block('right')), 5, 4, 2, 6, 1);
    expect(over.emitted('struck')[0]).toMatchObject({ shieldEvade: -2, total: 7 });
    expect(over.emitted('damageRolled')[0]).toMatchObject({ blockedBy: 'left' });
  });
});

test('G36: a shield that a blow has used up leaves the next one to the other shield', () => {
  const arms = { left: 'smallShield', right: 'smallShield' } as const;
  const attack = given({
    krushers: {
      A: { at: away(0), facing: 3, arms: { left: 'largeImpact', right: 'largeImpact' } },
      B: { at: MIDDLE, facing: 0, arms, worn: { left: 10, right: 12 }, marks: { reflexed: true } },
    },
  }).play(A, { type: 'attack', target: 'B' });
  const both = passedTo(attack.play(B, block('left')).play(B, block('right')), 'strike');
  const over = both.play(A, { type: 'strike', arms: ['left', 'right'] }, 5, 5, 6, 6, 6, 6, 6, 1, 2);
  expect(over.emitted('damaged')).toEqual([
    { type: 'damaged', krusher: 'B', side: 'front', arm: 'left', shield: 5, armor: 3, linkage: 0 },
    { type: 'damaged', krusher: 'B', side: 'front', arm: 'right', shield: 3, armor: 10, linkage: 0 },
  ]);
});

describe('step C: the attacker’s shield', () => {
  const fight = (b: Partial<GivenKrusher>, a: Partial<GivenKrusher> = {}) =>
    given({
      krushers: {
        A: { at: MIDDLE, facing: 0, arms: { left: 'mediumSlice', right: 'mediumShield' }, ...a },
        B: { at: away(0), facing: 3, marks: { reflexed: true }, ...b },
      },
    }).play(A, { type: 'attack', target: 'B' });

  test('blocks later attackers', () => {
    const blocked = fight({ arms: { left: 'smallImpact' } });
    expect(blocked.question).toMatchObject({ kind: 'attackerShield', krusher: 'A' });
    const struckFirst = struck(blocked.play(A, block('right')), 1, 1);
    const over = struck(struckFirst.play(B, { type: 'attack', target: 'A' }), 6, 4, 4, 6, 1);
    expect(over.krusher('A')).toMatchObject({ worn: { right: 3 }, hits: { front: 0 } });
  });

  test.each<[string, Partial<GivenKrusher>, Partial<GivenKrusher>]>([
    ['has nothing to attack with', {}, {}],
    ['is arming', { arms: { left: 'mediumSlice' }, marks: { busy: true } }, {}],
    [
      'is bound to somebody else',
      { arms: { left: 'mediumSlice' }, marks: { bound: 'C', reflexed: true } },
      {},
    ],
    ['stands where the shield does not cover', { arms: { left: 'smallImpact' } }, { facing: 1 }],
  ])('is not asked for when the enemy %s', (_, b, a) => {
    expect(fight(b, a).question?.kind).not.toBe('attackerShield');
  });

  test('nor when the enemy has been passed in the order', () => {
    const start = given({
      order: ['B', 'A'],
      krushers: {
        A: { at: MIDDLE, facing: 0, arms: { left: 'smallImpact', right: 'mediumShield' } },
        B: { at: away(0), facing: 3, arms: { left: 'smallImpact' }, marks: { reflexed: true } },
      },
    });
    expect(start.play(B, { type: 'pass' }).play(A, { type: 'attack', target: 'B' }).question?.kind).toBe(
      'strike',
    );
  });

  test('nothing is spared there: the attacker can simply bash', () => {
    const bearer = { arms: { left: 'mediumSlice', right: 'spikedMediumShield' } } as const;
    expect(fight({ arms: { left: 'smallImpact' } }, bearer).refusal(A, spare('right')).refused).toBe(
      'wrongPhase',
    );
  });
});

describe('G15, G31: spiked shields', () => {
  const spiked = { arms: { left: 'spikedMediumShield' } } as const;

  test('that covered their bearer do not bash in the same phase', () => {
    const over = struck(attacked(spiked), 1, 1, 6, 1);
    expect(over.emitted('struck')[0]).toMatchObject({ shieldEvade: -1 });
    // B would have been asked whom it bashes; instead the turn is over.
    expect(over.state.turn).toBe(2);
  });

  test('may be spared: no evade modifier, no block, no parry, and then a bash', () => {
    const spared = attacked(spiked).play(B, spare('left'));
    expect(spared.emitted('spared')).toEqual([{ type: 'spared', krusher: 'B', arm: 'left' }]);
    expect(spared.refusal(B, block('left')).refused).toBe('notAsked');
    const first = struck(spared, 1, 1);
    expect(first.emitted('struck')[0]).toMatchObject({ shieldEvade: 0 });
    expect(first.question).toMatchObject({ kind: 'target', krusher: 'B' });
    const over = struck(first.play(B, { type: 'attack', target: 'A' }), 4, 4, 3, 6, 1);
    expect(over.emitted('struck')[0]).toMatchObject({ item: 'spikedMediumShield', attackBonus: 2, total: 8 });
    expect(over.emitted('damageRolled')[0]).toMatchObject({ weapon: -2, points: 1 });
  });

  test('that covered their bearer may still block or parry, but can no longer be spared', () => {
    const start = given({
      krushers: {
        A: { at: away(0), facing: 3, arms: { left: 'smallImpact' } },
        B: { at: MIDDLE, facing: 0, marks: { reflexed: true }, ...spiked },
        C: { at: away(5), facing: 2, arms: { left: 'smallImpact' } },
      },
    });
    const covered = struck(start.play(A, { type: 'attack', target: 'B' }), 1, 1);
    expect(covered.krusher('B').uses.left).toBe('carried');
    const again = covered.play(2, { type: 'attack', target: 'B' });
    expect(again.legal(B)).toEqual([
      block('left'),
      { type: 'parry', arm: 'left', against: 'C', meets: 'left' },
      { type: 'pass' },
    ]);
    expect(again.refusal(B, spare('left')).refused).toBe('armUsed');
  });

  test('that block go on blocking', () => {
    const start = given({
      order: ['A', 'B', 'C'],
      krushers: {
        A: { at: away(0), facing: 3, arms: { left: 'smallImpact' } },
        B: { at: MIDDLE, facing: 0, marks: { reflexed: true }, ...spiked },
        C: { at: away(5), facing: 2, arms: { left: 'smallImpact' } },
      },
    });
    const blocked = struck(start.play(A, { type: 'attack', target: 'B' }).play(B, block('left')), 1, 1);
    expect(blocked.krusher('B').uses.left).toBe('block');
  });

  test('G27: are kept by a Krusher that must bash', () => {
    const bound = given({
      krushers: {
        A: {
          at: MIDDLE,
          facing: 0,
          marks: { bound: 'B' },
          arms: { left: 'mediumShield', right: 'spikedMediumShield' },
        },
        B: { at: away(0), facing: 3, arms: { left: 'smallImpact' }, marks: { reflexed: true } },
      },
    }).play(A, { type: 'attack', target: 'B' });
    expect(bound.legalOf(A, 'block')).toEqual([block('left')]);
    expect(bound.refusal(A, block('right')).refused).toBe('mustAttack');
  });

  test('that blocked do not bash either, nor those that parried', () => {
    const parry: Action = { type: 'parry', arm: 'left', against: 'A', meets: 'left' };
    for (const declared of [block('left'), parry])
      expect(struck(attacked(spiked).play(B, declared), 1, 1, 6, 1).state.turn).toBe(2);
  });

  test('that bash no longer evade', () => {
    const start = given({
      krushers: {
        A: { at: MIDDLE, facing: 0, ...spiked },
        B: { at: away(0), facing: 3, arms: { left: 'smallImpact' }, marks: { reflexed: true } },
      },
    });
    const bashed = struck(start.play(A, { type: 'attack', target: 'B' }), 1, 1);
    const over = struck(bashed.play(B, { type: 'attack', target: 'A' }), 1, 1, 6, 1);
    expect(over.emitted('struck')[0]).toMatchObject({ evade: -2, shieldEvade: 0 });
  });

  test('worn down to 0 they still parry and bash, but neither evade nor block', () => {
    const worn = attacked({ ...spiked, worn: { left: 20 } });
    expect(worn.legal(B)).toEqual([
      { type: 'parry', arm: 'left', against: 'A', meets: 'left' },
      { type: 'pass' },
    ]);
    expect(worn.refusal(B, block('left')).refused).toBe('shieldGone');
    const first = struck(worn, 1, 1);
    expect(first.emitted('struck')[0]).toMatchObject({ shieldEvade: 0 });
    expect(first.question).toMatchObject({ kind: 'target', krusher: 'B' });
  });

  test('plain ones are not spared, nor those whose bearer has had its turn', () => {
    expect(attacked({ arms: { left: 'mediumShield' } }).refusal(B, spare('left')).refused).toBe('notSpiked');
    const start = given({
      order: ['A'],
      krushers: {
        A: { at: away(0), facing: 3, arms: { left: 'mediumSlice' } },
        B: { at: MIDDLE, facing: 0, marks: { reflexed: true }, ...spiked },
      },
    });
    const late = start.play(A, { type: 'attack', target: 'B' });
    expect(late.refusal(B, spare('left')).refused).toBe('noAttackToCome');
  });
});
