import { current, isDraft, type Draft } from 'immer';
import type { Seat } from '../../../core/seats';
import type { CombatStep, KrusherId } from '../state';
import { ask } from './asking';
import { attackerIn, targetsOf } from './attacking';
import { answererOf, combatIn, endAttack, endStep, nextAttacker } from './combat';
import { markWounds, removeFallen } from './damage';
import { endIfDecided } from './ending';
import { findKrusher, type Field } from './field';
import { beginTurn } from './initiative';
import { parry } from './parrying';
import { krusherIn, type Play } from './play';
import { canReflex } from './reflex';
import { block, spare } from './shields';
import { canStrike } from './striking';

/** Source L112-170, "Combat Sequence": how the phase goes from question to question. */

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

/**
 * After every action: in the Combat Phase, puts the next question, over all steps at which nobody has a choice. At
 * its end the turn ends.
 */
export function goOnFighting(play: Play): void {
  // The next turn comes to blows at once where nobody can move.
  while (play.state.phase === 'combat' && !isAsking(play)) endCombat(play);
}

/** Puts the next question; false where there is none any more. */
function isAsking(play: Play): boolean {
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
    if (!krusher.marks.busy && CHOICES[step](fieldNow(), krusher.seat)) return true;
    endStep(play);
  }
  return false;
}

const plain = <T extends object>(part: T | undefined): T | undefined =>
  part && isDraft(part) ? current(part as Draft<T>) : part;

/** Skips Krushers that have left the arena: they neither attack nor are attacked. Is an attack still to come? */
function skipFallen(play: Play): boolean {
  const { combat } = play.state;
  if (!combat) return false;
  const isGone = (id: KrusherId): boolean => findKrusher(play.state, id)?.fallen !== false;
  while (combat.order.length > 0 && isGone(attackerIn(play.state))) nextAttacker(play);
  if (combat.target !== '' && isGone(combat.target)) endAttack(play);
  return combat.order.length > 0;
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
