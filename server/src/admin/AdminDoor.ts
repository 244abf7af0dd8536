import type { Config } from '../ground/config';
import { AddressLimit } from '../ground/limits/AddressLimits';
import type { Counts } from '../ground/limits/counts';
import type { Clock } from '../ground/clock/Clock';
import { Turns } from '../ground/work/Turns';
import type { AdminSession } from '../store/contract/moderation';
import type { Store } from '../store/contract/store';
import { entryOf } from './auditing';
import { isPassword, markOf } from '../ground/password';
import { hashOfSecret, newAdminSecret } from './secrets';

/** A session ends by itself after this time. */
export const SESSION_MS = 8 * 3_600_000;

/** Passwords that may be tried per minute. Links cannot be guessed: who has made one always comes in. */
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
  private readonly attempts: AddressLimit;
  private readonly passwords: AddressLimit;
  private waiting = 0;
  private readonly turns = new Turns();

  constructor(private readonly parts: Parts) {
    const limit = (name: string, perMinute: number): AddressLimit =>
      new AddressLimit(parts.counts, name, perMinute, { now: () => parts.clock.now() });
    this.attempts = limit('admin attempts', ATTEMPTS_PER_ADDRESS);
    this.passwords = limit('admin passwords', PASSWORDS_PER_MINUTE);
  }

  /** A link is good once. Wrong ones cost no more than any request with a wrong cookie: nothing is written for them. */
  async openByLink(link: string, address: string): Promise<Opened | 'unknown'> {
    const { store } = this.parts;
    const hash = hashOfSecret(link);
    if (hash === undefined || !(await store.hasAdminLink(hash, this.now()))) return 'unknown';
    const isFirst = await store.useAdminLink(hash, this.now());
    return isFirst ? this.open({ by: 'link', address }) : 'unknown';
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
    if (!isRight) return 'wrong';
    return this.open({ by: 'password', password: markOf(adminPassword), address });
  }

  /** The session that a secret opens, as long as it lasts. */
  async sessionOf(secret: string | undefined): Promise<AdminSession | undefined> {
    const hash = secret === undefined ? undefined : hashOfSecret(secret);
    if (hash === undefined) return undefined;
    const session = await this.parts.store.adminSession(hash, this.now());
    return session && this.isGood(session) ? session : undefined;
  }

  /** All that last, the latest first. */
  async sessions(): Promise<readonly AdminSession[]> {
    const all = await this.parts.store.adminSessions(this.now());
    return all.filter((session) => this.isGood(session));
  }

  /** Who came in with a password is out as soon as that is no longer the hall's. */
  private isGood({ by, password }: AdminSession): boolean {
    const { adminPassword } = this.parts.config;
    return by === 'link' || (adminPassword !== undefined && password === markOf(adminPassword));
  }

  close({ hash }: AdminSession): Promise<void> {
    return this.parts.store.closeAdminSession(hash);
  }

  private async open(came: Pick<AdminSession, 'by' | 'password' | 'address'>): Promise<Opened> {
    const secret = newAdminSecret();
    const hash = hashOfSecret(secret);
    if (hash === undefined) throw new Error('A secret of this hall does not have its own form.');
    const at = this.now();
    const session: AdminSession = { hash, ...came, at, until: at + SESSION_MS };
    await this.parts.store.audit(entryOf(session, { action: 'comeIn' }, at));
    await this.parts.store.openAdminSession(session);
    return { secret };
  }

  private now(): number {
    return this.parts.clock.wall();
  }
}
