import type { Options } from '../../options';

/** The result of a Side Ram. (Source L143-L157; R6, R26, R37) */

/** Who takes part: the ramming car, its target, and the car on the target's far side. */
export type Party = 'own' | 'target' | 'third';
/** The space on the far side of the target. */
export type FarSide = 'clear' | 'blocked';

export interface RamResult {
  /** Who loses a Structure point. */
  readonly hurt: readonly Party[];
  /** Is the target pushed to the far side? Otherwise the ramming car goes straight ahead. */
  readonly displaces: boolean;
}

/** The die with its bonus; more than 6 counts as 6. */
const MOST_SCORE = 6;
/** From this score on the target is pushed away, if possible. */
const DISPLACES_FROM = 4;

type Row = readonly (readonly Party[])[];

/** As printed: who is hurt by a score of 1 to 6. */
const OVERDRIVE: Readonly<Record<FarSide, Row>> = {
  clear: [['own'], ['own'], [], [], ['target'], ['target']],
  blocked: [['own'], ['own'], [], ['target'], ['target'], ['target', 'third']],
};
/** The loser of a ram by the Arcade rules; no third party. (R6) */
const LOSER: Row = [['own'], ['own'], ['own'], ['target'], ['target'], ['target']];

const TABLE: Readonly<Record<Options['style'], Readonly<Record<FarSide, Row>>>> = {
  overdrive: OVERDRIVE,
  arcade: { clear: LOSER, blocked: LOSER },
};

/** The result of a die with its bonus. The third party is hurt only if there is one. */
export function ramResult(style: Options['style'], far: FarSide, score: number): RamResult {
  const counted = Math.min(score, MOST_SCORE);
  return {
    hurt: TABLE[style][far][counted - 1] ?? [],
    displaces: far === 'clear' && counted >= DISPLACES_FROM,
  };
}
