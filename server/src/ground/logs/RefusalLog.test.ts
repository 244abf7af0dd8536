import { steeredClock } from '../../testing/steeredClock';
import { makeLog } from './log';
import { RefusalLog } from './RefusalLog';

const MINUTE_MS = 60_000;

function given(perMinute: number) {
  const lines: Record<string, unknown>[] = [];
  const log = makeLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const time = steeredClock();
  const refusals = new RefusalLog({ log, clock: time.clock, perMinute });
  const note = (address: string, code = 'tooFast') => refusals.note(address, 'info', { code }, 'refused');
  return { lines, note, pass: time.pass, flush: () => refusals.flush() };
}

test('the first refusal of an address and code is written, the others are counted when the minute is over', () => {
  const { lines, note, pass } = given(1);
  for (let count = 0; count < 1000; count += 1) note('192.0.2.1');
  note('192.0.2.1', 'noTable');
  note('192.0.2.2');
  expect(lines).toHaveLength(3);
  pass(MINUTE_MS);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatchObject({ msg: 'refusals that were not logged', counts: { tooFast: 999 } });
  note('192.0.2.1');
  expect(lines[4]).toMatchObject({ msg: 'refused', code: 'tooFast' });
});

test('addresses count as they do for the limits: without a port, and by their /64', () => {
  const { lines, note } = given(1);
  for (let port = 1; port < 100; port += 1) note(`192.0.2.1:${port}`);
  for (let host = 1; host < 100; host += 1) note(`2001:db8::${host}`);
  expect(lines).toHaveLength(2);
});

test('a quiet minute writes nothing', () => {
  const { lines, note, pass } = given(1);
  note('192.0.2.1');
  pass(3 * MINUTE_MS);
  expect(lines).toHaveLength(1);
});

test('a flood from a million addresses writes no more than 600 lines a minute and loses no count', () => {
  const { lines, note, flush } = given(1);
  for (let count = 0; count < 1_000_000; count += 1)
    note([10, count >> 16, (count >> 8) & 255, count & 255].join('.'));
  expect(lines).toHaveLength(600);
  flush();
  expect(lines).toHaveLength(601);
  expect(lines[600]).toMatchObject({ counts: { tooFast: 999_400 } });
});
