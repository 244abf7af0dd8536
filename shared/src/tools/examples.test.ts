import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNoRecord, parseRecord } from '../core/record/parseRecord';
import { checkRecord, isPlayedBy } from '../core/record/recordCheck';
import { RULES } from '../games/rules';
import { RECORDED } from './examples';

/** The recorded games bundled with the client, as `npm run -s generate -- examples` has written them. */
const FOLDER = path.join(__dirname, '../../../client/public/examples');
const LARGEST = 600_000;

test.each(RECORDED)('the example of %s can be played again', (id) => {
  const text = readFileSync(path.join(FOLDER, `${id}.json`), 'utf8');
  expect(text.length).toBeLessThan(LARGEST);
  const record = parseRecord(text);
  if (isNoRecord(record)) throw new Error(`It is no record: ${record.problem}.`);
  expect(record.game).toBe(id);
  expect(isPlayedBy(RULES[id], record)).toBe(true);
  const check = checkRecord(RULES[id], record, undefined);
  expect(check.broken).toBe(false);
  expect(record.outcome.winners).not.toEqual([]);
});
