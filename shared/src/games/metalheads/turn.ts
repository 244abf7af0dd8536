import { refuse as refuseAs } from '../../core/ground/result';
import type { Rules } from '../../core/game/judging';
import { rulebook } from '../../core/game/rulebook';
import { seatsOf, type Seat } from '../../core/ground/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { project } from './project';
import { activate } from './rules/actions/activating';
import { answer } from './rules/asking/answering';
import { construct, constructFrom, pay, spend } from './rules/actions/constructing';
import { refuse, type Rule, type RuleContext, type WhyNot } from './rules/context';
import { handOf, playerAt, questionOf, type Field } from './rules/field';
import { afterNations, chooseNation, choosesNation, useNation } from './rules/turn/nations';
import { handHas } from './rules/paying/payments';
import { choicesOf, isAnswer, isChoice } from './rules/asking/questions';
import { repair } from './rules/actions/repairing';
import { discardAsides, putAside } from './rules/turn/setup';
import { drawOne, take } from './rules/actions/taking';
import { endTurn, goOn } from './rules/turn/turns';
import type { State } from './state';

type ActionType = Action['type'];
type Of<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

/** An action that also, or only, answers questions; as an answer it is one of the choices. */
const answering = <Type extends ActionType>(type: Type, rule?: Rule<Type>): Rule<Type> => ({
  whyNot(field, seat, action) {
    if (!questionOf(field)) return rule ? rule.whyNot(field, seat, action) : refuse('nothingAsked');
    return isChoice(field, action) ? undefined : refuse('notAChoice');
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
  whyNot: (field, seat, action) => (handHas(field, seat, action.card) ? undefined : refuse('notInHand')),
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
function whyNotNow(field: Field, seat: Seat, type: ActionType): WhyNot | ReturnType<typeof refuseAs> {
  const { phase } = field;
  const isToAct =
    phase === 'turns' || phase === 'headStart' ? field.turn.seat === seat : toAct(field).includes(seat);
  if (!isToAct) return refuseAs('notYourTurn');
  if (phase === 'discarding') return type === 'card' ? undefined : refuse('wrongPhase');
  if (phase === 'nations') return type === 'chooseNation' ? undefined : refuse('wrongPhase');
  if (type === 'chooseNation') return refuse('wrongPhase');
  const question = questionOf(field);
  if (question) return isAnswer(question, type) ? undefined : refuse('answerFirst');
  return ANSWERS_ONLY.includes(type) ? refuse('nothingAsked') : undefined;
}

/** What follows from every action. */
function afterwards(context: RuleContext): void {
  const { phase } = context.state;
  if (phase === 'discarding') discardAsides(context);
  else if (phase === 'nations') afterNations(context);
  goOn(context);
}

export const { whyNot, legal, apply, carry } = rulebook<Field, State, Event, Action>({
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
