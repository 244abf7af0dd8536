import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { cardEffect } from '@gearhall/shared/games/kriegbot/content/cards';
import { isNo } from '@gearhall/shared/games/kriegbot/rules/interrupts/answers';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { threatOf } from './attacks/answerOdds';

type Answer = ActionOf<'answer'>;
const isAnswer = (action: Action): action is Answer => action.type === 'answer';

/** What is left where nothing can be done. */
const NOTHING: readonly Action['type'][] = ['pass', 'endMove'];

/** The answer to a question that is asked only because of what face-down cards might be. */
export function idleOf(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  if (view.window) return idleAnswer(view, legal.filter(isAnswer));
  const own = legal.filter(({ type }) => type !== 'prepare');
  const [only] = own;
  const isAsked = view.question?.seat === seat;
  return isAsked && only && own.length === 1 && NOTHING.includes(only.type) ? only : undefined;
}

/** The no of the first robot that can change nothing. */
const idleAnswer = (view: View, answers: readonly Answer[]): Answer | undefined =>
  answers.find(
    (answer) =>
      isNo(answer) &&
      answers.every((other) => other.robot !== answer.robot || isNo(other) || changesNothing(view, other)),
  );

/** The roll stays as it is, and the card does nothing besides. */
function changesNothing(view: View, answer: Answer): boolean {
  const [now, then] = [threatOf(view), threatOf(view, answer)];
  const doesMore = answer.cards.some(
    (card) => cardEffect(card, 'detect') || cardEffect(card, 'camouflage') !== undefined,
  );
  return !doesMore && now !== undefined && now.dice === then?.dice && now.silhouette === then.silhouette;
}
