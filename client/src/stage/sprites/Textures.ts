import { CanvasSource, Texture } from 'pixi.js';
import type { Size } from '../geometry/geometry';
import type { Brush } from '../paint/pieces';

/** A picture that a painter makes on a canvas, once. */
export interface Painting extends Size {
  /** Pixels for each unit of the board. `width` and `height` are in units. */
  readonly density: number;
  /** Paints around the middle, in units of the board. */
  paint(brush: Brush): void;
}

/** Across or down. A phone's graphics card has little memory, and its window shows no more. */
const MOST = { phone: 1024, desk: 2048 } as const;
/** A board may be enlarged by about this much before its ground looks soft. */
const ENLARGED = 2;

/** The width or height of the largest texture that this screen is worth, in pixels. */
export function mostPixels(): number {
  const { width, height } = screen;
  const most = Math.min(width, height) < 600 ? MOST.phone : MOST.desk;
  return Math.min(most, Math.ceil(ENLARGED * devicePixelRatio * Math.max(width, height)));
}

const newCanvas = (): HTMLCanvasElement => document.createElement('canvas');

/**
 * The textures of one board. A sprite with such a texture has the size of its painting, in units of the board, and stands on
 * the middle of it. Do not tint one that is translucent: the canvas renderer tints what lies behind it. A texture belongs to all sprites that show it: they are destroyed without it.
 */
export class Textures {
  private readonly made = new Map<string, Texture<CanvasSource>>();

  /** `create`: makes an empty canvas. */
  constructor(private readonly create: () => HTMLCanvasElement = newCanvas) {}

  /** The memory that all of them take on the graphics card, in bytes. */
  get bytes(): number {
    const sources = [...this.made.values()].map(({ source }) => source);
    return sources.reduce((sum, { pixelWidth, pixelHeight }) => sum + pixelWidth * pixelHeight * 4, 0);
  }

  /** The texture of this name, painted when it is first asked for. */
  of(name: string, painting: Painting): Texture {
    return this.made.get(name) ?? this.add(name, this.painted(painting), painting.density);
  }

  /** Makes a texture of a canvas that is painted already. The canvas belongs to the texture from then on. */
  add(name: string, resource: HTMLCanvasElement, density: number): Texture {
    this.drop(name);
    const source = new CanvasSource({ resource, resolution: density, autoGenerateMipmaps: true });
    const texture = new Texture({ source, defaultAnchor: { x: 0.5, y: 0.5 } });
    this.made.set(name, texture);
    return texture;
  }

  /** Frees one texture, which no sprite shows any more. */
  drop(name: string): void {
    const texture = this.made.get(name);
    if (!texture) return;
    this.made.delete(name);
    const { resource } = texture.source;
    texture.destroy(true);
    // A browser may keep the pixels of a canvas that nobody has for long.
    resource.width = 0;
  }

  /** Frees all. */
  destroy(): void {
    for (const name of [...this.made.keys()]) this.drop(name);
  }

  private painted({ width, height, density, paint }: Painting): HTMLCanvasElement {
    const canvas = this.create();
    canvas.width = Math.ceil(width * density);
    canvas.height = Math.ceil(height * density);
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('The browser gives no canvas to paint on.');
    brush.setTransform(density, 0, 0, density, canvas.width / 2, canvas.height / 2);
    paint(brush);
    return canvas;
  }
}
