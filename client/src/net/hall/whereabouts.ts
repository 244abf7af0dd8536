/** Tells the service worker, when it asks, what this window shows: no reminder is needed for that. */
export function tellWhere(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'where') ports[0]?.postMessage(location.pathname);
  });
  navigator.serviceWorker.startMessages();
}
