import type { SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import type { Point } from '../../../stage/geometry/geometry';
import { MarkLayer } from '../../../stage/highlights/MarkLayer';
import { drawOdds, drawReticle } from '../../../stage/highlights/reticle';
import { drawTrail } from '../../../stage/highlights/trail';
import { CELL_RADIUS, pointOf } from '../looks/layout';

/** What the chosen ship can do, ready to be drawn. */
export interface Highlights {
  /** Spaces it can move to, each with what that costs. */
  readonly reach: readonly { readonly space: SpaceId; readonly cost: number }[];
  readonly targets: readonly TargetPicture[];
  /** Recycling and invading: bases it can land on. */
  readonly landings: readonly SpaceId[];
  /** The path to what is pointed at, from the ship on. */
  readonly path?: readonly SpaceId[];
}

export interface TargetPicture {
  readonly at: Point;
  /** Absent for a base. */
  readonly ship?: string;
  /** Below 1 where several ships share a space. */
  readonly scale?: number;
  /** Chance to do any damage, 0 to 1. */
  readonly chance: number;
}

const AIM_RADIUS = 51;
/** No letter is smaller than this on the screen, in pixels. */
const LEGIBLE = 15;
/** From this scale on a space has room for its name over its cost. */
const ROOMY = 0.5;

/** Where a chosen ship can go and what it can hit at what odds. */
export class HighlightLayer extends MarkLayer<Highlights> {
  private scale = 1;

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    const isRoomy = scale >= ROOMY;
    // Letters are not redrawn for every small step of a zoom.
    if (isRoomy === this.isRoomy && Math.abs(scale / this.scale - 1) < 0.05) return;
    this.scale = scale;
    this.redraw({ floor: true });
  }

  protected floorOf({ reach }: Highlights): unknown {
    return reach;
  }

  protected drawFloor({ reach }: Highlights): void {
    for (const { space, cost } of reach) this.drawReach(space, cost);
  }

  protected drawMarks({ landings, targets, path }: Highlights): void {
    for (const space of landings) this.drawLanding(space);
    for (const target of targets) this.drawTarget(target);
    this.drawPath(path);
  }

  private drawReach(space: SpaceId, cost: number): void {
    const { reach, cell, text } = this.palette;
    const at = pointOf(space);
    const { x, y } = at;
    this.floor
      .circle(x, y, CELL_RADIUS - 3)
      .fill({ color: cell, alpha: 0.85 })
      .circle(x, y, CELL_RADIUS - 3)
      .fill({ color: reach, alpha: 0.26 })
      .stroke({ color: reach, width: 4 });
    this.write(String(cost), this.isRoomy ? { x, y: y + 6 } : at, { size: 30, colour: reach });
    if (this.isRoomy) this.write(space, { x, y: y - 22 }, { size: 17, colour: text });
  }

  private get isRoomy(): boolean {
    return this.scale >= ROOMY;
  }

  private write(words: string, at: Point, { size, colour }: { size: number; colour: number }): void {
    const legible = Math.max(size, LEGIBLE / this.scale);
    this.labels.write(this.figures, words, at, { size: legible, colour, weight: '700' });
  }

  private drawLanding(space: SpaceId): void {
    const { x, y } = pointOf(space);
    this.aims.roundRect(x - 50, y - 50, 100, 100, 18).stroke({ color: this.palette.good, width: 6 });
  }

  /** A reticle with the odds over it; a target that no roll can damage gets a faint one. */
  private drawTarget({ at, chance, scale = 1 }: TargetPicture): void {
    const { danger, print } = this.palette;
    const radius = AIM_RADIUS * scale;
    const isHarmless = chance === 0;
    const look = isHarmless ? { color: print, width: 3, alpha: 0.7 } : { color: danger, width: 7 };
    drawReticle(this.aims, at, radius, look);
    if (isHarmless) return;
    const size = Math.max(29, LEGIBLE / this.scale);
    const odds = { chance, at: { x: at.x, y: at.y - radius - 1 }, size };
    this.words.addChild(drawOdds(this.aims, odds, this.palette, this.labels));
  }

  private drawPath(path: readonly SpaceId[] | undefined): void {
    if (!path || path.length < 2) return;
    const points = path.map(pointOf);
    const { text, ink } = this.palette;
    drawTrail(this.path, points, this.palette, { line: 7, edge: 15 });
    const end = points.at(-1);
    if (end) this.path.circle(end.x, end.y, 13).fill(text).stroke({ color: ink, width: 4 });
  }
}
