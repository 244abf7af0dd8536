import { expectDefined } from '../../../../core/ground/result';
import { COMBAT_STEPS, type Combat, type KrusherId } from '../../state';
import { askedFor, attackerIn, mustKeep, targetsOf, whyNotTarget } from './attacking';
import { krusherOf, standing, type Field } from '../field';
import { refuse, type RuleContext, type Rule, type WhyNot } from '../context';
import { carriedArms } from './shields';
import { watch } from './showing';

/** Source L112-167, "Combat Sequence", steps of attackers and defenders; G22, G29, G31, G35. */

/**
 * Everybody who may attack, first to last: by the side's initiative, then by higher modifier, then in build order
 * (G22).
 */
export function combatOrder(field: Field): readonly KrusherId[] {
  const rankOf = (id: KrusherId): number => field.teams[krusherOf(field, id).team]?.rank ?? 0;
  const modifierOf = (id: KrusherId): number => krusherOf(field, id).initiative;
  return standing(field)
    .filter(([, { marks }]) => !marks.busy)
    .map(([id]) => id)
    .sort((one, other) => rankOf(one) - rankOf(other) || modifierOf(other) - modifierOf(one));
}

/** The Krusher that this step's question is for: the defender in A, B and D, otherwise the attacker. */
export const answererOf = ({ order, target, step }: Combat): KrusherId =>
  step === 'reflex' || step === 'shield' || step === 'parry' ? target : (order[0] ?? '');

export const attack: Rule<'attack'> = {
  whyNot: (field, _seat, { target }) => whyNotTarget(field, attackerIn(field), target),
  apply: (context, _seat, { target }) => {
    Object.assign(combatIn(context), { target, step: 'reflex' });
    context.emit({ type: 'attacked', krusher: attackerIn(context.state), target });
  },
  list: (field) => targetsOf(field, attackerIn(field)).map((target) => ({ type: 'attack', target })),
};

/** `turn/combatPhase.ts` asks the questions that follow. */
export function beginCombat(context: RuleContext): void {
  const { state } = context;
  const order = combatOrder(state);
  state.phase = 'combat';
  state.combat = { order: [...order], target: '', done: [], step: 'target' };
  delete state.movement;
  delete state.question;
  context.emit({ type: 'combatBegan', order: [...order] });
  watch(context);
}

export const combatIn = ({ state }: RuleContext) => expectDefined(state.combat, 'a combat');

export function endStep(context: RuleContext): void {
  const combat = combatIn(context);
  if (combat.step === 'target') nextAttacker(context);
  else if (combat.step === 'strike') endAttack(context);
  else combat.step = expectDefined(COMBAT_STEPS[COMBAT_STEPS.indexOf(combat.step) + 1], 'a step');
}

/** This pair is done; the attacker may name another target (G29). */
export function endAttack(context: RuleContext): void {
  const combat = combatIn(context);
  combat.done.push(combat.target);
  Object.assign(combat, { target: '', step: 'target' });
}

export function nextAttacker(context: RuleContext): void {
  const combat = combatIn(context);
  Object.assign(combat, { order: combat.order.slice(1), target: '', done: [], step: 'target' });
}

/** Declines the question of the combat. */
export function decline(context: RuleContext): void {
  const { step, done } = combatIn(context);
  const holdsBack = step === 'strike' || (step === 'target' && done.length === 0);
  if (holdsBack) context.emit({ type: 'heldBack', krusher: attackerIn(context.state) });
  endStep(context);
}

/** May it be declined? A Krusher bound by an Oust must attack if it can, and keep an arm for it (G27). */
export function whyNotDecline(field: Field): WhyNot {
  const { combat } = field;
  if (combat?.step === 'shield') return wouldCarryLast(field) ? refuse('mustAttack') : undefined;
  if (combat?.step !== 'target' && combat?.step !== 'strike') return undefined;
  return krusherOf(field, attackerIn(field)).marks.bound === '' ? undefined : refuse('mustAttack');
}

/** Would declining make a spiked shield cover its bearer although it is the last arm for an obligatory attack? */
function wouldCarryLast(field: Field): boolean {
  const id = askedFor(field);
  const carried = carriedArms(krusherOf(field, id), krusherOf(field, attackerIn(field)));
  return carried.some((arm) => mustKeep(field, id, arm));
}
