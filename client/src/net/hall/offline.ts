import { signal } from '@preact/signals';
import { followUpdates } from './followUpdates';
import { isOnline } from '../requests/hallState';

const WORKER = '/sw.js';
/** Milliseconds after the page is there before everything else is loaded for later. */
const AFTER_LOAD = 3000;
/** Milliseconds that a newer version may take to take over, before the page is loaded again all the same. */
const TAKING_OVER = 4000;

/** The worker of a newer version of the page, which waits to take over. */
const waiting = signal<ServiceWorker | undefined>(undefined);
/** A newer version has taken over in another tab: what this page has not loaded yet may be gone. */
const isOld = signal(false);
export const hasUpdate = (): boolean => waiting.value !== undefined || isOld.value;

/** Follows the network; and lets the service worker keep this page, once it has been built. */
export function keepOffline(): void {
  addEventListener('online', () => (isOnline.value = true));
  addEventListener('offline', () => (isOnline.value = false));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // At once: another tab may let a newer version take over while this page still loads.
  followController();
  const begin = () => setTimeout(() => void register(), AFTER_LOAD);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    followUpdates(registration, () => void noteWaiting(registration));
  } catch {
    // No secure address, or a browser that keeps nothing: the page works with the network alone.
  }
}

/** Notices when another tab has let a newer version take over. */
function followController(): void {
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker;
    if (before && controller) void holdsThisPage(controller).then((holds) => (isOld.value = !holds));
    before = controller;
  });
}

/**
 * The first version of all takes over by itself; and a page that the network has brought may be as new as the
 * worker that waits: neither is an update.
 */
async function noteWaiting({ waiting: worker }: ServiceWorkerRegistration): Promise<void> {
  if (!worker || !navigator.serviceWorker.controller) return;
  if (!(await holdsThisPage(worker))) waiting.value = worker;
}

/** Whether this page is of the version that the worker keeps. */
function holdsThisPage(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    const program = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    worker.postMessage({ holds: new URL(program?.src ?? '', location.href).pathname }, [port2]);
  });
}

/**
 * Lets the newer version take over, and loads the page again. The browser lets no worker take over from one that waits
 * for the network; then the network brings the newer page, and the worker follows when it can.
 */
export function takeUpdate(): void {
  if (isOld.peek()) return location.reload();
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKING_OVER);
  waiting.peek()?.postMessage('takeOver');
}
