import { facesOf, matchSeed, sealOf, seedFrom } from '../dice/dice';
import { anyGame, type TypedThing } from '../game';
import type { GameRecord, RecordedEntry, RecordedRoll } from './record';
import { checkRecord, CHECKS, type CheckName, type RecordCheck } from './recordCheck';
import { digestOf, signDigest } from './signing';
import { HALL_KEYS, OTHER_KEYS, recordedGame } from '../testing/recorded';
import { sealed } from '../testing/sealed';
import { HIGHEST_NUMBER } from '../testing/sealed/vocabulary';

const game = anyGame(sealed);
/** A game with several ties, since dice are only rolled for ties. */
const record = recordedGame(game, { seats: 3, seed: 'dice 142', takeBackAfter: 4 });
const check = (altered: GameRecord) => checkRecord(game, altered, HALL_KEYS.public);
const broken = ({ findings }: RecordCheck): CheckName[] =>
  CHECKS.filter((name) => findings[name].verdict === 'broken');

/** A forgery by somebody who knows how records are made but does not have the hall's key. */
const withDigest = (altered: GameRecord): GameRecord => ({ ...altered, digest: digestOf(altered) });
const signedAnew = (altered: GameRecord): GameRecord => {
  const digest = digestOf(altered);
  return {
    ...altered,
    digest,
    key: OTHER_KEYS.public,
    signature: signDigest(digest, OTHER_KEYS, altered.format),
  };
};

type Change = { readonly [Key in keyof RecordedEntry]?: RecordedEntry[Key] | undefined };
const withEntry = (at: number, change: Change): GameRecord => ({
  ...record,
  entries: record.entries.map((entry, index) =>
    index === at ? ({ ...entry, ...change } as RecordedEntry) : entry,
  ),
});
const rolled = record.entries.flatMap(({ rolls = [] }, entry) => rolls.map((_, die) => ({ entry, die })));
const other = ([sides, value, draw]: RecordedRoll): RecordedRoll => [sides, (value % sides) + 1, draw];

test('of a true record everything holds, with the hall’s key and without', () => {
  const told = check(record);
  expect(told.broken).toBe(false);
  expect(CHECKS.map((name) => told.findings[name].verdict)).toEqual(CHECKS.map(() => 'holds'));
  const alone = checkRecord(game, record);
  expect(alone.broken).toBe(false);
  expect(alone.findings.key.verdict).toBe('untold');
  expect(record.entries.some(({ action }) => action.type === 'takeBack')).toBe(true);
});

test('the test record has dice to forge', () => {
  expect(rolled.length).toBeGreaterThan(2);
});

test.each(rolled)('a roll altered is found, where it is: $entry, $die', ({ entry, die }) => {
  const rolls = record.entries[entry]!.rolls!.map((roll, at) => (at === die ? other(roll) : roll));
  const told = check(withDigest(withEntry(entry, { rolls })));
  expect(told.findings.dice).toEqual({ verdict: 'broken', step: entry + 1 });
  expect(told.findings.rolls).toEqual({ verdict: 'broken', step: entry + 1 });
  expect(broken(told)).toEqual(['rolls', 'dice', 'signature']);
});

const withDraw = (entry: number, die: number, drawOf: (draw: number) => number): GameRecord => {
  const rolls = record.entries[entry]!.rolls!.map((roll, at): RecordedRoll =>
    at === die ? [roll[0], roll[1], drawOf(roll[2] ?? 0)] : roll,
  );
  return withDigest(withEntry(entry, { rolls }));
};
/** The next draw that shows the same number: only the rules can tell that it is the wrong one. */
function sameLater([sides, value, draw = 0]: RecordedRoll): number {
  const faceAt = facesOf(matchSeed(record.seed, record.salts));
  let later = draw + 1;
  while (faceAt(sides, later) !== value) later += 1;
  return later;
}

test.each(rolled)('a draw number altered is found, where it is: $entry, $die', ({ entry, die }) => {
  const at = { verdict: 'broken', step: entry + 1 };
  const later = sameLater(record.entries[entry]!.rolls![die]!);
  const skipped = check(withDraw(entry, die, () => later));
  expect(skipped.findings.dice).toEqual(at);
  const far = check(withDraw(entry, die, (draw) => draw + 1_000_000));
  expect(far.findings.dice).toEqual(at);
  expect(broken(far)).toEqual(expect.arrayContaining(['rolls', 'dice', 'signature']));
});

test('a repeated draw number is found without the rules', () => {
  const [first, second] = rolled as [(typeof rolled)[number], (typeof rolled)[number]];
  const told = record.entries[first.entry]!.rolls![first.die]!;
  const rolls = record.entries[second.entry]!.rolls!.map((roll, at) => (at === second.die ? told : roll));
  const gone = checkRecord(undefined, withDigest(withEntry(second.entry, { rolls })));
  expect(gone.findings.rolls).toEqual({ verdict: 'broken', step: second.entry + 1 });
});

const without = (viewer: string): GameRecord => ({
  ...record,
  reels: Object.fromEntries(Object.entries(record.reels).filter(([key]) => key !== viewer)),
});
test.each(Object.keys(record.reels))('what a viewer saw left out is found: %s', (viewer) => {
  const told = check(signedAnew(without(viewer)));
  expect(told.findings.views).toEqual({ verdict: 'broken', reels: { missing: [viewer], surplus: [] } });
  expect(broken(told)).toEqual(['views', 'key']);
});

test('missing and surplus views are found', () => {
  const surplus = { ...record, reels: { ...record.reels, 7: record.reels[0]! } };
  const told = check(signedAnew(surplus));
  expect(told.findings.views).toEqual({ verdict: 'broken', reels: { missing: [], surplus: ['7'] } });
  expect(told.findings.moves.verdict).toBe('holds');
});

const otherNumber = (action: TypedThing): TypedThing => {
  const { type, number } = action as TypedThing & { number: number };
  return { type, number: (number % HIGHEST_NUMBER) + 1 } as TypedThing;
};

const TAMPERINGS: [string, GameRecord, CheckName][] = [
  ['a roll of the set-up added', { ...record, rolls: [...record.rolls, [6, 1, 0]] }, 'dice'],
  ['rolls removed', withEntry(rolled[0]!.entry, { rolls: undefined }), 'dice'],
  ['the seed', { ...record, seed: seedFrom('other') }, 'seal'],
  ['the seed and its seal', { ...record, seed: seedFrom('x'), seal: sealOf(seedFrom('x')) }, 'views'],
  ['the seal', { ...record, seal: sealOf(seedFrom('other')) }, 'seal'],
  ['a salt', { ...record, salts: record.salts.map((salt) => salt.replace(/^./u, '0')) }, 'views'],
  ['a salt taken out', { ...record, salts: record.salts.map(() => '') }, 'views'],
  ['an action', withEntry(0, { action: otherNumber(record.entries[0]!.action) }), 'views'],
  [
    'an action that the rules refuse',
    withEntry(0, { action: { type: 'reveal', card: 0 } as never }),
    'moves',
  ],
  ['an action that there is not', withEntry(0, { action: { type: 'cheat' } }), 'moves'],
  ['a seat', withEntry(0, { seat: (record.entries[0]!.seat + 1) % 3 }), 'moves'],
  ['an entry removed', { ...record, entries: record.entries.slice(1) }, 'moves'],
  ['the last entry removed', { ...record, entries: record.entries.slice(0, -1) }, 'outcome'],
  ['an entry added', { ...record, entries: [...record.entries, record.entries[0]!] }, 'moves'],
  [
    'entries swapped',
    { ...record, entries: record.entries.with(0, record.entries[1]!).with(1, record.entries[0]!) },
    'views',
  ],
  ['the winner', { ...record, outcome: { ...record.outcome, winners: [0, 1, 2] } }, 'outcome'],
  ['the cause', { ...record, outcome: { ...record.outcome, cause: 'lastOne' } }, 'outcome'],
  ['the options', { ...record, options: { ...(record.options as object), hand: 2 } }, 'views'],
  ['options that there are not', { ...record, options: { hand: 99 } }, 'moves'],
  ['what somebody saw', { ...record, reels: { ...record.reels, 0: record.reels[1]! } }, 'views'],
  ['a name', { ...record, names: ['Somebody', ...record.names.slice(1)] }, 'digest'],
  ['a time', withEntry(1, { at: 77 }), 'digest'],
  ['who decided', withEntry(1, { by: 'bot' }), 'digest'],
  ['the beginning', { ...record, began: '2020-01-01T00:00:00.000Z' }, 'digest'],
  ['the table', { ...record, table: 'table00002' }, 'digest'],
  ['the digest', { ...record, digest: seedFrom('other') }, 'digest'],
  [
    'the signature',
    { ...record, signature: record.signature.replace(/^./u, (one) => (one === '0' ? '1' : '0')) },
    'signature',
  ],
  ['the key', { ...record, key: OTHER_KEYS.public }, 'signature'],
];

describe.each(TAMPERINGS)('altered: %s', (_what, altered, name) => {
  test('is found by these checks', () => {
    expect(broken(check(altered))).toContain(name);
    expect(checkRecord(game, altered).broken).toBe(true);
  });

  test('is found by the signature when the digest is recomputed', () => {
    const isTrueAgain = digestOf(altered) === record.digest && altered.signature === record.signature;
    if (isTrueAgain && altered.key === record.key) expect(withDigest(altered)).toEqual(record);
    else expect(broken(check(withDigest(altered)))).toContain('signature');
  });

  test('is found by the hall’s key when somebody else signs it', () => {
    expect(broken(check(signedAnew(altered)))).toContain('key');
  });
});

test('a consistent record of another game is found only by the hall’s key', () => {
  const forged = signedAnew({ ...recordedGame(game, { seats: 3, seed: 'c' }), table: record.table });
  expect(broken(checkRecord(game, forged))).toEqual([]);
  expect(broken(check(forged))).toEqual(['key']);
});

test.each([
  ['another version of the rules', { ...record, rulesVersion: 2 }, game],
  ['a game that is not here', record, undefined],
])('%s: what needs no rules is still looked at', (_what, one, rules) => {
  const told = checkRecord(rules, withDigest(one), HALL_KEYS.public);
  expect(told.rulesGone).toBe(true);
  for (const name of ['moves', 'dice', 'outcome', 'views'] as const) {
    expect(told.findings[name].verdict).toBe('rulesGone');
  }
  expect(told.findings.seal.verdict).toBe('holds');
  expect(told.findings.rolls.verdict).toBe('holds');
  const seeded = checkRecord(rules, { ...one, salts: one.salts.toReversed() });
  expect(seeded.findings.rolls.verdict).toBe('broken');
  expect(told.findings.digest.verdict).toBe('holds');
  expect(told.findings.signature.verdict).toBe(one === record ? 'holds' : 'broken');
  expect(checkRecord(rules, { ...one, seed: seedFrom('x') }, HALL_KEYS.public).findings.seal.verdict).toBe(
    'broken',
  );
});
