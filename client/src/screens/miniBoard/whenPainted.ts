/** A board at rest says where it looks, and while it is being painted it says that. */
const PAINTED = 'canvas[data-shot]:not([data-painting])';

/** Calls `then` once the board in this element is at rest and painted; not after the result has been called. */
export function whenPainted(host: HTMLElement, then: (canvas: HTMLCanvasElement) => void): () => void {
  const observer = new MutationObserver(look);
  function look(): void {
    const canvas = host.querySelector<HTMLCanvasElement>(PAINTED);
    if (!canvas) return;
    observer.disconnect();
    then(canvas);
  }
  observer.observe(host, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['data-shot', 'data-painting'],
  });
  look();
  return () => observer.disconnect();
}
