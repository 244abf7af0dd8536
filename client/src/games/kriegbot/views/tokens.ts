import type { TokenKind } from '@gearhall/shared/games/kriegbot/content/scenario';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { Container, Graphics } from 'pixi.js';
import type { Point } from '../../../stage/geometry';
import type { Palette } from '../../../stage/palette';
import { PITCH } from '../layout';
import { colourOfSide } from '../looks';
import type { LyingToken, TokenPicture } from '../picture';

type Draw = (pen: Graphics, team: TeamId | '', palette: Palette) => void;

/** A chip has the shape of the base that robots of its side stand on. */
const CHIPS: Readonly<Record<TeamId | '', (pen: Graphics) => Graphics>> = {
  '': (pen) => pen.circle(0, 0, 14),
  green: (pen) => pen.circle(0, 0, 14),
  yellow: (pen) => pen.roundRect(-13, -13, 26, 26, 4),
  police: (pen) => pen.poly([0, -17, 17, 0, 0, 17, -17, 0]),
};

const DRAW: Readonly<Record<TokenKind, Draw>> = {
  /** A pennant on a pole. */
  flag: (pen, _team, { hazard, ink, text }) => {
    pen.ellipse(-8, 17, 9, 3.5).fill({ color: ink, alpha: 0.75 });
    pen.poly([-7, -20, 20, -11, -7, -1]).fill(hazard).stroke({ color: ink, width: 3, join: 'round' });
    for (const [color, width] of [
      [ink, 6.5],
      [text, 3],
    ] as const)
      pen.moveTo(-8, -21).lineTo(-8, 17).stroke({ color, width, cap: 'round' });
  },
  /** A chip in the colour of its side, with a key on it. */
  crypto: (pen, team, { ink, text, steel }) => {
    CHIPS[team](pen)
      .fill(ink)
      .stroke({ color: colourOfSide(team, steel), width: 4, join: 'round' });
    pen.circle(-3.5, 0, 4).stroke({ color: text, width: 2.5 });
    pen
      .poly([0.5, 0, 9, 0, 9, 4.5], false)
      .stroke({ color: text, width: 2.5, join: 'round', cap: 'round' })
      .moveTo(5, 0)
      .lineTo(5, 3.5)
      .stroke({ color: text, width: 2.5, cap: 'round' });
  },
};

/** Tokens side by side around a point. */
export function drawTokens(
  pen: Graphics,
  tokens: readonly TokenPicture[],
  { at, apart, palette }: { readonly at: Point; readonly apart: number; readonly palette: Palette },
): void {
  tokens.forEach(({ kind, team }, index) => {
    const x = at.x + (index - (tokens.length - 1) / 2) * apart;
    pen.translateTransform(x, at.y);
    DRAW[kind](pen, team, palette);
    pen.translateTransform(-x, -at.y);
  });
}

/** When zoomed out they are drawn larger, by at most this factor. */
const GROWS = 1.9;
const APART = 24;
/** Under a robot, a token is seen beside it. */
const BESIDE = { x: PITCH * 0.36, y: PITCH * 0.24 };

/** What lies on the map to be picked up. */
export class TokenLayer {
  readonly root = new Container();
  private readonly heaps: Graphics[] = [];
  private size = 1;

  constructor(private readonly palette: Palette) {}

  /** `isUnder`: a robot stands at this point. */
  update(tokens: readonly LyingToken[], isUnder: (at: Point) => boolean): void {
    for (const heap of this.heaps.splice(0)) heap.destroy();
    for (const { at, kinds } of heapsOf(tokens)) {
      const heap = new Graphics();
      drawTokens(heap, kinds, { at: { x: 0, y: 0 }, apart: APART, palette: this.palette });
      const beside = isUnder(at) ? BESIDE : { x: 0, y: 0 };
      heap.position.set(at.x + beside.x, at.y + beside.y);
      heap.scale.set(this.size);
      this.root.addChild(heap);
      this.heaps.push(heap);
    }
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    this.size = Math.max(1, Math.min(GROWS, 0.62 / scale));
    for (const heap of this.heaps) heap.scale.set(this.size);
  }
}

interface Heap {
  readonly at: Point;
  readonly kinds: readonly TokenPicture[];
}

/** All tokens of a hex together. */
function heapsOf(tokens: readonly LyingToken[]): readonly Heap[] {
  const heaps = new Map<string, Heap>();
  for (const token of tokens) {
    const key = `${token.at.x} ${token.at.y}`;
    heaps.set(key, { at: token.at, kinds: [...(heaps.get(key)?.kinds ?? []), token] });
  }
  return [...heaps.values()];
}
