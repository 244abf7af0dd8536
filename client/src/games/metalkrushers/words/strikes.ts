import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import { ARMS, type Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import { armsAgainst, whyIdle } from '@gearhall/shared/games/metalkrushers/rules/combat/attacking';
import { findKrusher } from '@gearhall/shared/games/metalkrushers/rules/field';
import type { View } from '@gearhall/shared/games/metalkrushers/view';

/** Arms that can still strike: at the target during an attack, otherwise at anybody in its own turn. */
function strikersOf(view: View, krusher: string): readonly Arm[] {
  const { order = [], target = '' } = view.combat ?? {};
  const fighter = findKrusher(view, krusher);
  if (!fighter || !order.includes(krusher)) return [];
  if (order[0] === krusher) return findKrusher(view, target) ? armsAgainst(view, krusher, target) : [];
  return ARMS.filter((arm) => !whyIdle(fighter, arm));
}

const NO_STRIKE = 'its last free arm: then no strike will happen';

/** Shown beside the order that would hold back the last arm that can strike; otherwise empty. */
export function strikeLost(view: View, action: Action): string {
  if (action.type !== 'parry' && action.type !== 'block') return '';
  const strikers = strikersOf(view, view.question?.krusher ?? '');
  return strikers.length === 1 && strikers[0] === action.arm ? NO_STRIKE : '';
}

/** Shown before arms are held back: what becomes of the strike; empty where that does not matter. */
export function strikeWarning(view: View): string {
  const { question } = view;
  if (question?.kind !== 'attackerParry' && question?.kind !== 'attackerShield') return '';
  const strikers = strikersOf(view, question.krusher);
  if (strikers.length === 0) return '';
  if (strikers.length > 1) return ' If both arms are kept back, no strike will happen.';
  return ' Only one arm is left to strike with: if it is kept back too, no strike will happen.';
}
