import { stateFrom, type Given, type GivenKrusher } from '../../testing/given';
import { away, between, MIDDLE } from '../../testing/places';
import { armsAgainst, mustKeep, targetsOf, whyOutOfRange } from './attacking';
import { krusherOf } from '../field';

const SLICES = { left: 'mediumSlice', right: 'mediumSlice' } as const;

/** It is A's turn to attack; B stands in front of it. */
const fight = (a: Partial<GivenKrusher>, b: Partial<GivenKrusher> = {}, combat: Given['combat'] = {}) =>
  stateFrom({
    krushers: {
      A: { at: MIDDLE, facing: 0, arms: SLICES, ...a },
      B: { at: away(0), facing: 3, arms: SLICES, ...b },
    },
    combat,
  });

describe('the arms with which one can attack another', () => {
  test.each<[string, Partial<GivenKrusher>, Partial<GivenKrusher>, string[]]>([
    ['both, to the front', {}, {}, ['left', 'right']],
    ['one, to the side', {}, { at: away(1) }, ['right']],
    ['none, to the rear', {}, { at: away(3) }, []],
    ['none, while it arms', { marks: { busy: true } }, {}, []],
    ['none, bound to somebody else', { marks: { bound: 'C' } }, {}, []],
    ['both, bound to this one', { marks: { bound: 'B' } }, {}, ['left', 'right']],
    ['none, when the other has fallen', {}, { fallen: true }, []],
    ['not what has struck or parries', { uses: { left: 'struck', right: 'parry' } }, {}, []],
    [
      'a spiked shield, spared',
      { arms: { left: 'spikedSmallShield' }, uses: { left: 'spared' } },
      {},
      ['left'],
    ],
    [
      'no spiked shield that covered',
      { arms: { left: 'spikedSmallShield' }, uses: { left: 'carried' } },
      {},
      [],
    ],
    [
      'no spiked shield that blocks',
      { arms: { left: 'spikedSmallShield' }, uses: { left: 'block' } },
      {},
      [],
    ],
  ])('%s', (_, a, b, arms) => {
    const field = fight(a, b);
    expect(armsAgainst(field, 'A', 'B')).toEqual(arms);
    expect(targetsOf(field, 'A')).toEqual(arms.length > 0 ? ['B'] : []);
  });
});

describe('G14: a polearm that does not reach', () => {
  test.each([
    ['aside on the second hex: out of its arc', between(0), 'outOfArc'],
    ['straight ahead on the second hex: within reach', away(0, 2), undefined],
    ['on the third hex: out of reach', away(0, 3), 'outOfReach'],
  ])('%s', (_, at, reason) => {
    const field = fight({ arms: { both: 'mediumSlice' } }, { at });
    expect(whyOutOfRange(krusherOf(field, 'A'), 'both', krusherOf(field, 'B'))).toBe(reason);
  });
});

describe('G27: what a bound Krusher keeps', () => {
  const bound = { marks: { bound: 'B' } } as const;

  test.each<[string, ReturnType<typeof fight>, boolean]>([
    ['its last arm', fight({ arms: { left: 'mediumSlice' }, ...bound }), true],
    ['not one of two', fight(bound), false],
    [
      'no arm that cannot strike',
      fight({ arms: { left: 'mediumShield', right: 'mediumSlice' }, ...bound }),
      false,
    ],
    ['nothing when it is not bound', fight({ arms: { left: 'mediumSlice' } }), false],
    [
      'nothing when it has attacked',
      fight({ arms: { left: 'mediumSlice' }, ...bound }, {}, { done: ['B'] }),
      false,
    ],
    [
      'it while others attack before it',
      fight({ arms: { left: 'mediumSlice' }, ...bound }, {}, { order: ['B', 'A'] }),
      true,
    ],
    [
      'nothing when its own turn is over',
      fight({ arms: { left: 'mediumSlice' }, ...bound }, {}, { order: ['B'] }),
      false,
    ],
  ])('%s', (_, field, keeps) => {
    expect(mustKeep(field, 'A', 'left')).toBe(keeps);
  });
});
