import { signal } from '@preact/signals';

/** Dialogs that any screen opens stand beside the screens: they stay open while what was on its way takes its place. */

/** The dialog "Continue on another device" is open. */
export const isContinuing = signal(false);

/** The dialog that asks for the name is open. */
export const isNaming = signal(false);
