import { z } from 'zod';
import { finds } from '../breaking';
import { CHECKS_FOR_ALL } from '../laws';
import { sealed } from '../sealed';

const SENT_BACK = CHECKS_FOR_ALL['the options of a table can be sent back'];

/** "Sealed" with one more option. */
const optionsWith = (more: () => unknown) =>
  sealed.options.transform((options) => ({ ...options, more: more() })) as unknown as typeof sealed.options;

let made = 0;

finds([
  [
    'an option that is longer than a message takes',
    { options: loosely(() => 'x'.repeat(5000)) },
    SENT_BACK,
    /cannot be sent/u,
  ],
  ['an option that lies too deep', { options: loosely(() => [[1]]) }, SENT_BACK, /cannot be sent/u],
  ['an option that is not taken back', { options: optionsWith(() => 1) }, SENT_BACK, /are refused/u],
  ['an option that is never the same', { options: loosely(() => (made += 1)) }, SENT_BACK, /more/u],
]);

/** The same, and what it was before is read without complaint. */
function loosely(more: () => unknown): typeof sealed.options {
  const before = (raw: unknown) =>
    Object.fromEntries(Object.entries(raw as object).filter(([key]) => key !== 'more'));
  const taken = z.preprocess(before, sealed.options);
  return taken.transform((options) => ({ ...options, more: more() })) as unknown as typeof sealed.options;
}
