import { useState } from 'preact/hooks';
import type { Shelf } from './shelf';

/** The contents of a shelf, and the functions that change them. */
export function useShelf<Thing extends Name, Name>(shelf: Shelf<Thing, Name>) {
  const [saved, setSaved] = useState(shelf.read);
  const store = (next: readonly Thing[]): void => {
    shelf.write(next);
    setSaved(next);
  };
  return {
    saved,
    save: (thing: Thing): void => store(shelf.savedWith(saved, thing)),
    remove: (thing: Name): void => store(shelf.savedWithout(saved, thing)),
  };
}
