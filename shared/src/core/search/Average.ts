/** A mean of numbers that come one by one, and its standard error (Welford). */
export class Average {
  count = 0;
  mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.squares += off * (value - this.mean);
  }

  /**
   * Of the mean. As if one more value had come, half a win away from it: a few equal results are no certainty.
   */
  get error(): number {
    const count = this.count + 1;
    return Math.sqrt((this.squares + 0.25) / (count * Math.max(1, count - 1)));
  }
}
