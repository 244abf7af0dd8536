import type { WayIn } from '@gearhall/shared/core/adminPages';
import type { Config } from '../config';
import { AddressLimit } from '../http/AddressLimits';
import type { Counts } from '../processes/RedisCounts';
import type { Clock } from '../rooms/Clock';
import { Turns } from '../rooms/Turns';
import type { AdminSession } from '../store/moderation';
import type { Store } from '../store/store';
import { entryOf } from './auditing';
import { isPassword } from './password';
import { hashOfSecret, newAdminSecret } from './secrets';

/** A session ends by itself after this time. */
export const SESSION_MS = 8 * 3_600_000;

/** Attempts to come in, per minute. Links have limits of their own: whoever can make them always comes in. */
const ATTEMPTS_PER_ADDRESS = 5;
const PASSWORDS_PER_MINUTE = 30;
/** Passwords that wait for their turn: one is checked at a time. */
const MOST_WAITING = 3;
const EVERYBODY = '0.0.0.0';

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly config: Pick<Config, 'adminPassword'>;
  readonly counts: Counts | undefined;
}

/** `unknown`: there is no such link, or no password. */
type Refused = 'unknown' | 'wrong' | 'tooFast';
interface Opened {
  /** What the browser keeps. */
  readonly secret: string;
}

/** How an operator comes in, and is known from then on. */
export class AdminDoor {
  private readonly links: AddressLimit;
  private readonly attempts: AddressLimit;
  private readonly passwords: AddressLimit;
  private waiting = 0;
  private readonly turns = new Turns();

  constructor(private readonly parts: Parts) {
    const limit = (name: string, perMinute: number): AddressLimit =>
      new AddressLimit(parts.counts, name, perMinute, { now: () => parts.clock.now() });
    this.links = limit('admin links', ATTEMPTS_PER_ADDRESS);
    this.attempts = limit('admin attempts', ATTEMPTS_PER_ADDRESS);
    this.passwords = limit('admin passwords', PASSWORDS_PER_MINUTE);
  }

  /** A link is good once. Too many attempts are answered like wrong ones: nothing tells that there are links. */
  async openByLink(link: string, address: string): Promise<Opened | 'unknown'> {
    if (!(await this.links.allows(address))) return 'unknown';
    const hash = hashOfSecret(link);
    const isGood = hash !== undefined && (await this.parts.store.useAdminLink(hash, this.now()));
    return isGood ? this.open('link', address) : 'unknown';
  }

  async openByPassword(password: string, address: string): Promise<Opened | Refused> {
    const { adminPassword } = this.parts.config;
    if (adminPassword === undefined) return 'unknown';
    if (!(await this.attempts.allows(address))) return 'tooFast';
    if (!(await this.passwords.allows(EVERYBODY))) return 'tooFast';
    if (this.waiting >= MOST_WAITING) return 'tooFast';
    this.waiting += 1;
    const checking = this.turns.take(EVERYBODY, () => isPassword(password, adminPassword));
    const isRight = await checking.finally(() => (this.waiting -= 1));
    return isRight ? this.open('password', address) : 'wrong';
  }

  /** The session that a secret opens, as long as it lasts. */
  async sessionOf(secret: string | undefined): Promise<AdminSession | undefined> {
    const hash = secret === undefined ? undefined : hashOfSecret(secret);
    return hash === undefined ? undefined : this.parts.store.adminSession(hash, this.now());
  }

  close({ hash }: AdminSession): Promise<void> {
    return this.parts.store.closeAdminSession(hash);
  }

  private async open(by: WayIn, address: string): Promise<Opened> {
    const secret = newAdminSecret();
    const hash = hashOfSecret(secret);
    if (hash === undefined) throw new Error('A secret of this hall does not have its own form.');
    const at = this.now();
    const session: AdminSession = { hash, by, address, at, until: at + SESSION_MS };
    await this.parts.store.audit(entryOf(session, { action: 'comeIn' }, at));
    await this.parts.store.openAdminSession(session);
    return { secret };
  }

  private now(): number {
    return this.parts.clock.wall();
  }
}
