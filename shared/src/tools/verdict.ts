import type { GameRecord, NoRecord } from '../core/record';
import { CHECKS, type CheckName, type Finding, type RecordCheck, type Verdict } from '../core/recordCheck';

const MARKS: Readonly<Record<Verdict, string>> = {
  holds: 'holds   ',
  broken: 'BROKEN  ',
  untold: 'not told',
  rulesGone: 'no rules',
};

/** What is said of each check, if it holds and if it does not. */
const WORDS: Readonly<Record<CheckName, { readonly holds: string; readonly broken: string }>> = {
  seal: {
    holds: 'The seal fits the seed.',
    broken: 'The seal does not fit the seed: the dice are not those that were sealed before the start.',
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
    broken: 'The signature does not fit: whoever wrote this record has not the key that it names.',
  },
  key: {
    holds: 'The key in the record is the one that you gave.',
    broken: 'The key in the record is not the one that you gave: this record is not from that hall.',
  },
};

const UNTOLD: Readonly<Partial<Record<CheckName, string>>> = {
  key: 'No key was given to compare the record’s key with (--key).',
};

const PROBLEMS: Readonly<Record<NoRecord['problem'], string>> = {
  tooLarge: 'the file is too large for a record.',
  notJson: 'this is no JSON file.',
  notARecord: 'this is no record of a game',
};

export function faultsOf({ problem, where }: NoRecord): string {
  if (problem !== 'notARecord') return PROBLEMS[problem];
  return `${PROBLEMS[problem]}${where ? ` (see "${where}")` : ''}.`;
}

/** The whole report: what was looked at, what holds, and what that proves. */
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
    ...conclusion(check, record.key),
  ].join('\n');
}

function sentence(name: CheckName, { verdict, step }: Finding): string {
  if (verdict === 'rulesGone') return `Of the ${name} nothing can be said: the rules are not here.`;
  if (verdict === 'untold') return UNTOLD[name] ?? `The ${name} could not be looked at.`;
  const words = WORDS[name][verdict];
  if (step === undefined) return words.endsWith('.') ? words : `${words}.`;
  return `${words}, first at ${step === 0 ? 'the set-up' : `action ${step}`}.`;
}

function conclusion({ broken, rulesGone, findings }: RecordCheck, key: string): string[] {
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
    `/api/hall (--key). The record names the key ${key}.`,
  ];
}

/** A file may hold anything, and a terminal should not obey it. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}
