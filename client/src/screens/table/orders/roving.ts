/**
 * The stop that a key leads to from the one at `index`, among `count` of them; undefined for other keys.
 */
export function stepFrom(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (Math.max(index, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Everything that can be operated. In a radio group, the checked or the first button stands for all. */
const STOPS = 'button, input, select, textarea, a[href], summary, [tabindex="0"]:not(.term)';

function isStop(element: HTMLElement): boolean {
  if (element.matches(':disabled') || !element.checkVisibility()) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  const group = [
    ...(element
      .closest('fieldset, form, [role="group"]')
      ?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
  ].filter(({ name }) => name === element.name);
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

/**
 * Arrow keys in the orders panel: up and down move through everything in it, orders, forms and dashboard
 * alike; left and right change a number or a choice, and move on anything else.
 */
export function stepTo(event: KeyboardEvent, panel: HTMLElement | null): void {
  const from = event.target;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!panel || !(from instanceof HTMLElement) || isText(from)) return;
  if (changeBy(from, event.key) || sends(from, event.key)) return event.preventDefault();
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const key = keyFor(from, event.key);
  const next = key === undefined ? undefined : stepFrom(key, placeAmong(stops, from), stops.length);
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}

const isText = (element: HTMLElement): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** Left and right act like up and down where they have nothing to change. */
function keyFor(from: HTMLElement, key: string): string | undefined {
  if (from instanceof HTMLInputElement || from instanceof HTMLSelectElement)
    return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'End' ? undefined : key;
  return { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' }[key] ?? key;
}

/** The index of `from`, or of the last stop before it; -1 before them all. */
function placeAmong(stops: readonly HTMLElement[], from: HTMLElement): number {
  const index = stops.indexOf(from);
  if (index >= 0) return index;
  return stops.findLastIndex(
    (stop) => (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
}

/** Left and right on a number or a list of choices; true where the key is handled. */
function changeBy(field: HTMLElement, key: string): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by === undefined) return false;
  if (field instanceof HTMLSelectElement) {
    field.selectedIndex = Math.min(field.options.length - 1, Math.max(0, field.selectedIndex + by));
  } else if (field instanceof HTMLInputElement && field.type === 'number') {
    if (by > 0) field.stepUp();
    else field.stepDown();
  } else return false;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Enter on a list of choices submits its form, as it does in a number field; true where it did. */
function sends(field: HTMLElement, key: string): boolean {
  if (key !== 'Enter' || !(field instanceof HTMLSelectElement) || !field.form) return false;
  field.form.requestSubmit();
  return true;
}
