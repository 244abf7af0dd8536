import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { Container, Graphics } from 'pixi.js';
import type { Point } from '../../../stage/geometry/geometry';
import type { Palette } from '../../../stage/drawing/palette';
import { HEX_RADIUS, PITCH, pointOf } from '../looks/layout';
import { TEAM_COLOURS } from '../looks/looks';

type TokenOnMap = Pick<View['tokens'][number], 'id' | 'kind' | 'team' | 'at'>;

/** Tokens in one hex lie beside each other. */
const APART = 18;

/** What lies on the map: a flag on its pole and a chip with codes, to be carried away, and bombs before they go off. */
export class TokenView {
  readonly root = new Container();
  private readonly pen = new Graphics();
  private tokens: readonly TokenOnMap[] = [];
  private epicentres: readonly HexId[] = [];

  constructor(private readonly palette: Palette) {
    this.root.addChild(this.pen);
  }

  update(tokens: readonly TokenOnMap[], epicentres = this.epicentres): void {
    this.tokens = tokens;
    this.epicentres = epicentres;
    this.draw();
  }

  /** It lies on this hex from now on; on none, while somebody bears it. */
  put(id: string, at: HexId | ''): void {
    this.update(this.tokens.map((token) => (token.id === id ? { ...token, at } : token)));
  }

  /** A bomb lies there from now on. */
  arm(at: HexId): void {
    this.update(this.tokens, [...this.epicentres, at]);
  }

  /** It has gone off. */
  blow(at: HexId): void {
    this.update(
      this.tokens,
      this.epicentres.filter((one) => one !== at),
    );
  }

  /** Where it lies. */
  spotOf(id: string): Point | undefined {
    const at = this.tokens.find((token) => token.id === id)?.at ?? '';
    return at === '' ? undefined : pointOf(at);
  }

  private draw(): void {
    this.pen.clear();
    for (const at of this.epicentres) drawEpicentre(this.pen, pointOf(at), this.palette);
    const drawn = new Map<string, number>();
    for (const { at, team, kind } of this.tokens) {
      if (at === '') continue;
      const before = drawn.get(at) ?? 0;
      drawn.set(at, before + 1);
      const { x, y } = pointOf(at);
      const foot = { x: x + before * APART - 6, y: y + HEX_RADIUS * 0.55 };
      const colour = team === '' ? this.palette.hazard : TEAM_COLOURS[team];
      if (kind === 'flag') drawFlag(this.pen, foot, this.palette, colour);
      else if (kind === 'dish') drawDish(this.pen, foot, this.palette);
      else drawCrypto(this.pen, foot, this.palette, colour);
    }
  }
}

/** How far a blast reaches, from the middle of its hex. */
const BLAST = PITCH * 1.45;

/** Rings around the hex that a bomb lies on, and one around all that it reaches. */
function drawEpicentre(pen: Graphics, { x, y }: Point, { hazard, ink }: Palette): void {
  pen
    .circle(x, y, BLAST)
    .fill({ color: hazard, alpha: 0.14 })
    .stroke({ color: hazard, width: 2.5, alpha: 0.8 });
  for (const [radius, width] of [
    [HEX_RADIUS * 0.78, 4],
    [HEX_RADIUS * 0.5, 3],
  ] as const)
    pen.circle(x, y, radius).stroke({ color: hazard, width });
  pen.star(x, y, 8, 13, 6).fill(hazard).stroke({ color: ink, width: 2 });
}

/** A pole with a pennant, its foot at this point. */
function drawFlag(pen: Graphics, { x, y }: Point, { ink, text }: Palette, colour: number): void {
  pen
    .moveTo(x, y)
    .lineTo(x, y - 46)
    .stroke({ color: ink, width: 7, cap: 'round' });
  pen
    .moveTo(x, y)
    .lineTo(x, y - 46)
    .stroke({ color: text, width: 3.5, cap: 'round' });
  pen
    .poly([x + 2, y - 46, x + 30, y - 36, x + 2, y - 24])
    .fill(colour)
    .stroke({ color: ink, width: 3, join: 'round' });
}

/** A bowl on a foot, with the spark that it catches. */
function drawDish(pen: Graphics, { x, y }: Point, { ink, text, hazard }: Palette): void {
  pen
    .poly([x - 4, y - 14, x + 14, y - 14, x + 20, y, x - 10, y])
    .fill(ink)
    .stroke({ color: text, width: 2 });
  pen
    .moveTo(x - 15, y - 34)
    .quadraticCurveTo(x - 8, y - 10, x + 5, y - 12)
    .quadraticCurveTo(x + 18, y - 10, x + 25, y - 34)
    .quadraticCurveTo(x + 5, y - 24, x - 15, y - 34)
    .fill(text)
    .stroke({ color: ink, width: 3 });
  pen
    .star(x + 5, y - 40, 4, 8, 3)
    .fill(hazard)
    .stroke({ color: ink, width: 2 });
}

/** A chip in the colour of its side, with a key on it. */
function drawCrypto(pen: Graphics, { x, y }: Point, { ink, text }: Palette, colour: number): void {
  pen
    .roundRect(x - 13, y - 34, 38, 30, 5)
    .fill(colour)
    .stroke({ color: ink, width: 3.5 });
  for (const pin of [-6, 6, 18])
    pen
      .rect(x + pin - 2, y - 40, 4, 6)
      .rect(x + pin - 2, y - 4, 4, 6)
      .fill(ink);
  pen.circle(x - 2, y - 19, 5).stroke({ color: text, width: 3 });
  pen
    .moveTo(x + 3, y - 19)
    .lineTo(x + 19, y - 19)
    .lineTo(x + 19, y - 12)
    .stroke({ color: text, width: 3, join: 'round' });
}
