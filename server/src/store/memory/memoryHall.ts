import type { Store } from '../contract/store';
import type { Outage, PushSubscription } from '../contract/table';

/** What is stored of the hall itself, and who wants to be called. */
export function hallInMemory() {
  const secrets = new Map<string, string>();
  const pushes = new Map<string, { person: string; subscription: PushSubscription }>();
  const usedCodes = new Map<string, number>();
  const outages: Outage[] = [];
  return {
    async secret(name, make) {
      const secret = secrets.get(name) ?? make();
      secrets.set(name, secret);
      return secret;
    },
    async beat(now, since) {
      // Data in the process knows of no time before it.
      if (since !== undefined && since < now) outages.push({ from: since, to: now });
    },
    outages: async () => [...outages],
    async subscribe(person, subscription) {
      pushes.set(subscription.endpoint, { person, subscription });
    },
    async unsubscribe(endpoint) {
      pushes.delete(endpoint);
    },
    subscriptions: async (person) =>
      [...pushes.values()].flatMap((one) => (one.person === person ? [one.subscription] : [])),
    isSubscribed: (person: string) => [...pushes.values()].some((one) => one.person === person),
    async forgetPushes(person: string) {
      for (const [endpoint, one] of pushes) if (one.person === person) pushes.delete(endpoint);
    },
    async useCode(hash, expires, now) {
      for (const [used, end] of usedCodes) if (end <= now) usedCodes.delete(used);
      if (usedCodes.has(hash)) return false;
      usedCodes.set(hash, expires);
      return true;
    },
    check: async () => undefined,
    close: async () => undefined,
  } satisfies Partial<Store> & {
    isSubscribed(person: string): boolean;
    forgetPushes(person: string): Promise<void>;
  };
}
