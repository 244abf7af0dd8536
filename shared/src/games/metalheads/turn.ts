import { refuse } from '../../core/result';
import type { Rules } from '../../core/judging';
import { rulebook } from '../../core/rulebook';
import { seatsOf, type Seat } from '../../core/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { project } from './project';
import { activate } from './rules/activating';
import { answer } from './rules/answering';
import { construct, constructFrom, pay, spend } from './rules/constructing';
import { no, type Rule, type RuleContext, type WhyNot } from './rules/context';
import { handOf, playerAt, questionOf, type Field } from './rules/field';
import { afterNations, chooseNation, choosesNation, useNation } from './rules/nations';
import { handHas } from './rules/payments';
import { choicesOf, isAnswer, isChoice } from './rules/questions';
import { repair } from './rules/repairing';
import { discardAsides, putAside } from './rules/setup';
import { drawOne, take } from './rules/taking';
import { endTurn, goOn } from './rules/turns';
import type { State } from './state';

type ActionType = Action['type'];
type Of<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

/** An action that also, or only, answers questions; as an answer it is one of the choices. */
const answering = <Type extends ActionType>(type: Type, rule?: Rule<Type>): Rule<Type> => ({
  whyNot(field, seat, action) {
    if (!questionOf(field)) return rule ? rule.whyNot(field, seat, action) : no('nothingAsked');
    return isChoice(field, action) ? undefined : no('notAChoice');
  },
  apply(context, seat, action) {
    if (questionOf(context.state)) answer(context, action);
    else rule?.apply(context, seat, action);
  },
  list: (field, seat) =>
    questionOf(field)
      ? choicesOf(field).filter((choice): choice is Of<Type> => choice.type === type)
      : (rule?.list(field, seat) ?? []),
});

/** Before the game, Titan Oak wants a Robot put aside; later `card` only answers. */
const card: Rule<'card'> = answering('card', {
  whyNot: (field, seat, action) => (handHas(field, seat, action.card) ? undefined : no('notInHand')),
  apply: (context, seat, action) => putAside(context, seat, action.card),
  list: (field, seat) => handOf(field, seat).map((one) => ({ type: 'card', card: one })),
});

/** Every kind of action, and the rule for it. */
const RULES: Rules<Field, State, Event, Action> = {
  chooseNation,
  take: answering('take', take),
  draw: drawOne,
  construct: answering('construct', construct),
  constructFrom,
  pay: answering('pay', pay),
  spend,
  activate,
  useNation,
  repair,
  endTurn: { whyNot: () => undefined, apply: endTurn, list: () => [{ type: 'endTurn' }] },
  target: answering('target'),
  token: answering('token'),
  card,
  give: answering('give'),
  swap: answering('swap'),
  name: answering('name'),
  opponent: answering('opponent'),
  complete: answering('complete'),
  save: answering('save'),
  done: answering('done'),
};

/** Actions that are only answers. */
const ANSWERS_ONLY: readonly ActionType[] = [
  'target',
  'token',
  'card',
  'give',
  'swap',
  'name',
  'opponent',
  'complete',
  'save',
  'done',
];

/** The seats that the game waits for. */
export function toAct(field: Field): readonly Seat[] {
  switch (field.phase) {
    case 'discarding':
      return seatsOf(field.players.length).filter((seat) => {
        const { aside, out } = playerAt(field, seat);
        return aside === '' && !out;
      });
    case 'nations': {
      const seat = choosesNation(field);
      return seat === undefined ? [] : [seat];
    }
    case 'headStart':
    case 'turns':
      return [field.turn.seat];
    case 'over':
      return [];
  }
}

/** Why the seat may do nothing of this kind now. */
function whyNotNow(field: Field, seat: Seat, type: ActionType): WhyNot | ReturnType<typeof refuse> {
  if (!toAct(field).includes(seat)) return refuse('notYourTurn');
  const { phase } = field;
  if (phase === 'discarding') return type === 'card' ? undefined : no('wrongPhase');
  if (phase === 'nations') return type === 'chooseNation' ? undefined : no('wrongPhase');
  if (type === 'chooseNation') return no('wrongPhase');
  const question = questionOf(field);
  if (question) return isAnswer(question, type) ? undefined : no('answerFirst');
  return ANSWERS_ONLY.includes(type) ? no('nothingAsked') : undefined;
}

/** What follows from every action. */
function afterwards(context: RuleContext): void {
  const { phase } = context.state;
  if (phase === 'discarding') discardAsides(context);
  else if (phase === 'nations') afterNations(context);
  goOn(context);
}

export const { whyNot, legal, apply } = rulebook<Field, State, Event, Action>({
  rules: RULES,
  whyNotNow,
  // What the seat can see, so that no refusal reveals more than its view does.
  seenBy: project,
  afterwards,
});

/** Carries out an action that is known to be legal, on a state that may be changed: for the bots' look ahead. */
export function carryOn(context: RuleContext, seat: Seat, action: Action): void {
  // Each rule is called only with actions of its own type.
  const rule = RULES[action.type] as unknown as Rule<ActionType>;
  rule.apply(context, seat, action);
  afterwards(context);
}
