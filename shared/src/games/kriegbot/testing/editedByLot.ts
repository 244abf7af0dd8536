import fc from 'fast-check';
import { HEX_IDS, PRINTED_IDS, type HexId } from '../content/map';
import { INDESTRUCTIBLE } from '../content/buildings';
import { ALL_ARMS_IDS, CARD_IDS } from '../content/cards';
import { CHASSIS_IDS } from '../content/chassis';
import {
  BONUS_MEDIA,
  BUILDER_IDS,
  BUILD_TIMES,
  EDITED_EXITS,
  EDITED_LIMITS,
  EDITED_VICTORIES,
  EDITED_SIDES,
  ENTRY_IDS,
  HACK_CARDS,
  TENT_START_IDS,
  type Edited,
  type EditedSide,
  type EditedSize,
} from '../content/edited/edited';
import { EDITABLE_IDS, beginFrom } from '../content/edited/fromPrinted';
import { paintedWith } from '../content/edited/ground';

/** Edited scenarios by lot, near to one of the rulebook: many of them can be played, and many cannot. */

const hex = fc.constantFrom(...HEX_IDS);
const few = (max: number) => fc.integer({ min: 0, max });

/** A few of these, by lot: with many changes at once hardly anything can be played. */
const someOf = <Value extends object>(
  arbitraries: { readonly [Key in keyof Value]: fc.Arbitrary<Value[Key]> },
  most: number,
): fc.Arbitrary<Partial<Value>> =>
  fc
    .subarray(Object.keys(arbitraries) as (keyof Value)[], { maxLength: most })
    .chain((keys) =>
      fc.record(Object.fromEntries(keys.map((key) => [key, arbitraries[key]]))),
    ) as fc.Arbitrary<Partial<Value>>;

const side: fc.Arbitrary<Partial<EditedSide>> = someOf<EditedSide>(
  {
    pilots: fc.oneof(fc.constant('all' as const), fc.record({ min: few(1), max: few(3) })),
    chassis: fc.subarray([...CHASSIS_IDS]),
    exit: fc.constantFrom(...EDITED_EXITS),
    entry: fc.constantFrom(...ENTRY_IDS),
    apart: few(8),
    fragile: fc.boolean(),
    honcho: fc.boolean(),
    craft: fc.boolean(),
    bombards: fc.constantFrom<EditedSide['bombards']>(false, true, 'always'),
    hacksWith: fc.constantFrom<EditedSide['hacksWith']>('', ...HACK_CARDS),
    callsBombs: fc.boolean(),
    suicidal: fc.boolean(),
    tentsBegin: fc.constantFrom(...TENT_START_IDS),
    tentsWithin: fc.integer({ min: 1, max: 10 }),
    hidesPilot: fc.boolean(),
    ramRelief: few(3),
    bonus: fc.record({ dice: few(2), media: fc.subarray([...BONUS_MEDIA]), fire: fc.boolean() }),
  },
  2,
);

const tents = fc.record({ foot: few(3), motorized: few(2) });
const size: fc.Arbitrary<EditedSize> = fc.record({
  green: fc.integer({ min: 1, max: 3 }),
  yellow: fc.integer({ min: 1, max: 3 }),
  tents: fc.record({ green: tents, yellow: tents }),
});

const brush = fc.record({
  hexes: fc.array(hex, { maxLength: 30 }),
  sign: fc.constantFrom('.', 'W', 'H', '~', 'f', 'B'),
});

const structures = fc.oneof(
  fc.dictionary(fc.constantFrom(...PRINTED_IDS), hex) as fc.Arbitrary<Edited['structures']>,
  fc.constant({}),
);

const place = fc.record({ at: hex, within: fc.integer({ min: 1, max: 5 }) });
const buildings = fc.record(
  {
    by: fc.constantFrom(...BUILDER_IDS),
    number: fc.oneof(
      fc.integer({ min: 1, max: 10 }),
      fc.record({ robotsOf: fc.constantFrom(...EDITED_SIDES), more: few(4) }),
    ),
    when: fc.constantFrom(...BUILD_TIMES),
    near: place,
    inland: few(4),
    apart: few(4),
    bunkers: fc.boolean(),
  },
  { requiredKeys: ['by', 'number', 'when', 'inland', 'apart', 'bunkers'] },
);

const changes = someOf<Omit<Edited, 'name' | 'story' | 'ground' | 'sides'>>(
  {
    structures,
    sizes: fc.array(size, { minLength: 1, maxLength: 2 }),
    flag: hex,
    victory: fc.subarray([...EDITED_VICTORIES]),
    atLimit: fc.constantFrom(...EDITED_LIMITS),
    turns: fc.integer({ min: 5, max: 7 }),
    expanded: fc.boolean(),
    banned: fc.subarray([...CARD_IDS], { maxLength: 20 }),
    cut: fc.record({ arms: fc.constantFrom(...ALL_ARMS_IDS), to: fc.integer({ min: 1, max: 5 }) }),
    buildings,
    stands: fc.record({ id: fc.constantFrom(...INDESTRUCTIBLE), at: hex }),
    coresLack: few(3),
    powersUpNear: place,
    freeOvercharge: fc.boolean(),
    boarded: fc.boolean(),
    hasMole: fc.boolean(),
  },
  3,
);

const painted = (
  ground: string,
  brushes: readonly { readonly hexes: readonly HexId[]; readonly sign: '.' | 'W' | 'H' | '~' | 'f' | 'B' }[],
): string => brushes.reduce((now, { hexes, sign }) => paintedWith(now, hexes, sign), ground);

export const editedByLot: fc.Arbitrary<Edited> = fc
  .record({
    from: fc.constantFrom(...EDITABLE_IDS),
    changes,
    green: side,
    yellow: side,
    brushes: fc.array(brush, { maxLength: 3 }) as fc.Arbitrary<Parameters<typeof painted>[1]>,
  })
  .map(({ from, changes: changed, green, yellow, brushes }) => {
    const base = beginFrom(from);
    return {
      ...base,
      name: 'By lot',
      turns: 6,
      ...changed,
      ground: painted(base.ground, brushes),
      sides: { green: { ...base.sides.green, ...green }, yellow: { ...base.sides.yellow, ...yellow } },
    };
  });
