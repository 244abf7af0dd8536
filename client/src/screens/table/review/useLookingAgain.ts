import { useSignal, useSignalEffect } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { usePanels, type Again } from '../session/panels';
import { useTableSession } from '../session/tableSession';

/** A game of this page that is over, and the room in which it is looked at again. */
interface LookingAgain {
  readonly again: Again;
  readonly Room: FunctionComponent<{ readonly again: Again }>;
}

/** Undefined while nobody looks at it; the room is loaded only then. */
export function useLookingAgain(): LookingAgain | undefined {
  const { model } = useTableSession();
  const { looksAgain } = usePanels();
  const room = useSignal<LookingAgain['Room'] | undefined>(undefined);
  const isOver = model.table.value?.status === 'ended';
  useSignalEffect(() => {
    if (!looksAgain.value) return;
    import('./AgainRoom').then(
      ({ AgainRoom }) => (room.value = AgainRoom),
      () => (looksAgain.value = undefined),
    );
  });
  const again = looksAgain.value;
  return again && isOver && room.value ? { again, Room: room.value } : undefined;
}
