import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isNoRecord, parseRecord } from './parseRecord';
import { RECORD_FORMATS, type GameRecord } from './record';
import { digestOf, isSigned, signWork } from './signing';
import { HALL_KEYS, OTHER_KEYS } from '../testing/recorded';
import { atOnce } from '../ground/timeSliced';

const FIXTURES = resolve(__dirname, '../../tools/fixtures');

const kept: readonly GameRecord[] = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const record = parseRecord(readFileSync(resolve(FIXTURES, name), 'utf8'));
    if (isNoRecord(record)) throw new Error(`${name}: ${JSON.stringify(record)}`);
    return record;
  });

test('a record of every format is kept', () => {
  expect(new Set(kept.map(({ format }) => format))).toEqual(new Set(RECORD_FORMATS));
});

test.each(kept.map((record) => [record.format, record] as const))(
  'a record of %s is signed again in its own format',
  (format, record) => {
    expect([digestOf(record), isSigned(record.digest, record)]).toEqual([record.digest, true]);
    const renamed = atOnce(signWork({ ...record, names: ['Somebody', 'Bo'] }, OTHER_KEYS));
    expect(renamed).toMatchObject({ format, names: ['Somebody', 'Bo'], key: OTHER_KEYS.public });
    expect([digestOf(renamed), isSigned(renamed.digest, renamed)]).toEqual([renamed.digest, true]);
    expect(isSigned(renamed.digest, { ...renamed, key: HALL_KEYS.public })).toBe(false);
  },
);
