import { Container, Graphics } from 'pixi.js';
import { dieFace } from '../../../stage/dieFace';
import type { Point } from '../../../stage/geometry';
import type { Labels } from '../../../stage/labels';
import type { Palette } from '../../../stage/palette';
import { WORLD } from '../layout';

const DIE = 0.82;
const APART = 66;
const LINE = 36;
const TOP = 40;
/** The scale from which on its words are large enough by themselves. */
const LEGIBLE = 0.55;
const LARGEST = 1.7;

/** Dice that lie over the arena, and under them what they come to. */
export class RollView {
  readonly root = new Container();
  private readonly plate = new Graphics();
  private readonly faces = new Container();
  private readonly words = new Container();

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
  ) {
    this.root.visible = false;
    this.root.addChild(this.plate, this.faces, this.words);
  }

  /** Dice side by side; `turn`: how far they have tumbled, in radians. */
  show(dice: readonly number[], turn = 0): void {
    for (const child of this.faces.removeChildren()) child.destroy();
    dice.forEach((roll, index) => {
      const face = new Graphics();
      dieFace(face, roll, this.palette, { x: 0, y: 0, size: DIE });
      face.position.set((index - (dice.length - 1) / 2) * APART, 0);
      face.rotation = index % 2 === 0 ? turn : -turn;
      this.faces.addChild(face);
    });
  }

  /** Lines on a plate under the dice, the last one in large letters; none take the plate away. */
  tell(lines: readonly string[]): void {
    for (const child of this.words.removeChildren()) child.destroy();
    this.plate.clear();
    if (lines.length === 0) return;
    const { text, silverDark, ink, brass } = this.palette;
    const labels = lines.map((line, index) => {
      const isLast = index === lines.length - 1;
      const label = this.labels.make(line, {
        size: isLast ? 34 : 27,
        colour: isLast ? text : silverDark,
        weight: '800',
      });
      label.position.set(0, TOP + 24 + index * LINE);
      return label;
    });
    const room = (WORLD.width - 80) / this.root.scale.x;
    for (const label of labels) label.scale.set(Math.min(1, room / label.width));
    this.words.addChild(...labels);
    const width = Math.max(...labels.map((label) => label.width)) + 44;
    this.plate
      .roundRect(-width / 2, TOP, width, LINE * lines.length + 12, 20)
      .fill({ color: ink, alpha: 0.95 })
      .stroke({ color: brass, width: 2 });
    this.keepInside(width / 2);
  }

  /** Seen from afar it is larger: `scale` is in screen pixels a unit of the board. */
  zoomed(scale: number): void {
    this.root.scale.set(Math.min(LARGEST, Math.max(1, LEGIBLE / scale)));
  }

  /** Beside a point, above it where there is room. */
  placeAt({ x, y }: Point): void {
    const size = this.root.scale.x;
    this.root.position.set(x, y < WORLD.y + 330 * size ? y + 50 + 46 * size : y - 60 - 190 * size);
    this.keepInside(90);
  }

  private keepInside(half: number): void {
    const most = Math.max(0, WORLD.x + WORLD.width - half * this.root.scale.x);
    this.root.x = Math.max(-most, Math.min(most, this.root.x));
  }
}
