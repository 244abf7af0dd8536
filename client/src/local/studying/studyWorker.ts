import { config } from 'zod/v4/core';
import { loadRules } from '../../games/wholeRules';
import { answerWork } from './answering';
import type { Question } from './questions';
import type { Told } from './told';

/** A thread beside the page: it is asked one question, tells how far it is, and answers. */

// The content security policy forbids code made from text, so zod need not try it.
config({ jitless: true });

/** Milliseconds between two reports. */
const REPORT_MS = 100;

const now = (): number => performance.now();
const tell = (told: Told): void => postMessage(told);

async function answer(question: Question): Promise<void> {
  const work = answerWork(await loadRules(question.game.game), question, now);
  let reported = 0;
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done) return tell({ is: 'answer', answer: piece.value });
    if (now() - reported < REPORT_MS) continue;
    reported = now();
    tell({ is: 'progress', progress: piece.value });
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).catch((error: unknown) => tell({ is: 'failed', message: String(error) }));
});
