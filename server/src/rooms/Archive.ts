import { canonicalParts } from '@gearhall/shared/core/canonical';
import type { AnyGame } from '@gearhall/shared/core/game';
import { recordWork, type RecordSource } from '@gearhall/shared/core/makeRecord';
import { recordedBot } from '@gearhall/shared/core/record';
import { keyPairOf, type KeyPair } from '@gearhall/shared/core/signing';
import type { Work } from '@gearhall/shared/core/unhurried';
import type { Logger } from 'pino';
import { isTableId, secretKey } from '../identity/chance';
import type { Store, StoredEntry, TableAffairs, TableCore } from '../store/store';
import type { Backstage } from './Backstage';
import type { Chair } from './seating';

interface Parts {
  readonly store: Store;
  readonly log: Logger;
  readonly backstage: Backstage;
}

/** A table whose game is over. */
interface Ended {
  readonly core: TableCore;
  readonly affairs: TableAffairs;
}

/** The records of finished games: made when a game ends, signed with the hall's key, kept in the store. */
export class Archive {
  private keys: Promise<KeyPair> | undefined;
  private readonly making = new Map<string, Promise<string | undefined>>();
  /** Tables whose record could not be made: their entries do not play again by our rules. */
  private readonly hopeless = new Set<string>();

  constructor(
    private readonly games: readonly AnyGame[],
    private readonly parts: Parts,
  ) {}

  /** The hall's public key (hex), made at its first start. */
  async key(): Promise<string> {
    return (await this.keyPair()).public;
  }

  /** Sees to it that the record of a finished game is kept; a failure is logged, and it is tried again when needed. */
  keep(ended: Ended): void {
    this.kept(ended).catch((error: unknown) => {
      this.parts.log.error({ err: error, table: ended.core.id }, 'a record could not be made');
    });
  }

  /** The record as JSON text; undefined for whatever is not a finished game. */
  async find(id: string): Promise<string | undefined> {
    if (!isTableId(id)) return undefined;
    const { store } = this.parts;
    const record = await store.record(id);
    if (record !== undefined) return record;
    const stored = await store.load(id);
    return stored?.affairs.status === 'ended' ? this.kept(stored) : undefined;
  }

  private kept(ended: Ended): Promise<string | undefined> {
    const { id } = ended.core;
    const under = this.making.get(id);
    if (under) return under;
    const made = this.recordOf(ended).finally(() => this.making.delete(id));
    this.making.set(id, made);
    return made;
  }

  private async recordOf({ core, affairs }: Ended): Promise<string | undefined> {
    const { store, backstage, log } = this.parts;
    const known = await store.record(core.id);
    const game = this.games.find(({ about }) => about.id === core.game);
    if (known !== undefined || this.hopeless.has(core.id)) return known;
    if (game?.about.rulesVersion !== core.rulesVersion) return undefined;
    const { entries } = (await store.load(core.id)) ?? { entries: [] };
    const keys = await this.keyPair();
    const record = await backstage
      .do(textWork(game, sourceOf(core, affairs, entries), keys))
      .catch((error) => {
        this.hopeless.add(core.id);
        throw error;
      });
    await store.archive(core.id, record).catch((error: unknown) => {
      log.error({ err: error, table: core.id }, 'a record could not be kept');
    });
    return record;
  }

  private keyPair(): Promise<KeyPair> {
    this.keys ??= this.parts.store.secret('record key', secretKey).then(keyPairOf);
    // A store that was down for a moment is asked again.
    this.keys.catch(() => (this.keys = undefined));
    return this.keys;
  }
}

function sourceOf(core: TableCore, affairs: TableAffairs, entries: readonly StoredEntry[]): RecordSource {
  const { seating, seed, startedAt = 0 } = affairs;
  return {
    table: core.id,
    options: core.options,
    names: seating.chairs.map(nameOn),
    began: new Date(startedAt).toISOString(),
    seed,
    salts: seating.chairs.map(({ salt }) => salt),
    entries: entries.map(({ seat, action, at, by }) => ({
      seat,
      action,
      ...(by ? { by } : {}),
      // A clock that was set back must not spoil the record.
      at: Math.max(0, at - startedAt),
    })),
  };
}

function nameOn({ name, level }: Chair): string {
  return level === '' ? name : recordedBot(level);
}

/** The signed record as text; the writing too is done in pieces. */
function* textWork(game: AnyGame, source: RecordSource, keys: KeyPair): Work<string> {
  const record = yield* recordWork(game, source, keys);
  const parts: string[] = [];
  for (const part of canonicalParts(record)) {
    parts.push(part);
    yield 1;
  }
  return parts.join('');
}
