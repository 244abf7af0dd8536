import { rigged } from '../../core/testing/rigged';
import type { Action } from './actions';
import { readyMade } from './content/designs';
import { bySide } from './content/sides';
import { options as optionsOf } from './options';
import { emptyArena } from './rules/building';
import type { Design } from './state';
import { apply } from './turn';

/** Two Krushers a side at a table of the Arena Rules; the first that is built is a good one. */
const TABLE = optionsOf.parse({ krushers: 2 });
const [GOOD] = readyMade(TABLE) as [Design];
const wrong = (changes: Partial<Design>): Design => ({ ...GOOD, ...changes });
const arms = (
  left: Design['arms']['left'],
  right: Design['arms']['right'],
  both: Design['arms']['both'] = '',
) => ({
  arms: { left, right, both },
});

const WRONG: readonly (readonly [string, Design, object])[] = [
  ['chassisNotAllowed', wrong({ chassis: 'monster' }), { chassis: 'monster' }],
  [
    'programNotAllowed',
    wrong({ program: 'twoHanded', ...arms('', '', 'largeSlice') }),
    { program: 'twoHanded' },
  ],
  ['itemNotAllowed', wrong(arms('improvedMediumSlice', 'mediumSlice')), { item: 'improvedMediumSlice' }],
  ['wrongSide', wrong(arms('mediumSlice', 'mediumSlice', 'mediumSlice')), { arm: 'both' }],
  ['armMissing', wrong(arms('mediumSlice', '')), { arm: 'right' }],
  ['wrongArmament', wrong(arms('mediumSlice', 'mediumShield')), { item: 'mediumShield' }],
  ['unbalanced', wrong(arms('largeSlice', 'largeSlice')), { initiative: -2 }],
  ['tooMuchArmor', wrong({ armor: bySide(() => 20) }), { used: 120, allowed: 75 }],
  [
    'tooMuchOnSide',
    wrong({ armor: bySide((side) => (side === 'rear' ? 40 : 0)) }),
    { side: 'rear', points: 40, most: 25 },
  ],
];

test.each(WRONG)('%s: says which Krusher, and what is wrong with it', (refused, design, figures) => {
  const action: Action = { type: 'build', krushers: [GOOD, design] };
  expect(apply(emptyArena(TABLE, 2), 0, action, rigged())).toEqual({
    refused,
    detail: { krusher: 2, ...figures },
  });
});

test('wrongPhase: nothing but building is done before the reveal', () => {
  expect(apply(emptyArena(TABLE, 2), 0, { type: 'endMove' }, rigged())).toEqual({ refused: 'wrongPhase' });
});
