import type { CoreEvent } from '@gearhall/shared/core/coreEvents';
import type { LogLine } from '../../games/contract';

/** The log's line for what can happen at any table, whatever its game. */
export function coreEventLine(event: CoreEvent, names: readonly string[]): LogLine {
  const { seat, type } = event;
  const name = names[seat] ?? '';
  const text = type === 'takenBack' ? `${name} takes back.` : `The time of ${name} has run out.`;
  return { seat, text };
}
