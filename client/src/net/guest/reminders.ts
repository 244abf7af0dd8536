import { effect, signal } from '@preact/signals';
import { api } from '../requests/api';
import { asGuest } from './guest';
import { keptText } from '../stored/kept';

const WORKER = '/sw.js';

/** `open`: told only while a page of the hall is open in some tab; `closed`: also when none is. */
export type Reminders = 'off' | 'open' | 'closed';

export type ReminderProblem = 'denied' | 'unable';

/** Whether this person wants to be reminded that it is their turn, and in which of these cases. */
export const reminders = signal<Reminders>('off');

const wanted = keptText('remind');

/** They may be switched on or off in another tab. */
effect(() => {
  const isOn = wanted.current.value === 'on' && isAllowed();
  if (isOn !== (reminders.peek() !== 'off')) reminders.value = isOn ? 'open' : 'off';
});

function isAllowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** Asks the browser for permission and switches reminders on; returns the problem if that fails. */
export async function switchRemindersOn(): Promise<ReminderProblem | undefined> {
  if (typeof Notification === 'undefined') return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  wanted.set('on');
  reminders.value = 'open';
  await keepSubscribed();
  return undefined;
}

export async function switchRemindersOff(): Promise<void> {
  wanted.set(undefined);
  reminders.value = 'off';
  const registration = await workerHere();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe().catch(() => undefined);
  await asGuest((token) => api.removePush(subscription.endpoint, token)).catch(() => undefined);
}

/**
 * Makes sure that the hall can reach this browser with no page open: the address may have changed since
 * the last visit, and so may the person. Where that is impossible, the open page still reminds.
 */
export async function keepSubscribed(): Promise<void> {
  if (reminders.peek() === 'off' || !('serviceWorker' in navigator) || !isAllowed()) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const registration = await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    const subscription = await subscribed(registration.pushManager, bytesOf(key));
    await asGuest((token) => api.addPush(subscription.toJSON(), token));
    if (reminders.peek() !== 'off') reminders.value = 'closed';
  } catch {
    // No push service, no secure address, or a hall without one.
  }
}

async function subscribed(push: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const before = await push.getSubscription();
  const beforeKey = before?.options.applicationServerKey;
  if (before && beforeKey && String(new Uint8Array(beforeKey)) === String(key)) return before;
  await before?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The bytes of a text in URL-safe base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration(WORKER).catch(() => undefined);
}

/**
 * The data that the service worker reads on a click, and the tag that limits a table to one notification.
 */
const markOf = (table: string) => ({ tag: table, data: { table } });

/** Shows a notification on this device, if the person wants any. */
export async function showReminder(table: string, title: string, body: string): Promise<void> {
  if (reminders.peek() === 'off' || !isAllowed()) return;
  const options = { ...markOf(table), body };
  const registration = await workerHere();
  if (registration) return registration.showNotification(title, options).catch(() => undefined);
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
  });
}

/** The person is back: removes the notifications of this table. */
export async function clearReminders(table: string): Promise<void> {
  const registration = await workerHere();
  const shown = (await registration?.getNotifications({ tag: table })) ?? [];
  for (const notification of shown) notification.close();
}
