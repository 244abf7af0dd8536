import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { drawFacingWheel, type FacingWheel } from '../../../stage/highlights/facingWheel';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { MarkLayer } from '../../../stage/highlights/MarkLayer';
import { drawFacedTrail } from '../../../stage/highlights/trail';
import { angleOf, HEX_RADIUS, markSize, outlineOf, pointOf, WHEEL } from '../looks/layout';
import type { Covered, Stop } from '../prospects/moveOptions';
import type { BlastBoard } from '../blast/drawing';
import { drawNote } from './note';
import { OpenPlate, type PlatePicture } from './openPlate';
import { drawTarget, type TargetPicture } from './targets';

/** What can be done now, ready to be drawn. */
export interface Highlights {
  /** Hexes that can be reached, each with the lowest cost and whether a card would be turned up for it. */
  readonly reach: readonly { readonly hex: HexId; readonly cost: number; readonly shows: boolean }[];
  /** Where a robot may start. */
  readonly starts: readonly HexId[];
  /** Where a unit is to go: chosen, not yet ordered. */
  readonly goal?: HexId;
  /** The way there. */
  readonly trail?: readonly HexId[];
  readonly wheel?: FacingWheel;
  /** The path to what is pointed at. */
  readonly path?: readonly Stop[];
  /** What the path costs and reveals: a line or two. */
  readonly note?: { readonly at: HexId; readonly lines: readonly string[] };
  /** Hexes in the arc of the chosen weapon. */
  readonly bands: readonly Covered[];
  readonly from?: HexId;
  readonly targets: readonly TargetPicture[];
  /** Draws what a bomb or a nuke would reach. */
  readonly blast?: (board: BlastBoard) => void;
  /** A plate of slots to choose from. */
  readonly plate?: PlatePicture;
}

/** How strongly a band is tinted, by its dice. */
const TINTS = [0, 0.1, 0.2, 0.32] as const;
/** The largest scale of the text, in pixels per unit: it covers the thing that it describes. */
const TOLD = 0.9;

/**
 * Where a robot can go, how it can turn, what it can attack at what odds, and which of its slots are
 * asked for.
 */
export class HighlightLayer extends MarkLayer<Highlights> {
  private readonly openPlate = new OpenPlate();
  private seen: Box = { x: 0, y: 0, width: 1, height: 1 };
  /** Scale of the marks over the robots. */
  size = 1;
  /** Scale of the text beside them. */
  private told = 1;

  constructor(
    palette: Palette,
    labels: Labels,
    private readonly board: {
      readonly spotOf: (id: string) => Point | undefined;
      /** Whether a unit stands in a stack that is not open. */
      readonly isHidden: (id: string) => boolean;
    },
  ) {
    super(palette, labels);
  }

  zoomed(scale: number, seen: Box): void {
    this.seen = seen;
    const size = markSize(scale);
    const told = Math.min(size, TOLD / scale);
    if (this.size === size && this.told === told) return;
    this.size = size;
    this.told = told;
    this.redraw({ floor: true });
  }

  /** The item in whose cell of the open plate a point lies. */
  itemUnder(point: Point): ItemId | undefined {
    return this.openPlate.itemUnder(point);
  }

  protected floorOf({ reach, bands, starts }: Highlights): unknown {
    return [reach, bands, starts];
  }

  protected drawFloor({ reach, bands, starts }: Highlights): void {
    for (const reached of reach) this.drawReach(reached);
    for (const covered of bands) this.drawBand(covered);
    for (const hex of starts) this.drawStart(hex);
  }

  protected drawMarks(shown: Highlights): void {
    const { path = [], targets, from, wheel, plate, note, goal, trail = [], blast } = shown;
    const { size, told, slate } = this;
    blast?.({ ground: this.path, slate, size, told, spotOf: this.board.spotOf });
    const stops = path.map(({ at }) => pointOf(at));
    const angle = angleOf(path.at(-1)?.facing ?? 0);
    drawFacedTrail(this.path, stops, { angle, lengths: [-12, 24, 13] }, this.palette);
    this.drawWay(trail, goal);
    for (const target of targets) this.drawTarget(target, from);
    if (wheel) this.drawWheel(wheel);
    if (plate) this.drawPlate(plate);
    if (note) this.tell(note.lines, note.at);
    for (const { at, lines } of targets) if (lines.length > 0) this.tell(lines, at);
  }

  /** Of a unit: without facings. */
  private drawWay(trail: readonly HexId[], goal: HexId | undefined): void {
    const { text } = this.palette;
    trail.forEach((hex, index) => {
      const { x, y } = pointOf(hex);
      if (index === 0) this.path.moveTo(x, y);
      else this.path.lineTo(x, y);
    });
    if (trail.length > 1) this.path.stroke({ color: text, width: 4, alpha: 0.8, cap: 'round' });
    if (goal) this.aims.poly(outlineOf(goal, HEX_RADIUS - 1)).stroke({ color: text, width: 4 });
  }

  /** One of a stack that is not open is left out. */
  private drawTarget(target: TargetPicture, from: HexId | undefined): void {
    const { unit } = target;
    if (unit !== undefined && this.board.isHidden(unit)) return;
    const spot = unit === undefined ? undefined : this.board.spotOf(unit);
    drawTarget(this.slate, target, { from, size: this.size, spot });
  }

  protected override clearMarks(): void {
    super.clearMarks();
    this.openPlate.close();
  }

  /** A tinted hex with its cost; a small card where a face-down card would be turned up for it. */
  private drawReach({ hex, cost, shows }: Highlights['reach'][number]): void {
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

  /** One slash for each die, so that bands can be told apart without their tint. */
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

  private drawWheel(wheel: FacingWheel): void {
    this.aims.poly(outlineOf(wheel.hex, HEX_RADIUS - 1)).stroke({ color: this.palette.text, width: 4 });
    drawFacingWheel(this.slate, WHEEL, wheel, { middle: pointOf(wheel.hex), size: this.size, angleOf });
  }

  private drawPlate(plate: PlatePicture): void {
    const at = this.board.spotOf(plate.robot) ?? { x: 0, y: 0 };
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
