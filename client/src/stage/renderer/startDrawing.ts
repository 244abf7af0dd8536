import type { CanvasBoardRenderer } from './canvasRenderer';
import { BoardRenderer } from './boardRenderer';

/** How boards are drawn; the canvas carries it as `data-drawn-with`. */
export type DrawnWith = 'webgl' | 'canvas';

export interface Drawing {
  readonly renderer: BoardRenderer | CanvasBoardRenderer;
  readonly drawnWith: DrawnWith;
}

/** How long a lost WebGL context may take to come back before boards do without it, in milliseconds. */
const RESTORED_WITHIN = 2000;

/** A pixel density above 2 cannot be seen and only costs time. */
const SHARPEST = 2;

/** After WebGL has failed once on this page, it is not tried again. */
let hasWebGl = true;

/** The pixels of a CSS pixel: they change with the page's zoom, and on another screen. */
export const sharpness = (): number => Math.min(SHARPEST, window.devicePixelRatio);

const optionsFor = (host: HTMLElement, background: number) => ({
  skipExtensionImports: true,
  width: Math.max(1, host.clientWidth),
  height: Math.max(1, host.clientHeight),
  resolution: sharpness(),
  autoDensity: true,
  antialias: true,
  background,
});

/** Uses WebGL where the browser has it, otherwise the canvas renderer. */
export async function startDrawing(host: HTMLElement, background: number): Promise<Drawing> {
  const options = optionsFor(host, background);
  if (hasWebGl) {
    try {
      const renderer = new BoardRenderer();
      await renderer.init(options);
      return { renderer, drawnWith: 'webgl' };
    } catch {
      hasWebGl = false;
    }
  }
  const { CanvasBoardRenderer } = await import('./canvasRenderer');
  const renderer = new CanvasBoardRenderer();
  await renderer.init(options);
  return { renderer, drawnWith: 'canvas' };
}

/**
 * Calls `restored` whenever a lost context is back, and `lost` when it stays away; returns the function
 * that stops watching.
 */
export function watchContext(
  canvas: HTMLCanvasElement,
  { restored, lost }: { restored(): void; lost(): void },
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = (): void => {
    hasWebGl = false;
    lost();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, RESTORED_WITHIN);
  };
  const goOn = (): void => {
    clearTimeout(timer);
    restored();
  };
  canvas.addEventListener('webglcontextlost', wait, { signal });
  canvas.addEventListener('webglcontextrestored', goOn, { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
