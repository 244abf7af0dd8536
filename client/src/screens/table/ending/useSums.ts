import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../../../net/tableModel';
import { useSeating, type Seating } from '../seating';
import type { Sums } from './sumUp';

/** The record of a game is written in the moment in which it ends: it may take a little. */
const AGAIN_AFTER = [0, 800, 2_500, 8_000] as const;

const known = new WeakMap<TableModel, Signal<Sums | 'summing' | 'failed'>>();

/** The figures of the game that has ended here: worked out once, wherever they are shown. */
export function useSums() {
  const seating = useSeating();
  const sums = signalOf(seating);
  useEffect(() => {
    if (sums.peek() === 'summing') void load(seating);
  }, [seating, sums]);
  return { sums: sums.value, again: () => void load(seating) };
}

function signalOf({ model }: Seating): Signal<Sums | 'summing' | 'failed'> {
  const made = known.get(model) ?? signal<Sums | 'summing' | 'failed'>('summing');
  known.set(model, made);
  return made;
}

const loading = new WeakSet<TableModel>();

async function load(seating: Seating): Promise<void> {
  const { model } = seating;
  if (loading.has(model)) return;
  loading.add(model);
  const sums = signalOf(seating);
  sums.value = 'summing';
  sums.value = await summed(seating);
  loading.delete(model);
}

async function summed(seating: Seating): Promise<Sums | 'failed'> {
  for (const ms of AGAIN_AFTER) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    try {
      const { sumUp } = await import('./sumUp');
      return await sumUp(seating);
    } catch {
      // It is tried again, and then said.
    }
  }
  return 'failed';
}
