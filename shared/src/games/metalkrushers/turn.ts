import { known } from '../../core/result';
import type { Rules } from '../../core/judging';
import { rulebook } from '../../core/rulebook';
import type { Seat } from '../../core/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { project } from './project';
import { build } from './rules/building';
import { attack, decline, whyNotDecline } from './rules/combat';
import type { Field } from './rules/field';
import { goOnFighting } from './rules/fighting';
import { chooseMover, save, saveNobody } from './rules/initiative';
import { endMove, move } from './rules/moving';
import { oust } from './rules/ousting';
import { parry } from './rules/parrying';
import { arm, chooseArmament } from './rules/pickUp';
import { no, type Rule, type WhyNot } from './rules/context';
import { reflex } from './rules/reflex';
import { block, spare } from './rules/shields';
import { whySpent } from './rules/spent';
import { strike } from './rules/striking';
import type { Question, State } from './state';
import type { View } from './view';

const pass: Rule<'pass'> = {
  whyNot: (field) => (field.question?.kind === 'save' ? undefined : whyNotDecline(field)),
  apply: (context) => (context.state.question?.kind === 'save' ? saveNobody(context) : decline(context)),
  list: (field, seat) => (pass.whyNot(field, seat, { type: 'pass' }) ? [] : [{ type: 'pass' }]),
};

/** Every kind of action, and the rule for it. */
const RULES: Rules<Field, State, Event, Action> = {
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
};

/** The actions that answer a question. */
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

/** Why the seat may do nothing of this kind now. */
function whyNotAsked({ phase, question }: Field, seat: Seat, type: Action['type']): WhyNot {
  if (type === 'build') return phase === 'building' ? undefined : no('wrongPhase');
  if (!question) return no('wrongPhase');
  if (question.seat !== seat) return no('notAsked');
  return ANSWERS[question.kind].includes(type) ? undefined : no('wrongPhase');
}

/** Builds are forms: `legal` lists ready-made examples of them. */
export const { whyNot, legal, apply } = rulebook<Field, State, Event, Action>({
  rules: RULES,
  whyNotNow: (field, seat, type, action) => {
    const unasked = whyNotAsked(field, seat, type);
    return unasked && ((action && whySpent(field, seat, action)) ?? unasked);
  },
  // What the seat can see, so that no refusal reveals more than its view does.
  seenBy: project,
  afterwards: goOnFighting,
});

/** The seats that the game waits for. */
export function toAct({ phase, seats, question }: State): readonly Seat[] {
  if (phase === 'building')
    return seats.flatMap(({ out, filed }, seat) => (out || filed.length > 0 ? [] : [seat]));
  return question ? [question.seat] : [];
}

/** The action of an absent seat (G34): a ready-made build, no move, no declaration, and a strike if it must. */
export function fallback(view: View, seat: Seat): Action {
  const choices = legal(view, seat);
  const quiet = choices.find(({ type }) => type === 'pass' || type === 'endMove');
  // A Krusher that owes an attack with a spiked shield cannot pass before it has spared it (G27).
  const spared = choices.find(({ type }) => type === 'spare');
  return quiet ?? spared ?? known(choices[0], 'a legal action for a seat that is asked');
}
