import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../../../net/tableModel';
import { useTableSession, type TableSession } from '../tableSession';
import type { Sums } from './sumUp';

/** Milliseconds before each attempt: the record is written when the game ends, which may take a little. */
const AGAIN_AFTER = [0, 800, 2_500, 8_000] as const;

const known = new WeakMap<TableModel, Signal<Sums | 'summing' | 'failed'>>();

/** The figures of the game that has ended here: computed once, wherever they are shown. */
export function useSums() {
  const session = useTableSession();
  const sums = signalOf(session);
  useEffect(() => {
    if (sums.peek() === 'summing') void load(session);
  }, [session, sums]);
  return { sums: sums.value, again: () => void load(session) };
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
