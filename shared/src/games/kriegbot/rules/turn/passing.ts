import { answered, type Rule } from '../field/context';
import { standDown } from '../infantry/phaseOrder';
import { whyNotWait } from '../pieces/disks';

/** No attack, and none afterwards; no disk, no landing this turn; nobody is sent any more. */
export const pass: Rule<'pass'> = {
  whyNot: whyNotWait,
  apply(context) {
    if (context.state.question?.kind === 'soldier') standDown(context);
    answered(context);
  },
  list: (field) => (whyNotWait(field) ? [] : [{ type: 'pass' }]),
};
