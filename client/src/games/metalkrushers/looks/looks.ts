import type { ChassisId } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { EMPTY, type ShieldSize, type WeaponSize } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { Seen } from '@gearhall/shared/games/metalkrushers/view';
import type { Point } from '../../../stage/geometry/geometry';
import { PITCH } from './layout';

/** A Krusher is drawn facing east on a hex that is 90 wide, and scaled down by this. */
export const SCALE = PITCH / 90;

/**
 * The outline of each chassis, nose to the east, as alternating x and y; only the right half: the left
 * mirrors it.
 */
export const HULLS: Readonly<Record<ChassisId, readonly number[]>> = {
  bantam: [24, 0, 2, 13, -14, 15, -10, 5],
  light: [26, 0, 8, 15, -18, 19, -12, 6],
  standard: [27, 0, 19, 14, 2, 21, -20, 19, -20, 6],
  heavy: [27, 5, 22, 17, 8, 24, -18, 24, -24, 12],
  monster: [29, 9, 25, 21, 10, 21, 9, 27, -17, 27, -19, 20, -27, 17],
};

/** The size of the seat's shape on each. */
export const HEARTS: Readonly<Record<ChassisId, number>> = {
  bantam: 12,
  light: 13.5,
  standard: 15.5,
  heavy: 17,
  monster: 18,
};

/** How far a weapon reaches beyond the hand, and how thick it is. */
export const WEAPON_LOOKS: Readonly<Record<WeaponSize, { readonly length: number; readonly width: number }>> =
  {
    small: { length: 21, width: 9 },
    medium: { length: 29, width: 12 },
    large: { length: 37, width: 15 },
  };

/** Sixths of a circle that a shield spans, and how thick it is. */
export const SHIELD_LOOKS: Readonly<Record<ShieldSize, { readonly span: number; readonly thick: number }>> = {
  tiny: { span: 0.8, thick: 6 },
  small: { span: 1.05, thick: 7 },
  medium: { span: 1.3, thick: 8 },
  large: { span: 1.55, thick: 9.5 },
  huge: { span: 1.8, thick: 11 },
};

/** Where each arm's hand is: right of a Krusher that faces east, left of it, in front of it. */
export const HANDS: Readonly<Record<Arm, Point>> = {
  right: { x: 15, y: 24 },
  left: { x: 15, y: -24 },
  both: { x: 24, y: 0 },
};
export const SHOULDERS: Readonly<Record<Arm, readonly Point[]>> = {
  right: [{ x: -2, y: 18 }],
  left: [{ x: -2, y: -18 }],
  both: [
    { x: -2, y: 20 },
    { x: -2, y: -20 },
  ],
};
/** The middle of the sides that a shield covers. */
export const GUARDED: Readonly<Record<Arm, number>> = { right: Math.PI / 6, left: -Math.PI / 6, both: 0 };

/** Whether an arm is drawn separately: two arms that hold one item are drawn as one. */
export const isShown = (arms: Readonly<Record<Arm, Seen>>, arm: Arm): boolean =>
  (arm === 'both') === (arms.both !== EMPTY);
