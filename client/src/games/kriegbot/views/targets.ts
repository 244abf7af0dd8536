import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Graphics } from 'pixi.js';
import { away, type Point } from '../../../stage/geometry';
import type { Palette } from '../../../stage/palette';
import { drawReticle } from '../../../stage/reticle';
import type { Slate } from '../../../stage/slate';
import { corners, HEX_RADIUS, pointOf } from '../layout';

export interface TargetPicture {
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

/** The line to it, whole where it is clear, and broken off with crosses where something blocks it. */
export function drawTarget(
  slate: Slate,
  { at: hex, odds, blockers, allowed, lines }: TargetPicture,
  { from, size }: { readonly from: HexId | undefined; readonly size: number },
): void {
  const { pen, palette } = slate;
  const at = pointOf(hex);
  const isTold = lines.length > 0;
  const color = allowed ? palette.danger : palette.print;
  if (from !== undefined) drawLine(pen, pointOf(from), at, { color, isClear: blockers.length === 0 });
  for (const blocker of blockers) drawBlocker(pen, pointOf(blocker), isTold, palette);
  drawReticle(pen, at, AIM_RADIUS, { color, width: allowed ? 5 : 3 });
  if (odds !== '') writeOdds(slate, odds, at, { color, size });
}

function writeOdds(
  { pen, words, palette, labels }: Slate,
  odds: string,
  at: Point,
  { color, size }: { readonly color: number; readonly size: number },
): void {
  const letters = 18 * size;
  const label = labels.make(odds, { size: letters, colour: palette.text, weight: '700' });
  label.position.set(at.x, at.y - AIM_RADIUS - 8 * size);
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
  { color, isClear }: { readonly color: number; readonly isClear: boolean },
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y) - AIM_RADIUS;
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
