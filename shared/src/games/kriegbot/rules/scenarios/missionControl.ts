import { strikesOn } from '../bombarding';
import { first, type RuleContext } from '../context';
import { enemiesOf } from '../field';
import { holderIn } from '../occupying';

/** Mission Control (L589-599): as the status phase begins, the side that holds it strikes every enemy robot (KS11.5). */
export function strikeForHolder(context: RuleContext): void {
  const holder = holderIn(context.state);
  if (holder !== undefined) first(context, ...strikesOn(enemiesOf(context.state, holder), holder));
}
