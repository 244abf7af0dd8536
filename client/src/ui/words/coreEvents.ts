import type { CoreEvent } from '@gearhall/shared/core/coreEvents';
import type { LogLine } from '../../games/contract';
import { WORDS } from '../words';

type Line<T extends CoreEvent['type']> = (
  event: Extract<CoreEvent, { type: T }>,
  name: string,
) => LogLine['text'];

const LINES: { readonly [T in CoreEvent['type']]: Line<T> } = {
  takenBack: (_event, name) => `${name} takes back their last action.`,
  undoRefused: (_event, name) => `${name} does not agree to take it back.`,
  timeOut: (_event, name) => `${name} has run out of time.`,
};

/** What happens at any table, whatever its game, in the words of the log. */
export function coreEventLine(event: CoreEvent, names: readonly string[]): LogLine {
  const line = LINES[event.type] as Line<CoreEvent['type']>;
  const name = names[event.seat] ?? WORDS.table.seat(event.seat + 1);
  return { seat: event.seat, text: line(event, name) };
}
