import type { Progress } from '@gearhall/shared/core/analysis/analysis';
import type { Answers } from './questions';

/** What the worker tells its page. */
export type Told =
  | { readonly is: 'progress'; readonly progress: Progress }
  | { readonly is: 'answer'; readonly answer: Answers[keyof Answers] }
  | { readonly is: 'failed'; readonly message: string };
