import type { Question } from './vocabulary';

/** Another process did not answer: it is gone, frozen, or Redis is. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(process: string, question: Question) {
    super(`Process ${process} did not answer "${question}" in time.`);
  }
}
