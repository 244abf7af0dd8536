/** Letters of scripts that are written from right to left; Unicode keeps these blocks for them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** A name as it stands in a sentence: written from right to left, it must not turn the words and numbers beside it. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END}` : name;
