import { SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import { armorLeft } from '@gearhall/shared/games/metalkrushers/rules/arms/condition';
import { METAL } from '../looks/colours';
import type { KrusherPicture } from '../looks/picture';
import {
  bolts,
  line,
  onCircle,
  panel,
  type Bench,
  type Outline,
  type Pair,
} from '../../../stage/paint/bench';

/** From the middle to the outer edge of a whole plate, on its axis. */
export const RING = 41.5;
/** Half of the angle that a plate takes; the rest is the gap to the next. */
const HALF = 0.485;
/** Points that one plate has at most, on any chassis. */
const MOST = 45;
/** With a secret sheet: points for each notch. */
const NOTCH = 5;
const SECRET = 5;

/** The thickness of a plate by its points: more are thicker, and few can still be seen. */
export const thicknessOf = (points: number): number =>
  points === 0 ? 0 : 3.4 + 8.2 * Math.sqrt(Math.min(1, points / MOST));

/** Half of its points or fewer are left: it is cracked. */
export const isCracked = (left: number, full: number): boolean => left <= full / 2;

/** Straight like the side of a hex: farther out towards its ends. */
function slab(angle: number, half: number, [inner, outer]: readonly [number, number]): Outline {
  const at = (turn: number, distance: number): Pair =>
    onCircle([0, 0], distance / Math.cos(turn), angle + turn);
  return [at(-half, inner), at(-half, outer), at(half, outer), at(half, inner)];
}

type Armored = Pick<KrusherPicture, 'armor' | 'hits'>;

/** Six separate plates: as thick as their points, eaten away from outside where something has hit them. */
export function paintArmor(bench: Bench, { armor, hits }: Armored): void {
  SIDES.forEach((side, sixths) => {
    const angle = (sixths * Math.PI) / 3;
    if (!armor) return paintSecret(bench, angle, hits[side]);
    const left = armorLeft({ hits, pierced: 0 }, armor, side);
    if (left === 0) paintBare(bench, angle, hits[side] > 0);
    else paintPlate(bench, angle, { left, full: armor[side] });
  });
}

function paintPlate(
  bench: Bench,
  angle: number,
  { left, full }: { readonly left: number; readonly full: number },
): void {
  const inner = RING - thicknessOf(full);
  const cracked = isCracked(left, full);
  if (left < full) panel(bench, slab(angle, HALF, [inner, RING]), METAL.bare, 1.6);
  const outer = inner + thicknessOf(left);
  panel(bench, slab(angle, HALF, [inner, outer]), cracked ? METAL.cracked : METAL.armor, 1.7);
  if (cracked) paintCracks(bench, angle, [inner, outer]);
  else paintBolts(bench, angle, (inner + outer) / 2);
}

const paintBolts = (bench: Bench, angle: number, far: number): void =>
  bolts(
    bench,
    [-0.36, 0.36].map((turn) => onCircle([0, 0], far / Math.cos(turn), angle + turn)),
    1.2,
  );

/** Zigzags from edge to edge, differing from side to side. */
function paintCracks(bench: Bench, angle: number, [inner, outer]: readonly [number, number]): void {
  const look = { colour: '#0b0d0f', width: 1.5 } as const;
  for (const turn of [-0.27, 0.02, 0.24]) {
    const lean = Math.sin(angle * 5 + turn * 40) * 0.08;
    const middle = onCircle([0, 0], (inner + outer) / 2 / Math.cos(turn), angle + turn + lean);
    const [from, to] = [
      onCircle([0, 0], (inner - 0.5) / Math.cos(turn), angle + turn - lean),
      onCircle([0, 0], (outer + 0.5) / Math.cos(turn), angle + turn - lean),
    ];
    line(bench, [from, middle, to], look);
  }
}

/** No plate: dashes; where it was shot away, red ones and a cross. */
function paintBare(bench: Bench, angle: number, breached: boolean): void {
  const [from, to] = slab(angle, HALF * 0.86, [RING - 3, RING]);
  if (!from || !to) return;
  const edge: Outline = [
    from,
    onCircle([0, 0], RING - 3, angle),
    slab(angle, HALF * 0.86, [RING - 3, RING])[3] ?? to,
  ];
  line(bench, edge, { colour: '#0b0d0f', width: breached ? 5.5 : 4, dash: [5, 6] });
  line(bench, edge, {
    ...{ colour: breached ? METAL.breached : METAL.armor, width: breached ? 3 : 1.6, dash: [5, 6] },
  });
  if (breached) paintCross(bench, onCircle([0, 0], RING - 3, angle));
}

function paintCross(bench: Bench, [x, y]: Pair): void {
  for (const [colour, width] of [
    ['#0b0d0f', 5.5],
    [METAL.breached, 2.8],
  ] as const)
    for (const turn of [1, -1])
      line(bench, [[x - 4, y - 4 * turn], [x + 4, y + 4 * turn]], { colour, width }); // prettier-ignore
}

/** How much there is is secret: always the same grey, with a notch for every few points that have hit it. */
function paintSecret(bench: Bench, angle: number, hits: number): void {
  panel(bench, slab(angle, HALF, [RING - SECRET, RING]), METAL.limb, 2);
  const notches = Math.min(7, Math.ceil(hits / NOTCH));
  for (let notch = 0; notch < notches; notch += 1) {
    const turn = (notch - (notches - 1) / 2) * 0.13;
    const ends = [RING - SECRET - 1, RING + 1].map((far) =>
      onCircle([0, 0], far / Math.cos(turn), angle + turn),
    );
    line(bench, ends, { colour: METAL.breached, width: 2.4 });
  }
}
