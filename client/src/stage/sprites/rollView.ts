import { Container, Graphics } from 'pixi.js';
import { dieFace, type DieLook } from '../drawing/dieFace';
import type { Box, Point } from '../geometry/geometry';
import type { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';

const DIE = 0.82;
const APART = 66;
const LINE = 36;
const TOP = 40;
/** From the middle of the dice to their upper edge. */
const HEAD = 44;

/** Dice over the board, with their result below them. */
export class RollView {
  readonly root = new Container();
  private seen: Box = { x: 0, y: 0, width: 1, height: 1 };
  private readonly plate = new Graphics();
  /** The dice themselves. */
  readonly faces = new Container();
  private readonly words = new Container();

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
    /** Distance from the unit that the dice are rolled for. */
    private readonly clear: number,
  ) {
    this.root.visible = false;
    this.root.addChild(this.plate, this.faces, this.words);
  }

  /** Dice side by side; `turn`: how far they have tumbled, in radians; `look`: of all, or of each. */
  show(dice: readonly number[], turn = 0, look?: DieLook | ((index: number) => DieLook | undefined)): void {
    for (const child of this.faces.removeChildren()) child.destroy();
    dice.forEach((roll, index) => {
      const face = new Graphics();
      const own = typeof look === 'function' ? look(index) : look;
      dieFace(face, roll, this.palette, { x: 0, y: 0, size: DIE, ...(own && { look: own }) });
      face.position.set((index - (dice.length - 1) / 2) * APART, 0);
      face.rotation = index % 2 === 0 ? turn : -turn;
      this.faces.addChild(face);
    });
  }

  /** Lines on a plate under the dice, the last one in large letters; an empty list removes the plate. */
  tell(lines: readonly string[]): void {
    for (const child of this.words.removeChildren()) child.destroy();
    this.plate.clear();
    if (lines.length === 0) return;
    const { text, silver, ink, brass } = this.palette;
    const labels = lines.map((line, index) => {
      const isLast = index === lines.length - 1;
      const label = this.labels.make(line, {
        size: isLast ? 34 : 27,
        colour: isLast ? text : silver,
        weight: '800',
      });
      label.position.set(0, TOP + 24 + index * LINE);
      return label;
    });
    const room = this.seen.width / this.root.scale.x - 60;
    for (const label of labels) label.scale.set(Math.min(1, room / label.width));
    this.words.addChild(...labels);
    const width = Math.max(...labels.map((label) => label.width)) + 44;
    this.plate
      .roundRect(-width / 2, TOP, width, LINE * lines.length + 12, 20)
      .fill({ color: ink, alpha: 0.95 })
      .stroke({ color: brass, width: 2 });
    this.keepInside(width / 2);
  }

  /** `size`: its size in the world; `seen`: the visible part of the world, which it stays inside. */
  zoomed(size: number, seen: Box): void {
    this.root.scale.set(size);
    this.seen = seen;
  }

  /**
   * Places the dice clear of some points, with room for a number of lines: above all of them where it
   * fits, otherwise below.
   */
  placeAt({ x, y }: Point, lines: number, others: readonly Point[]): void {
    const size = this.root.scale.x;
    const ys = [y, ...others.map((other) => other.y)];
    const foot = (TOP + LINE * lines + 12) * size;
    const [above, below] = [Math.min(...ys) - this.clear - foot, Math.max(...ys) + this.clear + HEAD * size];
    const [first, last] = [this.seen.y + (HEAD + 8) * size, this.seen.y + this.seen.height - foot - 8 * size];
    const isRoomier = above >= first || first - above < below - last;
    this.root.position.set(x, Math.max(first, Math.min(last, isRoomier ? above : below)));
    this.keepInside(90);
  }

  private keepInside(half: number): void {
    const { x, width } = this.seen;
    const room = Math.max(0, width / 2 - (half + 8) * this.root.scale.x);
    const middle = x + width / 2;
    this.root.x = Math.max(middle - room, Math.min(middle + room, this.root.x));
  }
}
