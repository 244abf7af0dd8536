import type { Sanction, SanctionKey, SanctionKind, Subject } from '@gearhall/shared/core/pages/adminPages';
import { isSame } from '@gearhall/shared/core/json/equality';
import type { HallNews } from '@gearhall/shared/core/wire/wire';
import type { Logger } from 'pino';
import { addressKeys } from '../ground/limits/addresses';
import type { PersonId } from '../identity/tokens';
import type { Cancel, Clock } from '../ground/clock/Clock';
import type { Announcement } from '../store/contract/moderation';
import type { Store } from '../store/contract/store';

/** How often a process reads what others that share its store have imposed. */
const READ_EVERY_MS = 3000;

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Somebody, and where they come from. */
export interface Visitor {
  readonly person?: PersonId | undefined;
  readonly address: string;
  /** Where their place at a table was reserved from, which need not be where their connection comes from. */
  readonly reservedFrom?: string | undefined;
}

/** The keys of all addresses that somebody comes from, each once. */
export function addressKeysOf({ address, reservedFrom }: Omit<Visitor, 'person'>): readonly string[] {
  const all = reservedFrom === undefined ? [address] : [address, reservedFrom];
  return [...new Set(all.flatMap((one) => addressKeyOf(one) ?? []))];
}

/** The key by which an address is muted or banned: an IPv6 address by its /64. Undefined for what is no address. */
export function addressKeyOf(address: string): string | undefined {
  const key = addressKeys(address)[0]?.key;
  return key === 'unknown' ? undefined : key;
}

/**
 * What the operator has imposed and tells everybody, as the store has it: several processes may share it. Asking costs
 * nothing; what is imposed elsewhere is known a few seconds later.
 */
export class Moderation {
  /** Before an update: this process takes no new tables. It ends with the process. */
  private drainingSince: number | undefined;
  /** Whether no other process takes new tables. */
  private isAlone = true;
  private sanctions: ReadonlyMap<string, Sanction> = new Map();
  private announced: Announcement | undefined;
  private readonly listeners = new Set<() => void>();
  private reading: Promise<void> = Promise.resolve();
  private planned: Cancel = () => undefined;
  private unfollow: Cancel | undefined;
  private stopped = false;

  constructor(private readonly parts: Parts) {}

  /** Reads everything, and goes on doing so from time to time. */
  async start(): Promise<void> {
    await this.read();
    this.plan();
    this.unfollow = this.parts.store.processes?.onSignal(() => void this.read().catch(() => undefined));
  }

  stop(): void {
    this.stopped = true;
    this.planned();
    this.unfollow?.();
  }

  /** The ban of a person or any of their addresses that lasts longest. */
  banOf(visitor: Visitor): Sanction | undefined {
    return this.longest('ban', visitor);
  }

  muteOf(visitor: Visitor): Sanction | undefined {
    return this.longest('mute', visitor);
  }

  isClosed(table: string): boolean {
    return this.find('close', { type: 'table', id: table }) !== undefined;
  }

  find(kind: SanctionKind, subject: Subject): Sanction | undefined {
    // Asked for every message at every table.
    if (this.sanctions.size === 0) return undefined;
    const found = this.sanctions.get(keyOf({ kind, subject }));
    return found && (found.until ?? Infinity) > this.now() ? found : undefined;
  }

  /** All in force, the latest first. */
  get all(): readonly Sanction[] {
    return [...this.sanctions.values()].filter(({ until = Infinity }) => until > this.now());
  }

  get news(): HallNews {
    const { announced } = this;
    return {
      announcement: announced && announced.until > this.now() ? announced : null,
      draining: this.isDraining,
    };
  }

  /** The hall takes no new tables. */
  get isDraining(): boolean {
    return this.drainingSince !== undefined && this.isAlone;
  }

  /** This process hands its tables to others: new ones are made there, and those without people move there. */
  get isHandingOver(): boolean {
    return this.drainingSince !== undefined && !this.isAlone;
  }

  get drainSince(): number | undefined {
    return this.drainingSince;
  }

  drain(on: boolean): void {
    if (on === (this.drainingSince !== undefined)) return;
    this.follow({ since: on ? this.now() : undefined, isAlone: true });
  }

  /** Takes over since when this process drains, and whether no other one takes new tables. */
  follow({ since, isAlone }: { readonly since: number | undefined; readonly isAlone: boolean }): void {
    const before = [this.isDraining, this.isHandingOver];
    this.drainingSince = since;
    this.isAlone = isAlone;
    if (!isSame(before, [this.isDraining, this.isHandingOver])) this.tell();
  }

  async impose(sanction: Sanction): Promise<void> {
    await this.parts.store.impose(sanction);
    await this.changed();
  }

  async lift(key: SanctionKey): Promise<void> {
    await this.parts.store.lift(key);
    await this.changed();
  }

  async announce(announcement: Announcement | undefined): Promise<void> {
    await this.parts.store.announce(announcement);
    await this.changed();
  }

  /** What is in force by now, whichever process has imposed it. */
  refresh(): Promise<void> {
    return this.read();
  }

  /** The other processes look at once; without the signal, they do so a few seconds later. */
  private async changed(): Promise<void> {
    await this.read();
    await this.parts.store.processes?.signal().catch(() => undefined);
  }

  /** Calls back after each change; returns the unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** One after the other: an older answer never replaces a newer one. */
  private read(): Promise<void> {
    const next = this.reading.then(() => this.readOnce());
    this.reading = next.catch(() => undefined);
    return next;
  }

  private async readOnce(): Promise<void> {
    const { store } = this.parts;
    const now = this.now();
    const [sanctions, announced] = [await store.sanctions(now), await store.announcement(now)];
    const isKnown = isSame(sanctions, [...this.sanctions.values()]) && isSame(announced, this.announced);
    if (isKnown) return;
    this.sanctions = new Map(sanctions.map((one) => [keyOf(one), one]));
    this.announced = announced;
    this.tell();
  }

  private plan(): void {
    if (this.stopped) return;
    this.planned = this.parts.clock.after(READ_EVERY_MS, () => {
      // While the store is down, what is known stays in force.
      void this.read()
        .catch(() => undefined)
        .then(() => this.plan());
    });
  }

  private longest(kind: SanctionKind, visitor: Visitor): Sanction | undefined {
    if (this.sanctions.size === 0) return undefined;
    const subjects: Subject[] = addressKeysOf(visitor).map((id) => ({ type: 'address', id }));
    if (visitor.person !== undefined) subjects.unshift({ type: 'person', id: visitor.person });
    const found = subjects.flatMap((subject) => this.find(kind, subject) ?? []);
    return found.toSorted((one, other) => endOf(other) - endOf(one))[0];
  }

  private now(): number {
    return this.parts.clock.wall();
  }

  private tell(): void {
    for (const listener of this.listeners) {
      try {
        listener();
      } catch (error) {
        this.parts.log.error({ err: error }, 'what the operator has changed could not be followed');
      }
    }
  }
}

const endOf = ({ until = Infinity }: Sanction): number => until;
const keyOf = ({ kind, subject }: SanctionKey): string => `${kind} ${subject.type} ${subject.id}`;
