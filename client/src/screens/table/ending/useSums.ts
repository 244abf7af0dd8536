import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ABANDONED } from '@gearhall/shared/core/table/table';
import type { TableModel } from '../../../net/table/tableModel';
import { whenBack } from '../../../net/requests/whenBack';
import { useIsClosed } from '../series/useIsClosed';
import { useTableSession, type TableSession } from '../session/tableSession';
import type { Sums } from './sumUp';

/** Milliseconds before each attempt: the record is written when the game ends, which may take a little. */
const AGAIN_AFTER = [0, 800, 2_500, 8_000] as const;

const known = new WeakMap<TableModel, Signal<Sums | 'summing' | 'failed'>>();

/**
 * The figures of the game that has ended here: computed once, wherever they are shown. `closed`: a series keeps them, and
 * they are not asked for.
 */
export function useSums() {
  const session = useTableSession();
  const isAbandoned = session.model.table.value?.cause === ABANDONED;
  // Of an abandoned game there is no record.
  const isClosed = useIsClosed() || isAbandoned;
  const sums = signalOf(session);
  useEffect(() => {
    if (isClosed) return undefined;
    if (sums.peek() === 'summing') void load(session);
    return whenBack(() => {
      if (sums.peek() === 'failed') void load(session);
    });
  }, [session, sums, isClosed]);
  return { sums: isClosed ? ('closed' as const) : sums.value, again: () => void load(session) };
}

function signalOf({ model }: TableSession): Signal<Sums | 'summing' | 'failed'> {
  const made = known.get(model) ?? signal<Sums | 'summing' | 'failed'>('summing');
  known.set(model, made);
  return made;
}

const loading = new WeakSet<TableModel>();

async function load(session: TableSession): Promise<void> {
  const { model } = session;
  if (loading.has(model)) return;
  loading.add(model);
  const sums = signalOf(session);
  sums.value = 'summing';
  sums.value = await summed(session);
  loading.delete(model);
}

async function summed(session: TableSession): Promise<Sums | 'failed'> {
  for (const ms of AGAIN_AFTER) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    try {
      const { sumUp } = await import('./sumUp');
      return await sumUp(session);
    } catch {
      // After the last attempt this is shown.
    }
  }
  return 'failed';
}
