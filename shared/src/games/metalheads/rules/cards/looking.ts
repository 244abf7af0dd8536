import type { RobotId } from '../../content/robots';
import { first, task, type RuleContext } from '../context';
import { discard, intoHand, topsOfDeck } from './deck';

/** The player looks at the top Robots of the deck, to keep one of them (18, 27); one alone is kept. */
export function looksAt(
  context: RuleContext,
  robot: RobotId,
  { count, rest }: { readonly count: number; readonly rest: 'discard' | 'give' },
): void {
  const { turn } = context.state;
  turn.looked = topsOfDeck(context, count);
  if (turn.looked.length === 0) return;
  context.emit({ type: 'looked', seat: turn.seat, count: turn.looked.length, by: robot });
  context.emit({ type: 'drawn', seat: turn.seat, robots: [...turn.looked] });
  if (turn.looked.length === 1) keepLooked(context);
  else first(context, task(rest === 'discard' ? 'keep' : 'keepAndGive', { robot }));
}

/** What is left of the Robots looked at comes to the hand. */
export function keepLooked(context: RuleContext): void {
  const { turn } = context.state;
  const kept = turn.looked;
  turn.looked = [];
  intoHand(context, turn.seat, ...kept);
  context.emit({ type: 'kept', seat: turn.seat, count: kept.length });
}

/** What is left of the Robots looked at goes to the discard pile. */
export function discardLooked(context: RuleContext): void {
  const { turn } = context.state;
  const robots = turn.looked;
  turn.looked = [];
  if (robots.length === 0) return;
  context.emit({ type: 'discarded', seat: turn.seat, robots: [...robots] });
  discard(context, ...robots);
}
