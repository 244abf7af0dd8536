import type { ListedTable } from '../store/contract/processes';
import { isSame } from '@gearhall/shared/core/json/equality';
import type { LobbyEntry } from '@gearhall/shared/games/lobby';
import type { TableSeries } from '@gearhall/shared/games/series';
import type { Terms } from '@gearhall/shared/core/table/terms';
import type { TableStatus, TableView } from '@gearhall/shared/core/table/table';

type PublicTable = Omit<TableView, 'actions' | 'changes'>;

const OPEN: readonly TableStatus[] = ['gathering', 'playing'];

/** The tables that are open in this process, those that other processes list, and the listeners for changes. */
export class Lobby {
  private readonly entries = new Map<string, ListedTable>();
  private others: readonly ListedTable[] = [];
  /** What spectators know of each table, and a function that returns their view of the game. */
  private readonly tables = new Map<string, PublicTable>();
  private readonly views = new Map<string, () => unknown>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly wall: () => number = Date.now) {}

  get size(): number {
    return this.entries.size;
  }

  /** All open tables, the newest first. */
  get ids(): readonly string[] {
    return [...this.tables.keys()].reverse();
  }

  find(id: string): PublicTable | undefined {
    return this.tables.get(id);
  }

  /** Public tables of all processes that people can join or watch, the newest first. */
  list(): LobbyEntry[] {
    // A table that has just changed its process may be listed by both.
    const elsewhere = new Map(
      this.others.filter(({ id }) => !this.entries.has(id)).map((one) => [one.id, one]),
    );
    const all = [...this.own(), ...elsewhere.values()];
    if (elsewhere.size > 0) all.sort((one, other) => other.openedAt - one.openedAt);
    return all.map(({ openedAt: _at, ...entry }) => entry);
  }

  /** Those of this process. */
  own(): ListedTable[] {
    return [...this.entries.values()].filter(isOpen).reverse();
  }

  /** Takes over what the other processes list. */
  showOthers(others: readonly ListedTable[]): void {
    if (isSame(others, this.others)) return;
    this.others = others;
    this.tell();
  }

  /** What spectators see of an open table and its game; undefined where there is nothing to see. */
  shown(id: string): { readonly table: PublicTable; readonly view: unknown } | undefined {
    const [table, view] = [this.find(id), this.viewOf(id)];
    return table && view !== undefined ? { table, view } : undefined;
  }

  /** What spectators see of an open table's game; undefined before its start, and where nobody may watch. */
  private viewOf(id: string): unknown {
    const entry = this.entries.get(id);
    const isHidden = entry?.watching.type === 'closed' && entry.status !== 'ended';
    return isHidden ? undefined : this.views.get(id)?.();
  }

  show(id: string, table: PublicTable, view: () => unknown): void {
    this.tables.set(id, table);
    this.views.set(id, view);
    const before = this.entries.get(id);
    const entry = { ...entryOf(id, table), openedAt: before?.openedAt ?? this.wall() };
    if (before && isEqual(before, entry)) return;
    this.entries.set(id, entry);
    if (isOpen(entry) || (before && isOpen(before))) this.tell();
  }

  hide(id: string): void {
    const entry = this.entries.get(id);
    this.entries.delete(id);
    this.tables.delete(id);
    this.views.delete(id);
    if (entry && isOpen(entry)) this.tell();
  }

  /** Calls back after every change of `list`; returns the unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function isOpen(entry: LobbyEntry): boolean {
  // A match that is not played any more is never started.
  const isCalledOff = entry.status === 'gathering' && entry.series?.outcome !== undefined;
  return entry.listed && OPEN.includes(entry.status) && !isCalledOff;
}

function entryOf(id: string, table: PublicTable): LobbyEntry {
  const { game, status, host, spectators, listed } = table;
  const seats = table.seats.map(({ sitter, name }) => ({ sitter, name }));
  const { watching } = JSON.parse(table.terms) as Terms;
  const series = table.series === '' ? {} : { series: JSON.parse(table.series) as TableSeries };
  return { id, game, status, host: seats[host]?.name ?? '', seats, spectators, listed, watching, ...series };
}

function isEqual(one: LobbyEntry, other: LobbyEntry): boolean {
  return (
    one.status === other.status &&
    one.host === other.host &&
    isSame(one.watching, other.watching) &&
    isSame(one.series, other.series) &&
    one.spectators === other.spectators &&
    one.seats.length === other.seats.length &&
    one.seats.every(({ sitter, name }, seat) => {
      const seatThen = other.seats[seat];
      return seatThen?.sitter === sitter && seatThen.name === name;
    })
  );
}
