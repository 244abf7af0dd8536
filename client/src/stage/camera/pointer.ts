import type { Point } from '../geometry/geometry';
import { GestureReader, type Contact, type Gestures } from './gestures';

const kindOf = (event: PointerEvent): 'mouse' | 'touch' =>
  event.pointerType === 'touch' ? 'touch' : 'mouse';

/** Reads mouse, pen and touch input on an element. Returns the function that stops listening. */
export function listenToPointer(element: HTMLElement, gestures: Gestures): () => void {
  const reader = new GestureReader(gestures);
  const stop = new AbortController();
  const { signal } = stop;

  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const contact = (event: PointerEvent): Contact => ({
    id: event.pointerId,
    point: pointOf(event),
    time: event.timeStamp,
  });
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    reader.down(contact(event), kindOf(event));
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    gestures.zoom(Math.exp(-event.deltaY * lines * 0.0015), pointOf(event));
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', (event) => reader.move(contact(event)), { signal });
  element.addEventListener('pointerup', (event) => reader.up(contact(event), kindOf(event)), { signal });
  element.addEventListener('pointercancel', (event) => reader.cancel(event.pointerId), { signal });
  element.addEventListener('pointerleave', () => reader.leave(), { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => {
    stop.abort();
    reader.stop();
  };
}
