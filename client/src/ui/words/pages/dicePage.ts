import type { CheckName } from '@gearhall/shared/core/record/recordCheck';
import type { Claim } from '@gearhall/shared/core/record/vouching';

const rolls = (n: number): string => (n === 1 ? '1 roll' : `${n} rolls`);

interface CheckWords {
  readonly title: string;
  readonly holds: string;
  readonly broken: string;
  readonly untold: string;
}

const NOT_REACHED = 'Not looked at: something before it is broken.';

/** The result of each check of a record, in plain words. */
export const CHECK_WORDS = {
  seal: {
    title: 'The seed was fixed in advance',
    holds: 'The seed of the hall fits the fingerprint that was published before the game.',
    broken: 'The seed does not fit the fingerprint that was published before the game.',
    untold: NOT_REACHED,
  },
  rolls: {
    title: 'Every roll has its own draw',
    holds: 'Each roll is what its draw gives, and no draw is used twice.',
    broken: 'A roll is not what its draw gives, or a draw is used twice.',
    untold: 'This record is of an older kind, which does not say which draws its rolls used.',
  },
  moves: {
    title: 'Every action was allowed',
    holds: 'The rules accept every action of the record.',
    broken: 'The rules do not accept an action of the record.',
    untold: NOT_REACHED,
  },
  dice: {
    title: 'Every roll comes out again',
    holds: 'The seed and the salts give every die as it is recorded.',
    broken: 'A recorded die is not what the seed and the salts give.',
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
    holds: 'The checksum fits everything in the record.',
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
    untold: 'This page does not know whose key it is: ask the hall where the game was played.',
  },
} as const satisfies Record<CheckName, CheckWords>;

/** Claims that nothing proves, each a sentence in a list. */
export const CLAIM_WORDS = {
  names: 'The names of the players.',
  table: 'The table that the game was played at.',
  times: 'When the game began, and when each action came.',
  proxies: 'Which actions a bot or a clock took for a player.',
  origin: 'That people played this game: a made-up one could fit together as well.',
  rolls: 'The dice.',
  skippedDraws: 'That the draws between the recorded rolls were used as the rules ask, for shuffles.',
  actions: 'That the rules allow the actions, and that they lead to this ending.',
  views: 'The stored views of the board, and whether somebody’s are missing.',
} as const satisfies Record<Claim, string>;

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
  allHold: 'Everything holds. Nobody has tampered with this game.',
  allHoldUnsigned: 'Everything holds. Who wrote this record is not known here.',
  unvouched: 'Without the key of the hall, nothing here vouches for:',
  viewsMissing: (whose: string) => `Views that are missing: ${whose}.`,
  viewsSurplus: (whose: string) => `Views that should not be there: ${whose}.`,
  someBroken: 'Something does not hold. This record was altered, or the game was not fair.',
  notAll: 'What could be looked at holds, but not everything could.',
  failed: 'The check could not be finished.',
  rulesGone: 'This hall no longer has the rules of this game, so this cannot be worked out.',
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

/** How likely it is that fair dice fall this unevenly, as "one in n games". */
export function likelihood(p: number): string {
  const percent = Math.round(p * 100);
  if (p >= 0.995) return 'Fair dice practically always deviate at least this much.';
  if (percent >= 1) return `Of 100 games with fair dice, about ${percent} deviate at least this much.`;
  if (p >= 0.0005)
    return `Of 1000 games with fair dice, about ${Math.round(p * 1000)} deviate at least this much.`;
  return 'Fair dice deviate this much in fewer than one of 1000 games.';
}
