import type { FinishedGame } from '@gearhall/shared/core/hallPages';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api';

/** The latest public games that are over; undefined until they are known, empty where they cannot be loaded. */
export function useFinished(game?: string): readonly FinishedGame[] | undefined {
  const found = useSignal<readonly FinishedGame[] | undefined>(undefined);
  useEffect(() => {
    found.value = undefined;
    void api.finished(game).then(
      ({ games }) => (found.value = games),
      () => (found.value = []),
    );
  }, [game, found]);
  return found.value;
}
