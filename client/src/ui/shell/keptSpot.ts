import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What can have the focus in the frame, in an order that every frame has. */
const SPOTS = '.skip, .shell-head :is(a, button), #main, .shell-foot a';

const spotsOf = (shell: HTMLElement): readonly HTMLElement[] => [
  ...shell.querySelectorAll<HTMLElement>(SPOTS),
];

/** Where the focus was in the frame that has just gone, and at which address. */
let left: { readonly spot: number; readonly address: string } | undefined;

/**
 * The page that waits and the page itself bring a frame each. If somebody has moved the focus to the content, or to a
 * button of the frame, it stays there when one frame replaces the other.
 */
export function useKeptSpot(shell: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = shell;
    if (!current) return undefined;
    const address = location.href;
    if (left?.address === address) spotsOf(current)[left.spot]?.focus({ preventScroll: true });
    left = undefined;
    return () => {
      const spot = spotsOf(current).findIndex((one) => one === document.activeElement);
      left = spot < 0 ? undefined : { spot, address };
      // Both happen in the same commit.
      queueMicrotask(() => (left = undefined));
    };
  }, [shell]);
}
