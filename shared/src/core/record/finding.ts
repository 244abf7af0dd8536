export interface Finding {
  readonly verdict: Verdict;
  /** The first difference: the number of the step (0 is the set-up, 1 the first entry). */
  readonly step?: number;
  /** For the views: which are missing and which are surplus, by the keys of `GameRecord.reels`. */
  readonly reels?: { readonly missing: readonly string[]; readonly surplus: readonly string[] };
}

/**
 * `untold`: it could not be checked, because something before it is broken, or (for the key) nothing was given to
 * compare with, or (for the rolls) the record is of format 1, without draws. `rulesGone`: the rules that it needs are
 * not available.
 */
export type Verdict = 'holds' | 'broken' | 'untold' | 'rulesGone';
