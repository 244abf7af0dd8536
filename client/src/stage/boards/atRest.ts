import type { Shot } from '../camera/camera';
import type { Point } from '../geometry/geometry';

/** There is no camera: where such a board looks. */
const AS_IT_IS: Shot = { scale: 1, x: 0, y: 0 };

/** What a board at rest shows, in units of its world. */
interface Resting {
  /** Where the camera looks; absent where there is none. */
  readonly shot?: Shot;
  /** Where each thing stands. */
  readonly places: Iterable<readonly [id: string, at: Point]>;
  /** The things that can be chosen, where the board tells it. */
  readonly lit?: readonly string[];
}

/**
 * Whether a board is at rest: everything that one waits for has come to its end. It tells this to who has asked for it,
 * though smoke may still trail; its canvas tells that it lingers then. Once nothing moves at all, the canvas tells where
 * the board looks and where each thing stands, in pixels of the canvas, where a browser test can read it.
 */
export class AtRest {
  private listener: (isAtRest: boolean) => void = () => undefined;
  private isAtRest = false;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  /** Calls `listener` with true whenever the board has come to rest, and with false when it begins to move. */
  onChange(listener: (isAtRest: boolean) => void): void {
    this.listener = listener;
  }

  /** Only what nobody waits for still moves. */
  linger(): void {
    this.canvas.dataset['lingers'] = '';
    this.tell(true);
  }

  /** Nothing moves any more. */
  settle({ shot: { scale, x, y } = AS_IT_IS, places, lit }: Resting): void {
    this.tell(true);
    const { dataset } = this.canvas;
    delete dataset['lingers'];
    const onCanvas = [...places].map(([id, at]) => [
      id,
      [Math.round(x + at.x * scale), Math.round(y + at.y * scale)],
    ]);
    dataset['shot'] = JSON.stringify({ scale, x, y });
    dataset['places'] = JSON.stringify(Object.fromEntries(onCanvas));
    if (lit) dataset['lit'] = lit.join(' ');
  }

  /** What it has told is no longer so. */
  unsettle(): void {
    const { dataset } = this.canvas;
    delete dataset['shot'];
    delete dataset['places'];
    delete dataset['lingers'];
    this.tell(false);
  }

  private tell(isAtRest: boolean): void {
    if (this.isAtRest === isAtRest) return;
    this.isAtRest = isAtRest;
    this.listener(isAtRest);
  }
}
