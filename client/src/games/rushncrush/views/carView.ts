import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, seatColour, type Palette } from '../../../stage/drawing/palette';
import type { UnitView } from '../../../stage/sprites/UnitSprites';
import { off, type Place } from '../looks/layout';
import { CABIN, CAR } from '../looks/looks';
import type { CarPicture } from '../looks/picture';
import { plateWords } from '../words/board/signs';
import { beamPainting, shadowPainting } from '../paint/car';
import { drawMark } from './carBody';
import { FlatShell, PaintedShell, type Shell } from './shells';

/** From this scale on its gear and speed are written beside it. */
const TOLD = 0.75;
/** The plate has a constant size on the screen. */
const PLATE = { letters: 13, rise: 9, over: 3 } as const;

/** Where shadows fall: the sun is low in the upper left. */
const SUN = { x: 9, y: 8 } as const;

/** A car from above in its seat's colour, with its seat's shape on the roof. */
export class CarView implements UnitView<CarPicture> {
  readonly root = new Container();
  /** Beside the car, upright: gear and speed. */
  private readonly plate = new Container();
  readonly tops = [this.plate];
  private readonly halo = new Graphics();
  /** Its shadow falls where the sun does not shine; its headlights shine ahead. Both are absent in flat colours. */
  private readonly shadow = new Sprite();
  private readonly beam = new Sprite();
  /** What is no part of the car itself. */
  readonly aside = [this.plate, this.halo, this.shadow, this.beam];
  /** Rotated with the heading. */
  private readonly body = new Container();
  private readonly shell: Shell;
  private readonly isFlat: boolean;
  private readonly mark = new Graphics();
  private readonly number: Text;
  private readonly back = new Graphics();
  private readonly told: Text;
  private drawn = '';
  private angle = 0;
  /** Half the width of its plate. */
  private half = 0;
  private shown: CarPicture | undefined;

  constructor(
    private readonly palette: Palette,
    labels: Labels,
    /** Absent, or flat: in flat colours, without light. */
    surface?: Surface,
  ) {
    const { text, ink } = palette;
    const painted = surface?.isFlat === false ? surface : undefined;
    this.isFlat = painted === undefined;
    this.shell = painted ? new PaintedShell(palette, painted.textures) : new FlatShell(palette);
    this.body.addChild(this.shell.root);
    if (painted) this.light(painted);
    this.number = labels.make('', { size: 13, colour: ink, weight: '900' });
    this.told = labels.make('', { size: PLATE.letters, colour: text, weight: '800' });
    this.plate.addChild(this.back, this.told);
    this.root.addChild(this.shadow, this.beam, this.halo, this.body, this.mark, this.number, this.plate);
  }

  /** What it shows now. */
  get picture(): CarPicture | undefined {
    return this.shown;
  }

  /** Where it is drawn at this moment. */
  get place(): Place {
    return { at: { x: this.root.x, y: this.root.y }, angle: this.angle };
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    this.plate.visible = scale >= TOLD;
    this.plate.scale.set(Math.min(1, 1.15 / scale));
    this.put(this.place);
  }

  update(picture: CarPicture): void {
    this.shown = picture;
    this.root.alpha = 1;
    this.root.zIndex = picture.onTurn ? 1 : 0;
    const key = JSON.stringify({ ...picture, place: 0 });
    if (key !== this.drawn) {
      this.drawn = key;
      this.draw(picture);
    }
    this.put(picture.place);
  }

  /** Moves it to a place, with its heading. */
  put({ at, angle }: Place): void {
    this.angle = angle;
    this.root.position.copyFrom(at);
    for (const part of [this.body, this.halo, this.shadow, this.beam]) part.rotation = angle;
    this.shell.face(angle);
    for (const part of [this.mark, this.number])
      part.position.copyFrom(off({ at: { x: 0, y: 0 }, angle }, CABIN.heart, 0));
    // Behind the car, clear of it in every heading.
    const half = Math.abs(Math.cos(angle)) * this.half + Math.abs(Math.sin(angle)) * PLATE.rise;
    const behind = CAR.length / 2 - PLATE.over + half * this.plate.scale.x;
    this.plate.position.copyFrom(off({ at: { x: 0, y: 0 }, angle }, -behind, 0));
  }

  /** Presses one of its ends in: the other one comes nearer. `length`: what is left of its own. */
  press(end: 'nose' | 'tail', length: number): void {
    const shift = (end === 'nose' ? 1 : -1) * (CAR.length / 2) * (1 - length);
    this.body.scale.x = length;
    this.body.position.copyFrom(off({ at: { x: 0, y: 0 }, angle: this.angle }, shift, 0));
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.shell.destroy();
  }

  private light({ textures, drawnWith }: Surface): void {
    this.shadow.texture = textures.of('car shadow', shadowPainting);
    this.beam.texture = textures.of('headlights', beamPainting);
    this.shadow.position.set(SUN.x, SUN.y);
    this.shadow.alpha = 0.55;
    this.beam.alpha = 0.28;
    for (const sprite of [this.shadow, this.beam]) sprite.anchor.set(0.5);
    if (drawnWith === 'webgl') this.beam.blendMode = 'add';
  }

  private draw(picture: CarPicture): void {
    const { palette, back, told } = this;
    this.shell.draw(picture);
    drawMark(this.mark, picture, palette);
    this.drawHalo(picture);
    this.number.text = picture.number === 0 ? '' : String(picture.number);
    told.text = plateWords(picture.gear, picture.speed);
    const half = (this.half = told.width / told.scale.x / 2 + 6);
    back
      .clear()
      .roundRect(-half, -PLATE.rise, half * 2, PLATE.rise * 2, 5)
      .fill({ color: palette.ink, alpha: 0.9 })
      .stroke({ color: seatColour(picture.seat), width: 1.5 });
  }

  /** In flat colours its shadow; and around the car on turn a bright frame with an arrowhead. */
  private drawHalo({ onTurn, seat }: CarPicture): void {
    const { text, ink } = this.palette;
    const [length, width] = [CAR.length / 2, CAR.width / 2];
    this.halo.clear();
    if (this.isFlat)
      this.halo
        .roundRect(-length + 1, -width + 2, CAR.length + 3, CAR.width + 3, 9)
        .fill({ color: 0x000000, alpha: 0.42 });
    if (!onTurn) return;
    const colour = mix(seatColour(seat), text, 0.75);
    for (const [color, line] of [
      [ink, 6],
      [colour, 3],
    ] as const)
      this.halo
        .roundRect(-length - 6, -width - 4, CAR.length + 12, CAR.width + 8, 10)
        .stroke({ color, width: line })
        .poly([length + 9, -7, length + 18, 0, length + 9, 7])
        .stroke({ color, width: line, join: 'round' });
    this.halo.poly([length + 9, -7, length + 18, 0, length + 9, 7]).fill(colour);
  }
}
