import type { Shelf } from './shelf';

/** The contents of a shelf, and the functions that change them. */
export function useShelf<Thing extends Name, Name>({ saved, save, remove }: Shelf<Thing, Name>) {
  return { saved: saved.value, save, remove };
}
