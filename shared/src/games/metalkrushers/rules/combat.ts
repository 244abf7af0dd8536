import { current, isDraft, type Draft } from 'immer';
import { known } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import { COMBAT_STEPS, type Combat, type CombatStep, type KrusherId } from '../state';
import { ask } from './asking';
import { askedFor, attackerIn, mustKeep, targetsOf, whyNotTarget } from './attacking';
import { markWounds, removeFallen } from './damage';
import { endIfDecided } from './ending';
import { findKrusher, krusherOf, standing, type Field } from './field';
import { beginTurn } from './initiative';
import { parry } from './parrying';
import { krusherIn, no, type Play, type Rule, type WhyNot } from './play';
import { canReflex } from './reflex';
import { block, carriedArms, spare } from './shields';
import { watch } from './showing';
import { canStrike } from './striking';

/** Source L112-170, "Combat Sequence"; G22, G29, G31, G35. */

/** Everybody who may attack, first to last: sides by initiative, then the higher modifier, then as built (G22). */
export function combatOrder(field: Field): readonly KrusherId[] {
  const rankOf = (id: KrusherId): number => field.teams[krusherOf(field, id).team]?.rank ?? 0;
  const modifierOf = (id: KrusherId): number => krusherOf(field, id).initiative;
  return standing(field)
    .filter(([, { marks }]) => !marks.busy)
    .map(([id]) => id)
    .sort((one, other) => rankOf(one) - rankOf(other) || modifierOf(other) - modifierOf(one));
}

/** Whom the question of this step is for: the defender in A, B and D, else the attacker. */
export const answererOf = ({ order, target, step }: Combat): KrusherId =>
  step === 'reflex' || step === 'shield' || step === 'parry' ? target : (order[0] ?? '');

/** Is there anything to choose in a step, beside nothing? Asked while its question is put. */
const CHOICES: Readonly<Record<CombatStep, (field: Field, seat: Seat) => boolean>> = {
  target: (field) => targetsOf(field, attackerIn(field)).length > 0,
  reflex: (field) => canReflex(field, field.combat?.target ?? ''),
  shield: (field, seat) => [block, spare, parry].some((rule) => rule.list(field, seat).length > 0),
  attackerShield: (field, seat) => [block, parry].some((rule) => rule.list(field, seat).length > 0),
  parry: (field, seat) => parry.list(field, seat).length > 0,
  attackerParry: (field, seat) => parry.list(field, seat).length > 0,
  strike: (field) => canStrike(field),
};

export const attack: Rule<'attack'> = {
  whyNot: (field, _seat, { target }) => whyNotTarget(field, attackerIn(field), target),
  apply: (play, _seat, { target }) => {
    Object.assign(combatIn(play), { target, step: 'reflex' });
    play.tell({ type: 'attacked', krusher: attackerIn(play.state), target });
    goOnFighting(play);
  },
  list: (field) => targetsOf(field, attackerIn(field)).map((target) => ({ type: 'attack', target })),
};

export function beginCombat(play: Play): void {
  const { state } = play;
  const order = combatOrder(state);
  state.phase = 'combat';
  state.combat = { order: [...order], target: '', done: [], step: 'target' };
  delete state.movement;
  delete state.question;
  play.tell({ type: 'combatBegan', order: [...order] });
  watch(play);
  goOnFighting(play);
}

/** Puts the next question of the Combat Phase, over all steps at which nobody has a choice; at its end the turn ends. */
export function goOnFighting(play: Play): void {
  // A plain copy is quicker to look about in than a state in change; passing on changes this much of it alone.
  const before = current(play.state);
  const fieldNow = (): Field => {
    const { combat, question } = play.state;
    return { ...before, combat: plain(combat), question: plain(question) };
  };
  while (skipFallen(play)) {
    const { step } = combatIn(play);
    const krusher = krusherIn(play, answererOf(combatIn(play)));
    ask(play, { kind: step, seat: krusher.seat, krusher: krusher.id });
    if (!krusher.marks.busy && CHOICES[step](fieldNow(), krusher.seat)) return;
    endStep(play);
  }
  endCombat(play);
}

const plain = <T extends object>(part: T | undefined): T | undefined =>
  part && isDraft(part) ? current(part as Draft<T>) : part;

const combatIn = ({ state }: Play) => known(state.combat, 'a combat');

/** Whoever has left the arena neither attacks nor is attacked. Is anybody still to attack? */
function skipFallen(play: Play): boolean {
  const { combat } = play.state;
  if (!combat) return false;
  const isGone = (id: KrusherId): boolean => findKrusher(play.state, id)?.fallen !== false;
  while (combat.order.length > 0 && isGone(attackerIn(play.state))) nextAttacker(play);
  if (combat.target !== '' && isGone(combat.target)) endAttack(play);
  return combat.order.length > 0;
}

function endStep(play: Play): void {
  const combat = combatIn(play);
  if (combat.step === 'target') nextAttacker(play);
  else if (combat.step === 'strike') endAttack(play);
  else combat.step = known(COMBAT_STEPS[COMBAT_STEPS.indexOf(combat.step) + 1], 'a step');
}

/** The pair is done with; the attacker may name another target (G29). */
export function endAttack(play: Play): void {
  const combat = combatIn(play);
  combat.done.push(combat.target);
  Object.assign(combat, { target: '', step: 'target' });
}

function nextAttacker(play: Play): void {
  const combat = combatIn(play);
  Object.assign(combat, { order: combat.order.slice(1), target: '', done: [], step: 'target' });
}

/** No, to the question that the combat has put. */
export function decline(play: Play): void {
  const { step, done } = combatIn(play);
  const holdsBack = step === 'strike' || (step === 'target' && done.length === 0);
  if (holdsBack) play.tell({ type: 'heldBack', krusher: attackerIn(play.state) });
  endStep(play);
  goOnFighting(play);
}

/** May it be declined? Somebody bound by an Oust must attack if it can, and keep an arm for it (G27). */
export function whyNotDecline(field: Field): WhyNot {
  const { combat } = field;
  if (combat?.step === 'shield') return wouldCarryLast(field) ? no('mustAttack') : undefined;
  if (combat?.step !== 'target' && combat?.step !== 'strike') return undefined;
  return krusherOf(field, attackerIn(field)).marks.bound === '' ? undefined : no('mustAttack');
}

/** Would a spiked shield cover its bearer that is the last arm for an attack which the bearer owes? */
function wouldCarryLast(field: Field): boolean {
  const id = askedFor(field);
  const carried = carriedArms(krusherOf(field, id), krusherOf(field, attackerIn(field)));
  return carried.some((arm) => mustKeep(field, id, arm));
}

/** All have attacked: what they have done to each other is marked, and who has fallen leaves (G17, G35). */
function endCombat(play: Play): void {
  const { state } = play;
  delete state.question;
  delete state.combat;
  markWounds(play);
  removeFallen(play);
  state.parries = [];
  if (!endIfDecided(play)) beginTurn(play);
}
