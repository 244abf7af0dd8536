import { ALL_EXTRAS, options as schema } from '@gearhall/shared/games/metalkrushers/options';
import { problemsOf, totalsOf } from '@gearhall/shared/games/metalkrushers/rules/construction/construction';
import { readyMade } from '@gearhall/shared/games/metalkrushers/content/designs';
import {
  choicesFor,
  copyFor,
  firstDraft,
  swapped,
  withArmor,
  withChassis,
  withItem,
  withName,
  withProgram,
  withSpread,
  type Design,
} from './draft';
import { designsIn, draftsIn, draftsWith, SHELF } from './keeping';

const { savedIn, savedWith, savedWithout } = SHELF;

const basic = schema.parse({});
const everything = schema.parse(ALL_EXTRAS);
const pickUp = schema.parse({ scenario: 'pickUp' });
const [first] = firstDraft(basic, 1) as [Design];
const codes = (design: Design, options = basic) => problemsOf(design, options).map(({ refused }) => refused);

test.each([basic, everything, pickUp])(
  'a builder begins with as many good designs as are asked for',
  (options) => {
    const drafts = firstDraft(options, 5);
    expect(drafts).toHaveLength(5);
    for (const design of drafts) expect(problemsOf(design, options)).toEqual([]);
    expect(readyMade(options).length).toBeGreaterThanOrEqual(3);
  },
);

test('another chassis has its armor in the same proportions', () => {
  const heavy = withChassis({ ...first, chassis: 'standard' }, 'heavy');
  expect(heavy.chassis).toBe('heavy');
  expect(totalsOf(heavy).left).toBe(0);
  expect(codes(heavy)).toEqual([]);
  const light = withChassis(heavy, 'light');
  expect(totalsOf(light)).toMatchObject({ used: 45, left: 0 });
  expect(codes(light)).toEqual([]);
});

test('another program keeps what its arms can hold', () => {
  const pair = withItem(withItem(first, 'left', 'mediumSlice'), 'right', 'mediumSlice');
  const shielded = withProgram(pair, 'weaponAndShield', basic);
  expect(Object.values(shielded.arms)).toContain('mediumSlice');
  expect(codes(shielded)).toEqual([]);
  const pole = withProgram(pair, 'polearm', everything);
  expect(pole.arms).toMatchObject({ left: '', right: '' });
  expect(codes(pole, everything)).toEqual([]);
});

test('arms are swapped together with the armor of their sides', () => {
  const lopsided = withArmor(withArmor(first, 'leftFront', 3), 'rightFront', 9);
  const turned = swapped(withItem(lopsided, 'left', 'largeSlice'));
  expect(turned.arms).toMatchObject({ left: first.arms.right, right: 'largeSlice' });
  expect(turned.armor).toMatchObject({ leftFront: 9, rightFront: 3 });
  expect(swapped(turned)).toEqual(withItem(lopsided, 'left', 'largeSlice'));
});

test('too much armor is not an error of the form, but a broken rule', () => {
  const thick = withArmor(first, 'front', 60);
  expect(thick.armor.front).toBe(60);
  expect(codes(thick)).toEqual(expect.arrayContaining(['tooMuchArmor', 'tooMuchOnSide']));
});

test.each([
  [-3, 0],
  [4.7, 4],
  [Number.NaN, 0],
  [1000, 99],
])('%p points of armor are %i', (points, kept) => {
  expect(withArmor(first, 'rear', points).armor.rear).toBe(kept);
});

test('a preset spends every point and breaks no rule', () => {
  const dear = withItem(first, 'left', 'weightedMediumSlice');
  for (const spread of ['allRound', 'forward', 'shieldLeft', 'shieldRight'] as const)
    expect(totalsOf(withSpread(dear, spread)).left).toBe(0);
});

test('items for an arm are grouped by whether they go with the other arm', () => {
  const small = withItem(withItem(first, 'left', 'smallSlice'), 'right', 'largeSlice');
  const { fitting, others } = choicesFor({ ...small, program: 'weaponAndWeapon' }, 'right', basic);
  expect(fitting).toEqual(
    ['largeThrust', 'largeSlice', 'largeImpact'].filter((id) => fitting.includes(id as never)),
  );
  expect(fitting).toHaveLength(3);
  expect(others).toContain('mediumSlice');
  expect(choicesFor({ ...small, program: 'weaponAndWeapon' }, 'both', basic)).toEqual({
    fitting: [],
    others: [],
  });
});

test('a name keeps only allowed characters', () => {
  expect(withName(first, ' <b>Rusty!').name).toBe('bRusty!');
  expect(withName(first, 'Örkan-9 O’Neil').name).toBe('Örkan-9 O’Neil');
  // An accent that comes as a combining character.
  expect(withName(first, 'Zoe\u0308').name).toBe('Zo\u00eb');
  expect(withName(first, 'हिन्दी').name).toBe('हिन्दी');
  expect(withName(first, 'x'.repeat(40)).name).toHaveLength(18);
});

test('a copy gets a number of its own', () => {
  expect(copyFor({ ...first, name: 'Rusty' }, 1).name).toBe('Rusty 2');
  expect(copyFor({ ...first, name: 'Rusty 2' }, 2).name).toBe('Rusty 3');
  expect(copyFor({ ...first, name: 'Eighteen letters x' }, 1).name.length).toBeLessThanOrEqual(18);
  expect(copyFor({ ...first, name: '' }, 1).name).toBe('');
});

describe('storage in the browser', () => {
  test.each([undefined, '', '{', '7', '{"a":1}', '[[1,2]]', '[["t"]]', '[null]'])(
    '%p holds no designs',
    (text) => {
      expect(savedIn(text)).toEqual([]);
      expect(draftsIn(text).flatMap(([, designs]) => designs)).toEqual([]);
    },
  );

  test('sheets that are no longer valid are left out', () => {
    expect(designsIn([{ ...first, chassis: 'paper' }, first, { ...first, more: 1 }])).toEqual([first]);
  });

  test('drafts are found by their table, and old ones are dropped', () => {
    const tables = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a'];
    const drafts = tables.reduce<ReturnType<typeof draftsIn>>(
      (all, table) => draftsWith(all, table, [first]),
      [],
    );
    expect(drafts.map(([table]) => table)).toEqual(['a', 'g', 'f', 'e', 'd', 'c']);
    expect(draftsIn(JSON.stringify(drafts))).toEqual(drafts);
  });

  test('a saved design replaces one with the same name', () => {
    const rusty = { ...first, name: 'Rusty' };
    const saved = savedWith(savedWith(savedWith([], rusty), { ...first, name: 'Boxer' }), {
      ...rusty,
      name: 'RUSTY',
      chassis: 'heavy',
    });
    expect(saved.map(({ name, chassis }) => [name, chassis])).toEqual([
      ['RUSTY', 'heavy'],
      ['Boxer', first.chassis],
    ]);
    expect(savedWithout(saved, { name: 'rusty' }).map(({ name }) => name)).toEqual(['Boxer']);
    expect(savedIn(JSON.stringify(saved))).toEqual(saved);
  });
});
