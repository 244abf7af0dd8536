import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Entry } from './glossary';

const GAP = 6;
const EDGE = 8;

interface TermCardProps {
  readonly id: string;
  readonly entry: Entry;
  /** The element of its word. */
  readonly place: { readonly current: HTMLElement | null };
}

/** What a term means, above everything else and beside its word; the pointer may rest on it. */
export function TermCard({ id, entry, place }: TermCardProps) {
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current: element } = card;
    if (!element) return;
    element.showPopover();
    const put = () => lay(element, place.current);
    put();
    addEventListener('scroll', put, { capture: true, passive: true });
    addEventListener('resize', put);
    return () => {
      removeEventListener('scroll', put, { capture: true });
      removeEventListener('resize', put);
    };
  }, [place]);
  return (
    <span class="term-card" id={id} role="tooltip" popover="manual" ref={card}>
      <strong>{entry.title}</strong> {entry.says}
    </span>
  );
}

/** Places the card below the word, or above it where there is more room, always inside the window. */
function lay(card: HTMLElement, place: HTMLElement | null): void {
  const word = place?.firstElementChild?.getClientRects()[0];
  if (!word) return;
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.max(EDGE, Math.min(word.left, innerWidth - width - EDGE));
  const below = word.bottom + GAP;
  const isHigh = below + height + EDGE > innerHeight && word.top > innerHeight - word.bottom;
  const top = isHigh ? Math.max(EDGE, word.top - GAP - height) : below;
  card.style.setProperty('left', `${Math.round(left)}px`);
  card.style.setProperty('top', `${Math.round(top)}px`);
}
