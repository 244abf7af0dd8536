import { computed, signal } from '@preact/signals';

/** Whether this device believes that it has a network. */
export const isOnline = signal(typeof navigator === 'undefined' || navigator.onLine !== false);

/** The hall did not answer the last request. */
const isUnreachable = signal(false);

/** Tells whether the hall has answered; an error is an answer too. */
export function noteAnswer(hasAnswered: boolean): void {
  isUnreachable.value = !hasAnswered;
}

/** Nothing that needs the hall works now: there is no network, or the hall is down. */
export const isHallAway = computed(() => isUnreachable.value || !isOnline.value);

/** There is a network, as far as this device knows, but the hall does not answer. */
export const isHallDown = computed(() => isUnreachable.value && isOnline.value);
