import { computed, signal } from '@preact/signals';
import { api, type HallFacts } from './api';
import { knownToken } from './guest';
import { ban, hearNews } from './hallNews';
import { keep, readKept } from './kept';

const fact = signal<HallFacts['restored']>(null);
/** When the loss was that the person has read about. */
const read = signal(readKept('restored'));

/** A loss that the hall tells of, until the person has read it. */
export const restored = computed(() =>
  fact.value !== null && String(fact.value.at) !== read.value ? fact.value : undefined,
);

/** Asks the hall what it has to tell everybody, and this person; without it nothing is known. */
export async function askHall(): Promise<void> {
  try {
    const hall = await api.hall(knownToken());
    fact.value = hall.restored ?? null;
    hearNews(hall);
    ban.value = hall.banned ?? undefined;
  } catch {
    // There are other notices for that.
  }
}

export function haveRead(): void {
  if (fact.value === null) return;
  read.value = String(fact.value.at);
  keep('restored', read.value);
}
