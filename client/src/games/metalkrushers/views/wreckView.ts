import { Container, Graphics, Sprite } from 'pixi.js';
import { mix, numberOf, type Palette } from '../../../stage/drawing/palette';
import { away } from '../../../stage/geometry/geometry';
import { mirrored } from '../../../stage/geometry/outline';
import { angleOf } from '../looks/layout';
import { HULLS, SCALE } from '../looks/looks';
import type { WreckPicture } from '../looks/picture';
import type { Textures } from '../../../stage/sprites/Textures';
import { wreckPainting } from '../paint/wreck';

/** Scorched plates where Krushers fell: flat on the ground, since anybody may stand there. */
export class WreckView {
  readonly root = new Container();
  private drawn = '';

  constructor(
    private readonly palette: Palette,
    /** Absent where wrecks are drawn in flat colours. */
    private readonly textures?: Textures,
  ) {}

  update(wrecks: readonly WreckPicture[]): void {
    const key = JSON.stringify(wrecks);
    if (key === this.drawn) return;
    this.drawn = key;
    for (const child of this.root.removeChildren()) child.destroy();
    for (const wreck of wrecks) this.add(wreck);
  }

  add(wreck: WreckPicture): void {
    const shown = this.textures ? paintedWreck(wreck, this.textures) : this.flatWreck(wreck);
    shown.position.copyFrom(wreck.at);
    shown.scale.set(SCALE);
    this.root.addChild(shown);
  }

  private flatWreck({ look, chassis, facing }: WreckPicture): Container {
    const { ink, cell, hull } = this.palette;
    const pen = new Graphics();
    const half = HULLS[chassis];
    const colour = mix(cell, numberOf(look.colour), 0.42);
    pen.circle(0, 0, 31).fill({ color: ink, alpha: 0.28 });
    // The two halves of the hull, burst apart and askew.
    for (const [index, side] of [1, -1].entries()) {
      const plate = new Graphics();
      plate
        .poly(
          mirrored(half)
            .slice(0, half.length)
            .map((value, at) => (at % 2 === 0 ? value : value * side)),
        )
        .fill(mix(cell, hull, 0.5))
        .stroke({ color: colour, width: 2.5, join: 'round' });
      plate.rotation = 0.35 - index * 0.5;
      plate.position.set(index * 5 - 3, side * 4);
      pen.addChild(plate);
    }
    for (const turn of [0.6, 2.1, 3.4, 4.9]) {
      const { x, y } = away({ x: 0, y: 0 }, turn, 31 + (turn % 1) * 6);
      pen.poly([x - 4, y - 2, x + 4, y - 3, x + 1, y + 4]).fill(colour);
    }
    pen.rotation = angleOf(facing);
    pen.alpha = 0.9;
    return pen;
  }
}

const paintedWreck = (wreck: WreckPicture, textures: Textures): Sprite => {
  const { look, chassis, facing } = wreck;
  return new Sprite(textures.of(`wreck ${look.colour} ${chassis} ${facing}`, wreckPainting(wreck)));
};
