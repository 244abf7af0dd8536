import type { Seat } from '../../../../core/ground/seats';
import type { CombatStep, KrusherId } from '../../state';
import { ask } from '../asking';
import { attackerIn, targetsOf } from '../combat/attacking';
import { answererOf, combatIn, endAttack, endStep, nextAttacker } from '../combat/combat';
import { markWounds, removeFallen } from '../damage/damage';
import { endIfDecided } from '../damage/ending';
import { findKrusher, type Field } from '../field';
import { beginTurn } from './initiative';
import { parry } from '../combat/parrying';
import { krusherIn, type RuleContext } from '../context';
import { canReflex } from '../combat/reflex';
import { block, spare } from '../combat/shields';
import { canStrike } from '../combat/striking';

/** Source L112-167, "Combat Sequence": how the phase goes from question to question, parry by parry. */

/** Is there anything to choose in a step, apart from declining? Called while its question is open. */
const CHOICES: Readonly<Record<CombatStep, (field: Field, seat: Seat) => boolean>> = {
  target: (field) => targetsOf(field, attackerIn(field)).length > 0,
  reflex: (field) => canReflex(field, field.combat?.target ?? ''),
  shield: (field, seat) => [block, spare, parry].some((rule) => rule.list(field, seat).length > 0),
  attackerShield: (field, seat) => [block, parry].some((rule) => rule.list(field, seat).length > 0),
  parry: (field, seat) => parry.list(field, seat).length > 0,
  attackerParry: (field, seat) => parry.list(field, seat).length > 0,
  strike: (field) => canStrike(field),
};

/**
 * After every action: in the Combat Phase, asks the next question, skipping all steps at which nobody has a choice. At
 * its end the turn ends.
 */
export function goOnFighting(context: RuleContext): void {
  // The next turn begins its Combat Phase at once if nobody can move.
  while (context.state.phase === 'combat' && !isAsking(context)) endCombat(context);
}

/** Asks the next question; false if there is none left. */
function isAsking(context: RuleContext): boolean {
  while (skipFallen(context)) {
    const { step } = combatIn(context);
    const krusher = krusherIn(context, answererOf(combatIn(context)));
    ask(context, { kind: step, seat: krusher.seat, krusher: krusher.id });
    if (!krusher.marks.busy && CHOICES[step](context.state, krusher.seat)) return true;
    endStep(context);
  }
  return false;
}

/** Skips Krushers that have left the arena: they neither attack nor are attacked. Is an attack still to come? */
function skipFallen(context: RuleContext): boolean {
  const { combat } = context.state;
  if (!combat) return false;
  const isGone = (id: KrusherId): boolean => findKrusher(context.state, id)?.fallen !== false;
  while (combat.order.length > 0 && isGone(attackerIn(context.state))) nextAttacker(context);
  if (combat.target !== '' && isGone(combat.target)) endAttack(context);
  return combat.order.length > 0;
}

/** All have attacked: the damage is marked, and fallen Krushers leave (G17, G35). */
function endCombat(context: RuleContext): void {
  const { state } = context;
  delete state.question;
  delete state.combat;
  markWounds(context);
  removeFallen(context);
  state.parries = [];
  if (!endIfDecided(context)) beginTurn(context);
}
