import { Container, Graphics } from 'pixi.js';
import type { Palette } from '../../../stage/drawing/palette';
import { RepaintedSprite } from '../../../stage/sprites/RepaintedSprite';
import type { Textures } from '../../../stage/sprites/Textures';
import type { CarPicture } from '../looks/picture';
import { angleOf, facingAt, hullPainting } from '../paint/car';
import { drawCar, drawFittings } from './carBody';

/** What is drawn of a car's body. It lies in something that turns with the car. */
export interface Shell {
  readonly root: Container;
  draw(picture: CarPicture): void;
  /** What it faces, in radians. */
  face(angle: number): void;
  destroy(): void;
}

/** In flat colours. */
export class FlatShell implements Shell {
  readonly root = new Graphics();

  constructor(private readonly palette: Palette) {}

  draw(picture: CarPicture): void {
    drawCar(this.root, picture, this.palette);
  }

  face = (): void => undefined;
  destroy = (): void => undefined;
}

/** A painted hull over its wheels and its equipment: painted anew for each facing, so that the light on it never turns. */
export class PaintedShell implements Shell {
  readonly root = new Container();
  private readonly fittings = new Graphics();
  private readonly hull: RepaintedSprite;
  private picture: CarPicture | undefined;
  private facing = 0;

  constructor(
    private readonly palette: Palette,
    textures: Textures,
  ) {
    this.hull = new RepaintedSprite(textures);
    this.root.addChild(this.fittings, this.hull.sprite);
  }

  draw(picture: CarPicture): void {
    this.picture = picture;
    drawFittings(this.fittings.clear(), picture, this.palette);
    this.paint();
  }

  face(angle: number): void {
    const facing = facingAt(angle);
    // The painting faces there already; what it lies in turns it by the rest.
    this.hull.sprite.rotation = -angleOf(facing);
    if (facing === this.facing) return;
    this.facing = facing;
    this.paint();
  }

  destroy(): void {
    this.hull.destroy();
  }

  private paint(): void {
    if (this.picture) this.hull.paint(hullPainting(this.picture, this.facing));
  }
}
