import { HEXES, type ArenaHex } from '@gearhall/shared/games/metalkrushers/content/arena';
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { PaintedGround } from '../../../stage/sprites/PaintedGround';
import { pointOf } from '../looks/layout';
import { arenaPlan } from '../paint/arena';
import { platePainting, VARIANTS, type PlateMarks } from '../paint/hexPlate';
import type { Arena } from './arenaView';
import { growNames, hexNames } from './hexNames';
import { drawLitWall } from './wall';

/** A floor of steel plates under a lamp, its wall, and the crowd in the dark. */
export class ArenaFloor implements Arena {
  /** A render group of its own: it is not traversed again while Krushers move. */
  readonly root = new Container({ isRenderGroup: true });
  private readonly ground: PaintedGround;
  private readonly plates = new Container();
  private readonly names: Container;
  private hasPickUps: boolean | undefined;
  private isNamed = false;
  private hasRoom = true;

  constructor(
    palette: Palette,
    labels: Labels,
    private readonly surface: Surface,
  ) {
    this.ground = new PaintedGround(surface, arenaPlan());
    const wall = new Graphics();
    drawLitWall(wall, palette);
    this.names = hexNames(palette, labels);
    this.root.addChild(this.ground.sprite, wall, this.plates, this.names);
  }

  update({ pickUp }: { readonly pickUp: boolean }): void {
    if (this.hasPickUps === pickUp) return;
    this.hasPickUps = pickUp;
    for (const child of this.plates.removeChildren()) child.destroy();
    HEXES.forEach((hex, index) => this.addPlate(hex, variantOf(index)));
    this.showNames();
  }

  zoomed(scale: number): void {
    this.hasRoom = growNames(this.names, scale);
    this.showNames();
  }

  nameHexes(isNamed: boolean): void {
    this.isNamed = isNamed;
    this.showNames();
  }

  destroy(): void {
    this.ground.destroy();
  }

  private showNames(): void {
    this.names.visible = this.isNamed && this.hasRoom;
  }

  private addPlate({ id, isNull, entry, pickUp }: ArenaHex, variant: number): void {
    const isPickUp = this.hasPickUps === true && pickUp !== undefined;
    const marks: PlateMarks = { isNull, isPickUp, ...(entry !== undefined && { entry }) };
    const name = `plate ${variant} ${JSON.stringify(marks)}`;
    const plate = new Sprite(this.surface.textures.of(name, platePainting(variant, marks)));
    plate.position.copyFrom(pointOf(id));
    this.plates.addChild(plate);
  }
}

/** Neighbours seldom look alike. */
const variantOf = (index: number): number => (index * 7 + (index >> 2)) % VARIANTS;
