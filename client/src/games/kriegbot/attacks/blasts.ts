import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type * as Blast from '../blast';

const loaded = signal<typeof Blast | undefined>(undefined);

/** Undefined until it has been loaded. */
export const blastModule = (): typeof Blast | undefined => loaded.peek();

export async function loadBlasts(): Promise<void> {
  if (!loaded.peek()) loaded.value = await import('../blast');
}

/** The same in a component, which is drawn again once it is there. Where it cannot be loaded, orders do without. */
export function useBlasts(): typeof Blast | undefined {
  useEffect(() => void loadBlasts().catch(() => undefined), []);
  return loaded.value;
}
