import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Call } from '../../stage/contract/contract';

type Kind = NonNullable<View['question']>['kind'];

/** How the victim of an attack meets it. */
const DEFENCES: readonly Kind[] = ['reflex', 'shield', 'parry'];

/** A player who builds, moves or attacks has a turn; one who is attacked answers, once for each attacker. */
export function calledFor({ phase, turn, question, krushers, combat }: View, _seat: Seat): Call {
  if (!question) return { to: 'turn', id: phase };
  const attacker = combat?.order[0] ?? '';
  if (DEFENCES.includes(question.kind))
    return { to: 'answer', id: `${turn} ${attacker} ${question.krusher}` };
  const moved = Object.values(krushers).filter(({ marks }) => marks.moved).length;
  return { to: 'turn', id: phase === 'combat' ? `${turn} attack ${attacker}` : `${turn} move ${moved}` };
}
