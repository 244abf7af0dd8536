import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { Container, Graphics } from 'pixi.js';
import { mirrored } from '../../../stage/geometry/outline';
import { mix, seatColour, type Palette } from '../../../stage/drawing/palette';
import { seatLook } from '../../../ui/theme/seatLooks';
import { shapePath } from '../../../stage/drawing/shapes';
import { placeOf, type Layout, type Place } from '../looks/layout';
import { HULLS } from '../looks/looks';
import type { MinePicture, WreckPicture } from '../looks/picture';

const SPIKES = 8;
/** The size of the seat's shape, so that it fits into the disc. */
const MARK = 5;

/** What lies on the road: wrecks and mines. Cars are drawn above them. */
export class HazardsView {
  readonly root = new Container();
  private readonly wrecks = new Container();
  private readonly mines = new Map<SpaceId, Graphics>();
  private drawn = '';

  constructor(private readonly palette: Palette) {
    this.root.addChild(this.wrecks);
  }

  update(layout: Layout, wrecks: readonly WreckPicture[], mines: readonly MinePicture[]): void {
    const there = new Set(mines.map(({ at }) => at));
    for (const at of [...this.mines.keys()]) if (!there.has(at)) this.takeMine(at);
    for (const mine of mines) this.putMine(layout, mine);
    const key = JSON.stringify(wrecks);
    if (key === this.drawn) return;
    this.drawn = key;
    for (const child of this.wrecks.removeChildren()) child.destroy();
    for (const wreck of wrecks) this.putWreck(wreck);
  }

  putMine(layout: Layout, { at, seat }: MinePicture): void {
    const place = placeOf(layout, at);
    if (!place || this.mines.has(at)) return;
    const pen = new Graphics();
    this.drawMine(pen, seat);
    pen.position.copyFrom(place.at);
    this.mines.set(at, pen);
    this.root.addChild(pen);
  }

  /** The mine on a space, as it is drawn. */
  mineOn(at: SpaceId): Graphics | undefined {
    return this.mines.get(at);
  }

  takeMine(at: SpaceId): void {
    this.mines.get(at)?.destroy();
    this.mines.delete(at);
  }

  /** A spiked disc; in its middle the shape and colour of the seat that laid it, otherwise a light. */
  private drawMine(pen: Graphics, seat: MinePicture['seat']): void {
    const { ink, danger, text } = this.palette;
    pen.circle(1.5, 2.5, 12).fill({ color: 0x000000, alpha: 0.4 });
    pen.star(0, 0, SPIKES, 13.5, 8.5).fill(danger).stroke({ color: ink, width: 2, join: 'round' });
    pen.circle(0, 0, 7).fill(ink).stroke({ color: text, width: 1.5 });
    if (seat === undefined) pen.circle(0, 0, 3).fill(danger);
    else shapePath(pen, seatLook(seat).shape, { x: 0, y: 0 }, MARK).fill(seatColour(seat));
  }

  /** The hull burst in two, scorched, with its engine bare and a wheel lost, on a spot of soot. */
  putWreck({ seat, card, place }: WreckPicture): void {
    const { ink, hull, text } = this.palette;
    const colour = seatColour(seat);
    const half = mirrored(HULLS[card]);
    const pen = new Container();
    pen.addChild(new Graphics().ellipse(0, 0, 36, 22).fill({ color: ink, alpha: 0.6 }));
    pen.addChild(this.wheels());
    for (const [side, turn] of [
      [1, 0.32],
      [-1, -0.2],
    ] as const) {
      const middle = half.length / 2;
      const points = side === 1 ? half.slice(0, middle) : half.slice(middle);
      const plate = new Graphics()
        .poly(points)
        .fill(mix(hull, colour, 0.3))
        .stroke({ color: ink, width: 4.5, join: 'round' })
        .poly(points)
        .stroke({ color: mix(hull, colour, 0.75), width: 1.8, join: 'round' });
      plate
        .moveTo(4, side * 5)
        .lineTo(22, side * 4)
        .stroke({ color: mix(hull, text, 0.3), width: 1.4 });
      plate.rotation = turn;
      plate.position.set(-2, side * 4.5);
      pen.addChild(plate);
    }
    pen.addChild(this.engine(), this.cross());
    this.lay(pen, place);
  }

  /** One of them has come off. */
  private wheels(): Graphics {
    const { steel } = this.palette;
    const pen = new Graphics();
    for (const [x, y] of [
      [-20, -19],
      [12, 15],
      [30, -17],
    ] as const)
      pen
        .roundRect(x - 6, y - 3.5, 12, 7, 2.5)
        .fill(0x0a0908)
        .stroke({ color: steel, width: 1, alpha: 0.7 });
    return pen;
  }

  private engine(): Graphics {
    const { steelDark, copper, ink } = this.palette;
    const pen = new Graphics()
      .roundRect(6, -5, 14, 10, 2)
      .fill(mix(steelDark, ink, 0.35))
      .stroke({ color: ink, width: 1.5 });
    for (const y of [-2.5, 0, 2.5])
      pen.moveTo(8, y).lineTo(18, y).stroke({ color: copper, width: 1, alpha: 0.8 });
    return pen;
  }

  /** The sign of a hazard. */
  private cross(): Graphics {
    const { ink, danger } = this.palette;
    const cross = new Graphics();
    for (const [color, width] of [
      [ink, 6],
      [danger, 3],
    ] as const)
      for (const turn of [1, -1])
        cross
          .moveTo(-17, -6 * turn)
          .lineTo(-3, 6 * turn)
          .stroke({ color, width, cap: 'round' });
    return cross;
  }

  private lay(pen: Container, { at, angle }: Place): void {
    pen.position.copyFrom(at);
    pen.rotation = angle;
    this.wrecks.addChild(pen);
  }
}
