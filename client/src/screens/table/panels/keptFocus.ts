import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const START = '.start .button.primary[aria-disabled="false"]';
const BOT = '.gathering-seat.free .bots .button';
const SEAT = '.gathering-seat.free .button';
const LINK = '.share-link .button';

/**
 * While people gather, buttons come and go with the seats. When the one that had the focus is gone, or
 * nothing has had it yet, the next useful thing gets it; never the page as a whole.
 */
export function useKeptFocus(room: RefObject<HTMLElement | null>, isLive: boolean): void {
  useEffect(() => {
    const root = room.current;
    if (!root || !isLive) return;
    let last: Element | null = null;
    const onFocus = (event: Event) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const onChange = () => {
      if (document.activeElement !== document.body || !last || last.isConnected) return;
      focusNext(root);
    };
    root.addEventListener('focusin', onFocus);
    const changes = new MutationObserver(onChange);
    changes.observe(root, { childList: true, subtree: true });
    if (document.activeElement === document.body) focusFirst(root);
    return () => {
      root.removeEventListener('focusin', onFocus);
      changes.disconnect();
    };
  }, [room, isLive]);
}

/** A visitor takes a seat; a seated player sends the link. */
function focusFirst(root: HTMLElement): void {
  const sits = root.querySelector('.gathering-seat.mine') !== null;
  focusOn(root, sits ? [LINK] : [SEAT, LINK]);
}

const focusNext = (root: HTMLElement): void => focusOn(root, [START, BOT, SEAT, LINK]);

function focusOn(root: HTMLElement, selectors: readonly string[]): void {
  const found = selectors.map((selector) => root.querySelector<HTMLElement>(selector));
  found.find((element) => element !== null)?.focus({ preventScroll: true });
}
