/** How long something painted takes to appear, in milliseconds. */
const FADE_MS = 250;

interface Fade {
  readonly show: (share: number) => void;
  begun: number | undefined;
}

/** What appears on a board without an event, and holds up nothing. */
export class Fades {
  private running: Fade[] = [];

  constructor(
    private readonly invalidate: () => void,
    /** Whether nothing on the board moves: then everything is there at once. */
    private readonly isStill: () => boolean,
  ) {}

  /** `show` is called with the share that can be seen, up to 1. */
  add(show: Fade['show']): void {
    show(this.isStill() ? 1 : 0);
    if (!this.isStill()) this.running.push({ show, begun: undefined });
    this.invalidate();
  }

  /** True while something still appears. */
  step(now: number): boolean {
    this.running = this.running.filter((fade) => {
      fade.begun ??= now;
      const share = Math.min(1, (now - fade.begun) / FADE_MS);
      fade.show(share);
      return share < 1;
    });
    return this.running.length > 0;
  }

  clear(): void {
    this.running = [];
  }
}
