import { Container, RenderLayer } from 'pixi.js';
import type { Sprites, Surface } from '../contract/boardDefinition';
import { Foreground } from './foreground';
import type { Box, Point } from '../geometry/geometry';
import { Keyed, picturesOf } from './keyed';
import { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';
import type { RollView } from './rollView';
import type { Sparks } from './sparks';

/** A unit as it is drawn. */
export interface UnitView<Picture> {
  readonly root: Container;
  /** Its names and signs, drawn over neighbouring units. */
  readonly tops: readonly Container[];
  /** What it shows now. */
  readonly picture: Picture | undefined;
  update(picture: Picture): void;
  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void;
  destroy(): void;
}

/** A board with units on it, in layers. It draws what it is given and decides nothing. */
export abstract class UnitSprites<Picture, Unit extends UnitView<Picture>> implements Sprites {
  readonly root = new Container();
  readonly units: Keyed<Picture, Unit>;
  readonly sparks: Sparks;
  readonly roll: RollView;
  protected readonly labels = new Labels();
  protected readonly front: Foreground;
  protected readonly standers = new Container({ sortableChildren: true });
  /** Names and signs lie above all units. */
  protected readonly tops = new RenderLayer();
  private scale = 1;

  /** `clear`: distance from the middle of a unit at which text and dice about it are placed. */
  constructor(
    readonly palette: Palette,
    clear: number,
    surface: Surface,
  ) {
    this.front = new Foreground(palette, clear, surface);
    this.roll = this.front.roll;
    this.sparks = this.front.sparks;
    this.units = new Keyed({
      create: () => {
        const unit = this.createUnit();
        unit.zoomed(this.scale);
        this.standers.addChild(unit.root);
        this.tops.attach(...unit.tops);
        return unit;
      },
      update: (unit, picture) => unit.update(picture),
      remove: (unit) => unit.destroy(),
    });
  }

  protected abstract createUnit(): Unit;

  zoomed(scale: number, density: number, seen: Box): void {
    this.front.zoomed(scale, density, seen);
    this.labels.sharpen(scale * density);
    this.scale = scale;
    for (const [, unit] of this.units.entries()) unit.zoomed(scale);
  }

  /** Changes a unit's picture, if the unit is there. */
  change(id: string, change: (picture: Picture) => Partial<Picture>): void {
    const picture = this.units.get(id)?.picture;
    if (picture) this.units.put(id, { ...picture, ...change(picture) });
  }

  /** Changes the picture of every unit. */
  protected changeAll(change: (id: string) => Partial<Picture>): void {
    for (const [id] of this.units.entries()) this.change(id, () => change(id));
  }

  pictures(): readonly (readonly [string, Picture])[] {
    return picturesOf(this.units);
  }

  /** Where a unit is drawn at this moment. */
  spotOf(id: string): Point | undefined {
    const root = this.units.get(id)?.root;
    return root && { x: root.x, y: root.y };
  }

  destroy(): void {
    this.units.clear();
    this.sparks.destroy();
    this.root.destroy({ children: true });
  }
}
