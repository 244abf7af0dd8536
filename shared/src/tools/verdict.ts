import type { NoRecord } from '../core/record/parseRecord';
import type { GameRecord } from '../core/record/record';
import { CHECKS, type CheckName, type RecordCheck } from '../core/record/recordCheck';
import type { Finding, Verdict } from '../core/record/finding';
import { unvouchedIn, type Claim } from '../core/record/vouching';

const MARKS: Readonly<Record<Verdict, string>> = {
  holds: 'holds   ',
  broken: 'BROKEN  ',
  untold: 'not told',
  rulesGone: 'no rules',
};

/** The text for each check, if it holds and if it does not. */
const WORDS: Readonly<Record<CheckName, { readonly holds: string; readonly broken: string }>> = {
  seal: {
    holds: 'The seal fits the seed.',
    broken: 'The seal does not fit the seed: the dice are not those that were sealed before the start.',
  },
  rolls: {
    holds: 'Each recorded roll is what seed and salts give at its draw.',
    broken: 'A recorded roll is not what seed and salts give at its draw',
  },
  moves: {
    holds: 'The rules accept every action.',
    broken: 'The rules do not accept this record',
  },
  dice: {
    holds: 'Seed and salts give exactly these dice.',
    broken: 'Seed and salts give other dice',
  },
  outcome: {
    holds: 'The game ends as recorded.',
    broken: 'The game does not end as recorded.',
  },
  views: {
    holds: 'The stored views are what the rules show.',
    broken: 'The stored views are not what the rules show',
  },
  digest: {
    holds: 'The digest fits the record.',
    broken: 'The digest does not fit the record: something in it was changed after it was made.',
  },
  signature: {
    holds: 'The digest is signed with the key in the record.',
    broken: 'The signature does not match: this record was not signed with the key that it names.',
  },
  key: {
    holds: 'The key in the record is the one that you gave.',
    broken: 'The key in the record is not the one that you gave: this record is not from that hall.',
  },
};

const UNTOLD: Readonly<Partial<Record<CheckName, string>>> = {
  rolls: 'This record is of format 1, in which rolls do not name their draws.',
  key: 'No key was given to compare the record’s key with (--key).',
};

const CLAIMS: Readonly<Record<Claim, string>> = {
  names: 'the names of the players',
  table: 'the id of the table',
  times: 'when the game began, and when each action came',
  proxies: 'which actions a bot or a clock took for a player',
  origin: 'that these options, salts and actions are those of a game that people played, and not made up',
  rolls: 'the dice',
  skippedDraws: 'that the draws between the recorded rolls were used as the rules ask (for shuffles)',
  actions: 'that the rules accept the actions, and that they lead to this end',
  views: 'the stored views, and whether those of somebody are missing',
};

const PROBLEMS: Readonly<Record<NoRecord['problem'], string>> = {
  tooLarge: 'the file is too large for a record.',
  notJson: 'this is no JSON file.',
  duplicateKey: 'this is no record: it says something twice, and readers may differ on which they take',
  notARecord: 'this is no record of a game',
};

export function faultsOf({ problem, where }: NoRecord): string {
  const words = PROBLEMS[problem];
  if (words.endsWith('.')) return words;
  return `${words}${where ? ` (see "${printable(where)}")` : ''}.`;
}

/** The whole report: what was checked, what holds, and what that proves. */
export function reportOf(record: GameRecord, check: RecordCheck): string {
  const { game, rulesVersion, table, began, names, entries } = record;
  return [
    `${printable(game)} (rules ${rulesVersion}), table ${printable(table)}, begun ${began}`,
    `${names.map(printable).join(', ')}: ${entries.length} actions`,
    '',
    ...CHECKS.map(
      (name) => `  ${MARKS[check.findings[name].verdict]}  ${sentence(name, check.findings[name])}`,
    ),
    '',
    ...conclusion(record, check),
  ].join('\n');
}

function sentence(name: CheckName, { verdict, step, reels }: Finding): string {
  if (verdict === 'rulesGone') return `Of the ${name} nothing can be said: the rules are not here.`;
  if (verdict === 'untold') return UNTOLD[name] ?? `The ${name} could not be looked at.`;
  const words = WORDS[name][verdict];
  if (reels) return `${words}: ${historyWords(reels)}.`;
  if (step === undefined) return words.endsWith('.') ? words : `${words}.`;
  return `${words}, first at ${step === 0 ? 'the set-up' : `action ${step}`}.`;
}

function historyWords({ missing, surplus }: NonNullable<Finding['reels']>): string {
  const listed = (words: string, keys: readonly string[]) =>
    keys.length > 0 ? [`${words} ${keys.map((key) => `"${key}"`).join(', ')}`] : [];
  return [...listed('missing', missing), ...listed('too many', surplus)].join('; ');
}

function conclusion(record: GameRecord, check: RecordCheck): string[] {
  const { broken, rulesGone, findings } = check;
  if (broken) return ['This record was altered, or made up.'];
  const proved = rulesGone
    ? ['Nothing was altered that can be looked at without the rules.']
    : [
        'Everything in this record fits together: the dice are those of its seed, and the actions lead to its end.',
      ];
  if (findings.key.verdict === 'holds') {
    return [
      ...proved,
      'And the hall whose key you gave has signed it: it is the game that was played there.',
    ];
  }
  return [
    ...proved,
    'That alone does not prove who wrote it: a whole other game could fit together as well. Compare the seal',
    'with the one that your table showed before the start, or give the key that your hall tells at',
    `/api/hall (--key). The record names the key ${record.key}.`,
    '',
    'Without that key nothing here vouches for:',
    ...unvouchedIn(record, check).map((claim) => `  - ${CLAIMS[claim]}`),
  ];
}

/** Removes control sequences: a file may contain anything, and a terminal must not obey it. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}
