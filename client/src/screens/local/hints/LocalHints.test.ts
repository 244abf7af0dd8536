import { signal } from '@preact/signals';
import { anyGame, type TypedThing } from '@gearhall/shared/core/game';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { LocalMatch } from '../../../local/LocalMatch';
import type { Waiting } from '../../../local/studying/think';
import { LocalHints } from './LocalHints';

const match = LocalMatch.begin(anyGame(metaltalon), { options: {}, seats: 2, seed: 'ab'.repeat(32) });
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function hinted() {
  const length = signal(0);
  const asked: { waiting: Waiting; answer: (action: TypedThing | undefined) => void; fail: () => void }[] =
    [];
  const hints = new LocalHints(
    { length, match },
    (_question, waiting) =>
      new Promise((answer, reject) =>
        asked.push({ waiting, answer, fail: () => reject(new Error('broken')) }),
      ),
  );
  return { hints, length, asked };
}

test('a hint is for the position at which it was asked for', async () => {
  const { hints, length, asked } = hinted();
  expect(hints.now.value).toBeUndefined();
  hints.find(0);
  expect(hints.now.value).toEqual({ is: 'thinking' });
  asked[0]!.answer({ type: 'keepRace' });
  await settled();
  expect(hints.now.value).toEqual({ is: 'found', action: { type: 'keepRace' } });
  length.value = 1;
  expect(hints.now.value).toBeUndefined();
});

test('hidden, it is no longer worked out; asked again, only the new one counts', async () => {
  const { hints, asked } = hinted();
  hints.find(0);
  hints.find(0);
  expect(asked.map(({ waiting }) => waiting.signal.aborted)).toEqual([true, false]);
  asked[0]!.answer({ type: 'stale' });
  await settled();
  expect(hints.now.value).toEqual({ is: 'thinking' });
  hints.hide();
  asked[1]!.answer({ type: 'late' });
  await settled();
  expect(hints.now.value).toBeUndefined();
});

test('what cannot be found is said', async () => {
  const { hints, asked } = hinted();
  hints.find(0);
  asked[0]!.answer(undefined);
  await settled();
  expect(hints.now.value).toEqual({ is: 'none' });
  hints.find(0);
  asked[1]!.fail();
  await settled();
  expect(hints.now.value).toEqual({ is: 'failed' });
});
