import type { Seat } from '../../../../core/ground/seats';
import type { Action } from '../../actions';
import type { RefusalCode } from '../../refusals';
import { attackerIn } from './attacking';
import { standing, type Field, type Fighter } from '../field';
import { refuse, type WhyNot } from '../context';
import { whyNoReflex } from './reflex';

/**
 * No question is asked when nothing is left to declare (G31). A player who tries all the same is told what is spent for
 * this turn, rather than that nothing was asked; G30, G31.
 */
export function whySpent(field: Field, seat: Seat, action: Action): WhyNot {
  if (field.phase !== 'combat') return undefined;
  const krusher = concerned(field, seat);
  const reason = krusher && spentBy(krusher, action);
  return reason && refuse(reason);
}

/** The seat's Krusher that is attacked or attacks, or its only one. */
function concerned(field: Field, seat: Seat): Fighter | undefined {
  const own = standing(field).filter(([, krusher]) => krusher.seat === seat);
  const inPair = [field.combat?.target, attackerIn(field)].flatMap((id) =>
    own.filter(([ownId]) => ownId === id),
  );
  const [first] = inPair.length > 0 || own.length > 1 ? inPair : own;
  return first?.[1];
}

function spentBy(krusher: Fighter, action: Action): RefusalCode | undefined {
  const { uses } = krusher;
  if (action.type === 'reflex') return whyNoReflex(krusher);
  if (action.type === 'strike' && action.arms.some((arm) => uses[arm] === 'parry')) return 'armParries';
  if (action.type === 'parry' && uses[action.arm] === 'struck') return 'armUsed';
  return undefined;
}
