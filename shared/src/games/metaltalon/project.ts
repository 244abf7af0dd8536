import { shownAs } from '../../core/game/projecting';
import type { Question, State } from './state';
import { MetalTalonView, type QuestionView, type View } from './view';

/** Everything is public, so all viewers share one view. Missing fields of seats and shots are empty. */
export function project(state: State): View {
  const { options, seats, shot, question } = state;
  return shownAs<View>(MetalTalonView, {
    ...options,
    ...state,
    seats: seats.map((seat) => ({ ...seat, base: seat.base ?? '' })),
    shot: shot && { ...shot, target: shot.target ?? '', base: shot.base ?? '' },
    question: question && questionView(question),
  });
}

/** Fields that a kind of question does not have are empty. */
const questionView = (question: Question): QuestionView => ({
  kind: question.kind,
  seat: question.seat,
  cost: question.kind === 'reroll' ? question.cost : 0,
  ship: question.kind === 'damage' ? question.ship : '',
  points: question.kind === 'damage' ? question.points : 0,
});
