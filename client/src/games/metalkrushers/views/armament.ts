import {
  EMPTY,
  type Item,
  ITEMS,
  type Shield,
  type Weapon,
} from '@gearhall/shared/games/metalkrushers/content/items';
import type { Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { KrusherPicture } from '../looks/picture';
import type { Seen } from '@gearhall/shared/games/metalkrushers/view';
import type { Graphics } from 'pixi.js';
import { away } from '../../../stage/geometry/geometry';
import { mix, type Palette } from '../../../stage/drawing/palette';
import { GUARDED, HANDS, SHIELD_LOOKS, SHOULDERS, WEAPON_LOOKS } from '../looks/looks';

const SHIELD_RADIUS = 44;

export interface ArmPicture {
  readonly arm: Arm;
  readonly held: Seen;
  readonly use: KrusherPicture['uses'][Arm];
  /** Points of damage that its shield has taken. */
  readonly worn: number;
}

/** Draws an arm and what it holds, on a Krusher that faces east. */
export function drawArm(pen: Graphics, picture: ArmPicture, palette: Palette): void {
  const { arm, held } = picture;
  drawLimbs(pen, arm, palette);
  if (held === 'hidden') drawCover(pen, arm, palette);
  else if (held === EMPTY) drawFist(pen, arm, palette);
  else drawItem(pen, { ...picture, item: ITEMS[held] }, palette);
}

function drawLimbs(pen: Graphics, arm: Arm, { steelDark, ink }: Palette): void {
  const controller = HANDS[arm];
  for (const shoulder of SHOULDERS[arm]) {
    for (const [color, width] of [
      [ink, 13],
      [steelDark, 8],
    ] as const)
      pen
        .moveTo(shoulder.x, shoulder.y)
        .lineTo(controller.x, controller.y)
        .stroke({ color, width, cap: 'round' });
  }
}

function drawFist(pen: Graphics, arm: Arm, { steel, ink }: Palette): void {
  const { x, y } = HANDS[arm];
  pen.circle(x, y, 6).fill(steel).stroke({ color: ink, width: 2.5 });
}

/** A cloth that hides the item; its question mark stays upright, so the view writes it. */
function drawCover(pen: Graphics, arm: Arm, { print, ink }: Palette): void {
  const { x, y } = HANDS[arm];
  pen
    .roundRect(x - 8, y - 13, 34, 26, 9)
    .fill(mix(print, ink, 0.35))
    .stroke({ color: ink, width: 3 });
}

type Held = ArmPicture & { readonly item: Item };

function drawItem(pen: Graphics, held: Held, palette: Palette): void {
  const { item } = held;
  if (item.kind === 'shield') drawShield(pen, held, item, palette);
  else if (item.kind === 'projector') drawBarrel(pen, held, palette);
  else drawWeapon(pen, held, item, palette);
}

/** A plate over the front and the side beside it: whole, half, or only its edges when it is worn. */
function drawShield(
  pen: Graphics,
  { arm, use, worn }: Held,
  { size, bash, armor }: Shield,
  palette: Palette,
): void {
  const { span, thick } = SHIELD_LOOKS[size];
  const { steel, silver, ink, danger, good } = palette;
  const left = Math.max(0, 1 - worn / armor);
  const half = (span * Math.PI) / 6;
  const plate = (radius: number, width: number, color: number, share = 1): void => {
    const from = GUARDED[arm] - half * share;
    const start = away({ x: 0, y: 0 }, from, radius);
    pen
      .moveTo(start.x, start.y)
      .arc(0, 0, radius, from, GUARDED[arm] + half * share)
      .stroke({ color, width });
  };
  if (bash) drawTeeth(pen, GUARDED[arm], { half, thick }, palette);
  plate(SHIELD_RADIUS, thick + 5, use === 'block' ? good : ink, 1.06);
  plate(SHIELD_RADIUS, thick, left === 0 ? mix(danger, ink, 0.45) : mix(steel, ink, 0.45));
  if (left > 0) plate(SHIELD_RADIUS, thick - 1, use === 'spared' ? steel : silver, left);
}

function drawTeeth(
  pen: Graphics,
  middle: number,
  { half, thick }: { half: number; thick: number },
  { silver, ink }: Palette,
): void {
  for (const share of [-0.75, -0.25, 0.25, 0.75]) {
    const angle = middle + half * share;
    const tip = away({ x: 0, y: 0 }, angle, SHIELD_RADIUS + thick / 2 + 10);
    const foot = SHIELD_RADIUS + thick / 2 - 2;
    pen
      .poly([away({ x: 0, y: 0 }, angle - 0.11, foot), tip, away({ x: 0, y: 0 }, angle + 0.11, foot)])
      .fill(silver)
      .stroke({ color: ink, width: 2.5, join: 'round' });
  }
}

/** The barrel of a projector with its dark muzzle. */
function drawBarrel(pen: Graphics, { arm, item, use }: Held, { steel, ink, brass }: Palette): void {
  const { x, y } = HANDS[arm];
  const { length, width } = WEAPON_LOOKS[item.kind === 'projector' ? item.size : 'small'];
  const color = use === 'struck' ? mix(steel, ink, 0.45) : steel;
  pen
    .roundRect(x - 9, y - width / 2 - 2, 20, width + 4, 4)
    .fill(color)
    .stroke({ color: ink, width: 3 });
  pen
    .rect(x + 9, y - width / 3, length - 4, (width * 2) / 3)
    .fill(color)
    .stroke({ color: ink, width: 3 });
  pen
    .roundRect(x + length - 1, y - width / 2, 9, width, 3)
    .fill(brass)
    .stroke({ color: ink, width: 3 });
  pen.rect(x + length + 4, y - width / 4, 4, width / 2).fill(ink);
}

/**
 * A head on a shaft: a blade, a spike or a hammer; weighted with a ball on the grip, improved with a
 * brass edge.
 */
function drawWeapon(pen: Graphics, { arm, use }: Held, weapon: Weapon, palette: Palette): void {
  const { silver, brass, ink, good, steelDark, copper } = palette;
  const { x, y } = HANDS[arm];
  const { length, width } = WEAPON_LOOKS[weapon.size];
  const reach = arm === 'both' ? 6 : 0;
  const metal = weapon.grade === 'improved' ? brass : silver;
  const color = use === 'struck' ? mix(metal, ink, 0.5) : metal;
  const edge = use === 'parry' || use === 'carried' ? good : ink;
  pen
    .moveTo(x - 9, y)
    .lineTo(x + length * 0.5 + reach, y)
    .stroke({ color: ink, width: 9, cap: 'round' });
  pen
    .moveTo(x - 9, y)
    .lineTo(x + length * 0.5 + reach, y)
    .stroke({ color: steelDark, width: 5, cap: 'round' });
  pen
    .poly(HEADS[weapon.type](x + reach, y, length, width))
    .fill(color)
    .stroke({ color: edge, width: 3, join: 'round' });
  if (weapon.grade === 'weighted')
    pen
      .circle(x - 9, y, 7)
      .fill(copper)
      .stroke({ color: ink, width: 2.5 });
}

type Head = (x: number, y: number, length: number, width: number) => number[];

const HEADS: Readonly<Record<Weapon['type'], Head>> = {
  slice: (x, y, length, width) => [
    ...[x + 4, y - width * 0.35, x + length * 0.6, y - width * 0.75, x + length * 1.05, y + width * 0.1],
    ...[x + length * 0.7, y + width * 0.5, x + 4, y + width * 0.35],
  ],
  thrust: (x, y, length, width) => [
    ...[x + length * 0.35, y - width * 0.45, x + length * 1.2, y, x + length * 0.35, y + width * 0.45],
    ...[x + length * 0.2, y],
  ],
  impact: (x, y, length, width) => [
    ...[x + length * 0.5, y - width * 0.8, x + length, y - width * 0.8],
    ...[x + length, y + width * 0.8, x + length * 0.5, y + width * 0.8],
  ],
};
