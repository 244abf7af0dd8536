import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { emptySeating } from '../../tableRecord/seating';
import type { Store } from '../../store/contract/store';

/** Stores a table of the toy game at which this number of dice has been rolled, and nobody is connected. */
export async function putLongTable(store: Store, id: string, entries: number): Promise<void> {
  await store.create(
    { id, game: 'toy', rulesVersion: 1, options: {}, terms: NO_TERMS, listed: true },
    { status: 'playing', seating: emptySeating(2), seed: seedFrom(id), startedAt: 1000 },
  );
  for (let index = 0; index < entries; index += 1) {
    await store.append(id, index, { seat: index % 2, action: { type: 'roll' }, at: 1000 + index });
  }
}
