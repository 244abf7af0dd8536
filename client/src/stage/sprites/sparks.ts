import { Container, Graphics, type Text } from 'pixi.js';
import { between, gap, type Box, type Point } from '../geometry/geometry';
import type { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';
import type { Surface } from '../contract/boardDefinition';
import { Particles } from '../film/Particles';
import { Traces } from '../film/Traces';
import type { Textures } from './Textures';

/** The maximum width of a banner, in its own units. */
const WIDEST = 1100;

interface Lettering {
  readonly size?: number;
  /** Absent: that of all text. */
  readonly colour?: number | undefined;
}

/** A word on its way up: where it began, and how many newer ones are under it. */
interface Rising {
  readonly at: Point;
  newer: number;
}

/** Things that live only as long as an animation: particles, coins in flight, rings, words. */
export class Sparks {
  readonly root = new Container();
  readonly particles: Particles;
  /** They lie on the ground: the board puts their root under its units. */
  readonly traces: Traces;
  readonly textures: Textures;
  /** The words that rise at this moment. */
  readonly rising = new Set<Rising>();
  /** What stays as long as nothing happens. */
  private readonly held = new Container();
  private wordSize = 1;
  private widest = WIDEST;
  private view: Box = { x: 0, y: 0, width: 0, height: 0 };

  constructor(
    readonly palette: Palette,
    private readonly labels: Labels,
    /** Where banners appear: in the middle of what is seen, from side to side. */
    public middle: Point,
    surface: Surface,
  ) {
    this.particles = new Particles(surface);
    this.traces = new Traces(surface);
    this.textures = surface.textures;
    this.root.addChild(this.held, this.particles.root);
  }

  /** The size of text in the world. */
  get size(): number {
    return this.wordSize;
  }

  /** Sets the size of text; `banner`: where banners appear, and their maximum width; `seen`: all that can be seen; in the world. */
  zoomed(size: number, banner: { readonly at: Point; readonly width: number }, seen: Box): void {
    this.view = seen;
    this.wordSize = size;
    this.middle = banner.at;
    this.widest = Math.min(WIDEST, banner.width / size);
  }

  coin(colour: number, at: Point): Graphics {
    const coin = new Graphics().circle(0, 0, 11).fill(colour).stroke({ color: this.palette.ink, width: 2.5 });
    coin.position.copyFrom(at);
    return this.add(coin);
  }

  ring(colour: number, at: Point): Graphics {
    const ring = new Graphics().circle(0, 0, 46).stroke({ color: colour, width: 7 });
    ring.position.copyFrom(at);
    return this.add(ring);
  }

  flash(colour: number, at: Point): Graphics {
    const flash = new Graphics().star(0, 0, 9, 58, 24).fill(colour);
    flash.position.copyFrom(at);
    return this.add(flash);
  }

  /** A dotted line from a shooter to its target. */
  aim(from: Point, to: Point): Graphics {
    const dots = new Graphics();
    const count = Math.max(2, Math.floor(gap(from, to) / 26));
    for (let dot = 2; dot < count; dot += 1) {
      const at = between(from, to, dot / count);
      dots.circle(at.x, at.y, 5).fill({ color: this.palette.danger, alpha: 0.9 });
    }
    return this.add(dots);
  }

  word(text: string, at: Point, { size = 40, colour = this.palette.text }: Lettering = {}): Text {
    const word = this.labels.make(text, { size, colour, weight: '900', outline: this.palette.ink });
    word.position.copyFrom(at);
    word.scale.set(this.wordSize);
    return this.add(word);
  }

  /** A plate across the middle of the board, for something that everybody should notice. */
  banner(text: string, colour: number): Container {
    const banner = new Container();
    const word = this.labels.make(text, { size: 56, colour: this.palette.text, weight: '800' });
    const width = word.width + 110;
    if (width > this.widest) word.scale.set((this.widest - 110) / word.width);
    const shown = Math.min(width, this.widest);
    const plate = new Graphics()
      .roundRect(-shown / 2, -58, shown, 116, 26)
      .fill({ color: this.palette.ink, alpha: 0.96 })
      .stroke({ color: colour, width: 5 });
    banner.addChild(plate, word);
    banner.position.copyFrom(this.middle);
    banner.scale.set(this.wordSize);
    return this.add(banner);
  }

  /** Puts a thing in the middle of what can be seen, at the height of banners; one unit of it is a pixel of a large window. */
  upFront<Thing extends Container>(thing: Thing): Thing {
    thing.position.copyFrom(this.middle);
    thing.scale.set(this.wordSize);
    return this.add(thing);
  }

  /** Puts a thing over the board, in units of the board. */
  over<Thing extends Container>(thing: Thing): Thing {
    return this.add(thing);
  }

  /** The part of the board that fills the window. */
  get seen(): Box {
    return this.view;
  }

  /** A dotted line that stays until the board is drawn anew. */
  holdAim(from: Point, to: Point): void {
    this.held.addChild(this.aim(from, to));
  }

  /** Removes what was held. What an animation shows, it removes itself. */
  clear(): void {
    for (const child of this.held.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.particles.destroy();
  }

  private add<Thing extends Container>(thing: Thing): Thing {
    this.root.addChild(thing);
    return thing;
  }
}
