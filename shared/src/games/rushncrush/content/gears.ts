/** The gear matrix: gears by speeds, the zone of each box, and the white lines between them. (R3) */

/** Heat dice of a box's zone. (Source L85; their number is deduced from the three red dice.) */
export const ZONES = {
  blue: { heatDice: 0 },
  yellow: { heatDice: 1 },
  orange: { heatDice: 2 },
  red: { heatDice: 3 },
} as const;
export type ZoneId = keyof typeof ZONES;

/** How a row's white dice are read. `any`: unlimited lane changes; `none`: no lane change. */
export type Counts = 'any' | 'highest' | 'lowest' | 'none';

/** The right end of each row: white dice, and how they are read. (Source L99-L103; R2) */
export const SPEEDS = [
  { speed: 4, dice: 0, counts: 'any' },
  { speed: 5, dice: 0, counts: 'any' },
  { speed: 6, dice: 5, counts: 'highest' },
  { speed: 7, dice: 4, counts: 'highest' },
  { speed: 8, dice: 3, counts: 'highest' },
  { speed: 9, dice: 2, counts: 'highest' },
  { speed: 10, dice: 1, counts: 'highest' },
  { speed: 11, dice: 2, counts: 'lowest' },
  { speed: 12, dice: 3, counts: 'lowest' },
  { speed: 14, dice: 4, counts: 'lowest' },
  { speed: 16, dice: 5, counts: 'lowest' },
  { speed: 18, dice: 0, counts: 'none' },
] as const satisfies readonly { readonly speed: number; readonly dice: number; readonly counts: Counts }[];
/** Neutral is in no row: nothing is rolled, and a wall costs as much as at the lowest speeds. (R12) */
export const NEUTRAL_ROW = { speed: 0, dice: 0, counts: 'any' } as const;
export type SpeedRow = (typeof SPEEDS)[number] | typeof NEUTRAL_ROW;

const NO_BOX = '';
type Row = readonly [speed: number, ...zones: (ZoneId | typeof NO_BOX)[]];

/** As printed: the fastest row first, a column for each gear. */
const MATRIX: readonly Row[] = [
  [18, '', '', '', '', 'red'],
  [16, '', '', '', '', 'orange'],
  [14, '', '', '', 'red', 'yellow'],
  [12, '', '', '', 'orange', 'blue'],
  [11, '', '', 'red', 'yellow', 'blue'],
  [10, '', '', 'orange', 'blue', ''],
  [9, '', 'red', 'yellow', 'blue', ''],
  [8, '', 'orange', 'blue', '', ''],
  [7, 'red', 'yellow', 'blue', '', ''],
  [6, 'orange', 'blue', '', '', ''],
  [5, 'yellow', 'blue', '', '', ''],
  [4, 'blue', '', '', '', ''],
];

/** The diagonal white lines, each from the lower gear right and up. */
const DIAGONALS: readonly (readonly [BoxId, BoxId])[] = [
  ['1.6', '2.7'],
  ['1.7', '2.8'],
  ['2.8', '3.9'],
  ['2.9', '3.10'],
  ['3.10', '4.11'],
  ['3.11', '4.12'],
  ['4.12', '5.14'],
  ['4.14', '5.16'],
];

/** "3.10": third gear, speed 10. `NEUTRAL` is the box in which every car starts. */
export type BoxId = string;
export const NEUTRAL: BoxId = '0';
/** The lowest box of the lowest gear: the only way out of neutral, and the box of a car that got stuck. */
export const FIRST_BOX: BoxId = '1.4';

export interface Box {
  readonly id: BoxId;
  readonly gear: number;
  readonly speed: number;
  readonly zone: ZoneId;
}

export const GEARS = [1, 2, 3, 4, 5] as const;

/** Every box, slow to fast, each row from the lowest gear. */
export const BOXES: readonly Box[] = MATRIX.toReversed().flatMap(([speed, ...zones]) =>
  zones.flatMap((zone, column) =>
    zone === NO_BOX ? [] : [{ id: `${column + 1}.${speed}`, gear: column + 1, speed, zone }],
  ),
);
const BY_ID: ReadonlyMap<BoxId, Box> = new Map(BOXES.map((box) => [box.id, box]));

/** `undefined` for neutral and for invalid ids. */
export const findBox = (id: BoxId): Box | undefined => BY_ID.get(id);

/** The movement of the gearstick that leads to a box. */
export type Stick = 'accelerate' | 'brake' | 'shift';

/** A box that the gearstick can reach in one step, and by which movement. */
export interface NextBox {
  readonly box: BoxId;
  readonly stick: Stick;
}

function neighboursOf(box: Box): NextBox[] {
  const inGear = BOXES.filter(({ gear }) => gear === box.gear);
  const place = inGear.indexOf(box);
  const steps = (stick: Stick, ids: readonly (BoxId | undefined)[]): NextBox[] =>
    ids.flatMap((id) => (id === undefined ? [] : [{ box: id, stick }]));
  const rightAndUp = DIAGONALS.flatMap(([low, high]) => (low === box.id ? [high] : []));
  const leftAndDown = DIAGONALS.flatMap(([low, high]) => (high === box.id ? [low] : []));
  const sameSpeed = BOXES.filter(({ id, speed }) => speed === box.speed && id !== box.id);
  return [
    ...steps('accelerate', [inGear[place + 1]?.id, ...rightAndUp]),
    ...steps('brake', [inGear[place - 1]?.id, ...leftAndDown]),
    ...steps(
      'shift',
      sameSpeed.map(({ id }) => id),
    ),
  ];
}

const NEXT: ReadonlyMap<BoxId, readonly NextBox[]> = new Map([
  [NEUTRAL, [{ box: FIRST_BOX, stick: 'accelerate' as const }]],
  ...BOXES.map((box): [BoxId, NextBox[]] => [box.id, neighboursOf(box)]),
]);

/** Every box that one step of the gearstick reaches. (Source L68-L79) */
export const nextBoxes = (from: BoxId): readonly NextBox[] => NEXT.get(from) ?? [];
