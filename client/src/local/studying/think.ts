import type { Progress } from '@gearhall/shared/core/analysis/analysis';
import type { AnyGame } from '@gearhall/shared/core/game';
import { timeSliced, type Pace } from '@gearhall/shared/core/ground/timeSliced';
import type { AnswerWork } from './answering';
import type { Answers, Kind, Question } from './questions';
import type { Told } from './told';

/** How somebody waits for an answer. */
export interface Waiting {
  /** Nobody waits any more. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** The part of a worker that is used. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Where an answer is worked out. */
export interface Means {
  /** Undefined where the browser gives no thread. */
  thread(): Thread | undefined;
  /** For pages that must do it themselves. */
  loadRules(game: string): Promise<AnyGame>;
  loadWork(): Promise<(rules: AnyGame, question: Question, now: () => number) => AnswerWork>;
  readonly pace: Pace;
}

/**
 * Works out the answer to a question, beside the page if the browser can, otherwise in slices of its time. Rejects
 * where it fails, and where nobody waits any more.
 */
export async function think<Asked extends Kind>(
  question: Extract<Question, { readonly ask: Asked }>,
  waiting: Waiting,
  means: Means,
): Promise<Answers[Asked]> {
  const thread = means.thread();
  const answer = thread ? await inThread(thread, question, waiting) : 'noThread';
  // The worker answers the question that it was asked.
  return (answer === 'noThread' ? await inSlices(question, waiting, means) : answer) as Answers[Asked];
}

type Answer = Answers[Kind];

/** `noThread`: its file could not be loaded. */
function inThread(
  thread: Thread,
  question: Question,
  { signal, onProgress }: Waiting,
): Promise<Answer | 'noThread'> {
  let hasSpoken = false;
  const answer = new Promise<Answer | 'noThread'>((resolve, reject) => {
    thread.onmessage = ({ data }: MessageEvent<Told>) => {
      hasSpoken = true;
      if (data.is === 'progress') onProgress?.(data.progress);
      else if (data.is === 'answer') resolve(data.answer);
      else reject(new Error(data.message));
    };
    thread.onerror = ({ message }) => {
      if (hasSpoken) reject(new Error(message));
      else resolve('noThread');
    };
    if (signal.aborted) reject(stopped());
    signal.addEventListener('abort', () => reject(stopped()), { once: true });
    thread.postMessage(question);
  });
  return answer.finally(() => thread.terminate());
}

async function inSlices(
  question: Question,
  { signal, onProgress }: Waiting,
  { loadRules, loadWork, pace }: Means,
): Promise<Answer> {
  const [rules, work] = await Promise.all([loadRules(question.game.game), loadWork()]);
  const pause = async (): Promise<void> => {
    await pace.pause();
    if (signal.aborted) throw stopped();
  };
  return timeSliced(work(rules, question, pace.now), { ...pace, pause }, onProgress);
}

const stopped = (): Error => new DOMException('Nobody waits for the answer any more.', 'AbortError');
