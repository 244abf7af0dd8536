import { computed } from '@preact/signals';
import type { TableSession } from '../session/tableSession';

/** The table tells of a seat before it tells me that it is mine (ms). */
const TELLING_MS = 400;

/** Lets me hear that somebody else takes a seat at a table that gathers. */
export function hearArrivals({ model, sounds }: TableSession): () => void {
  const people = computed(() => {
    const { status, seats = [] } = model.table.value ?? {};
    if (status !== 'gathering') return '';
    return seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : [])).join(' ');
  });
  let before = seatsIn(people.peek());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = people.subscribe((text) => {
    const now = seatsIn(text);
    const [came] = now.filter((seat) => !before.includes(seat));
    // A player who changes seats was here before.
    const isMore = before.length > 0 && now.length > before.length;
    before = now;
    if (isMore)
      timer = setTimeout(() => {
        if (model.seat.peek() !== came) sounds.play('sit');
      }, TELLING_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const seatsIn = (text: string): readonly number[] => (text === '' ? [] : text.split(' ').map(Number));
