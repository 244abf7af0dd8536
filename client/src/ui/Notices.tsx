import { announcement, toasts } from './notices';

/** The two places from which the page speaks up: toasts, which let every click through to what is below, and a region for screen readers alone. */
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
