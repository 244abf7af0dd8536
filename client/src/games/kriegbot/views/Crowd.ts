import { Container, Graphics } from 'pixi.js';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { Keyed, picturesOf } from '../../../stage/sprites/keyed';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { isCrowded, unitPictures, unitUnder, type UnitPicture } from '../looks/crowd';
import { markSize, pointOf } from '../looks/layout';
import { UnitView } from './unitView';

const MARGIN = 26;

/** All tents and drones, over the robots; one stack of them may be open. */
export class Crowd {
  readonly root = new Container();
  readonly units: Keyed<UnitPicture, UnitView>;
  /** Behind the units of an open stack. */
  private readonly panel = new Graphics();
  private box: Box | undefined;
  private view: View | undefined;
  private size = 1;
  private seen: Box = { x: -Infinity, y: 0, width: Infinity, height: 0 };
  private hex: HexId | '' = '';

  constructor(
    private readonly palette: Palette,
    labels: Labels,
  ) {
    const views = new Container({ sortableChildren: true });
    this.root.addChild(this.panel, views);
    this.units = new Keyed({
      create: () => {
        const unit = new UnitView(palette, labels);
        views.addChild(unit.root);
        return unit;
      },
      update: (unit, picture) => unit.update(picture),
      remove: (unit) => unit.destroy(),
    });
  }

  /** As the view has it, with the stack on this hex open. */
  sync(view: View, hex: HexId | ''): void {
    this.view = view;
    this.hex = hex;
    this.units.sync(unitPictures(view, { hex, size: this.size, sides: this.sides }));
    this.drawPanel();
  }

  private get sides(): readonly [number, number] {
    const { x, width } = this.seen;
    return width === Infinity ? [-Infinity, Infinity] : [x, x + width];
  }

  zoomed(scale: number, seen: Box): void {
    this.size = markSize(scale);
    this.seen = seen;
    if (this.view && this.hex !== '') this.sync(this.view, this.hex);
  }

  /** No stack is open while events play. */
  close(): void {
    if (this.view && this.hex !== '') this.sync(this.view, '');
  }

  /** A unit that the view does not have yet comes out. */
  place(unit: View['units'][number]): void {
    const view = this.view;
    if (!view) return;
    const units = [...view.units.filter(({ id }) => id !== unit.id), unit];
    this.sync({ ...view, units }, '');
  }

  change(id: string, change: (picture: UnitPicture) => Partial<UnitPicture>): void {
    const picture = this.units.get(id)?.picture;
    if (picture) this.units.put(id, { ...picture, ...change(picture) });
  }

  pictures(): readonly (readonly [string, UnitPicture])[] {
    return picturesOf(this.units);
  }

  spotOf(id: string): Point | undefined {
    const root = this.units.get(id)?.root;
    return root && { x: root.x, y: root.y };
  }

  /** The unit under a point, or the hex whose open stack lies there. */
  under(point: Point): { readonly unit: string } | { readonly hex: HexId } | undefined {
    const unit = unitUnder(this.pictures(), point, (id) => !this.isHidden(id));
    if (unit !== undefined) return { unit };
    const { box, hex } = this;
    if (!box || hex === '') return undefined;
    const [x, y] = [point.x - box.x, point.y - box.y];
    return x >= 0 && y >= 0 && x <= box.width && y <= box.height ? { hex } : undefined;
  }

  /** Whether it stands in a stack that is not open. */
  isHidden(id: string): boolean {
    const at = this.view?.units.find((unit) => unit.id === id)?.at ?? '';
    return this.view !== undefined && at !== '' && at !== this.hex && isCrowded(this.view, at);
  }

  private drawPanel(): void {
    this.panel.clear();
    this.box = undefined;
    const open = this.pictures().filter(([, { name }]) => name !== '');
    if (open.length === 0 || this.hex === '') return;
    const across = open.map(([, { at }]) => at.x);
    const down = open.map(([, { at }]) => at.y);
    const margin = MARGIN * this.size;
    const [x, y] = [Math.min(...across) - margin, Math.min(...down) - margin];
    // It reaches down into its hex, so that the pointer does not leave it on the way.
    const foot = Math.max(Math.max(...down) + margin * 1.15, pointOf(this.hex).y - 26);
    this.box = { x, y, width: Math.max(...across) + margin - x, height: foot - y };
    this.panel
      .roundRect(x, y, this.box.width, this.box.height, 10 * this.size)
      .fill({ color: this.palette.ink, alpha: 0.9 })
      .stroke({ color: this.palette.brass, width: 1.5 });
  }
}
