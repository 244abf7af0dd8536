import { ARMS } from '@gearhall/shared/games/metalkrushers/content/sides';
import { Container, Graphics } from 'pixi.js';
import { mix, numberOf, type Palette } from '../../../stage/drawing/palette';
import { mirrored } from '../../../stage/geometry/outline';
import { HULLS, isShown } from '../looks/looks';
import type { KrusherPicture } from '../looks/picture';
import { drawArm } from './armament';
import { drawArmor } from './armorRing';

/** What of a Krusher turns with its facing. */
export interface Body {
  readonly root: Container;
  draw(picture: KrusherPicture): void;
  /** In radians clockwise from the east. */
  face(angle: number): void;
  destroy?(): void;
}

/** A body in flat colours: for high contrast, and for pictures without a renderer. */
export class FlatBody implements Body {
  readonly root = new Container();
  private readonly halo = new Graphics();
  private readonly pen = new Graphics();

  constructor(private readonly palette: Palette) {
    this.root.addChild(this.halo, this.pen);
  }

  face(angle: number): void {
    this.pen.rotation = angle;
  }

  draw(picture: KrusherPicture): void {
    const { palette, pen } = this;
    const { chassis, look, arms, uses, worn } = picture;
    const colour = numberOf(look.colour);
    this.halo.clear().circle(3, 6, 44).fill({ color: 0x000000, alpha: 0.4 });
    this.halo.circle(0, 0, 41).fill({ color: mix(palette.hull, colour, 0.22), alpha: 0.95 });
    pen.clear();
    // The nose sticks out over the armor, so that the facing is visible from afar.
    pen
      .poly([39, -9, 51, 0, 39, 9])
      .fill(palette.text)
      .stroke({ color: palette.ink, width: 2.5, join: 'round' });
    drawArmor(pen, picture, palette);
    for (const arm of ARMS.filter((one) => isShown(arms, one)))
      drawArm(pen, { arm, held: arms[arm], use: uses[arm], worn: worn[arm] }, palette);
    pen
      .poly(mirrored(HULLS[chassis]))
      .fill(mix(palette.hull, colour, 0.55))
      .stroke({ color: palette.ink, width: 6, join: 'round' });
    pen.poly(mirrored(HULLS[chassis])).stroke({ color: colour, width: 3.5, join: 'round' });
    this.drawVisor();
  }

  /** It marks the front even where the hull is blunt. */
  private drawVisor(): void {
    const { ink, text } = this.palette;
    for (const [color, width] of [
      [ink, 8],
      [text, 4],
    ] as const)
      this.pen.poly([15, -9, 25, 0, 15, 9], false).stroke({ color, width, join: 'round', cap: 'round' });
  }
}
