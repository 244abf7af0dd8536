import { useSignal, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { api, ApiError } from '../../net/api';
import { isSame } from '@gearhall/shared/core/equality';

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const seen = await api.tableView(table).catch((error: unknown) => {
        // It has ended, or been closed to spectators: the list will say so.
        if (error instanceof ApiError && error.status === 404) isOver = true;
        return undefined;
      });
      if (seen && !isSame(view.peek(), seen.view)) view.value = seen.view;
      if (!isOver) timer = setTimeout(() => void look(), LOOKS_EVERY);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [table, wanted, view]);
  return { view, isSeen };
}
