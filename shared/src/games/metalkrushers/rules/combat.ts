import { known } from '../../../core/result';
import { COMBAT_STEPS, type Combat, type KrusherId } from '../state';
import { askedFor, attackerIn, mustKeep, targetsOf, whyNotTarget } from './attacking';
import { krusherOf, standing, type Field } from './field';
import { no, type Play, type Rule, type WhyNot } from './play';
import { carriedArms } from './shields';
import { watch } from './showing';

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

export const attack: Rule<'attack'> = {
  whyNot: (field, _seat, { target }) => whyNotTarget(field, attackerIn(field), target),
  apply: (play, _seat, { target }) => {
    Object.assign(combatIn(play), { target, step: 'reflex' });
    play.tell({ type: 'attacked', krusher: attackerIn(play.state), target });
  },
  list: (field) => targetsOf(field, attackerIn(field)).map((target) => ({ type: 'attack', target })),
};

/** The questions follow by themselves (`fighting.ts`). */
export function beginCombat(play: Play): void {
  const { state } = play;
  const order = combatOrder(state);
  state.phase = 'combat';
  state.combat = { order: [...order], target: '', done: [], step: 'target' };
  delete state.movement;
  delete state.question;
  play.tell({ type: 'combatBegan', order: [...order] });
  watch(play);
}

export const combatIn = ({ state }: Play) => known(state.combat, 'a combat');

export function endStep(play: Play): void {
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

export function nextAttacker(play: Play): void {
  const combat = combatIn(play);
  Object.assign(combat, { order: combat.order.slice(1), target: '', done: [], step: 'target' });
}

/** No, to the question that the combat has put. */
export function decline(play: Play): void {
  const { step, done } = combatIn(play);
  const holdsBack = step === 'strike' || (step === 'target' && done.length === 0);
  if (holdsBack) play.tell({ type: 'heldBack', krusher: attackerIn(play.state) });
  endStep(play);
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
