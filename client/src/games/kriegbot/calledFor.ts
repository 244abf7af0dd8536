import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Call } from '../../stage/contract/contract';

type Question = NonNullable<View['question']>;

/** What a robot is asked because of what others do. */
const CONSEQUENCES: readonly Question['kind'][] = ['disables', 'bailing'];

/** An interrupt, and what follows from an attack, is answered; a robot that moves or attacks has its turn. */
export function calledFor(view: View, _seat: Seat): Call {
  const { phase, round = 0, turn, pauses, question, assault } = view;
  if (!question)
    return view.window ? { to: 'answer', id: `${pauses}` } : { to: 'turn', id: `${phase} ${round}` };
  const { kind, robot, brief, count } = question;
  if (brief || CONSEQUENCES.includes(kind))
    return { to: 'answer', id: `${turn} ${pauses} ${kind} ${robot} ${count}` };
  return { to: 'turn', id: `${turn} ${phase} ${assault?.by ?? robot}` };
}
