import type { Agent } from 'node:https';
import { sendNotification, type RequestOptions } from 'web-push';
import type { PushSubscription } from '../store/store';

const TIMEOUT_MS = 10_000;

/** Hands a message to a push service. Rejects with the service's `statusCode` when it does not take it. */
export type SendPush = (
  subscription: PushSubscription,
  text: string,
  options: RequestOptions,
) => Promise<unknown>;

/** Encrypts for the browser, and sends by HTTPS. */
export function sendByNet(agent?: Agent): SendPush {
  return (subscription, text, options) =>
    sendNotification(subscription, text, {
      ...options,
      timeout: TIMEOUT_MS,
      ...(agent ? { agent } : {}),
    });
}
