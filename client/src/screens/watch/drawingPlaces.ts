import { signal } from '@preact/signals';

/**
 * A browser draws only so many boards at once (16 WebGL contexts in Chromium, fewer on phones), and drops the oldest
 * ones silently. Further pictures wait until others have left the screen.
 */
const MOST = 6;

const waiting = signal<readonly symbol[]>([]);

/** Asks for a place to draw in; `hasPlace` says when it is there. */
export function askForPlace(): { readonly hasPlace: () => boolean; readonly giveBack: () => void } {
  const me = Symbol('picture');
  waiting.value = [...waiting.peek(), me];
  return {
    hasPlace: () => waiting.value.slice(0, MOST).includes(me),
    giveBack: () => {
      waiting.value = waiting.peek().filter((one) => one !== me);
    },
  };
}
