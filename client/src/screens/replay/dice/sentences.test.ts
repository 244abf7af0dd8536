import { anyGame } from '@gearhall/shared/core/game';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { checkRecord } from '@gearhall/shared/core/record/recordCheck';
import { HALL_KEYS, recordedGame } from '@gearhall/shared/core/testing/recorded';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { checkSentence, summary, unvouchedSentences } from './sentences';

const game = anyGame(sealed);
const record = recordedGame(game, { seats: 2, seed: 'a' });
const names = ['Ada', 'Bo'];
const without = (viewer: string): GameRecord => ({
  ...record,
  reels: Object.fromEntries(Object.entries(record.reels).filter(([key]) => key !== viewer)),
});

test.each([
  ['1', 'Views that are missing: Bo.'],
  ['spectator', 'Views that are missing: A spectator.'],
])('views left out are named: %s', (viewer, words) => {
  const altered = without(viewer);
  const { findings } = checkRecord(game, altered);
  expect(checkSentence('views', findings.views, { record: altered, names })).toContain(words);
});

test('viewers without a seat have names', () => {
  const altered = { ...record, reels: { ...record.reels, 5: record.reels[0]! } };
  const { findings } = checkRecord(game, altered);
  expect(checkSentence('views', findings.views, { record: altered, names })).toContain(
    'Views that should not be there: Seat 6.',
  );
});

test('names in a file are unproven; with the hall’s key nothing is', () => {
  const alone = checkRecord(game, record);
  expect(summary(record, alone, false)).toContain('Everything holds.');
  expect(summary(record, alone, false)).not.toContain('Nobody has tampered');
  expect(unvouchedSentences(record, alone, false)).toContain('The names of the players.');
  const signed = checkRecord(game, record, HALL_KEYS.public);
  expect(summary(record, signed, false)).toContain('Nobody has tampered');
  expect(unvouchedSentences(record, signed, false)).toEqual([]);
});

test('for an altered record, nothing else is listed', () => {
  const altered = without('1');
  const check = checkRecord(game, altered);
  expect(summary(altered, check, true)).toContain('Something does not hold.');
  expect(unvouchedSentences(altered, check, true)).toEqual([]);
});

test('where the rules are gone, the recorded rolls are still recomputed', () => {
  const gone = checkRecord(undefined, record);
  const told = { record, names };
  expect(checkSentence('rolls', gone.findings.rolls, told)).toContain('Each roll is what its draw gives');
  expect(checkSentence('dice', gone.findings.dice, told)).toContain('no longer has the rules of this game');
  expect(unvouchedSentences(record, gone, false).join()).toContain('views');
});
