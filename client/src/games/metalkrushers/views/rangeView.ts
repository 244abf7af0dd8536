import type { Direction } from '@gearhall/shared/core/hex';
import type { HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import { Container, Graphics } from 'pixi.js';
import { drawFacingWheel } from '../../../stage/facingWheel';
import { dart, type Point } from '../../../stage/geometry';
import type { Labels } from '../../../stage/labels';
import type { Palette } from '../../../stage/palette';
import { drawOdds, drawReticle } from '../../../stage/reticle';
import type { Slate } from '../../../stage/slate';
import { drawTrail } from '../../../stage/trail';
import { angleOf, corners, HEX_RADIUS, markSize, pointOf, WHEEL } from '../layout';
import type { Covered, Stop } from '../reading';
import type { Wheel } from '../tools/wheel';

/** What can be done now, ready to be drawn. */
export interface RangePicture {
  /** Hexes that can be reached, each with the least cost and the facings that are possible there. */
  readonly reach: readonly {
    readonly hex: HexId;
    readonly cost: number;
    readonly facings: readonly Direction[];
  }[];
  readonly wheel?: Wheel;
  /** The way to what is pointed at. */
  readonly path?: readonly Stop[];
  /** Hexes that can be attacked by whoever is pointed at or attacks. */
  readonly arcs: readonly Covered[];
  /** Krushers to choose from: with a chance to hit, 0 to 1, where they would be attacked. */
  readonly targets: readonly TargetPicture[];
  /** Where an enemy could be pushed. */
  readonly pushes: readonly HexId[];
}

export interface TargetPicture {
  readonly krusher: string;
  readonly chance?: number;
  /** Where the side lies that would be hit. */
  readonly side?: Direction;
  /** It is attacked already, and not to be chosen. */
  readonly chosen?: boolean;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const AIM_RADIUS = 37;
/** From this scale on the wedge at a side grows no more: arms and armor show beside it. */
const WEDGE = 1.1;

/** Where a Krusher can go, how it can turn, and whom it can attack at what odds. */
export class RangeView {
  /** Under the Krushers: the ground. */
  readonly ground = new Container();
  /** Over the Krushers: the wheel and marks of aim. */
  readonly marks = new Container();
  private readonly floor = new Graphics();
  private readonly costs = new Container();
  private readonly path = new Graphics();
  private readonly aims = new Graphics();
  private readonly odds = new Container();
  private readonly slate: Slate;
  private drawn = '';
  private shown: RangePicture | undefined;
  /** Of the marks over the Krushers. */
  size = 1;
  private wedge = 1;

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
    private readonly spotOf: (krusher: string) => Point | undefined,
  ) {
    this.slate = { pen: this.aims, words: this.odds, palette, labels };
    this.ground.addChild(this.floor, this.costs, this.path);
    this.marks.addChild(this.aims, this.odds);
  }

  /** `scale`: screen pixels for each unit of the board. */
  zoomed(scale: number): void {
    const wedge = Math.max(0.6, Math.min(1, WEDGE / scale));
    if (this.size === markSize(scale) && this.wedge === wedge) return;
    this.size = markSize(scale);
    this.wedge = wedge;
    this.update(this.shown);
  }

  update(range: RangePicture | undefined): void {
    this.shown = range;
    this.updateFloor(range);
    for (const pen of [this.path, this.aims]) pen.clear();
    for (const child of this.odds.removeChildren()) child.destroy();
    if (!range) return;
    this.drawPath(range.path);
    for (const target of range.targets) this.drawTarget(target);
    if (range.wheel) this.drawWheel(range.wheel);
  }

  /** What stays while one points at this and that: it has many words, which take time to draw. */
  private updateFloor(range: RangePicture | undefined): void {
    const key = range ? JSON.stringify([range.reach, range.arcs, range.pushes]) : '';
    if (key === this.drawn) return;
    this.drawn = key;
    this.floor.clear();
    for (const child of this.costs.removeChildren()) child.destroy();
    if (!range) return;
    for (const reached of range.reach) this.drawReach(reached);
    for (const covered of range.arcs) this.drawCovered(covered, range.reach.length > 0);
    for (const hex of range.pushes) this.drawPush(hex);
  }

  /** A tinted hex with its cost, and a small arrow for each facing that can be had there. */
  private drawReach({ hex, cost, facings }: RangePicture['reach'][number]): void {
    const { reach } = this.palette;
    const at = pointOf(hex);
    this.floor
      .poly(corners(at, HEX_RADIUS - 3))
      .fill({ color: reach, alpha: 0.17 })
      .stroke({ color: reach, width: 2, alpha: 0.8 });
    for (const facing of facings) this.floor.poly(dart(at, angleOf(facing), [20, 27.5, 4])).fill(reach);
    this.labels.write(this.costs, String(cost), at, { size: 23, colour: reach, weight: '700' });
  }

  private drawCovered({ hex, bonus }: Covered, isQuiet: boolean): void {
    const { danger, text, ink } = this.palette;
    const at = pointOf(hex);
    this.floor
      .poly(corners(at, HEX_RADIUS - 2))
      .fill({ color: danger, alpha: isQuiet ? 0.12 : 0.18 })
      .stroke({ color: danger, width: 2, alpha: 0.75 });
    if (isQuiet) return;
    this.labels.write(this.costs, signed(bonus), at, { size: 15, colour: text, outline: ink });
  }

  private drawPush(hex: HexId): void {
    const { good } = this.palette;
    this.floor
      .poly(corners(pointOf(hex), HEX_RADIUS - 3))
      .fill({ color: good, alpha: 0.3 })
      .stroke({ color: good, width: 4 });
  }

  private drawPath(path: readonly Stop[] | undefined): void {
    const [start, ...others] = path ?? [];
    const end = others.at(-1);
    if (!start || !end) return;
    const { text, ink } = this.palette;
    const points = [start, ...others].map(({ at }) => pointOf(at));
    drawTrail(this.path, points, this.palette);
    this.path
      .poly(dart(pointOf(end.at), angleOf(end.facing), [-12, 22, 12]))
      .fill(text)
      .stroke({ color: ink, width: 3, join: 'round' });
  }

  /** A reticle, with the odds over it; whoever is only to be chosen gets the reticle alone. */
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
    this.odds.addChild(drawOdds(this.aims, odds, this.palette, this.labels));
  }

  private drawWheel({ hex, petals }: Wheel): void {
    const middle = pointOf(hex);
    this.aims.poly(corners(middle, HEX_RADIUS - 1)).stroke({ color: this.palette.text, width: 4 });
    const turned = petals.map(({ facing, cost }) => ({ angle: angleOf(facing), cost }));
    drawFacingWheel(this.slate, WHEEL, { middle, petals: turned, size: this.size });
  }
}
