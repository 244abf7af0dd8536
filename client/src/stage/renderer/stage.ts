import { Container, Ticker } from 'pixi.js';
import { requireDrawable } from '../geometry/finite';
import { lettersLoaded } from './letters';
import { sharpness, startDrawing, watchContext, type Drawing, type DrawnWith } from './startDrawing';
import type { Size } from '../geometry/geometry';

/** Called before a frame is drawn; true keeps frames coming. */
type FrameListener = (now: number) => boolean;

/**
 * Counts how much was drawn: an idle board must not add to it. The canvas carries the count as
 * `data-renders`, where a browser test can read it.
 */
interface StageStats {
  renders: number;
  /** Script time of the last frame, in milliseconds. */
  lastMs: number;
}

/** A canvas in an element of the page, drawn only when something on it has changed. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** Moved by the camera; everything else is put into it. */
  readonly world: Container;
  readonly stats: StageStats;
  readonly drawnWith: DrawnWith;
  readonly size: Size;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** Sets the background colour. */
  paint(background: number): void;
  /** Requests one frame. */
  invalidate(): void;
  onFrame(listener: FrameListener): void;
  onResize(listener: (size: Size) => void): void;
  /**
   * Called when nothing can be drawn here any more: the board must be mounted on a new stage, which does
   * without WebGL.
   */
  onLost(listener: () => void): void;
  /** Called when drawing has thrown, or something is nowhere: the board cannot be relied on any more. */
  onFailed(listener: (error: unknown) => void): void;
  destroy(): void;
}

/** Keeps Pixi from running a timer while nothing is drawn: its ticker is driven by hand. */
function stillTicker(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

async function prepared(host: HTMLElement, background: number): Promise<Drawing> {
  stillTicker();
  const [drawing] = await Promise.all([startDrawing(host, background), lettersLoaded()]);
  const { renderer, drawnWith } = drawing;
  renderer.canvas.style.display = 'block';
  renderer.canvas.style.touchAction = 'none';
  renderer.canvas.dataset['drawnWith'] = drawnWith;
  return drawing;
}

/** Calls `resized` whenever the element changes size, unless it is too small to draw in. */
function watchSize(host: HTMLElement, resized: (size: Size) => void): () => void {
  const spectator = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width > 0 && height > 0) resized({ width, height });
  });
  spectator.observe(host);
  return () => spectator.disconnect();
}

interface FrameLoop {
  /** Requests one frame. */
  invalidate(): void;
  close(): void;
}

/** Draws frames on request, and on while `draw` returns true; until it is closed, or one of them has failed. */
function frameLoop(draw: (now: number) => boolean, failed: (error: unknown) => void): FrameLoop {
  let asked: number | undefined;
  let isOpen = true;
  const invalidate = (): void => {
    if (isOpen) asked ??= requestAnimationFrame(frame);
  };
  const close = (): void => {
    isOpen = false;
    if (asked !== undefined) cancelAnimationFrame(asked);
  };
  function frame(now: number): void {
    asked = undefined;
    try {
      if (draw(now)) invalidate();
    } catch (error) {
      close();
      failed(error);
    }
  }
  return { invalidate, close };
}

/** Fills `host` with a canvas, drawn with WebGL where the browser can. */
export async function createStage(host: HTMLElement, background: number): Promise<Stage> {
  const { renderer, drawnWith } = await prepared(host, background);
  const { canvas } = renderer;
  const root = new Container();
  const world = new Container({ isRenderGroup: true });
  root.addChild(world);
  const frames: FrameListener[] = [];
  const resizes: ((size: Size) => void)[] = [];
  const failures: ((error: unknown) => void)[] = [];
  const stats: StageStats = { renders: 0, lastMs: 0 };
  const { invalidate, close } = frameLoop(draw, (error) => failures.forEach((listener) => listener(error)));

  function draw(now: number): boolean {
    const before = performance.now();
    const isMoving = frames.map((listener) => listener(now)).includes(true);
    Ticker.system.update(now);
    if (!isMoving) requireDrawable(root);
    renderer.render(root);
    stats.renders += 1;
    stats.lastMs = performance.now() - before;
    canvas.dataset['renders'] = String(stats.renders);
    return isMoving;
  }
  const size = (): Size => ({ width: renderer.screen.width, height: renderer.screen.height });
  const unwatchSize = watchSize(host, ({ width, height }) => {
    renderer.resize(width, height, sharpness());
    for (const listener of resizes) listener(size());
    invalidate();
  });
  host.append(canvas);
  const losses: (() => void)[] = [];
  const lost = (): void => losses.forEach((listener) => listener());
  const unwatchContext = watchContext(canvas, { restored: invalidate, lost });

  return {
    canvas,
    world,
    stats,
    drawnWith,
    get density() {
      return renderer.resolution;
    },
    get size() {
      return size();
    },
    paint: (colour) => {
      renderer.background.color = colour;
    },
    invalidate,
    onFrame: (listener) => frames.push(listener),
    onResize: (listener) => resizes.push(listener),
    onLost: (listener) => losses.push(listener),
    onFailed: (listener) => failures.push(listener),
    destroy: () => {
      close();
      unwatchSize();
      unwatchContext();
      root.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };
}
