import { signal } from '@preact/signals';

/** The board has asked for the launching form, and no form has taken the focus for it yet. */
export const launchAsked = signal(false);

/** A request that no form has fulfilled after this time is dropped (milliseconds). */
const PATIENCE = 1000;

export function askForLaunch(): void {
  launchAsked.value = true;
  setTimeout(() => {
    launchAsked.value = false;
  }, PATIENCE);
}
