import { Container, Ticker } from 'pixi.js';
import type { Size } from './geometry';
import { BoardRenderer } from './renderer';

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
  destroy(): void;
}

/** More than twice as sharp is not seen, only paid for. */
const SHARPEST = 2;

/** Nothing of Pixi may keep a timer running while nobody draws: its ticker is turned by hand. */
function stillTicker(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

async function rendererFor(host: HTMLElement, background: number): Promise<BoardRenderer> {
  stillTicker();
  const renderer = new BoardRenderer();
  await renderer.init({
    skipExtensionImports: true,
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    resolution: Math.min(SHARPEST, window.devicePixelRatio),
    autoDensity: true,
    antialias: true,
    background,
  });
  renderer.canvas.style.display = 'block';
  renderer.canvas.style.touchAction = 'none';
  return renderer;
}

/** Fills `host` with a canvas. Throws where the browser cannot draw with WebGL. */
export async function createStage(host: HTMLElement, background: number): Promise<Stage> {
  const renderer = await rendererFor(host, background);
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
  const watcher = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.resize(clientWidth, clientHeight);
    for (const listener of resizes) listener(size());
    invalidate();
  });
  watcher.observe(host);
  host.append(canvas);
  canvas.addEventListener('webglcontextrestored', invalidate);

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
    destroy: () => {
      if (asked !== undefined) cancelAnimationFrame(asked);
      asked = -1;
      watcher.disconnect();
      root.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };
}
