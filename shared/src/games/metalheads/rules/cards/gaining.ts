import { amounts, RESOURCES, type Amounts } from '../../content/resources';
import type { RuleContext } from '../context';

/** The player on turn gains resources for this turn (M12). */
export function gain(context: RuleContext, some: Partial<Amounts>): void {
  const { turn } = context.state;
  const all = amounts(some);
  for (const kind of RESOURCES) turn.pool[kind] += all[kind];
  context.emit({ type: 'gained', seat: turn.seat, amounts: { ...all } });
}
