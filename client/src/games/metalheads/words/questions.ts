import type { Token } from '@gearhall/shared/games/metalheads/content/tokens';
import { HIDDEN } from '@gearhall/shared/games/metalheads/content/robots';
import { soloSideOf, takenSpots, type TaskField } from '@gearhall/shared/games/metalheads/rules/field';
import type { QuestionKind } from '@gearhall/shared/games/metalheads/rules/asking/questions';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { count, MONSTER_NAMES, nameOf, NATION_NAMES, robotName, tokenName, tokensInWords } from './names';

type Asker = (task: TaskField, view: View, names: readonly string[]) => string;

const nounOf = (robot: TaskField['robot']): string => (robot === '' ? 'a Robot' : robotName(robot));

const SCOPES: Readonly<Record<TaskField['scope'], (base: number) => string>> = {
  any: () => 'any Robot',
  own: () => 'one of your Robots',
  others: () => 'a Robot of an opponent',
  strongest: () => 'your strongest Robot; you have more than one',
  baseAtLeast: (base) => `a Robot with base Strength ${base} or more`,
  baseAtMost: (base) => `a Robot with base Strength ${base} or less`,
};

const tokens = (token: Token | '', amount: number): string =>
  token === '' ? `${amount} tokens` : tokensInWords(token, amount);

function placing({ token, count: left, scope, base }: TaskField): string {
  const more = left > 1 ? ' (one after the other)' : '';
  return `Place ${tokens(token, left)} on ${SCOPES[scope](base)}${more}.`;
}

function removing({ count: left, scope, optional, done }: TaskField): string {
  const whose = scope === 'own' ? 'your own Robots' : 'any Robots';
  if (!optional) return `Remove ${count(left, 'token')} from ${whose}.`;
  return `Remove up to ${left}${done > 0 ? ' more' : ''} ${left === 1 ? 'token' : 'tokens'} from ${whose}.`;
}

function discarding({ count: left, base, done }: TaskField): string {
  if (left === 1 && done === 0) return `Discard a Robot of your hand for ${tokens('powerUp', base)}.`;
  return done === 0
    ? `Discard Robots of your hand, ${tokens('powerUp', base)} for each.`
    : `Discard another Robot for ${tokens('powerUp', base)} more, or that is enough.`;
}

function gathering({ done }: TaskField, view: View): string {
  const spot = takenSpots(view)[done];
  const robot = spot === undefined ? '' : (view.row[spot - 1] ?? '');
  const price = soloSideOf(view)?.savedFor ?? 0;
  return `${MONSTER_NAMES[view.monster]} is about to take ${nounOf(robot)}. Take ${tokens('damage', price)} to keep it in the row?`;
}

/** What is asked, for every kind of question. */
const QUESTIONS: Readonly<Record<QuestionKind, Asker>> = {
  order: () => 'Several Robots lack nothing any more. Which is completed first?',
  place: placing,
  remove: removing,
  move: () => 'Which token shall move to another Robot?',
  moveTo: ({ token, other }) =>
    `Where does the ${token === '' ? 'token' : tokenName(token)} of ${nounOf(other)} go?`,
  swap: () => 'Swap which Robot of your hand with which one of the row?',
  discard: discarding,
  give: (_task, view) =>
    soloSideOf(view)
      ? `Which Robot of your hand do you give to ${MONSTER_NAMES[view.monster]}?`
      : 'Which Robot of your hand do you give, and to whom?',
  gainAny: ({ count: left }) =>
    left === 1 ? 'Which resource do you gain?' : `Which resource do you gain? ${left} are left to name.`,
  keepResource: ({ count: left }) =>
    left === 1
      ? 'Keep an unspent resource for your next turn?'
      : `Keep up to ${left} unspent resources for your next turn?`,
  headStart: () =>
    `${NATION_NAMES.vanguard}: complete a Robot of your hand for nothing, before the first turn.`,
  keep: () => 'Which Robot do you keep? The others are discarded.',
  keepAndGive: (_task, view) =>
    soloSideOf(view)
      ? `Which of these Robots goes to ${MONSTER_NAMES[view.monster]}? You keep the other.`
      : 'Which of these Robots do you give away, and to whom? You keep the other.',
  payFree: ({ count: left }) =>
    `Pay with ${left === 1 ? 'a Robot' : `up to ${left} Robots`} of your hand for no Energy.`,
  refresh: () => 'Which Robot is refreshed? It can be activated again.',
  completeFree: () => 'Which Robot under construction is completed for nothing?',
  takeOne: () => 'Take a Robot of the new row for no Energy.',
  sacrifice: ({ robot }) => `${nounOf(robot)} destroys another Robot of yours. Which one?`,
  steal: () => 'From whose hand do you take a Robot at random? You give one back.',
  giveBack: ({ count: seat }, _view, names) => `Which Robot do you give back to ${nameOf(names, seat)}?`,
  press: (_task, view) => `You have drawn ${nounOf(drawnIn(view))}. Pay with it now, for no Energy.`,
  copy: ({ robot }) => `Which ability does ${nounOf(robot)} take? Choose a Robot that was paid for it.`,
  destroyWeaker: ({ robot, base }) =>
    `${nounOf(robot)} may destroy a Robot of an opponent with base Strength below ${base}.`,
  gather: gathering,
  trample: ({ robot, base }, view) =>
    `${nounOf(robot)} of ${MONSTER_NAMES[view.monster]} (base Strength ${base}) destroys a Robot of yours. Which one?`,
};

function drawnIn({ turn }: View): TaskField['robot'] {
  const [card] = turn.looked;
  return card === undefined || card === HIDDEN ? '' : card;
}

/** A task that never asks has no sentence. */
export function questionSentence(task: TaskField, view: View, names: readonly string[]): string {
  const ask = (QUESTIONS as Readonly<Partial<Record<TaskField['kind'], Asker>>>)[task.kind];
  return ask?.(task, view, names) ?? '';
}

/** Where a question comes from: a Robot, the Nation or the Monster. */
export function askerOf(task: TaskField, view: View): string {
  if (task.kind === 'order') return 'Completing';
  if (task.kind === 'headStart') return NATION_NAMES.vanguard;
  if (task.robot !== '' && task.kind !== 'trample') return robotName(task.robot);
  const nation = view.players[view.turn.seat]?.nation ?? '';
  const isNation = view.turn.step === 'acting' && nation !== '' && task.scope === 'any';
  return isNation ? NATION_NAMES[nation] : MONSTER_NAMES[view.monster];
}
