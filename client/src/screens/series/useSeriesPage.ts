import type { ReadonlySignal } from '@preact/signals';
import type { SeriesPage } from '@gearhall/shared/games/series';
import type { TypedThing } from '@gearhall/shared/core/game';
import { api, ApiError } from '../../net/requests/api';
import { asGuest, isSomebody } from '../../net/guest/guest';
import { useAnswer, type Answered } from '../../net/requests/useAnswer';

/** Milliseconds between two looks at a page that stays open. */
const LOOK_AGAIN = 10_000;

export interface KeptPage {
  readonly page: ReadonlySignal<Answered<SeriesPage>>;
  /** Brings it up to date. */
  look(): Promise<void>;
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Somebody who has never sat at a table is not made known to the server by looking. */
const pageOf = (id: string): Promise<SeriesPage> =>
  isSomebody() ? asGuest((token) => api.series(id, token)) : api.series(id);

/** Kept up to date while the page can be seen, and whenever `news` changes. */
export function useSeriesPage(id: string, news = ''): KeptPage {
  const ask = () => pageOf(id);
  const page = useAnswer<SeriesPage>({ key: id, news, ask, isFinal: isMissing, every: LOOK_AGAIN });
  const look = async (): Promise<void> => {
    try {
      page.value = { answer: await ask() };
    } catch {
      // It is asked for again in a moment.
    }
  };
  return { page, look };
}

/** A decision was heard, and is not taken. */
export class DecisionRefused extends Error {
  override readonly name = 'DecisionRefused';
}

/** Sends a decision; then the page is brought up to date. Throws the code of a refusal. */
export async function decided(
  { id, at }: Pick<SeriesPage, 'id' | 'at'>,
  decision: TypedThing,
  look: () => Promise<void>,
): Promise<void> {
  const { refusal } = await asGuest((token) => api.decide(id, { decision, at }, token));
  await look();
  if (refusal) throw new DecisionRefused(refusal.refused);
}
