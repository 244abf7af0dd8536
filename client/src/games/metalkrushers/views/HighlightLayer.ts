import type { Direction } from '@gearhall/shared/core/game/hex';
import type { HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import { drawFacingWheel, type FacingWheel } from '../../../stage/highlights/facingWheel';
import { dart, gap, type Point } from '../../../stage/geometry/geometry';
import type { LabelLook, Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { MarkLayer } from '../../../stage/highlights/MarkLayer';
import { drawOdds, drawReticle } from '../../../stage/highlights/reticle';
import { drawFacedTrail } from '../../../stage/highlights/trail';
import { signed } from '../../../ui/words/language/grammar';
import { angleOf, corners, HEX_RADIUS, markSize, pointOf, WHEEL } from '../looks/layout';
import type { Covered, Stop } from '../prospects/moveOptions';

/** What can be done now, ready to be drawn. */
export interface Highlights {
  /** Hexes that can be reached, each with the lowest cost and the facings that are possible there. */
  readonly reach: readonly {
    readonly hex: HexId;
    readonly cost: number;
    readonly facings: readonly Direction[];
  }[];
  readonly wheel?: FacingWheel;
  /** The path to what is pointed at. */
  readonly path?: readonly Stop[];
  /** Hexes that the Krusher that is pointed at, or that attacks, can attack. */
  readonly arcs: readonly Covered[];
  /** Krushers to choose from, with a chance to hit from 0 to 1 where they would be attacked. */
  readonly targets: readonly TargetPicture[];
  /** Where an enemy could be pushed. */
  readonly pushes: readonly HexId[];
}

export interface TargetPicture {
  readonly krusher: string;
  readonly chance?: number;
  /** The direction of the side that would be hit. */
  readonly side?: Direction;
  /** It is already being attacked, and not a choice. */
  readonly chosen?: boolean;
}

const AIM_RADIUS = 37;
/** The least height of the letters on the floor, in pixels of the screen. */
const LEGIBLE = 12;
/** How high they are, in units of the board, and at most: then they reach the arrows around them. */
const FIGURES = { cost: 23, bonus: 15, most: 34 } as const;

/** How high letters have to be, in units of the board, of which each is `scale` pixels of the screen. */
const leastFigure = (scale: number): number => Math.min(FIGURES.most, Math.ceil(LEGIBLE / scale));
/** From this scale on the wedge at a side does not grow any more: arms and armor show beside it. */
const WEDGE = 1.1;

/** Where a Krusher can go, how it can turn, and whom it can attack at what odds. */
export class HighlightLayer extends MarkLayer<Highlights> {
  /** Scale of the marks over the Krushers. */
  size = 1;
  private wedge = 1;
  private least = 0;

  constructor(
    palette: Palette,
    labels: Labels,
    private readonly spotOf: (krusher: string) => Point | undefined,
  ) {
    super(palette, labels);
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    const wedge = Math.max(0.6, Math.min(1, WEDGE / scale));
    const least = leastFigure(scale);
    const isSameFloor = this.least === least;
    if (this.size === markSize(scale) && this.wedge === wedge && isSameFloor) return;
    this.size = markSize(scale);
    this.wedge = wedge;
    this.least = least;
    this.redraw({ floor: !isSameFloor });
  }

  protected floorOf({ reach, arcs, pushes, targets }: Highlights): unknown {
    return [reach, arcs, pushes, targets.map(({ krusher }) => this.spotOf(krusher))];
  }

  protected drawFloor({ reach, arcs, pushes, targets }: Highlights): void {
    for (const reached of reach) this.drawReach(reached);
    const taken = targets.flatMap(({ krusher }) => this.spotOf(krusher) ?? []);
    // What is written under a Krusher cannot be read; the odds over it count it in.
    for (const covered of arcs)
      this.drawCovered(covered, reach.length > 0 || taken.some((at) => gap(at, pointOf(covered.hex)) < 1));
    for (const hex of pushes) this.drawPush(hex);
  }

  protected drawMarks({ path = [], targets, wheel }: Highlights): void {
    const stops = path.map(({ at }) => pointOf(at));
    const angle = angleOf(path.at(-1)?.facing ?? 0);
    drawFacedTrail(this.path, stops, { angle, lengths: [-12, 22, 12] }, this.palette);
    for (const target of targets) this.drawTarget(target);
    if (wheel) this.drawWheel(wheel);
  }

  /** A tinted hex with its cost, and a small arrow for each facing that is possible there. */
  private drawReach({ hex, cost, facings }: Highlights['reach'][number]): void {
    const { reach } = this.palette;
    const at = pointOf(hex);
    this.floor
      .poly(corners(at, HEX_RADIUS - 3))
      .fill({ color: reach, alpha: 0.17 })
      .stroke({ color: reach, width: 2, alpha: 0.8 });
    for (const facing of facings) this.floor.poly(dart(at, angleOf(facing), [20, 27.5, 4])).fill(reach);
    this.writeOn(at, String(cost), { size: FIGURES.cost, colour: reach, weight: '700' });
  }

  private drawCovered({ hex, bonus }: Covered, isQuiet: boolean): void {
    const { danger, text, ink } = this.palette;
    const at = pointOf(hex);
    this.floor
      .poly(corners(at, HEX_RADIUS - 2))
      .fill({ color: danger, alpha: isQuiet ? 0.12 : 0.18 })
      .stroke({ color: danger, width: 2, alpha: 0.75 });
    if (isQuiet) return;
    this.writeOn(at, signed(bonus), { size: FIGURES.bonus, colour: text, outline: ink });
  }

  private writeOn(at: Point, words: string, look: LabelLook): void {
    this.labels.write(this.figures, words, at, { ...look, size: Math.max(look.size, this.least) });
  }

  private drawPush(hex: HexId): void {
    const { good } = this.palette;
    this.floor
      .poly(corners(pointOf(hex), HEX_RADIUS - 3))
      .fill({ color: good, alpha: 0.3 })
      .stroke({ color: good, width: 4 });
  }

  /** A reticle, with the odds over it; a Krusher that is only a choice gets the reticle alone. */
  private drawTarget({ krusher, chance, side, chosen }: TargetPicture): void {
    const at = this.spotOf(krusher);
    if (!at) return;
    if (!chosen) this.drawAim(at, chance);
    if (side !== undefined) this.drawHitSide(at, side);
  }

  /** A wedge that points at the side through which the attack comes. */
  private drawHitSide(at: Point, side: Direction): void {
    const { danger, text } = this.palette;
    this.aims
      .poly(dart(at, angleOf(side), [35 + 15 * this.wedge, 35 - 15 * this.wedge, 11 * this.wedge]))
      .fill(danger)
      .stroke({ color: text, width: 2.5, join: 'round' });
  }

  private drawAim(at: Point, chance: number | undefined): void {
    const { danger, good } = this.palette;
    const color = chance === undefined ? good : danger;
    drawReticle(this.aims, at, AIM_RADIUS, { color, width: 5, nameBelow: true });
    if (chance === undefined) return;
    const { size } = this;
    const odds = { chance, at: { x: at.x, y: at.y - AIM_RADIUS - 13 * size + 7 }, size: 20 * size };
    this.words.addChild(drawOdds(this.aims, odds, this.palette, this.labels));
  }

  private drawWheel(wheel: FacingWheel): void {
    const middle = pointOf(wheel.hex);
    this.aims.poly(corners(middle, HEX_RADIUS - 1)).stroke({ color: this.palette.text, width: 4 });
    drawFacingWheel(this.slate, WHEEL, wheel, { middle, size: this.size, angleOf });
  }
}
