import { useSignal, type Signal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { SeriesPage } from '@gearhall/shared/games/series';
import type { TypedThing } from '@gearhall/shared/core/game';
import { api, ApiError } from '../../net/api';
import { asGuest, isSomebody } from '../../net/guest';

/** Milliseconds between two looks at a page that stays open. */
const LOOK_AGAIN = 10_000;

export interface KeptPage {
  readonly page: Signal<SeriesPage | 'missing' | 'failed' | undefined>;
  /** Brings it up to date. */
  look(): Promise<void>;
}

/** Kept up to date while the page can be seen, and whenever `news` changes. */
export function useSeriesPage(id: string, news = ''): KeptPage {
  const page = useSignal<SeriesPage | 'missing' | 'failed' | undefined>(undefined);
  const look = useCallback(async () => {
    try {
      // Somebody who has never sat at a table is not made known to the server by looking.
      page.value = await (isSomebody() ? asGuest((token) => api.series(id, token)) : api.series(id));
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      page.value = isMissing ? 'missing' : typeof page.peek() === 'object' ? page.peek() : 'failed';
    }
  }, [id, page]);
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, LOOK_AGAIN);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look, news]);
  return { page, look };
}

/** Sends a decision; then the page is brought up to date. Throws the code of a refusal. */
export async function decided(id: string, decision: TypedThing, look: () => Promise<void>): Promise<void> {
  const { refusal } = await asGuest((token) => api.decide(id, decision, token));
  await look();
  if (refusal) throw new ApiError(refusal.refused, 200, refusal.refused);
}
