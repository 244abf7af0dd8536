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

  /** The hull burst in two, scorched, on a spot of soot. */
  putWreck({ seat, card, place }: WreckPicture): void {
    const { ink, cell, hull, danger } = this.palette;
    const half = mirrored(HULLS[card]);
    const pen = new Container();
    pen.addChild(new Graphics().ellipse(0, 0, 34, 21).fill({ color: ink, alpha: 0.55 }));
    for (const [side, turn] of [
      [1, 0.32],
      [-1, -0.2],
    ] as const) {
      const middle = half.length / 2;
      const points = side === 1 ? half.slice(0, middle) : half.slice(middle);
      const plate = new Graphics()
        .poly(points)
        .fill(mix(cell, hull, 0.4))
        .stroke({ color: mix(cell, seatColour(seat), 0.65), width: 2.2, join: 'round' });
      plate.rotation = turn;
      plate.position.set(-2, side * 3);
      pen.addChild(plate);
    }
    const cross = new Graphics();
    for (const turn of [1, -1])
      cross
        .moveTo(-9, -7 * turn)
        .lineTo(9, 7 * turn)
        .stroke({ color: ink, width: 7, cap: 'round' });
    for (const turn of [1, -1])
      cross
        .moveTo(-9, -7 * turn)
        .lineTo(9, 7 * turn)
        .stroke({ color: danger, width: 3.5, cap: 'round' });
    pen.addChild(cross);
    this.lay(pen, place);
  }

  private lay(pen: Container, { at, angle }: Place): void {
    pen.position.copyFrom(at);
    pen.rotation = angle;
    this.wrecks.addChild(pen);
  }
}
