import { scenarioOf } from '../content/scenarios';
import { goOn } from './agenda';
import type { RuleContext } from './context';
import { beginAftermath } from './scenarios/aftermath';
import { deal } from './templates';

/** How a game begins: with templates, or with robots that lie about. */
export function begin(context: RuleContext): void {
  if (!scenarioOf(context.state.options).wrecks) {
    deal(context);
    return;
  }
  beginAftermath(context);
  goOn(context);
}
