import type { AnswerDeadline } from '../../../../core/game';
import { expectDefined } from '../../../../core/ground/result';
import type { Seat } from '../../../../core/ground/seats';
import type { ActionOf } from '../../actions';
import type { Answer } from '../../state/assault';
import type { TargetId } from '../../state';
import type { WindowKind } from '../../state/tasks';
import { NO_ANSWER } from './answers';
import { seatOf } from '../field/landingCraft';
import { isStructure } from '../field/structuresOnMap';
import { findRobot, inOrder, robotOf, type Asking, type Field } from '../field/field';
import { INTERRUPTS } from './interrupts';
import { refuse, type RuleContext, type Rule } from '../field/context';

/** Opens an interrupt if there is anybody to ask (rules/interrupts/interrupts.ts). */
export function openWindow(context: RuleContext, kind: WindowKind, about: TargetId): void {
  const asked = INTERRUPTS[kind].asks(context.state, about).filter((id) => isRun(context.state, id));
  if (asked.length === 0) return;
  context.state.pauses += 1;
  context.state.window = { kind, about, asked: [...asked], answered: [], given: {} };
  context.emit({ type: 'asked', kind, robots: [...asked] });
}

/** Somebody runs it: robots of a side that has given up stand idle (KS0.25). */
const isRun = (field: Field, id: TargetId): boolean => !field.seats[seatOf(field, id)]?.out;

/** When all have answered: their answers take effect, the target's first (K32). */
export function closeWindow(context: RuleContext): void {
  const { kind, asked, about, given } = expectDefined(context.state.window, 'an interrupt');
  delete context.state.window;
  const others = asked.filter((id) => id !== about).map((id) => robotOf(context.state, id));
  const said = [...asked.filter((id) => id === about), ...inOrder(others).map(({ id }) => id)];
  INTERRUPTS[kind].close(
    context,
    said.map((id) => [id, given[id] ?? NO_ANSWER]),
    about,
  );
}

/** An interrupt, and a question that only a face-down card may have caused, pass automatically after a while. */
export const answerDeadline = (
  field: Pick<Field, 'window' | 'question' | 'options' | 'pauses'>,
): AnswerDeadline | undefined =>
  field.window || field.question?.brief ? { id: field.pauses, seconds: field.options.answers } : undefined;

/** Those of a seat who have not answered yet. */
const pendingOf = (field: Field, seat: Seat): readonly TargetId[] =>
  pending(field.window).filter((id) => seatOf(field, id) === seat);

export const pending = (window: Asking | undefined): readonly TargetId[] =>
  window ? window.asked.filter((id) => !window.answered.includes(id)) : [];

export const awaited = (field: Field): readonly Seat[] => [
  ...new Set(pending(field.window).map((id) => seatOf(field, id))),
];

type AnswerAction = ActionOf<'answer'>;
const answerWith = (robot: TargetId, answer: Answer): AnswerAction => ({
  type: 'answer',
  robot,
  cards: [...answer.cards],
  absorb: [...answer.absorb],
  die: answer.die,
  item: answer.item,
  ...(answer.core !== undefined && { core: answer.core }),
});

/** Every answer that a robot, or a landing craft, may give to the open interrupt, declining first. */
export function answersOf(field: Field, id: TargetId): readonly Answer[] {
  return field.window ? [NO_ANSWER, ...INTERRUPTS[field.window.kind].answers(field, id)] : [];
}

const keyOf = ({ cards, absorb, die, item, core }: Answer): string =>
  JSON.stringify([cards, absorb, die, item, core]);
const sorted = (answer: Answer): Answer => ({
  ...answer,
  cards: answer.cards.toSorted(),
  absorb: answer.absorb.toSorted(),
});

/** Source L229, "Defense response": hidden until all have answered. */
export const answer: Rule<'answer'> = {
  whyNot(field, seat, { robot: id, cards, absorb, die, item, core }) {
    if (!isStructure(id) && !findRobot(field, id)) return refuse('noSuchRobot');
    if (!isStructure(id) && robotOf(field, id).seat !== seat) return refuse('notYourRobot');
    if (!field.window?.asked.includes(id) || seatOf(field, id) !== seat) return refuse('notAsked');
    if (field.window.answered.includes(id)) return refuse('alreadyAnswered');
    const given = { cards, absorb, die, item, core };
    const listed = answersOf(field, id);
    if (listed.some((one) => keyOf(one) === keyOf(given))) return undefined;
    const isListed = listed.some((one) => keyOf(sorted(one)) === keyOf(sorted(given)));
    return refuse(isListed ? 'wrongOrder' : 'cannotAnswer');
  },
  apply(context, _seat, { robot, cards, absorb, die, item, core }) {
    const window = expectDefined(context.state.window, 'an interrupt');
    window.answered.push(robot);
    window.given[robot] = { cards, absorb, die, item, ...(core !== undefined && { core }) };
  },
  list: (field, seat) =>
    pendingOf(field, seat).flatMap((id) => answersOf(field, id).map((given) => answerWith(id, given))),
};
