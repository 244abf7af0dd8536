import { finds } from '../breaking';
import { CHECKS_FOR_ALL } from '../laws';

const PASSES = CHECKS_FOR_ALL['a question that may not wait passes'];
const HEARD = CHECKS_FOR_ALL['who talks is heard by different seats, their own among them'];

finds([
  [
    'a question that asks somebody anew',
    { answerDeadline: () => ({ id: 1, seconds: 10 }) },
    PASSES,
    /question 1 asks somebody anew|question 1 never passes/u,
  ],
  ['no time to answer', { answerDeadline: () => ({ id: 1, seconds: 0 }) }, PASSES, /gives 0 seconds/u],
  [
    'somebody who does not hear themselves',
    { chatAudience: (_view, speaker) => (speaker === 0 ? [1] : 'everybody') },
    HEARD,
    /what 0 says is heard by \[1\]/u,
  ],
]);
