import type { Answered } from '../../net/requests/useAnswer';
import { Shell } from './Shell';
import { WORDS } from '../words/words';

/** In place of a page whose parts are still on their way, or cannot be loaded right now. */
export function LoadingPage({ of: { error } }: { readonly of: Answered<unknown> }) {
  const hasFailed = error !== undefined;
  return (
    <Shell>
      <section class={hasFailed ? 'notice-card' : 'loading'} role="status">
        <p>{hasFailed ? WORDS.hall.loadFailed : WORDS.hall.loading}</p>
        {hasFailed && (
          <button type="button" class="button" onClick={() => location.reload()}>
            {WORDS.hall.reload}
          </button>
        )}
      </section>
    </Shell>
  );
}
