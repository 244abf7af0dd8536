import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isNoRecord, parseRecord } from '../core/record/parseRecord';
import type { GameRecord, RecordedRoll } from '../core/record/record';
import { checkRecord, CHECKS, type CheckName } from '../core/record/recordCheck';
import { showHistory } from '../core/replay/showHistory';
import { showRecord } from '../core/replay/showing';
import { HALL_KEYS, playedByVersion } from '../core/testing/recorded';
import { RULES } from '../games/rules';

const text = readFileSync(resolve(__dirname, 'fixtures/metaltalonRecord1.json'), 'utf8');
const read = (content: string): GameRecord => {
  const record = parseRecord(content);
  if (isNoRecord(record)) throw new Error(JSON.stringify(record));
  return record;
};
/** A record of an earlier version; the rules that it needs have not changed. */
const stored = read(text);
const record = playedByVersion(stored, RULES.metaltalon.about.rulesVersion);
const verdicts = (told: GameRecord, key?: string) => {
  const { findings } = checkRecord(RULES.metaltalon, told, key);
  return (verdict: string): CheckName[] => CHECKS.filter((name) => findings[name].verdict === verdict);
};

test('a stored record of format 1 holds; only its rolls cannot be checked', () => {
  expect(stored).toEqual(JSON.parse(text));
  expect(verdicts(record, HALL_KEYS.public)('untold')).toEqual(['rolls']);
  expect(verdicts(record, HALL_KEYS.public)('broken')).toEqual([]);
});

test('without its version of the rules the proofs hold, and the stored views can be replayed', () => {
  expect(stored.rulesVersion).toBeLessThan(RULES.metaltalon.about.rulesVersion);
  expect(verdicts(stored, HALL_KEYS.public)('broken')).toEqual([]);
  expect(verdicts(stored, HALL_KEYS.public)('rulesGone')).toContain('moves');
  expect(showHistory(stored.reels, stored).view(4, 'everyone')).toEqual(
    showRecord(RULES.metaltalon, record).view(4, 'everyone'),
  );
});

test('a stored record of format 1 can be replayed, by its rules and by its views', () => {
  const byRules = showRecord(RULES.metaltalon, record);
  const byViews = showHistory(record.reels, record);
  for (let step = 0; step <= record.entries.length; step += 1) {
    expect(byViews.view(step, 'everyone')).toEqual(byRules.view(step, 'everyone'));
    expect(byViews.rolls(step)).toEqual(byRules.rolls(step).map(([sides, value]) => [sides, value]));
  }
});

const withRolls = (at: number, rolls: readonly RecordedRoll[]): GameRecord => ({
  ...record,
  entries: record.entries.map((entry, index) => (index === at ? { ...entry, rolls } : entry)),
});
test.each<[string, GameRecord, CheckName]>([
  ['a roll', withRolls(0, [[10, 7]]), 'dice'],
  ['a roll given back to who took back', withRolls(2, record.entries[0]?.rolls ?? []), 'dice'],
  ['the salts', { ...record, salts: record.salts.toReversed() }, 'dice'],
  ['the seed', { ...record, seed: record.seal }, 'seal'],
  ['the views', { ...record, reels: { everyone: record.reels['everyone']?.toReversed() ?? [] } }, 'views'],
  ['views of somebody else', { ...record, reels: { ...record.reels, 0: [] } }, 'views'],
  ['no views', { ...record, reels: {} }, 'views'],
  ['the digest', { ...record, digest: record.seal }, 'digest'],
  ['the format', { ...record, format: 'gearhall-record-2' }, 'signature'],
])('altered in a record of format 1: %s', (_what, altered, name) => {
  expect(verdicts(altered)('broken')).toContain(name);
});
