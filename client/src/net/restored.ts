import { computed, signal } from '@preact/signals';
import { api, type HallFacts } from './api';
import { keep, readKept } from './kept';

const fact = signal<HallFacts['restored']>(null);
/** When the loss was that the person has read about. */
const read = signal(readKept('restored'));

/** A loss that the hall tells of, until the person has read it. */
export const restored = computed(() =>
  fact.value !== null && String(fact.value.at) !== read.value ? fact.value : undefined,
);

/** Asks the hall; without it nothing is known. */
export async function askForLoss(): Promise<void> {
  try {
    fact.value = (await api.hall()).restored ?? null;
  } catch {
    // There are other notices for that.
  }
}

export function haveRead(): void {
  if (fact.value === null) return;
  read.value = String(fact.value.at);
  keep('restored', read.value);
}
