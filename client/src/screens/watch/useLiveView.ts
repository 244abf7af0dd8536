import { useSignal, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { api, ApiError } from '../../net/requests/api';
import { keepTrying } from '../../net/requests/keepTrying';
import { isSame } from '@gearhall/shared/core/json/equality';

/** How often a small picture looks for something new, in ms. */
const LOOKS_EVERY = 8000;

/** What spectators of a table see, while the element is on the screen; undefined until it is known. */
export function useLiveView(
  table: string,
  element: RefObject<HTMLElement | null>,
): { readonly view: Signal<unknown>; readonly isSeen: Signal<boolean> } {
  const view = useSignal<unknown>(undefined);
  const isSeen = useSignal(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // After a quick scroll it tells of several moments at once: the last one counts.
      isSeen.value = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  const wanted = isSeen.value;
  useEffect(() => {
    if (!wanted) return undefined;
    return keepTrying({
      ask: () => api.tableView(table),
      onAnswer: (seen) => {
        if (!isSame(view.peek(), seen.view)) view.value = seen.view;
      },
      // It has ended, or been closed to spectators: the list will say so.
      isFinal: (error) => error instanceof ApiError && error.status === 404,
      every: LOOKS_EVERY,
    });
  }, [table, wanted, view]);
  return { view, isSeen };
}
