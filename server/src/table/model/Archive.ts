import type { FinishedGame } from '@gearhall/shared/core/pages/hallPages';
import { canonicalParts } from '@gearhall/shared/core/json/canonical';
import type { AnyGame } from '@gearhall/shared/core/game';
import { recordWork, type RecordSource } from '@gearhall/shared/core/record/makeRecord';
import { recordedBot, type GameRecord } from '@gearhall/shared/core/record/record';
import { keyPairOf, signWork, type KeyPair, type Unsigned } from '@gearhall/shared/core/record/signing';
import type { Work } from '@gearhall/shared/core/ground/timeSliced';
import type { Logger } from 'pino';
import { isTableId, secretKey } from '../../identity/chance';
import type { CpuBudget, Payer } from '../../ground/work/CpuBudget';
import type { Damages } from '../../store/health/Damages';
import { StoreDamage } from '../../store/contract/errors';
import { finishedGameOf, isPublic } from '../../store/contract/finishedGames';
import type { Store } from '../../store/contract/store';
import type { StoredEntry, StoredTable, TableCore, TableRecord } from '../../store/contract/table';
import type { BackgroundQueue, TableWork } from '../../ground/work/BackgroundQueue';
import type { SeatState } from '../../store/contract/seating';
import { isSealed } from '../../series/seriesRecord';
import { settingsOf } from '../../tableRecord/settings';
import { hasRulesFor, upToDate } from '../../tableRecord/upToDate';

interface Parts {
  readonly store: Store;
  readonly log: Logger;
  readonly background: BackgroundQueue;
  readonly budget: CpuBudget;
  readonly damages: Damages;
}

/** The assumed CPU cost of reading and sending a stored record, in ms per character. */
const MS_PER_CHARACTER = 5e-6;

/** A table whose game is over. */
interface Ended {
  readonly core: TableCore;
  readonly tableRecord: TableRecord;
}

/** The records of finished games: made when a game ends, signed with the hall's key, kept in the store. */
export class Archive {
  private keys: Promise<KeyPair> | undefined;
  private readonly making = new Map<string, Promise<string | undefined>>();
  /** Tables whose record could not be made, because their entries do not replay with our rules. */
  private readonly hopeless = new Set<string>();

  constructor(
    private readonly games: readonly AnyGame[],
    private readonly parts: Parts,
  ) {}

  /** The hall's public key (hex), made at its first start. */
  async key(): Promise<string> {
    return (await this.keyPair()).public;
  }

  /** Makes sure that the record of a finished game is kept; a failure is logged, and the next request tries again. */
  keep(ended: Ended): void {
    this.kept(ended, { table: ended.core.id }).catch((error: unknown) => {
      // It has been logged.
      if (error instanceof StoreDamage) return;
      this.parts.log.error({ err: error, table: ended.core.id }, 'a record could not be made');
    });
  }

  /**
   * The record as JSON text; undefined if there is no such finished game, or while its series keeps it closed. A damaged one is made again. Rejects with a
   * StoreDamage if that is impossible, and with OverBudget if the payer's budget is used up.
   */
  async find(id: string, payer: Payer): Promise<string | undefined> {
    if (!isTableId(id)) return undefined;
    const { store, budget } = this.parts;
    const status = await store.status(id);
    // A stored record means that the game has ended, even if the end itself was not stored.
    if (!status?.hasRecord && status?.status !== 'ended') return undefined;
    if (await this.isClosed(id)) return undefined;
    budget.admit(payer);
    const known = status.hasRecord ? await this.stored(id) : undefined;
    const record = typeof known === 'string' ? known : await this.made(id, payer);
    if (record !== undefined) budget.charge(payer, record.length * MS_PER_CHARACTER);
    else if (known instanceof StoreDamage) throw known;
    return record;
  }

  /** Its series goes on, and would be spoilt by it. */
  async isClosed(id: string): Promise<boolean> {
    const series = await this.parts.store.seriesOf(id);
    return series !== undefined && isSealed(series);
  }

  /** Whether everybody is told of it; not if that cannot be known. */
  private async isShown(core: TableCore, tableRecord: TableRecord): Promise<boolean> {
    if (!isPublic(core, tableRecord)) return false;
    try {
      return !(await this.isClosed(core.id));
    } catch (error) {
      if (error instanceof StoreDamage) return false;
      throw error;
    }
  }

  /** The stored record, or its damage. */
  private async stored(id: string): Promise<string | StoreDamage | undefined> {
    try {
      return await this.parts.store.record(id);
    } catch (error) {
      if (!(error instanceof StoreDamage)) throw error;
      this.parts.damages.mention(id, error.damage);
      return error;
    }
  }

  private async made(id: string, payer: Payer): Promise<string | undefined> {
    // The whole log is not read again for nothing.
    if (this.hopeless.has(id)) return undefined;
    const stored = this.making.has(id) ? undefined : await this.parts.store.load(id);
    if (!stored) return this.making.get(id);
    return stored.tableRecord.status === 'ended' ? this.kept(stored, payer) : undefined;
  }

  private kept(ended: Ended, payer: Payer | TableWork): Promise<string | undefined> {
    const { id } = ended.core;
    const under = this.making.get(id);
    if (under) return under;
    const made = this.recordOf(ended, payer).finally(() => this.making.delete(id));
    this.making.set(id, made);
    return made;
  }

  private async recordOf(ended: Ended, payer: Payer | TableWork): Promise<string | undefined> {
    const { store, background, log } = this.parts;
    const game = this.games.find(({ about }) => about.id === ended.core.game);
    const { core, tableRecord } = upToDate(game, ended);
    const { hasRecord } = (await store.status(core.id)) ?? { hasRecord: false };
    const known = hasRecord ? await this.stored(core.id) : undefined;
    if (typeof known === 'string') return known;
    if (game?.about.rulesVersion !== core.rulesVersion) this.hopeless.add(core.id);
    if (!game || this.hopeless.has(core.id)) return undefined;
    const { entries, damage } = (await store.load(core.id)) ?? { entries: [] };
    if (damage) throw new StoreDamage(core.id, damage);
    const keys = await this.keyPair();
    const { text, record } = await background
      .do(textWork(game, sourceOf(core, tableRecord, entries), keys), payer, { admitted: true })
      .catch((error) => {
        this.hopeless.add(core.id);
        throw error;
      });
    const keep = async (): Promise<void> => {
      // First of all the lists: without a record, it is made when somebody asks for it.
      const facts = finishedGameOf(core, tableRecord, record);
      await store.listFinished(facts, await this.isShown(core, tableRecord));
      await store.archive(core.id, text);
    };
    await keep().catch((error: unknown) => {
      log.error({ err: error, table: core.id }, 'a record could not be kept');
    });
    return text;
  }

  /** The rules of its game, of whatever version. */
  gameOf({ game }: Pick<TableCore, 'game'>): AnyGame | undefined {
    return this.games.find(({ about }) => about.id === game);
  }

  /** Whether its game can still be played on with the rules of this hall. */
  hasRulesOf(stored: Pick<StoredTable, 'core' | 'tableRecord'>): boolean {
    const game = this.gameOf(stored.core);
    return game !== undefined && hasRulesFor(game, stored);
  }

  /**
   * Takes a person's name out of the record of a finished game, and signs it again; and out of what lists show of it
   * (`finished`).
   */
  async rename(core: TableCore, tableRecord: TableRecord, finished: FinishedGame | undefined): Promise<void> {
    const { store, background } = this.parts;
    // One that is being made still holds the name.
    await this.making.get(core.id)?.catch(() => undefined);
    const known = await this.stored(core.id);
    // A damaged record is made again when somebody asks for it, with the names of then.
    if (typeof known !== 'string') {
      const seats = tableRecord.seating.seats.map(({ sitter, name }) => ({ sitter, name }));
      if (finished) await store.listFinished({ ...finished, seats }, await this.isShown(core, tableRecord));
      return;
    }
    const record = JSON.parse(known) as GameRecord;
    const keys = await this.keyPair();
    const again =
      (await this.retold(core, tableRecord, keys)) ??
      signedText({ ...record, names: tableRecord.seating.seats.map(nameOn) }, keys);
    const text = await background.do(again, { table: core.id }, { admitted: true });
    await store.replaceRecord(core.id, text);
    const facts = finishedGameOf(core, tableRecord, record);
    await store.listFinished(facts, await this.isShown(core, tableRecord));
  }

  /**
   * The record of a game in which people write themselves, made again from its log: what somebody has written stands
   * all over it. Undefined where that is impossible, or not needed.
   */
  private async retold(
    core: TableCore,
    tableRecord: TableRecord,
    keys: KeyPair,
  ): Promise<Work<string> | undefined> {
    const game = this.gameOf(core);
    if (!game?.freeTexts || !this.hasRulesOf({ core, tableRecord })) return undefined;
    const stored = await this.parts.store.load(core.id);
    if (!stored || stored.damage) return undefined;
    const { core: today } = upToDate(game, stored);
    return textOfWork(
      textWork(game, sourceOf(today, { ...stored.tableRecord, ...tableRecord }, stored.entries), keys),
    );
  }

  private keyPair(): Promise<KeyPair> {
    this.keys ??= this.parts.store.secret('record key', secretKey).then(keyPairOf);
    // After a failure of the store the next call asks again.
    this.keys.catch(() => (this.keys = undefined));
    return this.keys;
  }
}

function sourceOf(core: TableCore, tableRecord: TableRecord, entries: readonly StoredEntry[]): RecordSource {
  const { seating, seed, carried, startedAt = 0 } = tableRecord;
  return {
    table: core.id,
    options: settingsOf(core, tableRecord).options,
    ...(carried === undefined ? {} : { carried }),
    names: seating.seats.map(nameOn),
    began: new Date(startedAt).toISOString(),
    seed,
    salts: seating.seats.map(({ salt }) => salt),
    entries: entries.map(({ seat, action, at, by }) => ({
      seat,
      action,
      ...(by ? { by } : {}),
      // A clock that was set back must not make the times negative.
      at: Math.max(0, at - startedAt),
    })),
  };
}

function nameOn({ name, level }: SeatState): string {
  return level === '' ? name : recordedBot(name, level);
}

/** The signed record, and the same as text; it is also written in pieces. */
function* textWork(
  game: AnyGame,
  source: RecordSource,
  keys: KeyPair,
): Work<{ readonly record: GameRecord; readonly text: string }> {
  const record = yield* recordWork(game, source, keys);
  return { record, text: yield* textOf(record) };
}

function* textOfWork(work: ReturnType<typeof textWork>): Work<string> {
  return (yield* work).text;
}

function* signedText(record: Unsigned, keys: KeyPair): Work<string> {
  return yield* textOf(yield* signWork(record, keys));
}

function* textOf(record: GameRecord): Work<string> {
  const parts: string[] = [];
  for (const part of canonicalParts(record)) {
    parts.push(part);
    yield 1;
  }
  return parts.join('');
}
