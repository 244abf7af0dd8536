import type { Logger } from 'pino';
import { generateVAPIDKeys, type VapidKeys } from 'web-push';
import type { Config } from '../config';
import type { PersonId } from '../identity/tokens';
import type { PushSubscription, Store } from '../store/store';
import type { SendPush } from './sending';
import { isPushService } from './services';

/** What a page is told that is not open. */
export interface PushMessage {
  readonly table: string;
  readonly game: string;
  readonly kind: 'yourTurn' | 'over';
}

export interface PushParts {
  readonly config: Pick<Config, 'pushContact' | 'pushHosts'>;
  readonly store: Pick<Store, 'secret' | 'subscribe' | 'unsubscribe' | 'subscriptions'>;
  readonly log: Logger;
  readonly send: SendPush;
}

/** Browsers in which one person may be told. */
export const MOST_SUBSCRIPTIONS = 10;
/** The service has forgotten the browser: it was switched off there. */
const FORGOTTEN: readonly unknown[] = [404, 410];

/** Tells people who are not here, by the push services of their browsers. */
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

  /** Remembers a browser; where a person has too many, the oldest is forgotten. One after the other. */
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

  /** Forgets a browser of this person. */
  async unsubscribe(person: PersonId, endpoint: string): Promise<void> {
    const own = await this.parts.store.subscriptions(person);
    if (own.some((one) => one.endpoint === endpoint)) await this.parts.store.unsubscribe(endpoint);
  }

  /** Tells the person in all their browsers, as long as it is worth knowing. Never throws, never waits. */
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
      // A newer word about the same table takes the place of an older one that still waits.
      topic: message.table,
    };
    const text = JSON.stringify(message);
    await Promise.all(
      subscriptions.map(async (subscription) => {
        // The host may have been struck off the list since.
        if (!this.knows(subscription.endpoint)) return;
        try {
          await this.parts.send(subscription, text, options);
        } catch (error) {
          await this.onFailure(subscription, error);
        }
      }),
    );
  }

  /** The address of a browser is a secret between it and us: no log holds it. */
  private async onFailure({ endpoint }: PushSubscription, error: unknown): Promise<void> {
    const { statusCode: status, code } = error as { statusCode?: unknown; code?: unknown };
    if (FORGOTTEN.includes(status)) await this.parts.store.unsubscribe(endpoint);
    else this.parts.log.warn({ status, code, service: new URL(endpoint).host }, 'a push was not taken');
  }

  /** Made at the first start, and kept: with other keys all subscriptions would be void. */
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
