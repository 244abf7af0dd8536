import { canonical, canonicalParts } from '../json/canonical';
import { anyGame } from '../game';
import { parseRecord } from './parseRecord';
import { RECORD_LIMITS, type GameRecord, type RecordedRoll } from './record';
import { digestOf } from './signing';
import { recordedGame } from '../testing/recorded';
import { sealed } from '../testing/sealed';
import * as fc from 'fast-check';

const record = recordedGame(anyGame(sealed), { seats: 3, seed: 'dice 142', takeBackAfter: 4 });
const changed = (change: Record<string, unknown>) => parseRecord(JSON.stringify({ ...record, ...change }));

test('a record survives writing and reading', () => {
  expect(parseRecord(JSON.stringify(record))).toEqual(record);
  expect(parseRecord(canonical(record))).toEqual(record);
});

test('the canonical text depends neither on the order of fields nor on how it is cut', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect([...canonicalParts(value)].join('')).toBe(text);
    }),
  );
  expect(canonical({ b: 1, a: [undefined, { d: undefined, c: 'x' }] })).toBe('{"a":[null,{"c":"x"}],"b":1}');
  const turned = Object.fromEntries(Object.entries(record).reverse()) as unknown as GameRecord;
  expect(digestOf(turned)).toBe(digestOf(record));
});

test.each<[string, string, Record<string, unknown>]>([
  ['another format', 'format', { format: 'gearhall-record-3' }],
  ['a field too many', '', { more: 1 }],
  ['a field too few', 'seal', { seal: undefined }],
  ['a seed in capitals', 'seed', { seed: record.seed.toUpperCase() }],
  ['a short seed', 'seed', { seed: 'abcd' }],
  ['a salt too few', '', { salts: record.salts.slice(1) }],
  ['no seats', 'names', { names: [], salts: [] }],
  ['a seat that nobody has', '', { entries: record.entries.map((entry) => ({ ...entry, seat: 7 })) }],
  ['a die that shows more than it has', 'rolls.0', { rolls: [[6, 7, 0]] }],
  ['a die with too many sides', 'rolls.0.0', { rolls: [[RECORD_LIMITS.sides + 1, 1, 0]] }],
  ['a reel that is too short', '', { reels: { ...record.reels, 0: [] } }],
  ['views of nobody', 'reels.nobody', { reels: { ...record.reels, nobody: [] } }],
  ['an action without a type', 'entries.0.action.type', { entries: [{ seat: 0, action: {}, at: 0 }] }],
  ['a time that is none', 'began', { began: 'yesterday' }],
  ['a list within lists without end', '', { options: JSON.parse('['.repeat(500) + ']'.repeat(500)) }],
])('a file that is no record is told apart: %s', (_what, where, change) => {
  expect(changed(change)).toEqual({ problem: 'notARecord', ...(where ? { where } : {}) });
});

test.each(['', '{', 'null', '[]', '7', '"record"', '\u0000', '['.repeat(100_000)])(
  'anything may be dropped: %p',
  (text) => {
    expect(parseRecord(text)).toHaveProperty('problem');
  },
);

test.each<[string, string, string]>([
  ['at the top', '{"names":["Mallory"],', 'names'],
  ['written otherwise', '{"\\u0073eed":"00",', 'seed'],
])('a record that says something twice is refused: %s', (_what, beginning, where) => {
  const text = JSON.stringify(record).replace('{', beginning);
  expect(JSON.parse(text)).toEqual(record);
  expect(parseRecord(text)).toEqual({ problem: 'duplicateKey', where });
});

test('a record with a duplicate key is refused, at any depth', () => {
  const text = JSON.stringify(record);
  const twice = text.replace('"seat":', '"at":0,"seat":');
  expect(parseRecord(twice)).toEqual({ problem: 'duplicateKey', where: 'entries.0.at' });
  const deep = text.replace('{', `{"table":${'['.repeat(500)}${']'.repeat(500)},`);
  expect(parseRecord(deep)).toEqual({ problem: 'notARecord' });
  const long = parseRecord(`{"${'x'.repeat(10_000)}":1,"${'x'.repeat(10_000)}":1}`);
  expect(long).toEqual({ problem: 'duplicateKey', where: 'x'.repeat(40) });
});

const drawless = (rolls: readonly RecordedRoll[] = []) => rolls.map(([sides, value]) => [sides, value]);
const inFormat1 = {
  ...record,
  format: 'gearhall-record-1',
  rolls: drawless(record.rolls),
  entries: record.entries.map((entry) => (entry.rolls ? { ...entry, rolls: drawless(entry.rolls) } : entry)),
};
const rolledAt = record.entries.findIndex(({ rolls }) => rolls);

test('rolls have draw numbers in format 2, but not in format 1', () => {
  expect(record.format).toBe('gearhall-record-2');
  expect(parseRecord(JSON.stringify(inFormat1))).toEqual(inFormat1);
  const problem = 'notARecord';
  expect(changed({ format: 'gearhall-record-1' })).toEqual({ problem, where: 'rolls.0' });
  const where = `entries.${rolledAt}.rolls.0`;
  expect(changed({ entries: inFormat1.entries })).toEqual({ problem, where });
  for (const draw of [-1, 0.5, '0', null]) {
    expect(changed({ rolls: [[6, 1, draw]] })).toEqual({ problem, where: 'rolls.0.2' });
  }
});

test('a file that is too large is not even read', () => {
  expect(parseRecord(' '.repeat(RECORD_LIMITS.characters + 1))).toEqual({ problem: 'tooLarge' });
});
