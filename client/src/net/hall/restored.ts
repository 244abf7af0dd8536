import { computed, signal } from '@preact/signals';
import type { HallFacts } from '@gearhall/shared/core/pages/hallPages';
import { api } from '../requests/api';
import { knownToken } from '../guest/guest';
import { ban, hearNews } from './hallNews';
import { keptText } from '../stored/kept';

const fact = signal<HallFacts['restored']>(null);
/** When the loss was that the person has read about. */
const read = keptText('restored');

/** A loss that the hall tells of, until the person has read it. */
export const restored = computed(() =>
  fact.value !== null && String(fact.value.at) !== read.current.value ? fact.value : undefined,
);

/** Asks the hall what it has to tell everybody, and this person; without it nothing is known. */
export const askHall = (): Promise<void> => hearHall().catch(() => undefined);

/** The same; rejects where the hall does not answer. */
export async function hearHall(): Promise<void> {
  const hall = await api.hall(knownToken());
  fact.value = hall.restored ?? null;
  hearNews(hall);
  ban.value = hall.banned ?? undefined;
}

export function haveRead(): void {
  if (fact.value === null) return;
  read.set(String(fact.value.at));
}
