import { ANY, choicesOf, isAny, RANDOM_ARMAMENT, type Armament } from './charts';
import { GRADES, WEAPON_SIZES, WEAPON_TYPES, weaponId } from './items';

/** The printed chart of the data sheet. */
const PRINTED = `
  •                 | Medium Slice       | Wt. Large Thrust   | Wt. Medium Slice  | Large Thrust      | Imp. Small Thrust
  Small Thrust      | Any Impact         | Small Impact       | Large Shield      | Wt. Large Impact  | Medium Thrust
  Imp. Small Slice  | Imp. Medium Impact | Any Slice          | Imp. Medium Slice | Wt. Small Slice   | Imp. Small Impact
  Medium Shield     | Wt. Small Thrust   | Imp. Medium Thrust | Any Thrust        | Imp. Large Thrust | Imp. Large Slice
  Medium Impact     | Imp. Large Impact  | Wt. Medium Impact  | Small Slice       | Any Shield        | Large Slice
  Wt. Medium Thrust | Large Impact       | Small Shield       | Wt. Large Slice   | Wt. Small Impact  | •
`;

/** "Wt. Large Thrust" is `weightedLargeThrust`; a bullet means nothing. */
function idOf(printed: string): string {
  if (printed === '•') return '';
  const words = printed.replace('Wt.', 'Weighted').replace('Imp.', 'Improved').split(' ').join('');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const cells = RANDOM_ARMAMENT.flat();

describe('the Random Armament Chart (source L410-560)', () => {
  test('is the printed one, cell by cell', () => {
    const printed = PRINTED.trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => idOf(cell.trim())));
    expect(RANDOM_ARMAMENT).toEqual(printed);
  });

  test('has six rows of six', () => {
    expect(RANDOM_ARMAMENT.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test('holds each of 27 weapons, three shields and four "any" once, and nothing twice', () => {
    const weapons = GRADES.flatMap((grade) =>
      WEAPON_TYPES.flatMap((type) => WEAPON_SIZES.map((size) => weaponId(grade, size, type))),
    );
    expect(weapons).toHaveLength(27);
    const shields = WEAPON_SIZES.map((size): Armament => `${size}Shield`);
    const all: readonly Armament[] = [...weapons, ...shields, ...ANY, '', ''];
    expect([...cells].sort()).toEqual([...all].sort());
  });

  test('the "any" and the two bullets are on the diagonal', () => {
    expect(RANDOM_ARMAMENT.map((row, index) => row[index])).toEqual([
      '',
      'anyImpact',
      'anySlice',
      'anyThrust',
      'anyShield',
      '',
    ]);
    expect(cells.filter(isAny)).toHaveLength(4);
  });

  test.each([
    ['anySlice', ['smallSlice', 'mediumSlice', 'largeSlice']],
    ['anyThrust', ['smallThrust', 'mediumThrust', 'largeThrust']],
    ['anyImpact', ['smallImpact', 'mediumImpact', 'largeImpact']],
    ['anyShield', ['smallShield', 'mediumShield', 'largeShield']],
  ] as const)('%s: every size, never weighted or improved (L553-560)', (any, items) => {
    expect(choicesOf(any, false)).toEqual(items);
  });

  test('G28: any shield is Tiny or Huge only where New Shields are in use', () => {
    expect(choicesOf('anyShield', true)).toEqual([
      'tinyShield',
      'smallShield',
      'mediumShield',
      'largeShield',
      'hugeShield',
    ]);
    expect(choicesOf('anySlice', true)).toEqual(choicesOf('anySlice', false));
  });
});
