import type { Learned } from '@gearhall/shared/core/match/learning';
import type { Terms } from '@gearhall/shared/core/table/terms';
import { count } from '../language/counting';

type TakeBackTerms = Terms['takeBack'];

/** The setting of a table. */
export const TAKE_BACK_TERMS = {
  title: 'Taking back',
  kinds: {
    ask: 'Allowed',
    free: 'Only what revealed nothing',
    off: 'Not at all',
  } satisfies Record<TakeBackTerms, string>,
  help: {
    ask: 'The last move, at once if nobody has learned anything by it. Otherwise the others have to agree.',
    free: 'The last move, if nobody has learned anything by it: no dice, nothing hidden, no answer of others.',
    off: 'Every move counts.',
  } satisfies Record<TakeBackTerms, string>,
} as const;

/** Taking back, and the vote that it may need. */
export const TAKE_BACK = {
  button: 'Take back',
  hint: 'Take back your last action (U)',
  askTitle: 'This cannot simply be taken back',
  askLead: 'Since your last action:',
  isOver: 'The question that you answered is settled, and would be asked again.',
  askHelp: 'The others can still allow it. Who is away is told, and answers when they are back.',
  nobodyToAgree: (names: string) =>
    `A bot plays for ${names}, who would have to agree. As long as it does, nobody can allow it.`,
  ask: 'Ask the others',
  /** Where only bots play besides, or nobody. */
  alone: { askHelp: 'You play with nobody who could mind: it is up to you.', ask: 'Take it back' },
  leave: 'Leave it',
  title: (name: string) => `${name} would like to take back their last action`,
  mine: 'You have asked to take back your last action',
  seen: 'Since then:',
  nothing: 'Nothing has been learned since.',
  agree: 'Let them take it back',
  refuse: 'No',
  withdraw: 'Withdraw the question',
  agreed: 'You have agreed.',
  waiting: (names: string) => `Waiting for ${names}.`,
  away: 'The question stays open until everybody has answered. Any further move ends it.',
  done: (name: string) => `${name} takes back their last action.`,
} as const;

/**
 * What has been learned since an action, one sentence each. `who` is the name of the person who takes
 * back, undefined when that is the reader.
 */
export function learnedSentences(learned: Learned, who: string | undefined): readonly string[] {
  const { rolls, others, seenBySelf, seenByOthers } = learned;
  const self = who === undefined ? 'You have' : `${who} has`;
  return [
    ...(rolls > 0 ? [`${count(rolls, 'die was', 'dice were')} rolled.`] : []),
    ...(others > 0
      ? [`Others have acted: ${count(others, 'action', 'actions')} would be taken back too.`]
      : []),
    ...(seenBySelf ? [`${self} seen something that was hidden.`] : []),
    ...(seenByOthers ? ['Somebody else has, or may have, seen something that was hidden.'] : []),
  ];
}
