import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Facts } from '../../../stage/contract/contract';

const GAP = 16;

/** The facts of a thing that is pointed at, beside the pointer and within the window. */
export function FactsCard({ facts }: { readonly facts: Facts }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const { x, y } = facts.at;
    const left = x + GAP + width <= innerWidth ? x + GAP : Math.max(GAP / 2, x - GAP - width);
    const top = Math.max(GAP / 2, Math.min(y + GAP, innerHeight - height - GAP / 2));
    element.style.setProperty('transform', `translate(${Math.round(left)}px, ${Math.round(top)}px)`);
  });
  return (
    <div class={facts.picture === undefined ? 'facts' : 'facts facts-pictured'} role="tooltip" ref={card}>
      {facts.picture !== undefined && (
        <img src={`data:image/svg+xml,${encodeURIComponent(facts.picture)}`} alt="" />
      )}
      <strong>{facts.title}</strong>
      {facts.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
