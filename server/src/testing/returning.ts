import type { AnyGame } from '@gearhall/shared/core/game';
import type { Person, Seen } from './Person';
import { pause } from './until';

const RETRY_MS = 100;

/** Comes back to a table as a browser does: asks again until it is let in. */
export async function comeBack(person: Person, table: string): Promise<Seen> {
  for (;;) {
    const seen = await person.join(table).catch(() => undefined);
    if (seen && seen.closed === undefined) return seen;
    await pause(RETRY_MS);
  }
}

/** The seat whose action it is, and the first one that is legal. */
export function nextAction(
  game: AnyGame,
  seats: readonly Seen[],
): { readonly at: number; readonly action: { type: string } } {
  const at = seats[0]?.table.toAct[0] ?? 0;
  const seat = seats[at];
  const [action] = seat ? game.legal(seat.view, at) : [];
  if (!seat || !action) throw new Error('Nobody can do anything.');
  return { at, action };
}
