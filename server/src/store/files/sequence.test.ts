import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, type Folder } from '../../testing/temporaryFolder';
import { readSequence, SequenceFile } from './sequence';

let folder: Folder;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.path, 'gearhall.sequence');
});
afterEach(() => folder.remove());

const mark = (number: number) => ({ lineage: 'a1', number, at: 1_790_000_000_000 + number });

/** Writes the marks up to this number, one after the other. */
async function reach(last: number): Promise<void> {
  const file = SequenceFile.create(path, mark(0));
  for (let number = 1; number <= last; number += 1) file.write(mark(number));
  await file.flush();
  file.close();
}

function damage(at: number): void {
  const bytes = readFileSync(path);
  bytes.write('?', at);
  writeFileSync(path, bytes);
}

test('there is none at first', () => {
  expect(readSequence(path)).toBeUndefined();
});

test.each([0, 1, 2, 3, 1000])('after %d commits it tells the last one, and has not grown', async (last) => {
  await reach(last);
  expect(readSequence(path)).toEqual({ mark: mark(last), isDamaged: false });
  expect(statSync(path).size).toBe(8192);
});

test('a slot is a line that people can read', async () => {
  await reach(0);
  expect(readFileSync(path, 'utf8')).toMatch(
    /^\{"lineage":"a1","number":0,"at":1790000000000\} [0-9a-f]{16} +\n/u,
  );
});

test('a torn slot leaves the previous one', async () => {
  await reach(7);
  damage(10);
  damage(4096 + 10);
  expect(readSequence(path)).toEqual({ mark: undefined, isDamaged: true });
  await reach(7);
  damage(10);
  expect(readSequence(path)).toEqual({ mark: mark(6), isDamaged: true });
  await reach(8);
  damage(10);
  expect(readSequence(path)).toEqual({ mark: mark(8), isDamaged: true });
});

test.each(['', 'Dear diary', '{"number":5} 0123456789abcdef\n', 'x'.repeat(20_000)])(
  'anything else is damage: %#',
  (text) => {
    writeFileSync(path, text);
    expect(readSequence(path)).toEqual({ mark: undefined, isDamaged: true });
  },
);
