import { armsOf, isArms, isSkin, isWeapon, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { coreCard, isCore, type CoreId } from '@gearhall/shared/games/kriegbot/content/cores';
import { inksOf, type Ink } from '../../../stage/forms/inks';
import { ellipse, type Outline } from '../../../stage/forms/outlines';
import { put, type Part } from '../../../stage/forms/shapes';
import { INK } from '../../../stage/forms/tones';
import { kindInWords } from '../words/cards/cards';
import { coreName } from '../words/cores/cores';
import { cardName } from '../words/field/names';
import { CORE_OBJECTS } from './objects/cores';
import { SKIN_OBJECTS } from './objects/skins';
import { SYSTEM_OBJECTS } from './objects/systems';
import { WEAPON_OBJECTS } from './objects/weapons';
import { nameOn } from './nameOn';
import { rangeArc, reachesOf } from './rangeArc';

/** Everything that has a face. */
export type FaceId = CardId | CoreId;

/** The size of a face in its own units, around the origin, and the part of it that the picture takes. */
export const FACE = { width: 120, height: 168 } as const;
export const PICTURE = { x: -60, y: -84, width: 120, height: 120 } as const;
const SILL = PICTURE.y + PICTURE.height;
const STRIP = 64;
const WEIGHT = { rim: 3, seam: 2 } as const;

/** What a card is for, by the colours of its field: upper left, lower right, and the paint of its object. */
const FIELDS = {
  weapon: { light: 0xcf7a33, dark: 0x96501f, paint: 0xe8503a },
  system: { light: 0x3b948a, dark: 0x226660, paint: 0x66c6e6 },
  skin: { light: 0x8b98a3, dark: 0x5f6c77, paint: 0xd9dee2 },
  core: { light: 0x8161bd, dark: 0x563b8c, paint: 0xc58bff },
} as const;
export type FieldId = keyof typeof FIELDS;

export function fieldOf(id: FaceId): FieldId {
  if (isCore(id)) return 'core';
  if (isSkin(id)) return 'skin';
  return isWeapon(id) ? 'weapon' : 'system';
}

export const OBJECTS: Readonly<Record<FaceId, readonly Part[]>> = {
  ...WEAPON_OBJECTS,
  ...SYSTEM_OBJECTS,
  ...SKIN_OBJECTS,
  ...CORE_OBJECTS,
};

/** A line of text, centred on its place. */
interface Writing {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: number;
}

export interface Face {
  readonly inks: readonly Ink[];
  readonly writings: readonly Writing[];
}

const rounded = (inset: number, cut: number): Outline => {
  const [right, foot] = [FACE.width / 2 - inset, FACE.height / 2 - inset];
  const turn = (x: number, y: number, way: number): Outline =>
    [0, 30, 60, 90].flatMap((degrees) => {
      const angle = ((degrees + way) * Math.PI) / 180;
      return [x + Math.cos(angle) * cut, y + Math.sin(angle) * cut];
    });
  return [
    ...turn(-right + cut, -foot + cut, 180),
    ...turn(right - cut, -foot + cut, 270),
    ...turn(right - cut, foot - cut, 0),
    ...turn(-right + cut, foot - cut, 90),
  ];
};
const EDGE = rounded(1.5, 8);
const area = (colour: number, outline: Outline): Ink => ({ colour, outlines: [outline] });

/** Two tones, cut from the upper right to the lower left. */
const fieldInks = ({ light, dark }: { readonly light: number; readonly dark: number }): readonly Ink[] => [
  area(light, EDGE),
  area(dark, [58, -58, 58.5, SILL, -58.5, SILL, -58.5, 20]),
];

const NAME_PLATE = 0x1b1f24;
const FIGURE_PLATE = 0x2c323a;
const PALE = 0xf4efe2;
const SOFT = 0xcfc9bd;

/** The picture of a card: its object on its field. It can be told without a word. */
export const pictureInks = (id: FaceId): readonly Ink[] => {
  const field = FIELDS[fieldOf(id)];
  return [
    ...fieldInks(field),
    ...inksOf([put({ x: isArms(id) ? -3 : 0, y: -22 }, ...OBJECTS[id])], field.paint, WEIGHT),
    ...rangeArc(id),
  ];
};

/** A whole face: picture, name, and figures. */
export function faceOf(id: FaceId): Face {
  const name = isCore(id) ? coreName(id) : cardName(id);
  const { lines, size } = nameOn(name);
  const figures = figuresOf(id);
  return {
    inks: [
      ...pictureInks(id),
      area(NAME_PLATE, [-58.5, SILL, 58.5, SILL, 58.5, STRIP, -58.5, STRIP]),
      area(FIGURE_PLATE, [-58.5, STRIP, 58.5, STRIP, 58.5, 76, 52, 82.5, -52, 82.5, -58.5, 76]),
      ...figures.inks,
      { outlines: [[-58, SILL, 58, SILL]], colour: INK, width: 2.4, isOpen: true },
      { outlines: [EDGE], colour: INK, width: 3 },
    ],
    writings: [
      ...lines.map((text, at) => ({
        ...{ text, x: 0, y: (SILL + STRIP) / 2 + (at - (lines.length - 1) / 2) * size * 0.88 },
        ...{ size, colour: PALE },
      })),
      ...figures.writings,
    ],
  };
}

/** Where the lines of a back begin, at its foot. */
const HATCHES = [-50, -30, -10];

const MIDDLE = 73;
const pips = (count: number, x: number, colour: number): readonly Ink[] =>
  Array.from({ length: count }, (_, at) => area(colour, ellipse(x + at * 6, MIDDLE, 2.3, 2.3)));

/** Dice and how far they reach, the energy of a core, or what kind of card it is. */
function figuresOf(id: FaceId): Face {
  if (isCore(id)) {
    const { most, recharge } = coreCard(id);
    const left = -(most * 6 + 20) / 2;
    return {
      inks: pips(most, left + 3, 0xffe066),
      writings: [{ text: `+${recharge}`, x: left + most * 6 + 12, y: MIDDLE, size: 15, colour: PALE }],
    };
  }
  if (!isArms(id))
    return { inks: [], writings: [{ text: kindInWords(id), x: 0, y: MIDDLE, size: 14, colour: SOFT }] };
  const { bands } = armsOf(id);
  const reaches = reachesOf(bands).toReversed();
  const shown = reaches.flatMap((hexes, at) =>
    hexes > (reaches[at - 1] ?? bands.tooNear) ? [{ hexes, dice: 3 - at }] : [],
  );
  const step = 108 / shown.length;
  const left = (at: number): number => (at - (shown.length - 1) / 2) * step - 14;
  return {
    inks: shown.flatMap(({ dice }, at) => pips(dice, left(at) + (3 - dice) * 3, SOFT)),
    writings: shown.map(({ hexes }, at) => ({
      ...{ text: String(hexes), x: left(at) + 24, y: MIDDLE },
      ...{ size: 15, colour: PALE },
    })),
  };
}

/** The back of every card: hatched, like those on the plates of robots. */
export const backInks = (): readonly Ink[] => [
  area(FIGURE_PLATE, EDGE),
  ...HATCHES.map((x): Ink => ({
    outlines: [[x, 84 - 168 * 0.04, x + 60, -84 + 168 * 0.04]],
    ...{ colour: 0x4d5761, width: 5, isOpen: true },
  })),
  { outlines: [EDGE], colour: INK, width: 3 },
];
