import { expectDefined } from '../../core/ground/result';
import type { Rules } from '../../core/game/judging';
import { rulebook } from '../../core/game/rulebook';
import type { Seat } from '../../core/ground/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { project } from './project';
import { build } from './rules/turn/building';
import { attack, decline, whyNotDecline } from './rules/combat/combat';
import type { Field } from './rules/field';
import { goOnFighting } from './rules/turn/combatPhase';
import { chooseMover, save, saveNobody } from './rules/turn/initiative';
import { endMove, move } from './rules/movement/moving';
import { oust } from './rules/movement/ousting';
import { parry } from './rules/combat/parrying';
import { arm, chooseArmament } from './rules/movement/pickUp';
import { refuse, type Rule, type WhyNot } from './rules/context';
import { reflex } from './rules/combat/reflex';
import { block, spare } from './rules/combat/shields';
import { whySpent } from './rules/combat/spent';
import { strike } from './rules/combat/striking';
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
  if (type === 'build') return phase === 'building' ? undefined : refuse('wrongPhase');
  if (!question) return refuse('wrongPhase');
  if (question.seat !== seat) return refuse('notAsked');
  return ANSWERS[question.kind].includes(type) ? undefined : refuse('wrongPhase');
}

/** Builds are forms: `legal` lists ready-made examples of them. */
export const { whyNot, legal, apply, carry } = rulebook<Field, State, Event, Action>({
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
  return quiet ?? spared ?? expectDefined(choices[0], 'a legal action for a seat that is asked');
}
