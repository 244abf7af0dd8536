import { signal, useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useId, useRef } from 'preact/hooks';
import type { Entry } from './glossary';
import { TermCard } from './TermCard';

/** The term whose card is open: one at a time. */
const open = signal('');

/** How long a pointer must rest before the card opens, and be gone before it closes (milliseconds). */
const ASKS = 180;
const LEAVES = 220;
const LONG_PRESS = 400;

interface TermProps {
  readonly entry: Entry;
  readonly word: string;
  readonly stops: boolean;
}

/** A word with a dotted underline: its card opens on hover, on focus, on a tap and on a long press. */
export function Term({ entry, word, stops }: TermProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const isOpen = useComputed(() => open.value === id).value;
  const hands = useHands(id);
  useWayOut(isOpen, place, () => (open.value = ''));
  return (
    <span class="term-place" ref={place} {...hands.around}>
      <span
        class="term"
        role="term"
        tabIndex={stops ? 0 : -1}
        aria-describedby={isOpen ? `${id}-card` : undefined}
        {...hands.on}
      >
        {word}
      </span>
      {isOpen && <TermCard id={`${id}-card`} entry={entry} place={place} />}
    </span>
  );
}

/** Handlers for pointer, touch and keyboard. */
function useHands(id: string) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isPressed = useRef(false);
  const show = () => (open.value = id);
  const hide = () => {
    if (open.peek() === id) open.value = '';
  };
  const word = useRef<HTMLSpanElement>(null);
  const leave = () => {
    if (document.activeElement !== word.current) hide();
  };
  const later = (ms: number, what: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(what, ms);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      hide();
    },
    [],
  );
  const around = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(ASKS, show),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(LEAVES, leave),
  };
  const on = {
    ref: word,
    onFocus: show,
    onBlur: hide,
    onClick: show,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isPressed.current = pointerType !== 'mouse';
      if (isPressed.current) later(LONG_PRESS, show);
    },
    // A finger that scrolls or is lifted does not open the card.
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    // The browser's own long-press menu would cover the card.
    onContextMenu: (event: Event) => {
      if (isPressed.current) event.preventDefault();
    },
  };
  return { around, on };
}

/** Escape closes the card and nothing else; so does a press outside it. */
function useWayOut(
  isOpen: boolean,
  place: { readonly current: HTMLElement | null },
  close: () => void,
): void {
  // A layout effect, so that the handler goes together with the card: the next Escape is not for the
  // card.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, [isOpen]);
}
