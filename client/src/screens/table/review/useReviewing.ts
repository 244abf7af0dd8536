import { useSignal, useSignalEffect } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { ViewHistory } from '@gearhall/shared/core/replay/viewHistory';
import { usePanels } from '../session/panels';
import { useTableSession } from '../session/tableSession';

/** The game as I have seen it, and the room in which it is shown. */
interface Reviewing {
  readonly history: ViewHistory;
  readonly Room: FunctionComponent<{ readonly viewHistory: ViewHistory }>;
}

/** Both once they have arrived; undefined while I do not look back. The room is loaded only then. */
export function useReviewing(): Reviewing | undefined {
  const { model } = useTableSession();
  const { looksBack } = usePanels();
  const room = useSignal<Reviewing['Room'] | undefined>(undefined);
  useSignalEffect(() => {
    model.viewHistory.value = undefined;
    if (!looksBack.value) return;
    model.request('reviewGame', {});
    import('./ReviewRoom').then(
      ({ ReviewRoom }) => (room.value = ReviewRoom),
      () => (looksBack.value = false),
    );
  });
  useSignalEffect(() => {
    if (model.refused.value?.type === 'reviewGame') looksBack.value = false;
  });
  const history = model.viewHistory.value;
  return looksBack.value && history && room.value ? { history, Room: room.value } : undefined;
}
