import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { WORDS } from '../words/words';

/**
 * An error boundary: a part of the page that fails says so, leaves the rest working, and logs the error.
 */
export function Guard({ children }: { readonly children: ComponentChildren }) {
  const [error, tryAgain] = useErrorBoundary((error: unknown) => reportError(error));
  if (error === undefined) return <>{children}</>;
  return (
    <div class="guard" role="alert">
      <p>{WORDS.hall.partFailed}</p>
      <button type="button" class="button" onClick={tryAgain}>
        {WORDS.hall.tryAgain}
      </button>
    </div>
  );
}
