import { Container, Ticker } from 'pixi.js';
import { startDrawing, watchContext, type Drawing } from './drawing';
import type { Size } from './geometry';

/** Called before a frame is drawn; true keeps frames coming. */
export type FrameListener = (now: number) => boolean;

/**
 * How much drawing there was: an idle board must not add to it. The canvas carries the count as
 * `data-renders`, where a browser test can read it.
 */
export interface StageStats {
  renders: number;
  /** Script time of the last frame, in milliseconds. */
  lastMs: number;
}

/** A canvas in an element of the page, drawn only when something on it has changed. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** What the camera moves; everything else is put into it. */
  readonly world: Container;
  readonly stats: StageStats;
  readonly size: Size;
  /** Pixels of the screen for each unit of the page. */
  readonly density: number;
  /** The colour behind everything. */
  paint(background: number): void;
  /** Draws one frame soon. */
  invalidate(): void;
  onFrame(listener: FrameListener): void;
  onResize(listener: (size: Size) => void): void;
  /** Nothing can be drawn here any more: it takes another stage, which does without WebGL. */
  onLost(listener: () => void): void;
  destroy(): void;
}

/** Nothing of Pixi may keep a timer running while nobody draws: its ticker is turned by hand. */
function stillTicker(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

async function prepared(host: HTMLElement, background: number): Promise<Drawing['renderer']> {
  stillTicker();
  const { renderer, drawnWith } = await startDrawing(host, background);
  renderer.canvas.style.display = 'block';
  renderer.canvas.style.touchAction = 'none';
  renderer.canvas.dataset['drawnWith'] = drawnWith;
  return renderer;
}

/** Calls `resized` whenever the element has another size in which something can be drawn. */
function watchSize(host: HTMLElement, resized: (size: Size) => void): () => void {
  const watcher = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width > 0 && height > 0) resized({ width, height });
  });
  watcher.observe(host);
  return () => watcher.disconnect();
}

/** Fills `host` with a canvas, drawn with WebGL where the browser can. */
export async function createStage(host: HTMLElement, background: number): Promise<Stage> {
  const renderer = await prepared(host, background);
  const { canvas } = renderer;
  const root = new Container();
  const world = new Container({ isRenderGroup: true });
  root.addChild(world);
  const frames: FrameListener[] = [];
  const resizes: ((size: Size) => void)[] = [];
  const stats: StageStats = { renders: 0, lastMs: 0 };
  let asked: number | undefined;

  function frame(now: number): void {
    asked = undefined;
    const before = performance.now();
    const more = frames.map((listener) => listener(now)).includes(true);
    Ticker.system.update(now);
    renderer.render(root);
    stats.renders += 1;
    stats.lastMs = performance.now() - before;
    canvas.dataset['renders'] = String(stats.renders);
    if (more) invalidate();
  }
  function invalidate(): void {
    asked ??= requestAnimationFrame(frame);
  }
  const size = (): Size => ({ width: renderer.screen.width, height: renderer.screen.height });
  const unwatchSize = watchSize(host, ({ width, height }) => {
    renderer.resize(width, height);
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
    density: renderer.resolution,
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
    destroy: () => {
      if (asked !== undefined) cancelAnimationFrame(asked);
      asked = -1;
      unwatchSize();
      unwatchContext();
      root.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };
}
