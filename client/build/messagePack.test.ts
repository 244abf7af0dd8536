import * as msgpackr from 'msgpackr';
import { Packr, RESERVE_START_SPACE, unpack } from './messagePack';

const VALUES = [
  { n: 2 ** 30 + 5, action: { type: 'move', to: 'b4', cents: -300, isSure: true, odds: 0.25 } },
  ['moved', 0, 255, 65_536, 2 ** 32 - 1, null, '¢ and 🤖', new Array(40).fill(7)],
  [127, 128, 256, -1, -32, -33, -128, -129, -32_768, -32_769, -(2 ** 31), -(2 ** 31) - 1, 2 ** 40, 1e-9],
  { short: 'x'.repeat(31), byte: 'x'.repeat(255), word: 'x'.repeat(65_535), long: '¢'.repeat(40_000) },
  { few: new Array(15).fill('y'), many: new Array(16).fill({}), most: new Array(70_000).fill(false) },
  Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [`key${at}`, at % 2 === 0])),
  {
    type: 'chat',
    lines: Array.from({ length: 20 }, (_, at) => ({ name: 'Ada', text: 'x'.repeat(at * 20) })),
  },
];
const theirs = new msgpackr.Packr({ useRecords: false, variableMapSize: true });

test.each(VALUES)('the server reads what the page writes, and the page what the server writes', (value) => {
  expect(msgpackr.unpack(new Packr().pack(value))).toEqual(value);
  expect(unpack(theirs.pack(value))).toEqual(value);
});

test('bytes are left free at the front, and skipped when reading', () => {
  expect(msgpackr.RESERVE_START_SPACE).toBe(RESERVE_START_SPACE);
  const bytes = new Packr().pack({ n: 1 }, RESERVE_START_SPACE | 5);
  expect([...bytes.subarray(0, 5)]).toEqual([0, 0, 0, 0, 0]);
  expect(unpack(bytes, { start: 5 })).toEqual({ n: 1 });
});

test('times of the server are numbers', () => {
  expect(unpack(theirs.pack({ now: 1_795_000_000_000 }))).toEqual({ now: 1_795_000_000_000 });
});

test('what JSON cannot hold is refused by its code', () => {
  expect(() => unpack(theirs.pack(10n ** 15n))).toThrow('code 211');
});

test('what is undefined is left out by the page, and read as such from the server', () => {
  expect(msgpackr.unpack(new Packr().pack({ n: 1, few: undefined }))).toEqual({ n: 1 });
  expect(unpack(theirs.pack([undefined, 1]))).toEqual([undefined, 1]);
});
