import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { Container, Graphics } from 'pixi.js';
import { drawFacingWheel } from '../../../stage/facingWheel';
import { dart, type Box, type Point } from '../../../stage/geometry';
import type { Labels } from '../../../stage/labels';
import type { Palette } from '../../../stage/palette';
import type { Slate } from '../../../stage/slate';
import { drawTrail } from '../../../stage/trail';
import { angleOf, HEX_RADIUS, markSize, outlineOf, pointOf, WHEEL } from '../layout';
import type { Covered, Stop } from '../reading';
import type { Wheel } from '../tools/wheel';
import { drawNote } from './note';
import { OpenPlate, type PlatePicture } from './openPlate';
import { drawTarget, type TargetPicture } from './targets';

/** What can be done now, ready to be drawn. */
export interface RangePicture {
  /** Hexes that can be reached, each with the least cost and whether a card would be turned up for it. */
  readonly reach: readonly { readonly hex: HexId; readonly cost: number; readonly shows: boolean }[];
  /** Where a robot may begin. */
  readonly starts: readonly HexId[];
  readonly wheel?: Wheel;
  /** The way to what is pointed at. */
  readonly path?: readonly Stop[];
  /** What the way costs, and what it shows: a line or two. */
  readonly note?: { readonly at: HexId; readonly lines: readonly string[] };
  /** Hexes in the arc of the weapon that is chosen. */
  readonly bands: readonly Covered[];
  readonly from?: HexId;
  readonly targets: readonly TargetPicture[];
  /** A plate of slots to choose from. */
  readonly plate?: PlatePicture;
}

/** How strongly a band is tinted, by its dice. */
const TINTS = [0, 0.1, 0.2, 0.32] as const;
/** At most so many pixels for each unit of what is told: it covers what it is told of. */
const TOLD = 0.9;

/** Where a robot can go, how it can turn, what it can attack at what odds, and which of its slots are asked for. */
export class RangeView {
  /** Under the robots. */
  readonly ground = new Container();
  /** Over them. */
  readonly marks = new Container();
  private readonly floor = new Graphics();
  private readonly figures = new Container();
  private readonly path = new Graphics();
  private readonly aims = new Graphics();
  private readonly words = new Container();
  private readonly openPlate = new OpenPlate();
  private readonly slate: Slate;
  private drawn = '';
  private shown: RangePicture | undefined;
  private seen: Box = { x: 0, y: 0, width: 1, height: 1 };
  /** Of the marks over the robots. */
  size = 1;
  /** Of what is told beside them. */
  private told = 1;

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
    private readonly spotOf: (robot: string) => Point | undefined,
  ) {
    this.slate = { pen: this.aims, words: this.words, palette, labels };
    this.ground.addChild(this.floor, this.figures, this.path);
    this.marks.addChild(this.aims, this.words);
  }

  zoomed(scale: number, seen: Box): void {
    this.seen = seen;
    const size = markSize(scale);
    const told = Math.min(size, TOLD / scale);
    if (this.size === size && this.told === told) return;
    this.size = size;
    this.told = told;
    this.drawn = '';
    this.update(this.shown);
  }

  /** The item in whose cell of the open plate a point lies. */
  itemUnder(point: Point): ItemId | undefined {
    return this.openPlate.itemUnder(point);
  }

  update(range: RangePicture | undefined): void {
    this.shown = range;
    this.updateFloor(range);
    for (const pen of [this.path, this.aims]) pen.clear();
    for (const child of this.words.removeChildren()) child.destroy({ children: true });
    this.openPlate.close();
    if (!range) return;
    this.drawPath(range.path);
    for (const target of range.targets) drawTarget(this.slate, target, { from: range.from, size: this.size });
    if (range.wheel) this.drawWheel(range.wheel);
    if (range.plate) this.drawPlate(range.plate);
    if (range.note) this.tell(range.note.lines, range.note.at);
    for (const { at, lines } of range.targets) if (lines.length > 0) this.tell(lines, at);
  }

  /** What stays while one points at this and that. */
  private updateFloor(range: RangePicture | undefined): void {
    const key = range ? JSON.stringify([range.reach, range.bands, range.starts]) : '';
    if (key === this.drawn) return;
    this.drawn = key;
    this.floor.clear();
    for (const child of this.figures.removeChildren()) child.destroy();
    for (const reached of range?.reach ?? []) this.drawReach(reached);
    for (const covered of range?.bands ?? []) this.drawBand(covered);
    for (const hex of range?.starts ?? []) this.drawStart(hex);
  }

  /** A tinted hex with what it costs; a small card where a face-down card would be turned up for it. */
  private drawReach({ hex, cost, shows }: RangePicture['reach'][number]): void {
    const { reach, hazard } = this.palette;
    this.floor
      .poly(outlineOf(hex, HEX_RADIUS - 3))
      .fill({ color: reach, alpha: 0.2 })
      .stroke({ color: reach, width: 2, alpha: 0.85 });
    const { x, y } = pointOf(hex);
    if (shows) this.floor.poly([x + 8, y - 28, x + 17, y - 28, x + 17, y - 15, x + 8, y - 15]).fill(hazard);
    const size = 20 * Math.min(1.5, this.size);
    this.labels.write(this.figures, String(cost), { x, y }, { size, colour: reach, weight: '700' });
  }

  /** One slash for each die, so that bands are told apart without their tint. */
  private drawBand({ hex, dice }: Covered): void {
    const { danger } = this.palette;
    const { x, y } = pointOf(hex);
    this.floor
      .poly(outlineOf(hex, HEX_RADIUS - 1))
      .fill({ color: danger, alpha: TINTS[Math.min(3, dice)] ?? 0 })
      .stroke({ color: danger, width: 1.2, alpha: 0.45 });
    for (let die = 0; die < Math.min(3, dice); die += 1) {
      const left = x + (die - (Math.min(3, dice) - 1) / 2) * 8;
      this.floor
        .moveTo(left - 2.5, y - 17)
        .lineTo(left + 2.5, y - 25)
        .stroke({ color: danger, width: 2.6, alpha: 0.9 });
    }
  }

  private drawStart(hex: HexId): void {
    const { good } = this.palette;
    this.floor
      .poly(outlineOf(hex, HEX_RADIUS - 3))
      .fill({ color: good, alpha: 0.28 })
      .stroke({ color: good, width: 3 });
  }

  private drawPath(path: readonly Stop[] | undefined): void {
    const [start, ...others] = path ?? [];
    const end = others.at(-1);
    if (!start || !end) return;
    const { text, ink } = this.palette;
    const points = [start, ...others].map(({ at }) => pointOf(at));
    drawTrail(this.path, points, this.palette);
    this.path
      .poly(dart(pointOf(end.at), angleOf(end.facing), [-12, 24, 13]))
      .fill(text)
      .stroke({ color: ink, width: 3, join: 'round' });
  }

  private drawWheel({ hex, petals, chosen }: Wheel): void {
    this.aims.poly(outlineOf(hex, HEX_RADIUS - 1)).stroke({ color: this.palette.text, width: 4 });
    const turned = petals.map(({ facing, cost }) => ({
      angle: angleOf(facing),
      cost,
      isChosen: facing === chosen,
    }));
    drawFacingWheel(this.slate, WHEEL, { middle: pointOf(hex), petals: turned, size: this.size });
  }

  private drawPlate(plate: PlatePicture): void {
    const at = this.spotOf(plate.robot) ?? { x: 0, y: 0 };
    this.openPlate.draw(this.slate, plate, { at, size: this.size, seen: this.seen });
  }

  /** A few lines beside a hex, clear of the wheel and of the odds over it. */
  private tell(lines: readonly string[], hex: HexId): void {
    drawNote(this.slate, lines, {
      at: pointOf(hex),
      size: this.told,
      seen: this.seen,
      below: this.shown?.wheel ? 76 * this.size : 0,
      above: 36 * this.size,
    });
  }
}
