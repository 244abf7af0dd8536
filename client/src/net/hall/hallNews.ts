import { computed, signal } from '@preact/signals';
import type { HallNews } from '@gearhall/shared/core/wire/wire';
import { keptText } from '../stored/kept';

const NONE: HallNews = { announcement: null, draining: false };

const news = signal(NONE);
/** The announcement that the person has put away, by its time. */
const putAway = keptText('announcement');

/** The operator of the hall has banned this person, or everybody at their address; `until` null: for good. */
export const ban = signal<{ readonly until: number | null } | undefined>(undefined);

/** What the operator tells everybody, unless the person has put it away. */
export const announcement = computed(() => {
  const { announcement: told } = news.value;
  return told !== null && String(told.at) !== putAway.current.value ? told : undefined;
});

/** The hall is about to be updated: there are no new tables until then. */
export const isDraining = computed(() => news.value.draining);

/** The hall has told what there is to tell. */
export function hearNews({ announcement: told = null, draining = false }: Partial<HallNews>): void {
  news.value = { announcement: told, draining };
}

export function putAnnouncementAway(): void {
  const { announcement: told } = news.value;
  if (told === null) return;
  putAway.set(String(told.at));
}
