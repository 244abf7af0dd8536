import { produce } from 'immer';
import type { Dice } from '../../core/dice';
import type { Step } from '../../core/game';
import { known, type Refusal } from '../../core/result';
import type { Seat } from '../../core/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { project } from './project';
import { build } from './rules/building';
import { attack, decline, whyNotDecline } from './rules/combat';
import type { Field } from './rules/field';
import { chooseMover, save, saveNobody } from './rules/initiative';
import { endMove, move } from './rules/moving';
import { oust } from './rules/ousting';
import { parry } from './rules/parrying';
import { arm, chooseArmament } from './rules/pickUp';
import { no, type Play, type Rule, type WhyNot } from './rules/play';
import { reflex } from './rules/reflex';
import { block, spare } from './rules/shields';
import { whySpent } from './rules/spent';
import { strike } from './rules/striking';
import type { Question, State } from './state';
import type { View } from './view';

const pass: Rule<'pass'> = {
  whyNot: (field) => (field.question?.kind === 'save' ? undefined : whyNotDecline(field)),
  apply: (play) => (play.state.question?.kind === 'save' ? saveNobody(play) : decline(play)),
  list: (field, seat) => (pass.whyNot(field, seat, { type: 'pass' }) ? [] : [{ type: 'pass' }]),
};

/** Every kind of action, and the chapter that rules it. */
const RULES = {
  build,
  save,
  chooseMover,
  move,
  endMove,
  oust,
  arm,
  chooseArmament,
  attack,
  reflex,
  block,
  spare,
  parry,
  strike,
  pass,
} satisfies { [Type in Action['type']]: Rule<Type> };

/** What answers a question. */
const ANSWERS: Readonly<Record<Question['kind'], readonly Action['type'][]>> = {
  save: ['save', 'pass'],
  mover: ['chooseMover'],
  move: ['move', 'endMove', 'oust', 'arm'],
  armament: ['chooseArmament'],
  target: ['attack', 'pass'],
  reflex: ['reflex', 'pass'],
  shield: ['block', 'spare', 'parry', 'pass'],
  attackerShield: ['block', 'parry', 'pass'],
  parry: ['parry', 'pass'],
  attackerParry: ['parry', 'pass'],
  strike: ['strike', 'pass'],
};

const isType = (type: string): type is Action['type'] => Object.hasOwn(RULES, type);
const TYPES: readonly Action['type'][] = Object.keys(RULES).filter(isType);

/** Forgets which type of action the rule is for; it is asked only about its own. */
const ruleFor = (type: Action['type']): Rule<Action['type']> => RULES[type] as Rule<Action['type']>;

/** Why the seat may do nothing of this kind now. */
function whyNotNow({ phase, question }: Field, seat: Seat, type: Action['type']): WhyNot {
  if (type === 'build') return phase === 'building' ? undefined : no('wrongPhase');
  if (!question) return no('wrongPhase');
  if (question.seat !== seat) return no('notAsked');
  return ANSWERS[question.kind].includes(type) ? undefined : no('wrongPhase');
}

/** Why the seat may not do this now; `undefined` when it may. For the judge and the client alike. */
export function whyNot(field: Field, seat: Seat, action: Action): WhyNot {
  const unasked = whyNotNow(field, seat, action.type);
  if (unasked) return whySpent(field, seat, action) ?? unasked;
  return ruleFor(action.type).whyNot(field, seat, action);
}

/** Every action open to the seat, each once; of builds, ready-made examples. */
export function legal(field: Field, seat: Seat): readonly Action[] {
  const open = TYPES.filter((type) => !whyNotNow(field, seat, type));
  return open.flatMap((type) => ruleFor(type).list(field, seat));
}

/** Whose action the game waits for. */
export function toAct({ phase, seats, question }: State): readonly Seat[] {
  if (phase === 'building')
    return seats.flatMap(({ out, filed }, seat) => (out || filed.length > 0 ? [] : [seat]));
  return question ? [question.seat] : [];
}

/** Judged by what the seat can see: so no refusal tells more than its view does. */
export function apply(state: State, seat: Seat, action: Action, dice: Dice): Step<State, Event> | Refusal {
  const refusal = whyNot(project(state, seat), seat, action);
  if (refusal) return refusal;
  return carryOut(state, dice, (play) => ruleFor(action.type).apply(play, seat, action));
}

/** Lets the rules change a state, and collects what they tell. */
export function carryOut(state: State, dice: Dice, change: (play: Play) => void): Step<State, Event> {
  const events: Event[] = [];
  const next = produce(state, (draft) => {
    change({ state: draft, dice, tell: (event) => void events.push(event) });
  });
  return { state: next, events };
}

/** What is done for a seat that is away (G34): a ready-made build, no move, no declaration, and a strike where it must. */
export function fallback(view: View, seat: Seat): Action {
  const choices = legal(view, seat);
  const quiet = choices.find(({ type }) => type === 'pass' || type === 'endMove');
  return quiet ?? known(choices[0], 'a legal action for a seat that is asked');
}
