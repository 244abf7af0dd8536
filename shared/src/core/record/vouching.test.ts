import { anyGame } from '../game';
import type { GameRecord } from './record';
import { checkRecord } from './recordCheck';
import { digestOf } from './signing';
import { HALL_KEYS, recordedGame } from '../testing/recorded';
import { sealed } from '../testing/sealed';
import { unvouchedIn } from './vouching';

const game = anyGame(sealed);
const record = recordedGame(game, { seats: 3, seed: 'dice 142' });
const withDigest = (altered: GameRecord): GameRecord => ({ ...altered, digest: digestOf(altered) });
const BY_THE_HALL = ['names', 'table', 'times', 'proxies', 'origin'];

test('without the hall’s key, what the rules cannot check is unvouched; with it, nothing is', () => {
  expect(unvouchedIn(record, checkRecord(game, record))).toEqual(BY_THE_HALL);
  expect(unvouchedIn(record, checkRecord(game, record, HALL_KEYS.public))).toEqual([]);
});

test('without the rules, the signature alone vouches for actions and views too', () => {
  const alone = checkRecord(undefined, record);
  expect(unvouchedIn(record, alone)).toEqual([...BY_THE_HALL, 'skippedDraws', 'actions', 'views']);
  expect(unvouchedIn(record, checkRecord(undefined, record, HALL_KEYS.public))).toEqual([]);
  const old: GameRecord = { ...record, format: 'gearhall-record-1' };
  expect(unvouchedIn(old, checkRecord(undefined, old))).toContain('rolls');
});

// Whatever is listed as unvouched can really be altered without any check finding it.
const [first, ...rest] = record.entries as [GameRecord['entries'][number]];
test.each<[string, GameRecord]>([
  ['names', { ...record, names: ['Mallory', 'Bo', 'Cy'] }],
  ['table', { ...record, table: 'another' }],
  ['times', { ...record, began: '2020-01-01T00:00:00.000Z', entries: [{ ...first, at: 7 }, ...rest] }],
  ['proxies', { ...record, entries: [{ ...first, by: 'bot' }, ...rest] }],
])('%s: altered, with a new digest, only the signature breaks', (claim, altered) => {
  const { findings } = checkRecord(game, withDigest(altered));
  const broken = Object.entries(findings).filter(([, { verdict }]) => verdict === 'broken');
  expect(broken.map(([name]) => name)).toEqual(['signature']);
  expect(BY_THE_HALL).toContain(claim);
});

test('missing views are unvouched without the rules, unless the signature is checked', () => {
  const { everyone = [] } = record.reels;
  const altered = withDigest({ ...record, reels: { everyone } });
  const gone = checkRecord(undefined, altered);
  expect(gone.findings.views.verdict).toBe('rulesGone');
  expect(unvouchedIn(altered, gone)).toContain('views');
  expect(checkRecord(game, altered).findings.views.verdict).toBe('broken');
});
