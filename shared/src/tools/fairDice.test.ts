import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { canonical } from '../core/json/canonical';
import { facesOf, matchSeed, sealOf, seededDice, seedFrom } from '../core/dice/dice';
import type { GameRecord, RecordedRoll } from '../core/record/record';
import { digestOf, isSigned, keyPairOf, signDigest } from '../core/record/signing';
import { HALL_KEYS, OTHER_KEYS, recordedGame } from '../core/testing/recorded';
import { RULES } from '../games/rules';

/** docs/fair-dice.md explains how to check a record: everything it shows is run here. */
const page = readFileSync(resolve(__dirname, '../../../docs/fair-dice.md'), 'utf8');
function listing(language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'u').exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/fair-dice.md has no listing in ${language}.`);
  return text;
}

interface Vectors {
  readonly seed: string;
  readonly seal: string;
  readonly salts: readonly string[];
  readonly key: string;
  readonly words: readonly number[];
  readonly rolls: readonly RecordedRoll[];
  readonly shuffled: {
    readonly from: readonly string[];
    readonly to: readonly string[];
    readonly drawn: number;
  };
  readonly thrownAway: { readonly sides: number; readonly draw: number; readonly word: number };
  readonly canonical: { readonly value: unknown; readonly text: string; readonly sha256: string };
  readonly signed: Readonly<Record<'secretKey' | 'publicKey' | 'text' | 'signature', string>>;
}
const vectors = JSON.parse(listing('json')) as Vectors;
const { seed, salts, key, thrownAway } = vectors;

describe('the test vectors are right', () => {
  const wordAt = (draw: number): number =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(`gearhall:${draw}`).digest().readUInt32BE(0);

  test('seal, key and words', () => {
    expect(sealOf(seed)).toBe(vectors.seal);
    expect(matchSeed(seed, salts)).toBe(key);
    expect(vectors.words.map((_, draw) => wordAt(draw))).toEqual(vectors.words);
  });

  test('rolls, and words that are thrown away', () => {
    const dice = seededDice(key);
    for (const [sides] of vectors.rolls) dice.roll(sides);
    expect(dice.rolls).toEqual(vectors.rolls);
    expect(wordAt(thrownAway.draw)).toBe(thrownAway.word);
    expect(facesOf(key)(thrownAway.sides, thrownAway.draw)).toBeUndefined();
    expect(facesOf(key)(2, thrownAway.draw)).toBeDefined();
  });

  test('a shuffle', () => {
    const { from, to, drawn } = vectors.shuffled;
    const mixed = [...from];
    for (let place = mixed.length; place > 1; place -= 1) {
      const value = (wordAt(from.length - place) % place) + 1;
      [mixed[place - 1], mixed[value - 1]] = [mixed[value - 1]!, mixed[place - 1]!];
    }
    const dice = seededDice(key);
    expect([mixed, dice.shuffle(from), dice.drawn]).toEqual([to, to, drawn]);
  });

  test('canonical JSON, digest and signature', () => {
    const { value, text, sha256 } = vectors.canonical;
    expect(canonical(value)).toBe(text);
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
    const { secretKey, publicKey, text: signed, signature } = vectors.signed;
    expect(signed).toBe(`gearhall-record-2 ${sha256}`);
    expect(keyPairOf(secretKey).public).toBe(publicKey);
    expect(signDigest(sha256, keyPairOf(secretKey), 'gearhall-record-2')).toBe(signature);
    expect(isSigned(sha256, { format: 'gearhall-record-2', key: publicKey, signature })).toBe(true);
  });
});

const rollsIn = ({ rolls, entries }: GameRecord): number =>
  [rolls, ...entries.map((entry) => entry.rolls ?? [])].flat().length;
/** Of each game that rolls dice; where cards are only shuffled, a record tells no rolls. */
const RECORDS = Object.values(RULES)
  .map((game) => recordedGame(game, { seats: 2, takeBackAfter: 6 }))
  .filter((told) => rollsIn(told) > 0);
const [record] = RECORDS as [GameRecord];

const signed = (altered: GameRecord): GameRecord => {
  const digest = digestOf(altered);
  return {
    ...altered,
    digest,
    key: OTHER_KEYS.public,
    signature: signDigest(digest, OTHER_KEYS, altered.format),
  };
};
/** The record with its last roll altered and a matching digest. */
function withRoll(
  told: GameRecord,
  change: (roll: RecordedRoll, before: RecordedRoll) => RecordedRoll,
): GameRecord {
  const at = told.entries.findLastIndex(({ rolls }) => rolls);
  const rolls = told.entries[at]?.rolls ?? [];
  const all = [told.rolls, ...told.entries.map((entry) => entry.rolls ?? [])].flat();
  const [before, last] = all.slice(-2) as [RecordedRoll, RecordedRoll];
  const entry = { ...told.entries[at]!, rolls: [...rolls.slice(0, -1), change(last, before)] };
  return signed({ ...told, entries: told.entries.with(at, entry) });
}
/** The next draw that gives such a die another value. */
function otherDraw(told: GameRecord, [sides, value, draw = 0]: RecordedRoll): number {
  const faceAt = facesOf(matchSeed(told.seed, told.salts));
  let later = draw + 1;
  while (faceAt(sides, later) === value) later += 1;
  return later;
}
const NOT_OF_ITS_DRAW = /A roll of step \d+ is not that of its draw\./u;
const FORGERIES: [string, (told: GameRecord) => GameRecord, RegExp][] = [
  [
    'a roll',
    (told) => withRoll(told, ([sides, value, draw]) => [sides, (value % sides) + 1, draw]),
    NOT_OF_ITS_DRAW,
  ],
  [
    'a draw number',
    (told) => withRoll(told, (roll) => [roll[0], roll[1], otherDraw(told, roll)]),
    NOT_OF_ITS_DRAW,
  ],
  ['a draw used twice', (told) => withRoll(told, (_, before) => before), NOT_OF_ITS_DRAW],
  ['swapped salts', (told) => signed({ ...told, salts: told.salts.toReversed() }), NOT_OF_ITS_DRAW],
  ['the seed', (told) => signed({ ...told, seed: seedFrom('x') }), /The seal does not fit the seed\./u],
  [
    'the seed with its seal',
    (told) => signed({ ...told, seed: seedFrom('x'), seal: sealOf(seedFrom('x')) }),
    NOT_OF_ITS_DRAW,
  ],
  ['a name', (told) => ({ ...told, names: ['Mallory', 'Bo'] }), /The digest does not fit the record\./u],
  [
    'the format',
    (told) => signed({ ...told, format: 'gearhall-record-1' }),
    /Only records of format 2 tell the draws/u,
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'gearhall-dice-'));

/** A program that checks the record in a file: exit code 0 if everything holds. */
const PROGRAMS = {
  python: { command: 'python3', file: 'check.py' },
  js: { command: process.execPath, file: 'check.mjs' },
} as const;
for (const language of ['python', 'js'] as const) {
  writeFileSync(join(folder, PROGRAMS[language].file), listing(language));
}
afterAll(() => rmSync(folder, { recursive: true }));
const isHere = { python: spawnSync('python3', ['--version']).status === 0, js: true };

describe.each(['python', 'js'] as const)('the listing in %s', (language) => {
  const { command, file } = PROGRAMS[language];
  const run = (content: unknown, ...args: readonly string[]) => {
    const path = join(folder, `${language}.json`);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    const { status, stdout, stderr } = spawnSync(command, [join(folder, file), path, ...args], {
      encoding: 'utf8',
    });
    return { status, words: stdout + stderr };
  };
  const checks = isHere[language] ? test : test.skip;
  const about = isHere[language] ? '' : ' (skipped: python3 is not here)';

  checks(`has forty lines at most${about}`, () => {
    expect(listing(language).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  checks.each(RECORDS.map((told) => [told.game, told] as const))(
    `checks a true record: %s${about}`,
    (_game, told) => {
      expect(rollsIn(told)).toBeGreaterThan(2);
      expect(told.entries.some(({ action }) => action.type === 'takeBack')).toBe(true);
      const { status, words } = run(told);
      expect(words).toContain(`${rollsIn(told)} rolls are those of their draws`);
      expect(status).toBe(0);
    },
  );

  // What is altered is found in the same way whatever the game: each time in another one's record.
  checks.each(
    FORGERIES.map(([what, ...rest], at) => [what, RECORDS[at % RECORDS.length] ?? record, ...rest] as const),
  )(`finds what was altered: %s${about}`, (_what, told, forge, sentence) => {
    const { status, words } = run(forge(told));
    expect(words).toMatch(sentence);
    expect(status).toBe(1);
  });

  checks(`takes no draw that a die throws away${about}`, () => {
    const { sides, draw, word } = thrownAway;
    const made = { ...record, seed, seal: vectors.seal, salts, entries: [] };
    expect(run(signed({ ...made, rolls: [[2, (word % 2) + 1, draw]] })).status).toBe(0);
    const { status, words } = run(signed({ ...made, rolls: [[sides, (word % sides) + 1, draw]] }));
    expect(words).toContain('A roll of step 0 is not that of its draw.');
    expect(status).toBe(1);
  });

  checks(`writes canonical JSON as it is told${about}`, () => {
    const told = signed({ ...record, options: vectors.canonical.value });
    expect(run(told)).toMatchObject({ status: 0 });
    expect(run(JSON.stringify(told, undefined, 2))).toMatchObject({ status: 0 });
  });
});

test('the listing in JavaScript checks the signature, and whose it is', () => {
  const path = join(folder, 'signed.json');
  const run = (told: GameRecord, ...args: readonly string[]) => {
    writeFileSync(path, JSON.stringify(told));
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'check.mjs'), path, ...args], {
      encoding: 'utf8',
    });
    return [status, stderr.trim()];
  };
  expect(run(record, HALL_KEYS.public)).toEqual([0, '']);
  expect(run(record, OTHER_KEYS.public)).toEqual([1, 'The record is signed with another key.']);
  const { signature } = signed(record);
  expect(run({ ...record, signature })).toEqual([1, 'The signature does not fit the digest.']);
});

(isHere.python ? test : test.skip)('the listing in Python refuses an object that names a key twice', () => {
  const path = join(folder, 'twice.json');
  writeFileSync(path, JSON.stringify(record).replace('"seat":', '"seat":0,"seat":'));
  const { status, stderr } = spawnSync('python3', [join(folder, 'check.py'), path], { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, 'An object names a key twice.']);
});
