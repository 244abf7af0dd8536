import { gap, type Point } from '../geometry/geometry';

/** Gestures on a board. Points are in screen units of the board's element. */
export interface Gestures {
  tap(point: Point): void;
  /** Pressed and held still; on touch screens this shows the facts of a thing. */
  longPress(point: Point): void;
  /** `undefined`: nothing is pointed at. Mouse and pen only. */
  hover(point: Point | undefined): void;
  pan(by: Point): void;
  /** Wheel or two fingers: scale by a factor, and follow the fingers' midpoint. */
  zoom(factor: number, point: Point): void;
  doubleTap(point: Point): void;
  /**
   * A press at `start` begins to move. True: something is taken along, and `drag` and `drop` follow instead of `pan`.
   * Absent: nothing can be taken along.
   */
  grab?(start: Point, to: Point): boolean;
  drag?(point: Point): void;
  /** `undefined`: it is let go of nowhere. */
  drop?(point: Point | undefined): void;
}

export interface Contact {
  readonly id: number;
  readonly point: Point;
  /** Milliseconds. */
  readonly time: number;
}

/** A finger moves more than a mouse during a tap. */
const STILL = { mouse: 4, touch: 10 } as const;
const LONG_PRESS_MS = 450;
const DOUBLE_TAP_MS = 280;

interface Press {
  readonly start: Point;
  readonly still: number;
  last: Point;
  readonly since: number;
  /** The long press has been reported. */
  held: boolean;
  /** Moved, held long, or one of two fingers: can no longer be a tap. */
  settled: boolean;
  /** It takes something along. */
  drags: boolean;
}

/** Tells taps, drags, pinches and long presses apart; does not depend on a browser. */
export class GestureReader {
  private readonly presses = new Map<number, Press>();
  private lastTap: Contact | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly out: Gestures,
    /** Double taps zoom by touch only; a mouse has its wheel. */
    private readonly timers: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'> = globalThis,
  ) {}

  down(contact: Contact, kind: 'mouse' | 'touch'): void {
    const { point } = contact;
    const press: Press = {
      start: point,
      still: STILL[kind],
      last: point,
      since: contact.time,
      held: false,
      settled: this.presses.size > 0,
      drags: false,
    };
    this.stopHolding();
    for (const other of this.presses.values()) {
      other.settled = true;
      this.letGo(other);
    }
    this.presses.set(contact.id, press);
    if (press.settled) return;
    this.holding = this.timers.setTimeout(() => {
      press.held = true;
      this.out.longPress(press.last);
    }, LONG_PRESS_MS);
  }

  move({ id, point }: Contact): void {
    const press = this.presses.get(id);
    if (!press) {
      if (this.presses.size === 0) this.out.hover(point);
      return;
    }
    if (this.presses.size > 1) {
      this.pinch(press, id, point);
    } else if (press.settled || press.held || gap(press.start, point) > press.still) {
      if (!press.settled) press.drags = this.out.grab?.(press.start, point) ?? false;
      press.settled = true;
      this.stopHolding();
      if (press.drags) this.out.drag?.(point);
      else this.out.pan({ x: point.x - press.last.x, y: point.y - press.last.y });
    }
    press.last = point;
  }

  up(contact: Contact, kind: 'mouse' | 'touch'): void {
    const press = this.presses.get(contact.id);
    this.presses.delete(contact.id);
    this.stopHolding();
    if (press?.drags) this.out.drop?.(contact.point);
    if (!press || press.settled) return;
    // On a busy page the timer may run late, or before a release that happened earlier is reported: the
    // events' own times decide.
    if (press.held && contact.time - press.since >= LONG_PRESS_MS) return;
    const twice =
      kind === 'touch' &&
      this.lastTap !== undefined &&
      contact.time - this.lastTap.time < DOUBLE_TAP_MS &&
      gap(this.lastTap.point, contact.point) < STILL.touch * 2;
    this.lastTap = twice ? undefined : contact;
    if (twice) this.out.doubleTap(contact.point);
    else this.out.tap(contact.point);
  }

  cancel(id: number): void {
    this.letGo(this.presses.get(id));
    this.presses.delete(id);
    this.stopHolding();
  }

  leave(): void {
    if (this.presses.size === 0) this.out.hover(undefined);
  }

  stop(): void {
    this.presses.clear();
    this.stopHolding();
  }

  private letGo(press: Press | undefined): void {
    if (!press?.drags) return;
    press.drags = false;
    this.out.drop?.(undefined);
  }

  private pinch(press: Press, id: number, point: Point): void {
    const other = [...this.presses].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const before = gap(press.last, other.last);
    const after = gap(point, other.last);
    const middle = { x: (point.x + other.last.x) / 2, y: (point.y + other.last.y) / 2 };
    this.out.pan({ x: (point.x - press.last.x) / 2, y: (point.y - press.last.y) / 2 });
    if (before > 0 && after > 0) this.out.zoom(after / before, middle);
  }

  private stopHolding(): void {
    if (this.holding !== undefined) this.timers.clearTimeout(this.holding);
    this.holding = undefined;
  }
}
