import { signal } from '@preact/signals';

/** The board has asked for the launching form, and no form has taken the focus for it yet. */
export const launchAsked = signal(false);

/** A wish that no form has met by then is forgotten (milliseconds). */
const PATIENCE = 1000;

export function askForLaunch(): void {
  launchAsked.value = true;
  setTimeout(() => {
    launchAsked.value = false;
  }, PATIENCE);
}
