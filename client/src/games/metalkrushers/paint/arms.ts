import {
  EMPTY,
  ITEMS,
  type Grade,
  type Projector,
  type Shield,
  type Weapon,
} from '@gearhall/shared/games/metalkrushers/content/items';
import { ARMS, type Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import { coin, glow, type Metal } from '../../../stage/paint/pieces';
import { BRASS, COPPER, JOINT, METAL } from '../looks/colours';
import { GUARDED, HANDS, isShown, SHIELD_LOOKS, SHOULDERS, WEAPON_LOOKS } from '../looks/looks';
import type { KrusherPicture } from '../looks/picture';
import { isCracked, thicknessOf } from './armor';
import { band, bar, bolts, box, faced, line, onCircle, panel, round, type Bench, type Outline, type Pair } from '../../../stage/paint/bench'; // prettier-ignore

type Armed = Pick<KrusherPicture, 'arms' | 'uses' | 'worn'>;
type Use = KrusherPicture['uses'][Arm];

interface Held {
  readonly arm: Arm;
  readonly hand: Pair;
  readonly use: Use;
}

/** Both arms with what they hold; shields come first, since weapons reach over them. */
export function paintArms(bench: Bench, { arms, uses, worn }: Armed): void {
  const shown = ARMS.filter((arm) => isShown(arms, arm));
  for (const arm of shown) {
    const held = arms[arm];
    const item = held === EMPTY || held === 'hidden' ? undefined : ITEMS[held];
    if (item?.kind === 'shield') paintShield(bench, arm, item, { use: uses[arm], worn: worn[arm] });
  }
  for (const arm of shown) {
    paintLimbs(bench, arm);
    paintHeld(bench, { arm, hand: handOf(arm), use: uses[arm] }, arms[arm]);
  }
}

const handOf = (arm: Arm): Pair => [HANDS[arm].x, HANDS[arm].y];

function paintHeld(bench: Bench, held: Held, what: KrusherPicture['arms'][Arm]): void {
  if (what === 'hidden') return paintCloth(bench, held.hand);
  const item = what === EMPTY ? undefined : ITEMS[what];
  if (item?.kind === 'weapon') paintWeapon(bench, held, item);
  else if (item?.kind === 'projector') paintBarrel(bench, held, item);
  joint(bench, held.hand, item ? 4.6 : 6, JOINT);
}

function joint(bench: Bench, place: Pair, radius: number, metal: Metal): void {
  const [at] = faced(bench, [place]);
  if (at) coin(bench.brush, at, radius, metal);
}

function paintLimbs(bench: Bench, arm: Arm): void {
  for (const { x, y } of SHOULDERS[arm]) {
    panel(bench, bar([x, y], handOf(arm), 4.4), METAL.limb, 2.2);
    joint(bench, [x, y], 5, JOINT);
  }
}

/** A cloth hides what it is; its question mark stays upright, so the view writes it. */
function paintCloth(bench: Bench, [x, y]: Pair): void {
  const cloth: Outline = [[-9, -11], [2, -14], [14, -12], [27, -13], [25, 1], [28, 12], [12, 14], [0, 12], [-10, 13], [-7, 0]]; // prettier-ignore
  const at = cloth.map(([across, down]): Pair => [x + across, y + down]);
  panel(bench, at, METAL.cloth, 2.4);
  for (const fold of [-4, 8, 18])
    line(bench, [[x + fold, y - 9], [x + fold + 3, y + 9]], { colour: 'rgba(11,13,15,.4)', width: 1.6 }); // prettier-ignore
}

const WORN_OUT = 0.5;
const METALS: Readonly<Record<Grade, string>> = {
  plain: METAL.blade,
  weighted: METAL.blade,
  improved: METAL.improved,
};

/** A weapon that has struck is dull, one that parries has a bright edge. */
function withUse(bench: Bench, use: Use, outline: Outline, tone: string): void {
  if (use === 'parry' || use === 'carried')
    line(bench, [...outline, ...outline.slice(0, 1)], { colour: METAL.good, width: 7 });
  panel(bench, outline, tone, 2);
  if (use !== 'struck') return;
  bench.brush.save();
  bench.brush.globalAlpha = WORN_OUT;
  panel(bench, outline, METAL.dark, 2);
  bench.brush.restore();
}

function paintWeapon(bench: Bench, { arm, hand: [x, y], use }: Held, weapon: Weapon): void {
  const { length, width } = WEAPON_LOOKS[weapon.size];
  const [reach, tone] = [length + (arm === 'both' ? 6 : 0), METALS[weapon.grade]];
  if (weapon.grade === 'weighted') joint(bench, [x - 10, y], 6.4, COPPER);
  HEADS[weapon.type](bench, { at: [x, y], reach, width, tone, use });
}

interface Head {
  readonly at: Pair;
  /** From the hand to the tip, and how thick the head is. */
  readonly reach: number;
  readonly width: number;
  readonly tone: string;
  readonly use: Use;
}

const HEADS: Readonly<Record<Weapon['type'], (bench: Bench, head: Head) => void>> = {
  slice: paintSaw,
  impact: paintHammer,
  thrust: paintPiston,
};

/** A toothed disc at the end of a shaft. */
function paintSaw(bench: Bench, { at: [x, y], reach, width, tone, use }: Head): void {
  const radius = width * 1.06;
  const middle: Pair = [x + reach * 0.74, y];
  panel(bench, bar([x - 3, y], middle, 4), METAL.dark, 2);
  withUse(bench, use, round(middle, [radius * 1.16, radius * 0.9, radius * 0.9], 36), tone);
  const ring = round(middle, [radius * 0.66]);
  line(bench, [...ring, ...ring.slice(0, 1)], { colour: 'rgba(11,13,15,.45)', width: 1.4 });
  joint(bench, middle, radius * 0.32, JOINT);
}

/** A block on a shaft, with a bright face. */
function paintHammer(bench: Bench, { at: [x, y], reach, width, tone, use }: Head): void {
  const [from, to] = [x + reach * 0.42, x + reach * 0.98];
  panel(bench, bar([x - 4, y], [from + 3, y], 3.6), METAL.dark, 2);
  withUse(bench, use, box(from, y - width * 0.92, to - from, width * 1.84), tone);
  panel(bench, box(to - 4.5, y - width * 1.04, 5.5, width * 2.08), METAL.frame, 2);
  for (const share of [0.24, 0.52])
    line(
      bench,
      [[from + (to - from) * share, y - width * 0.82], [from + (to - from) * share, y + width * 0.82]], // prettier-ignore
      { colour: 'rgba(11,13,15,.5)', width: 1.6 },
    );
}

/** A cylinder, its rod, and a spike. */
function paintPiston(bench: Bench, { at: [x, y], reach, width, tone, use }: Head): void {
  const [collar, rod] = [x + reach * 0.42, x + reach * 0.66];
  panel(bench, box(x - 5, y - width * 0.46, collar - x + 5, width * 0.92), METAL.limb, 2);
  panel(bench, box(collar, y - width * 0.24, rod - collar, width * 0.48), METAL.blade, 1.8);
  panel(bench, box(collar - 2, y - width * 0.58, 4, width * 1.16), METAL.dark, 1.8);
  const spike: Outline = [[rod - 1, y - width * 0.5], [x + reach * 1.24, y], [rod - 1, y + width * 0.5], [rod + 3, y]]; // prettier-ignore
  withUse(bench, use, spike, tone);
}

/** A barrel with its coils; what it shoots gathers at its muzzle. */
function paintBarrel(bench: Bench, { hand: [x, y], use }: Held, { size }: Projector): void {
  const { length, width } = WEAPON_LOOKS[size];
  const end = x + length + 4;
  panel(bench, box(x - 9, y - width / 2 - 1.5, 19, width + 3), METAL.frame, 2);
  withUse(bench, use, box(x + 9, y - width * 0.36, end - x - 9, width * 0.72), METAL.armor);
  for (let coil = x + 14; coil < end - 4; coil += 5.5)
    panel(bench, box(coil, y - width * 0.46, 2.8, width * 0.92), BRASS.face, 1);
  panel(bench, box(end - 2, y - width * 0.55, 6, width * 1.1), METAL.dark, 2);
  const [muzzle] = faced(bench, [[end + 4, y]]);
  if (muzzle && use !== 'struck') glow(bench.brush, muzzle, 7, [0x59c8ff, 0.9]);
}

const SHIELD = 44;

/** A curved plate before the front and the side beside it, as thick as its points. */
function paintShield(
  bench: Bench,
  arm: Arm,
  { size, armor, bash }: Shield,
  { use, worn }: { readonly use: Use; readonly worn: number },
): void {
  const middle = GUARDED[arm];
  const half = (SHIELD_LOOKS[size].span * Math.PI) / 6;
  const left = Math.max(0, armor - worn);
  const [full, rest] = [SHIELD + thicknessOf(armor), SHIELD + thicknessOf(left)];
  if (bash) paintTeeth(bench, { middle, half, far: full });
  const edge = band(middle, half, [SHIELD, full]);
  if (use === 'block') line(bench, [...edge, ...edge.slice(0, 1)], { colour: METAL.good, width: 7 });
  if (left < armor) panel(bench, edge, METAL.bare, 2);
  if (left === 0) return paintGone(bench, middle, half);
  const cracked = isCracked(left, armor);
  panel(bench, band(middle, half, [SHIELD, rest]), toneOf(cracked, use), 2.2);
  const places = [-0.8, 0, 0.8].map((share) => onCircle([0, 0], (SHIELD + rest) / 2, middle + half * share));
  if (cracked) paintCracks(bench, { middle, half, far: rest });
  else bolts(bench, places, 1.5);
}

const toneOf = (cracked: boolean, use: Use): string =>
  cracked ? METAL.cracked : use === 'spared' ? METAL.armor : METAL.blade;

interface Curve {
  readonly middle: number;
  readonly half: number;
  readonly far: number;
}

function paintTeeth(bench: Bench, { middle, half, far }: Curve): void {
  for (const share of [-0.75, -0.25, 0.25, 0.75]) {
    const angle = middle + half * share;
    const tooth = [
      onCircle([0, 0], far - 2, angle - 0.11),
      onCircle([0, 0], far + 9, angle),
      onCircle([0, 0], far - 2, angle + 0.11),
    ];
    panel(bench, tooth, METAL.blade, 2);
  }
}

function paintCracks(bench: Bench, { middle, half, far }: Curve): void {
  for (const share of [-0.55, 0.1, 0.6]) {
    const angle = middle + half * share;
    const [from, between, to] = [SHIELD - 0.5, (SHIELD + far) / 2, far + 0.5].map((distance, bend) =>
      onCircle([0, 0], distance, angle + (bend === 1 ? 0.06 : 0)),
    );
    if (from && between && to) line(bench, [from, between, to], { colour: '#0b0d0f', width: 1.6 });
  }
}

/** Only dashes are left of it. */
const paintGone = (bench: Bench, middle: number, half: number): void =>
  line(bench, band(middle, half, [SHIELD + 2, SHIELD + 2]).slice(0, 11), {
    ...{ colour: METAL.breached, width: 2.6, dash: [5, 6] },
  });
