import { strikesOn } from './bombardmentStrikes';
import { first, type RuleContext } from '../field/context';
import { enemiesOf } from '../field/field';
import { holderIn } from '../objectives/missionControlHolder';

/** Mission Control (L589-599): as the status phase begins, the side that holds it strikes every enemy robot (KS11.5). */
export function strikeForHolder(context: RuleContext): void {
  const holder = holderIn(context.state);
  if (holder !== undefined) first(context, ...strikesOn(enemiesOf(context.state, holder), holder));
}
