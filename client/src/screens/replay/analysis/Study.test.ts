import type { Analysis, Progress } from '@gearhall/shared/core/analysis/analysis';
import type { LocalGame } from '../../../local/localGame';
import type { Waiting } from '../../../local/studying/think';
import { Study } from './Study';

const GAME = { game: 'toy', options: {}, seats: 2, seed: 'ab'.repeat(32), entries: [] };
const SOURCE = { game: GAME, until: () => ({}) as LocalGame };
const POINT = { at: 0, chances: { mean: [0.5, 0.5], error: [0.1, 0.1], games: 3 } };
const JUDGED = { at: 4, seat: 0, played: { type: 'move' }, loss: 0.1, error: 0.01 };
const ANALYSIS: Analysis = { curve: [POINT, { ...POINT, at: 9 }], judged: [JUDGED], luck: [], moments: [] };
const HALF: Progress = { done: 0.5, curve: [POINT] };

/** A study whose questions wait for the test's answers. */
function studied() {
  const asked: {
    question: unknown;
    waiting: Waiting;
    answer: (it: unknown) => void;
    fail: (why: Error) => void;
  }[] = [];
  const study = new Study(
    SOURCE,
    (question, waiting) =>
      new Promise((answer, fail) => asked.push({ question, waiting, answer: answer as never, fail })),
  );
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { study, asked, settled };
}

test('nothing is worked out, and nothing shown, before somebody asks', async () => {
  const { study, asked, settled } = studied();
  expect([study.state.value.is, study.curve.value, asked]).toEqual(['none', [], []]);
  void study.begin();
  void study.begin();
  expect(asked.map(({ question }) => question)).toEqual([{ ask: 'analyse', game: GAME, ms: 11_000 }]);
  asked[0]!.waiting.onProgress?.(HALF);
  expect([study.state.value.is, study.curve.value]).toEqual(['running', [POINT]]);
  asked[0]!.answer(ANALYSIS);
  await settled();
  expect(study.state.value).toEqual({ is: 'done', analysis: ANALYSIS });
  expect(study.curve.value).toHaveLength(2);
  expect([study.judgedAt(4), study.judgedAt(5)]).toEqual([JUDGED, undefined]);
});

test('it can be stopped: what comes later changes nothing, and it can be asked for again', async () => {
  const { study, asked, settled } = studied();
  void study.begin();
  study.cancel();
  expect(asked[0]!.waiting.signal.aborted).toBe(true);
  asked[0]!.waiting.onProgress?.(HALF);
  asked[0]!.fail(new Error('stopped'));
  await settled();
  expect([study.state.value.is, study.curve.value]).toEqual(['none', []]);
  void study.begin();
  asked[1]!.fail(new Error('refused'));
  await settled();
  expect(study.state.value.is).toBe('failed');
});

test('a more thorough analysis takes longer; stopped, the one before it is there again', async () => {
  const { study, asked, settled } = studied();
  void study.begin();
  asked[0]!.answer(ANALYSIS);
  await settled();
  void study.begin(true);
  expect(asked[1]!.question).toEqual({ ask: 'analyse', game: GAME, ms: 60_000 });
  study.cancel();
  expect(study.state.value).toEqual({ is: 'done', analysis: ANALYSIS });
});

test('a deeper look replaces what the analysis has found; leaving gives up what is open, and keeps the rest', async () => {
  const { study, asked, settled } = studied();
  void study.begin();
  asked[0]!.answer(ANALYSIS);
  await settled();
  void study.lookDeeper(4);
  void study.lookDeeper(4);
  expect(asked).toHaveLength(2);
  asked[1]!.waiting.onProgress?.(HALF);
  expect(study.looks.value.get(4)).toEqual({ is: 'looking', done: 0.5 });
  const deeper = { ...JUDGED, loss: 0.02 };
  asked[1]!.answer(deeper);
  await settled();
  expect(study.judgedAt(4)).toBe(deeper);
  void study.lookDeeper(6);
  study.cancel();
  expect([...study.looks.value.keys()]).toEqual([4]);
  expect(study.state.value.is).toBe('done');
});
