import type { Logger } from 'pino';
import { generateVAPIDKeys, type VapidKeys } from 'web-push';
import type { Config } from '../ground/config';
import type { PersonId } from '../identity/tokens';
import type { Store } from '../store/contract/store';
import type { CallKind, PushSubscription } from '../store/contract/table';
import type { SendPush } from './sending';
import { isPushService } from './services';

/** The notification for a page that is not open. */
export interface PushMessage {
  readonly table: string;
  readonly game: string;
  readonly kind: CallKind;
  /** The series that waits for a decision. */
  readonly series?: string;
}

export interface PushParts {
  readonly config: Pick<Config, 'pushContact' | 'pushHosts'>;
  readonly store: Pick<Store, 'secret' | 'subscribe' | 'unsubscribe' | 'subscriptions'>;
  readonly log: Logger;
  readonly send: SendPush;
}

/** The maximum number of a person's subscribed browsers. */
export const MOST_SUBSCRIPTIONS = 10;
/** The statuses that say that the browser has unsubscribed. */
const FORGOTTEN: readonly unknown[] = [404, 410];

/** Notifies people who are not here, through the push services of their browsers. */
export class Pushes {
  private keys: Promise<VapidKeys> | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly parts: PushParts) {}

  /** The hall's public key, by which browsers subscribe. */
  async key(): Promise<string> {
    return (await this.ownKeys()).publicKey;
  }

  knows(endpoint: string): boolean {
    return isPushService(endpoint, this.parts.config.pushHosts);
  }

  /** Stores a browser; if a person has too many, the oldest is removed. One at a time. */
  subscribe(person: PersonId, subscription: PushSubscription): Promise<void> {
    const { store } = this.parts;
    const job = this.last.then(async () => {
      const known = await store.subscriptions(person);
      const others = known.filter(({ endpoint }) => endpoint !== subscription.endpoint);
      const surplus = others.length - (MOST_SUBSCRIPTIONS - 1);
      for (const { endpoint } of others.slice(0, Math.max(0, surplus))) await store.unsubscribe(endpoint);
      await store.subscribe(person, subscription);
    });
    this.last = job.catch(() => undefined);
    return job;
  }

  /** Removes a browser of this person. */
  async unsubscribe(person: PersonId, endpoint: string): Promise<void> {
    const own = await this.parts.store.subscriptions(person);
    if (own.some((one) => one.endpoint === endpoint)) await this.parts.store.unsubscribe(endpoint);
  }

  /** Notifies the person in all their browsers, valid for this number of seconds. Never throws or waits. */
  tell(person: PersonId, message: PushMessage, seconds: number): void {
    this.deliver(person, message, seconds).catch((error: unknown) => {
      this.parts.log.error({ err: error }, 'nobody could be told');
    });
  }

  private async deliver(person: PersonId, message: PushMessage, seconds: number): Promise<void> {
    const subscriptions = await this.parts.store.subscriptions(person);
    if (subscriptions.length === 0) return;
    const { publicKey, privateKey } = await this.ownKeys();
    const options = {
      vapidDetails: { subject: this.parts.config.pushContact, publicKey, privateKey },
      TTL: seconds,
      // A newer message about the same table replaces an older one that still waits.
      topic: message.table,
    };
    const text = JSON.stringify(message);
    await Promise.all(
      subscriptions.map(async (subscription) => {
        // The host may have been removed from the list since.
        if (!this.knows(subscription.endpoint)) return;
        try {
          await this.parts.send(subscription, text, options);
        } catch (error) {
          await this.onFailure(subscription, error);
        }
      }),
    );
  }

  /** The endpoint of a browser is a secret between it and us, so it is never logged. */
  private async onFailure({ endpoint }: PushSubscription, error: unknown): Promise<void> {
    const { statusCode: status, code } = error as { statusCode?: unknown; code?: unknown };
    if (FORGOTTEN.includes(status)) await this.parts.store.unsubscribe(endpoint);
    else this.parts.log.warn({ status, code, service: new URL(endpoint).host }, 'a push was not taken');
  }

  /** Made at the first start and stored: other keys would invalidate all subscriptions. */
  private ownKeys(): Promise<VapidKeys> {
    this.keys ??= this.parts.store
      .secret('vapid keys', () => JSON.stringify(generateVAPIDKeys()))
      .then((text) => JSON.parse(text) as VapidKeys)
      .catch((error: unknown) => {
        this.keys = undefined;
        throw error;
      });
    return this.keys;
  }
}
