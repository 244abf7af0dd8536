import type { Patience } from '../../../core/game';
import { known } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import type { ActionOf } from '../actions';
import type { Answer, RobotId, TargetId, WindowKind } from '../state';
import { NO_ANSWER } from './answers';
import { findRobot, inOrder, robotOf, type Asking, type Field } from './field';
import { INTERRUPTS } from './interrupts';
import { no, type Play, type Rule } from './play';

/** Breaks in, if there is anybody to ask (rules/interrupts.ts). */
export function openWindow(play: Play, kind: WindowKind, about: TargetId): void {
  const asked = [...INTERRUPTS[kind].asks(play.state, about)];
  if (asked.length === 0) return;
  play.state.pauses += 1;
  play.state.window = { kind, about, asked, answered: [], given: {} };
  play.tell({ type: 'asked', kind, robots: [...asked] });
}

/** When all have answered: what they said holds, the target's first (K32). */
export function closeWindow(play: Play): void {
  const { kind, asked, about, given } = known(play.state.window, 'an interrupt');
  delete play.state.window;
  const order = inOrder(asked.map((id) => robotOf(play.state, id))).map(({ id }) => id);
  const said = [...order.filter((id) => id === about), ...order.filter((id) => id !== about)];
  INTERRUPTS[kind].close(
    play,
    said.map((id) => [id, given[id] ?? NO_ANSWER]),
    about,
  );
}

/** An interrupt, and a question that only a face-down card may have called for, pass after a while by themselves. */
export const patience = (
  field: Pick<Field, 'window' | 'question' | 'options' | 'pauses'>,
): Patience | undefined =>
  field.window || field.question?.brief ? { id: field.pauses, seconds: field.options.answers } : undefined;

/** Robots of a seat that have not answered yet. */
const pendingOf = (field: Field, seat: Seat): readonly RobotId[] =>
  pending(field.window).filter((id) => robotOf(field, id).seat === seat);

export const pending = (window: Asking | undefined): readonly RobotId[] =>
  window ? window.asked.filter((id) => !window.answered.includes(id)) : [];

export const awaited = (field: Pick<Field, 'window' | 'robots'>): readonly Seat[] => [
  ...new Set(pending(field.window).map((id) => robotOf(field, id).seat)),
];

type AnswerAction = ActionOf<'answer'>;
const answerWith = (robot: RobotId, answer: Answer): AnswerAction => ({
  type: 'answer',
  robot,
  cards: [...answer.cards],
  absorb: [...answer.absorb],
  die: answer.die,
  item: answer.item,
});

/** Everything that a robot may say to the interrupt that is open; no first. */
export function answersOf(field: Field, id: RobotId): readonly Answer[] {
  return field.window ? [NO_ANSWER, ...INTERRUPTS[field.window.kind].answers(field, id)] : [];
}

const keyOf = ({ cards, absorb, die, item }: Answer): string => JSON.stringify([cards, absorb, die, item]);
const sorted = (answer: Answer): Answer => ({
  ...answer,
  cards: answer.cards.toSorted(),
  absorb: answer.absorb.toSorted(),
});

/** Source L229, "Defense response": unseen until all have answered. */
export const answer: Rule<'answer'> = {
  whyNot(field, seat, { robot: id, cards, absorb, die, item }) {
    const robot = findRobot(field, id);
    if (!robot) return no('noSuchRobot');
    if (robot.seat !== seat) return no('notYourRobot');
    if (!field.window?.asked.includes(id)) return no('notAsked');
    if (field.window.answered.includes(id)) return no('alreadyAnswered');
    const given = { cards, absorb, die, item };
    const listed = answersOf(field, id);
    if (listed.some((one) => keyOf(one) === keyOf(given))) return undefined;
    const isListed = listed.some((one) => keyOf(sorted(one)) === keyOf(sorted(given)));
    return no(isListed ? 'wrongOrder' : 'cannotAnswer');
  },
  apply(play, _seat, { robot, cards, absorb, die, item }) {
    const window = known(play.state.window, 'an interrupt');
    window.answered.push(robot);
    window.given[robot] = { cards, absorb, die, item };
  },
  list: (field, seat) =>
    pendingOf(field, seat).flatMap((id) => answersOf(field, id).map((given) => answerWith(id, given))),
};
