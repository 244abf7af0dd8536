import { keep, readKept } from './kept';

const KEPT = 12;

/** The tables where this browser has held a seat, the last one first. */
export function myTables(): readonly string[] {
  return (readKept('tables') ?? '').split(' ').filter((id) => id !== '');
}

export function rememberTable(id: string): void {
  keep('tables', [id, ...myTables().filter((other) => other !== id)].slice(0, KEPT).join(' '));
}

export function forgetTable(id: string): void {
  keep(
    'tables',
    myTables()
      .filter((other) => other !== id)
      .join(' ') || undefined,
  );
}
