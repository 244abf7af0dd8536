import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether the media query matches, kept up to date. */
export function useMedia(query: string): ReadonlySignal<boolean> {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => (matches.value = list.matches);
    list.addEventListener('change', update);
    update();
    return () => list.removeEventListener('change', update);
  }, [matches, query]);
  return matches;
}
