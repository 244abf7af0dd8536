import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, seatColour, type Palette } from '../../../stage/drawing/palette';
import { shapePath } from '../../../stage/drawing/shapes';
import { seatLook } from '../../../ui/theme/seatLooks';
import { BASE_PLACES, type BasePlace } from '../looks/layout';
import type { BaseId } from '@gearhall/shared/games/metaltalon/content/board';
import type { BasePicture } from '../looks/picture';

const HALF = 45;

/** A base: a square in its owner's colour with the shape, its cash on a plate beside it. */
export class BaseView {
  readonly root = new Container();
  private readonly square = new Graphics();
  private readonly cash: Text;
  private readonly place: BasePlace;
  private drawn = '';

  constructor(
    base: BaseId,
    private readonly palette: Palette,
    labels: Labels,
  ) {
    this.place = placeOf(base);
    const { x, y, width, height } = this.place.cash;
    this.cash = labels.make('', { size: 30, colour: palette.text, weight: '800' });
    this.cash.position.set(x + width / 2, y + height / 2);
    this.root.addChild(this.square, this.cash);
  }

  /** `letters`: their height when zoomed out, where the cash is written without its sign. */
  update(picture: BasePicture, letters: number | undefined): void {
    const key = JSON.stringify([picture, letters]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.square.clear();
    if (picture.owner === undefined) this.drawUnowned();
    else this.drawOwned(picture, picture.owner);
    if (letters === undefined) return;
    this.cash.text = this.cash.text.replace('¢', '');
    this.cash.style.fontSize = letters;
  }

  private drawOwned({ cash, mine }: BasePicture, owner: number): void {
    const { palette } = this;
    const { at, cash: plate } = this.place;
    const colour = seatColour(owner);
    const broke = cash === 0;
    this.square
      .roundRect(plate.x, plate.y, plate.width, plate.height, 12)
      .fill(palette.ink)
      .stroke({ color: broke ? palette.danger : colour, width: 3 });
    this.square
      .roundRect(at.x - HALF, at.y - HALF, HALF * 2, HALF * 2, 14)
      .fill(mix(palette.cell, colour, 0.5))
      .stroke({ color: colour, width: 6 });
    if (mine) {
      this.square
        .roundRect(at.x - HALF + 8, at.y - HALF + 8, HALF * 2 - 16, HALF * 2 - 16, 8)
        .stroke({ color: palette.text, width: 2.5, alpha: 0.85 });
    }
    shapePath(this.square, seatLook(owner).shape, at, 22)
      .fill(colour)
      .stroke({ color: palette.ink, width: 3 });
    this.cash.text = `${cash}¢`;
    this.cash.style.fontSize = cash > 99 ? 22 : 28;
    this.cash.style.fill = broke ? palette.danger : palette.text;
  }

  private drawUnowned(): void {
    const { palette } = this;
    const { at, cash: plate } = this.place;
    this.square
      .roundRect(at.x - HALF, at.y - HALF, HALF * 2, HALF * 2, 14)
      .fill(palette.plate)
      .stroke({ color: palette.unowned, width: 4 });
    this.square
      .roundRect(at.x - HALF + 12, at.y - HALF + 12, HALF * 2 - 24, HALF * 2 - 24, 6)
      .stroke({ color: palette.unowned, width: 2, alpha: 0.7 });
    this.square.roundRect(plate.x + 4, plate.y + 8, plate.width - 8, plate.height - 16, 10).stroke({
      color: palette.unowned,
      width: 2,
    });
    this.cash.text = '+1¢';
    this.cash.style.fontSize = 24;
    this.cash.style.fill = palette.print;
  }
}

function placeOf(base: BaseId): BasePlace {
  const place = BASE_PLACES.find((one) => one.base === base);
  if (!place) throw new Error(`Base ${base} has no place on the board.`);
  return place;
}
