import { readyMade } from '../../content/designs';
import { bySide } from '../../content/sides';
import type { RefusalCode } from '../../refusals';
import { options as optionsOf } from '../../options';
import type { Design } from '../../state';

/** Two Krushers per side at a table of the Arena Rules; the first design of each build is valid. */
export const TABLE = optionsOf.parse({ krushers: 2 });
export const [GOOD] = readyMade(TABLE) as [Design];
const wrong = (changes: Partial<Design>): Design => ({ ...GOOD, ...changes });
const arms = (
  left: Design['arms']['left'],
  right: Design['arms']['right'],
  both: Design['arms']['both'] = '',
) => ({
  arms: { left, right, both },
});

/** The second of two Krushers that are built together, and the details of its refusal. */
export const WRONG_BUILDS: readonly (readonly [RefusalCode, Design, object])[] = [
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
