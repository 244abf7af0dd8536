import type { Direction } from '../../../../core/game/hex';
import type { ChassisId } from '../../content/chassis';
import { given, passedTo, type GivenKrusher } from '../../testing/given';
import { away } from '../../testing/places';
import { canReflex } from './reflex';

const slice = { left: 'mediumSlice' } as const;

/** A attacks B from the front, and B is asked where it wants to turn. */
const attacked = (b: Partial<GivenKrusher> = {}) =>
  given({
    krushers: {
      A: { at: away(0), facing: 3, arms: slice, ...(b.at && { at: away(0, 1, b.at) }) },
      B: { at: 'i9', facing: 0, arms: slice, ...b },
    },
  }).play(0, { type: 'attack', target: 'B' });
const turn = (facing: Direction) => ({ type: 'reflex', facing }) as const;

describe('G7: Reflex Facing', () => {
  test.each([
    [3, false],
    [4, true],
  ])('a die of %i: %s', (die, success) => {
    const tried = attacked().play(1, turn(1), die);
    expect(tried.emitted('reflexTried')[0]).toMatchObject({
      die,
      modifier: 0,
      success,
      from: 0,
      to: success ? 1 : 0,
    });
    expect(tried.krusher('B').facing).toBe(success ? 1 : 0);
  });

  test.each<[ChassisId, Direction[]]>([
    ['bantam', [1, 2, 3, 4, 5]],
    ['light', [1, 2, 3, 4, 5]],
    ['standard', [1, 2, 4, 5]],
    ['heavy', [1, 5]],
    ['monster', [1, 5]],
  ])('a %s chassis may turn to %j', (chassis, facings) => {
    expect(attacked({ chassis }).legalOf(1, 'reflex')).toEqual(facings.map(turn));
  });

  test('turning further is refused, and so is keeping the facing', () => {
    expect(attacked().refusal(1, turn(3)).refused).toBe('reflexTooFar');
    expect(attacked().refusal(1, turn(0)).refused).toBe('reflexTooFar');
  });

  test.each<[string, Partial<GivenKrusher>, number]>([
    ['a Bantam', { chassis: 'bantam' }, 1],
    ['a Monster', { chassis: 'monster' }, -1],
    ['the target of a failed Oust', { marks: { reflexPenalty: true } }, -1],
    ['who stands in the null field (G11)', { at: 'i1' }, -1],
    [
      'a Bantam, pushed about in the null field',
      { chassis: 'bantam', at: 'i1', marks: { reflexPenalty: true } },
      -1,
    ],
  ])('%s: %i on the roll', (_, b, modifier) => {
    const [miss, hit] = [3 - modifier, 4 - modifier];
    expect(attacked(b).play(1, turn(1), hit).emitted('reflexTried')[0]).toMatchObject({
      modifier,
      success: true,
    });
    expect(attacked(b).play(1, turn(1), miss).emitted('reflexTried')[0]).toMatchObject({ success: false });
  });

  test.each<[string, Partial<GivenKrusher>]>([
    ['has tried already', { marks: { reflexed: true } }],
    ['has attacked', { marks: { attacked: true } }],
    ['was in an Oust', { marks: { noReflex: true } }],
    ['is arming', { marks: { busy: true } }],
  ])('is not asked of a Krusher that %s', (_, b) => {
    const { state, question } = attacked(b);
    expect(canReflex(state, 'B')).toBe(false);
    expect(question?.kind).not.toBe('reflex');
  });

  test('is tried once a turn, whether it succeeds or not', () => {
    expect(attacked().play(1, turn(1), 1).krusher('B').marks.reflexed).toBe(true);
    expect(attacked().play(1, turn(1), 1).question?.kind).not.toBe('reflex');
  });

  test('is asked again at the next attack, if it was not tried', () => {
    const start = given({
      krushers: {
        A: { at: away(0), facing: 3, arms: slice },
        B: { at: 'i9', facing: 0 },
        C: { at: away(1), facing: 4, arms: slice },
      },
    });
    const struck = start
      .play(0, { type: 'attack', target: 'B' })
      .play(1, { type: 'pass' })
      .play(0, { type: 'strike', arms: ['left'] }, 1, 1);
    expect(struck.play(2, { type: 'attack', target: 'B' }).question?.kind).toBe('reflex');
  });
});

describe('G30: turning while an attack comes', () => {
  test('the attack goes on, against the side that now faces it', () => {
    const turned = passedTo(attacked().play(1, turn(2), 6), 'strike');
    const struck = turned.play(0, { type: 'strike', arms: ['left'] }, 4, 4, 1);
    expect(struck.emitted('struck')[0]).toMatchObject({ side: 'leftRear', evade: 0, total: 10 });
    expect(struck.emitted('damageRolled')[0]).toMatchObject({ side: 'leftRear' });
  });

  test('declarations remain, but do not help on sides that they do not cover', () => {
    const shield = { left: 'mediumShield' } as const;
    const start = given({
      krushers: {
        A: { at: away(0), facing: 3, arms: slice },
        B: { at: 'i9', facing: 0, arms: shield },
        C: { at: away(5), facing: 2, arms: slice },
      },
    });
    const blocked = start
      .play(0, { type: 'attack', target: 'B' })
      .play(1, { type: 'pass' })
      .play(1, { type: 'block', arm: 'left' });
    const struckFirst = blocked.play(0, { type: 'strike', arms: ['left'] }, 6, 3, 2);
    expect(struckFirst.emitted('damageRolled')[0]).toMatchObject({ blockedBy: 'left' });
    const turned = struckFirst.play(2, { type: 'attack', target: 'B' }).play(1, turn(1), 6);
    expect(turned.krusher('B').uses.left).toBe('block');
    const struck = turned.play(2, { type: 'strike', arms: ['left'] }, 6, 3, 2, 1, 2, 3);
    expect(struck.emitted('damageRolled')[0]).not.toHaveProperty('blockedBy');
    expect(struck.emitted('struck')[0]).toMatchObject({ side: 'leftRear', shieldEvade: 0 });
  });

  test('G23: with secret sheets it shows the arms that come into use by it', () => {
    const start = given({
      options: { sheets: 'secret' },
      krushers: {
        A: { at: away(2), facing: 5, arms: slice },
        B: { at: 'i9', facing: 0, arms: { right: 'mediumShield' } },
      },
    }).play(0, { type: 'attack', target: 'B' });
    const turned = start.play(1, turn(1), 4);
    expect(turned.emitted('armShown')).toContainEqual({
      type: 'armShown',
      krusher: 'B',
      arm: 'right',
      item: 'mediumShield',
    });
    expect(turned.question).toMatchObject({ kind: 'shield', krusher: 'B' });
    expect(start.play(1, turn(1), 3).emitted('armShown')).toEqual([]);
  });
});
