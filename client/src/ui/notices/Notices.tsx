import { announcement, toasts } from './notices';

/**
 * The two places for notices: toasts, which let clicks through to what is below, and a live region for
 * screen readers only.
 */
export function Notices() {
  return (
    <>
      <div class="toasts" role="status" aria-live="polite">
        {toasts.value.map((toast) => (
          <p key={toast.id} class={`toast ${toast.tone}`}>
            {toast.sentence}
          </p>
        ))}
      </div>
      <div class="visually-hidden announced" aria-live="polite" aria-atomic="true">
        {announcement.value}
      </div>
    </>
  );
}
