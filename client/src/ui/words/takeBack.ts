import type { Learned } from '@gearhall/shared/core/learning';
import { count } from './counting';

/** Taking back, and the vote that it may need. */
export const TAKE_BACK = {
  button: 'Take back',
  hint: 'Take back your last action (U)',
  askTitle: 'This cannot simply be taken back',
  askLead: 'Since your last action:',
  isOver: 'The question that you answered is settled, and would be asked again.',
  askHelp: 'The others can still allow it.',
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
