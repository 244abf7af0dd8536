import type { Progress } from '@gearhall/shared/core/analysis/analysis';
import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import type { AnswerWork } from './answering';
import type { Question } from './questions';
import { think, type Means, type Thread } from './think';
import type { Told } from './told';

const QUESTION: Extract<Question, { ask: 'hint' }> = {
  ask: 'hint',
  game: { game: 'sealed', options: {}, seats: 2, seed: 'ab'.repeat(32), entries: [] },
  seat: 0,
};
const ANSWER = { type: 'bid' };
const HALF: Progress = { done: 0.5, curve: [] };

/** A thread that tells this as soon as it is asked. */
class FakeThread implements Thread {
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  asked: unknown[] = [];
  isOver = false;

  constructor(private readonly told: readonly (Told | 'broken')[]) {}

  postMessage(question: unknown): void {
    this.asked.push(question);
    queueMicrotask(() => this.told.forEach((one) => this.tell(one)));
  }

  private tell(told: Told | 'broken'): void {
    const worker = this as unknown as Worker;
    if (told === 'broken') this.onerror?.call(worker, { message: 'no such file' } as ErrorEvent);
    else this.onmessage?.call(worker, { data: told } as MessageEvent);
  }

  terminate(): void {
    this.isOver = true;
  }
}

/** Three pieces of work, and then the answer. */
function* slices(): AnswerWork {
  for (let done = 0; done < 3; done += 1) yield { done: done / 3, curve: [] };
  return ANSWER;
}

const means = (thread: Thread | undefined, work: () => AnswerWork = slices): Means => ({
  thread: () => thread,
  loadRules: () => Promise.resolve(anyGame(sealed)),
  loadWork: () => Promise.resolve(work),
  pace: { now: () => 0, pause: () => Promise.resolve(), budget: 0 },
});

const wanted = () => new AbortController();

test('a thread beside the page answers, says how far it is, and ends', async () => {
  const thread = new FakeThread([
    { is: 'progress', progress: HALF },
    { is: 'answer', answer: ANSWER },
  ]);
  const heard: Progress[] = [];
  const { signal } = wanted();
  const answer = await think(QUESTION, { signal, onProgress: (one) => heard.push(one) }, means(thread));
  expect(answer).toBe(ANSWER);
  expect(heard).toEqual([HALF]);
  expect(thread.asked).toEqual([QUESTION]);
  expect(thread.isOver).toBe(true);
});

test.each([
  ['there is no thread', undefined],
  ['its file cannot be loaded', new FakeThread(['broken'])],
])('the page does it itself where %s', async (_why, thread) => {
  const heard: number[] = [];
  const { signal } = wanted();
  const onProgress = ({ done }: Progress) => heard.push(done);
  expect(await think(QUESTION, { signal, onProgress }, means(thread))).toBe(ANSWER);
  expect(heard).toEqual([0, 1 / 3, 2 / 3]);
});

test('what fails is said, and not tried again in the page', async () => {
  const { signal } = wanted();
  const failing = new FakeThread([{ is: 'failed', message: 'refused' }]);
  const never = () => {
    throw new Error('not asked');
  };
  await expect(think(QUESTION, { signal }, means(failing, never))).rejects.toThrow('refused');
  const dying = new FakeThread([{ is: 'progress', progress: HALF }, 'broken']);
  await expect(think(QUESTION, { signal }, means(dying, never))).rejects.toThrow('no such file');
  expect([failing.isOver, dying.isOver]).toEqual([true, true]);
});

test('whatever is no longer wanted stops: the thread, and the slices', async () => {
  const thread = new FakeThread([]);
  const stop = wanted();
  const answer = think(QUESTION, { signal: stop.signal }, means(thread));
  stop.abort();
  await expect(answer).rejects.toThrow('Nobody waits');
  expect(thread.isOver).toBe(true);

  const other = wanted();
  let pieces = 0;
  function* endless(): AnswerWork {
    for (;;) {
      pieces += 1;
      if (pieces === 5) other.abort();
      yield HALF;
    }
  }
  await expect(think(QUESTION, { signal: other.signal }, means(undefined, endless))).rejects.toThrow(
    'Nobody waits',
  );
  expect(pieces).toBe(5);
});

test('somebody who has left before the thread is made gets no answer', async () => {
  const stop = wanted();
  stop.abort();
  const thread = new FakeThread([{ is: 'answer', answer: ANSWER }]);
  await expect(think(QUESTION, { signal: stop.signal }, means(thread))).rejects.toThrow('Nobody waits');
});
