import { Container, Graphics } from 'pixi.js';
import type { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';
import type { DrawContext } from './drawContext';

/** Shows what can be done now: on the ground under the units, and as marks over them. */
export abstract class MarkLayer<Shown> {
  /** Drawn under the units. */
  readonly ground = new Container();
  /** Drawn over the units. */
  readonly marks = new Container();
  protected readonly floor = new Graphics();
  /** Text on the floor. */
  protected readonly figures = new Container();
  protected readonly path = new Graphics();
  protected readonly aims = new Graphics();
  /** Text on the marks. */
  protected readonly words = new Container();
  protected readonly slate: DrawContext;
  protected shown: Shown | undefined;
  private drawn = '';

  constructor(
    protected readonly palette: Palette,
    protected readonly labels: Labels,
  ) {
    this.slate = { pen: this.aims, words: this.words, palette, labels };
    this.ground.addChild(this.floor, this.figures, this.path);
    this.marks.addChild(this.aims, this.words);
  }

  /** `undefined` clears everything. */
  update(shown: Shown | undefined): void {
    this.shown = shown;
    this.updateFloor(shown);
    this.clearMarks();
    if (shown) this.drawMarks(shown);
  }

  /** Called when the marks change size. */
  protected redraw({ floor }: { readonly floor: boolean }): void {
    if (floor) this.drawn = '';
    this.update(this.shown);
  }

  /**
   * The part of `Shown` that the floor depends on: while it stays equal the floor is not redrawn, since
   * text is slow to draw.
   */
  protected abstract floorOf(shown: Shown): unknown;
  protected abstract drawFloor(shown: Shown): void;
  protected abstract drawMarks(shown: Shown): void;

  protected clearFloor(): void {
    this.floor.clear();
    for (const child of this.figures.removeChildren()) child.destroy();
  }

  protected clearMarks(): void {
    for (const pen of [this.path, this.aims]) pen.clear();
    for (const child of this.words.removeChildren()) child.destroy({ children: true });
  }

  private updateFloor(shown: Shown | undefined): void {
    const key = shown ? JSON.stringify(this.floorOf(shown)) : '';
    if (key === this.drawn) return;
    this.drawn = key;
    this.clearFloor();
    if (shown) this.drawFloor(shown);
  }
}
