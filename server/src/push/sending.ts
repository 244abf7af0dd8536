import { generateRequestDetails, type RequestOptions } from 'web-push';
import type { PushSubscription } from '../store/contract/table';
import { BY_NET, post, type PostMeans } from './posting';
import { SendQueue, type SendLimits } from './SendQueue';
import { canonicalAddress } from './services';

const LIMITS: SendLimits = { running: 24, runningPerHost: 8, waiting: 500, waitingPerHost: 250 };

/** Hands a message to a push service. Rejects with the service's `statusCode` when it refuses the message. */
export type SendPush = (
  subscription: PushSubscription,
  text: string,
  options: RequestOptions,
) => Promise<unknown>;

/** Encrypts for the browser and sends by HTTPS, a limited number at a time. */
export function sendByNet(means: PostMeans = BY_NET, limits: SendLimits = LIMITS): SendPush {
  const queue = new SendQueue(limits);
  return (subscription, text, options) => {
    const url = canonicalAddress(subscription.endpoint);
    if (!url) return Promise.reject(new Error('The address of a push service is not canonical.'));
    return queue.run(url.host, async () => {
      const statusCode = await post(url, generateRequestDetails(subscription, text, options), means);
      if (statusCode < 200 || statusCode > 299) {
        throw Object.assign(new Error('The push service did not take the message.'), { statusCode });
      }
    });
  };
}
