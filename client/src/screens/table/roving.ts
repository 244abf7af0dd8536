/** Where a key leads from the order at `index`, among `count` of them; undefined for other keys. */
export function stepFrom(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Arrow keys among the order buttons in `list`. From a form's button they lead to the orders around
 * it; keys pressed in form fields are left to the fields.
 */
export function stepTo(event: KeyboardEvent, list: HTMLElement | null): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || from.matches('input, select, textarea')) return;
  const orders = [...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
  const next = stepFrom(event.key, placeAmong(orders, from, event.key), orders.length);
  if (next === undefined) return;
  event.preventDefault();
  orders[next]?.focus();
}

/** The index of `from`, or else the place from which a step leads to its neighbour. */
function placeAmong(orders: readonly HTMLElement[], from: HTMLElement, key: string): number {
  const index = orders.indexOf(from);
  if (index >= 0) return index;
  const before = orders.filter(
    (order) => (from.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  ).length;
  return key === 'ArrowUp' || key === 'ArrowLeft' ? before : before - 1;
}
