import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Graphics } from 'pixi.js';
import { away, type Point } from '../../../stage/geometry/geometry';
import type { Palette } from '../../../stage/drawing/palette';
import { drawReticle } from '../../../stage/highlights/reticle';
import type { DrawContext } from '../../../stage/highlights/drawContext';
import { corners, HEX_RADIUS, pointOf } from '../looks/layout';

export interface TargetPicture {
  /** A tent or drone; it may share its hex with others. */
  readonly unit?: string;
  readonly at: HexId;
  /** "46%", "≈46%" over it; empty: no shot. */
  readonly odds: string;
  /** Hexes that block the line. */
  readonly blockers: readonly HexId[];
  readonly allowed: boolean;
  /** Its text, when it is pointed at or chosen. */
  readonly lines: readonly string[];
}

const AIM_RADIUS = 36;
const UNIT_RADIUS = 18;
/** The odds of tents lie side by side. */
const SMALLER = 0.7;

/** The line to it, whole where it is clear, and broken off with crosses where something blocks it. */
export function drawTarget(
  slate: DrawContext,
  { at: hex, odds, blockers, allowed, lines }: TargetPicture,
  {
    from,
    size,
    spot,
  }: { readonly from: HexId | undefined; readonly size: number; readonly spot: Point | undefined },
): void {
  const { pen, palette } = slate;
  const at = spot ?? pointOf(hex);
  const radius = spot ? UNIT_RADIUS * size : AIM_RADIUS;
  const isTold = lines.length > 0;
  const color = allowed ? palette.danger : palette.print;
  // Of many tents in a hex only the one that is told about has its line.
  if (from !== undefined && (isTold || !spot))
    drawLine(pen, pointOf(from), at, { color, radius, isClear: blockers.length === 0 });
  for (const blocker of blockers) drawBlocker(pen, pointOf(blocker), isTold, palette);
  drawReticle(pen, at, radius, { color, width: allowed ? 5 : 3 });
  if (odds !== '')
    writeOdds(slate, odds, { x: at.x, y: at.y - radius }, { color, size: spot ? size * SMALLER : size });
}

function writeOdds(
  { pen, words, palette, labels }: DrawContext,
  odds: string,
  at: Point,
  { color, size }: { readonly color: number; readonly size: number },
): void {
  const letters = 18 * size;
  const label = labels.make(odds, { size: letters, colour: palette.text, weight: '700' });
  label.position.set(at.x, at.y - 8 * size);
  const [half, rise] = [label.width / 2 + letters * 0.5, letters * 0.64];
  pen
    .roundRect(label.x - half, label.y - rise, half * 2, rise * 2, rise)
    .fill({ color: palette.ink, alpha: 0.94 })
    .stroke({ color, width: 2 });
  words.addChild(label);
}

function drawLine(
  pen: Graphics,
  from: Point,
  to: Point,
  { color, radius, isClear }: { readonly color: number; readonly radius: number; readonly isClear: boolean },
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y) - radius;
  const step = isClear ? 14 : 26;
  for (let at = 30; at < length; at += step) {
    const [head, foot] = [
      away(from, angle, at),
      away(from, angle, Math.min(length, at + (isClear ? 9 : 10))),
    ];
    pen
      .moveTo(head.x, head.y)
      .lineTo(foot.x, foot.y)
      .stroke({ color, width: isClear ? 4 : 2.5, alpha: 0.9, cap: 'round' });
  }
}

/** A cross on a blocking hex; large for the line that has the text. */
function drawBlocker(pen: Graphics, { x, y }: Point, isTold: boolean, { danger, ink }: Palette): void {
  if (isTold) pen.poly(corners({ x, y }, HEX_RADIUS - 4)).stroke({ color: danger, width: 3 });
  const arm = isTold ? 12 : 7;
  for (const [color, width] of [
    [ink, 9],
    [danger, 5],
  ] as const)
    for (const way of [1, -1])
      pen
        .moveTo(x - arm, y - arm * way)
        .lineTo(x + arm, y + arm * way)
        .stroke({ color, width, cap: 'round' });
}
