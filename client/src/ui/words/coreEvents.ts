import type { CoreEvent } from '@gearhall/shared/core/log/coreEvents';
import type { LogLine } from '../../stage/contract/words';
import { WORDS } from './words';

type LineWriter<T extends CoreEvent['type']> = (
  event: Extract<CoreEvent, { type: T }>,
  name: string,
) => LogLine['text'];

const LINES: { readonly [T in CoreEvent['type']]: LineWriter<T> } = {
  takenBack: (_event, name) => `${name} takes back their last action.`,
  undoRefused: (_event, name) => `${name} does not agree to take it back.`,
  timeOut: (_event, name) => `${name} has run out of time.`,
};

/** Events that any game can have, in the words of the log. */
export function coreEventLine(event: CoreEvent, names: readonly string[]): LogLine {
  const line = LINES[event.type] as LineWriter<CoreEvent['type']>;
  const name = names[event.seat] ?? WORDS.table.seat(event.seat + 1);
  return { seat: event.seat, text: line(event, name) };
}
