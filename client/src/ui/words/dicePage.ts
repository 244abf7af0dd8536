import type { CheckName } from '@gearhall/shared/core/recordCheck';

const rolls = (n: number): string => (n === 1 ? '1 roll' : `${n} rolls`);

interface CheckWords {
  readonly title: string;
  readonly holds: string;
  readonly broken: string;
  readonly untold: string;
}

const NOT_REACHED = 'Not looked at: something before it is broken.';

/** What each look at a record found, in plain words. */
export const CHECK_WORDS = {
  seal: {
    title: 'The seed was fixed in advance',
    holds: 'The seed of the hall fits the fingerprint that was published before the game.',
    broken: 'The seed does not fit the fingerprint that was published before the game.',
    untold: NOT_REACHED,
  },
  moves: {
    title: 'Every action was allowed',
    holds: 'The rules accept every action of the record.',
    broken: 'The rules do not accept an action of the record.',
    untold: NOT_REACHED,
  },
  dice: {
    title: 'Every roll comes out again',
    holds: 'From the seed and the salts every die falls as it is recorded.',
    broken: 'A die is recorded that falls otherwise from the seed and the salts.',
    untold: NOT_REACHED,
  },
  outcome: {
    title: 'The ending is right',
    holds: 'Played again, the game ends as it is recorded.',
    broken: 'Played again, the game does not end as it is recorded.',
    untold: NOT_REACHED,
  },
  views: {
    title: 'The stored views are right',
    holds: 'What was stored of the board is what the rules show.',
    broken: 'What was stored of the board is not what the rules show.',
    untold: NOT_REACHED,
  },
  digest: {
    title: 'Nothing was changed in the file',
    holds: 'The checksum fits all that is written in the record.',
    broken: 'The checksum does not fit: something in the file was changed.',
    untold: NOT_REACHED,
  },
  signature: {
    title: 'The record is signed',
    holds: 'The signature belongs to the checksum and to the key in the record.',
    broken: 'The signature does not belong to the checksum and to the key in the record.',
    untold: NOT_REACHED,
  },
  key: {
    title: 'This hall signed it',
    holds: 'The key in the record is the key of this hall.',
    broken: 'The key in the record is not the key of this hall.',
    untold: 'It is not known here whose key it is: ask the hall that the game was played in.',
  },
} as const satisfies Record<CheckName, CheckWords>;

const SALT_WORDS = {
  title: 'Your own share in the dice',
  holds: 'The salt that this browser gave is among those of the record.',
  broken: 'This browser gave a salt to this game, but it is not among those of the record.',
  untold: 'This browser gave no salt to this game.',
} as const satisfies CheckWords;

export const DICE_PAGE = {
  title: 'Fair dice',
  lead: 'Your browser works out every roll of this game anew, from the seed of the hall and the salts of the players’ browsers.',
  checking: 'Checking…',
  allHold: 'Everything holds. Nobody has bent this game.',
  someBroken: 'Something does not hold. This record was altered, or the game was not fair.',
  notAll: 'What could be looked at holds, but not everything could.',
  failed: 'The check could not be finished.',
  rulesGone: 'The rules of this game are not here any more, so this cannot be worked out.',
  verdicts: { holds: 'Holds', broken: 'Broken', untold: 'Not known', rulesGone: 'Not known' },
  rollsHold: (n: number) => `${rolls(n)} of ${n} worked out anew.`,
  salts: (given: number, seats: number) => `${given} of ${seats} seats gave a salt.`,
  salt: SALT_WORDS,
  at: (step: number) =>
    step === 0 ? 'First seen before the first action.' : `First seen at action ${step}.`,
  goTo: (step: number) => (step === 0 ? 'Go to the beginning' : `Go to action ${step}`),
  numbers: 'The numbers behind it',
  seal: 'Fingerprint (SHA-256 of the seed)',
  seed: 'Seed of the hall',
  saltOf: (name: string) => `Salt of ${name}`,
  noSalt: 'none',
  digest: 'Checksum',
  key: 'Key',
  statistics: 'How the dice fell',
  noRolls: 'No die was rolled in this game.',
  everybody: 'All together',
  setUp: 'Before the first action',
  kind: (whose: string, sides: number) => `${whose}: dice of ${sides} sides`,
  kindShort: (sides: number, n: number) => `${rolls(n)} of a die with ${sides} sides`,
  value: 'Value',
  rolled: 'Rolled',
  expected: 'Expected',
  legend: 'Bars: rolled. Line: expected of fair dice.',
  mean: (mean: string, expected: string) => `Mean ${mean}, expected ${expected}.`,
  few: 'Too few rolls to say more.',
} as const;

/** How likely it is that fair dice fall this unevenly, as a count of games. */
export function likelihood(p: number): string {
  const percent = Math.round(p * 100);
  if (p >= 0.995) return 'Fair dice practically always deviate at least so much.';
  if (percent >= 1) return `Of 100 games with fair dice, about ${percent} deviate at least so much.`;
  if (p >= 0.0005)
    return `Of 1000 games with fair dice, about ${Math.round(p * 1000)} deviate at least so much.`;
  return 'Fair dice deviate so much in less than one of 1000 games.';
}
