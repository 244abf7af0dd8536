/** The same sound is heard again after this time at the earliest (ms). */
const APART_MS = 40;
/** What is wanted in one moment (ms), as where motion is off: no more than this is heard of it. */
const [MOMENT_MS, AT_ONCE] = [25, 3];

/** Keeps sounds apart, so that none is heard twice and no heap of them at once. */
export class Spacing {
  /** The most that sound at the same time. */
  static readonly VOICES = 8;
  private readonly heardAt = new Map<string, number>();

  /** Whether a sound may be heard at this time (ms), beside at most this number of others; then it counts as heard. */
  allows(name: string, now: number, most = AT_ONCE): boolean {
    const together = [...this.heardAt.values()].filter((at) => now - at < MOMENT_MS);
    const isAgain = now - (this.heardAt.get(name) ?? -Infinity) < APART_MS;
    if (isAgain || together.length >= most) return false;
    this.heardAt.set(name, now);
    return true;
  }
}
