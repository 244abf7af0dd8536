import { scenarioOf } from '../../content/scenarios';
import { goOn } from './tasks';
import type { RuleContext } from '../field/context';
import { beginAftermath } from '../scenarios/aftermath';
import { deal } from '../setup/templates';

/** How a game begins: with templates, or with robots that lie about. */
export function begin(context: RuleContext): void {
  if (!scenarioOf(context.state.options).wrecks) {
    deal(context);
    return;
  }
  beginAftermath(context);
  goOn(context);
}
