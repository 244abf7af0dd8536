import { signal } from '@preact/signals';

/** The dialog "Continue on another device" is open. */
export const isContinuing = signal(false);
