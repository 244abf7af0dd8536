import { useRef } from 'preact/hooks';
import { callAt } from '../notices/calls';
import { useTableSession } from '../session/tableSession';

/** Light runs once around the board when my turn begins, together with its sound. */
export function TurnSweep() {
  const call = callAt(useTableSession());
  const last = useRef<string | undefined>(undefined);
  // A question in between does not begin my turn anew.
  if (call?.to === 'turn') last.current = call.id;
  if (last.current === undefined) return undefined;
  return <span key={last.current} class="turn-sweep" aria-hidden="true" />;
}
