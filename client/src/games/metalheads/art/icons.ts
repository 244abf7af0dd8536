import type { Box as AbilityBox } from '@gearhall/shared/games/metalheads/content/effects';
import type { Resource } from '@gearhall/shared/games/metalheads/content/resources';
import type { Token } from '@gearhall/shared/games/metalheads/content/tokens';
import type { RobotType } from '@gearhall/shared/games/metalheads/content/types';
import { Graphics, type GraphicsContext } from 'pixi.js';
import { drawingOf, ICON } from './paint';
import { star } from '../../../stage/forms/parts';
import {
  ball,
  bar,
  blob,
  box,
  curve,
  dot,
  line,
  mark,
  plate,
  patch,
  trim,
  type Part,
} from '../../../stage/forms/shapes';

/** Each kind of resource has a colour and a shape of its own: a hexagon, a square, a drop. */
export const RESOURCE_ICONS: Readonly<Record<Resource, readonly Part[]>> = {
  steel: [plate('steel', [-6, -10, 6, -10, 11.5, 0, 6, 10, -6, 10, -11.5, 0]), dot('ink', 0, 0, 3.8)],
  circuits: [
    ...[-4, 4].flatMap((at) => [
      bar('brass', 2, [at, -11.5, at, 11.5]),
      bar('brass', 2, [-11.5, at, 11.5, at]),
    ]),
    box('circuits', [-9, -9, 18, 18], 1.5),
    patch('ink', [-4, -4, 8, 8], 1),
  ],
  fuel: [
    blob('fuel', [0, -16, 4, -5, 11, 3, 7, 11, -7, 11, -11, 3, -4, -5]),
    curve('pale', 2.2, [-4, 2, -4, 6, -1, 7]),
  ],
};

/** The shape of each type: the background of its icon, its Strength and its badge. */
export const TYPE_SHAPES: Readonly<Record<RobotType, Part>> = {
  land: box('paint', [-10, -10, 20, 20], 2.5),
  sea: ball('paint', 0, 0, 11),
  sky: plate('paint', [0, -13, 11, -4, 11, 10, -11, 10, -11, -4]),
  core: plate('paint', [0, -13.5, 13.5, 0, 0, 13.5, -13.5, 0]),
};

const TYPE_SIGNS: Readonly<Record<RobotType, readonly Part[]>> = {
  land: [mark('ink', [-8, 6, -2, -6, 1, -1, 3, -4, 8, 6]), mark('pale', [-2, -6, -4, -2, 0, -2])],
  sea: [-2.5, 3].map((y) => curve('pale', 2.4, [-7, y, -4, y - 4, 0, y + 4, 4, y - 4, 7, y])),
  sky: [mark('ink', [-10, -2, -4, -5, 0, -1, 4, -5, 10, -2, 5, 1, 0, 8, -5, 1])],
  core: [dot('pale', 0, 0, 3.4), line('pale', 1.6, [0, -7.5, 7.5, 0, 0, 7.5, -7.5, 0, 0, -7.5])],
};

export const typeIcon = (type: RobotType): readonly Part[] => [TYPE_SHAPES[type], ...TYPE_SIGNS[type]];

/** Activated: turn the Robot. Passive: always. Instant: once, at a stroke. */
export const BOX_ICONS: Readonly<Record<AbilityBox, readonly Part[]>> = {
  activated: [
    ball('brass', 0, 0, 10),
    curve('ink', 2.6, [4, 4.5, -2, 7, -7, 1, -4, -6, 2, -6, 5, -1]),
    mark('ink', [8.5, -2.5, 1.5, -1, 5.5, 4]),
  ],
  passive: [
    box('steel', [-10, -8, 20, 16], 2),
    curve('ink', 2.6, [0, 0, 3, -5, 8.5, -3, 8.5, 3, 3, 5, -3, -5, -8.5, -3, -8.5, 3, -3, 5, 0, 0]),
  ],
  instant: [star('fuel', 0, 0, [12, 8, 8]), line('pale', 3, [0, -5, 0, 1]), dot('pale', 0, 5, 1.9)],
};

const TOKEN_ICONS: Readonly<Record<Token, readonly Part[]>> = {
  powerUp: [ball('circuits', 0, 0, 10.5), ...[0, 5.5].map((y) => line('pale', 2.8, [-5, y, 0, y - 5, 5, y]))],
  damage: [
    star('fuel', 0, 0, [13, 8.5, 7]),
    mark('ink', [-1, -9, 3, -3, 0, -1, 5, 3, 1, 3, 2, 9, -3, 2, 0, 1, -4, -3, -1, -3]),
  ],
};

export const ENERGY_ICON: readonly Part[] = [
  ball('dark', 0, 0, 10.5),
  trim(plate('glow', [2, -9, -6, 2, -1, 2, -3, 9, 6, -2, 1, -2, 4, -9])),
];

/** Every icon by name, about 20 units wide. */
const ICONS = {
  ...RESOURCE_ICONS,
  ...BOX_ICONS,
  ...TOKEN_ICONS,
  energy: ENERGY_ICON,
  strength: [
    bar('steel', 3, [-10, 0, 10, 0]),
    box('brass', [-9, -8, 6, 16], 1.5),
    box('brass', [3, -8, 6, 16], 1.5),
  ],
} as const;

export type IconId = keyof typeof ICONS | RobotType;

const isType = (id: IconId): id is RobotType => Object.hasOwn(TYPE_SIGNS, id);

const drawn = new Map<IconId, GraphicsContext>();

/** An icon around the origin, `size` units wide. */
export function icon(id: IconId, size: number): Graphics {
  const context =
    drawn.get(id) ?? (isType(id) ? drawingOf(typeIcon(id), id, ICON) : drawingOf(ICONS[id], 'core', ICON));
  drawn.set(id, context);
  const graphics = new Graphics(context);
  graphics.scale.set(size / 24);
  return graphics;
}
