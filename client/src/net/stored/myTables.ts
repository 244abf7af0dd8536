import { keep, readKept } from './kept';
import { forgetSalt } from './salts';

const KEPT = 12;

/** The tables where this browser has held a seat, the latest first. */
export function myTables(): readonly string[] {
  return (readKept('tables') ?? '').split(' ').filter((id) => id !== '');
}

export function rememberTable(id: string): void {
  const all = [id, ...myTables().filter((other) => other !== id)];
  all.slice(KEPT).forEach(forgetSalt);
  keep('tables', all.slice(0, KEPT).join(' '));
}

/** This browser continues as somebody else, who has other tables. */
export function forgetMyTables(): void {
  myTables().forEach(forgetSalt);
  keep('tables', undefined);
}

export function forgetTable(id: string): void {
  forgetSalt(id);
  keep(
    'tables',
    myTables()
      .filter((other) => other !== id)
      .join(' ') || undefined,
  );
}
