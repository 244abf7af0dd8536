/** What is counted, and how often it may be in a period. */
export interface CountedKey {
  readonly key: string;
  readonly limit: number;
}

/** Counts over all processes. */
export interface Counts {
  /** Counts one of each, unless one has reached its limit: then false. Undefined while nobody can count for all. */
  take(keys: readonly CountedKey[], periodMs: number): Promise<boolean | undefined>;
}
