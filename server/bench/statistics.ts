/** What the benches make of the numbers that they measured. */

export const ascending = (one: number, other: number): number => one - other;

/** `part` is between 0 and 1; the numbers are sorted. */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile([...numbers].sort(ascending), 0.5);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const rounded = (value: number): number => Number(value.toPrecision(3));

export interface Slope {
  /** The growth of y when x grows by one. */
  readonly slope: number;
  /** Two standard errors: a slope that is smaller than this may be noise. */
  readonly plusMinus: number;
}

/** The line through the points by least squares; NaN where there are too few points for it. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): Slope {
  const meanX = sum(points.map(([x]) => x)) / points.length;
  const meanY = sum(points.map(([, y]) => y)) / points.length;
  const spreadX = sum(points.map(([x]) => (x - meanX) ** 2));
  const slope = sum(points.map(([x, y]) => (x - meanX) * (y - meanY))) / spreadX;
  const residuals = sum(points.map(([x, y]) => (y - meanY - slope * (x - meanX)) ** 2));
  const plusMinus = points.length > 2 ? 2 * Math.sqrt(residuals / (points.length - 2) / spreadX) : Number.NaN;
  return { slope, plusMinus };
}

/** This part of `total`, when it is divided among `parts` as evenly as can be. */
export const shareOf = (total: number, part: number, parts: number): number =>
  Math.floor((total * (part + 1)) / parts) - Math.floor((total * part) / parts);

interface Trials<T> {
  /** The number with which the search begins, and how often it halves its interval. */
  readonly first: number;
  readonly halvings: number;
  measure(count: number): Promise<T>;
  isHeld(measured: T): boolean;
  isTimeUp(): boolean;
}

export interface Bounds<T> {
  /** What was measured at the greatest number that is held, if any is. */
  readonly held: T | undefined;
  /** At the smallest number that is not; undefined when the time was up before. */
  readonly beyond: T | undefined;
}

interface Trial<T> {
  readonly count: number;
  readonly measured: T;
}

/** Tries a number, doubles it until it is not held or the time is up, then halves the interval. */
export async function greatestHeld<T>(trials: Trials<T>): Promise<Bounds<T>> {
  const { first, halvings, measure, isHeld, isTimeUp } = trials;
  let bounds: Bounds<Trial<T>> = { held: undefined, beyond: undefined };
  const attempt = async (count: number): Promise<void> => {
    const measured = await measure(count);
    bounds = { ...bounds, [isHeld(measured) ? 'held' : 'beyond']: { count, measured } };
  };
  let count = first;
  do {
    await attempt(count);
    count *= 2;
  } while (!bounds.beyond && !isTimeUp());
  for (let halving = 0; halving < halvings && bounds.beyond && !isTimeUp(); halving += 1)
    await attempt(Math.round(((bounds.held?.count ?? 0) + bounds.beyond.count) / 2));
  return { held: bounds.held?.measured, beyond: bounds.beyond?.measured };
}
