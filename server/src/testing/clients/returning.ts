import type { AnyGame } from '@gearhall/shared/core/game';
import type { Person, Seen } from './Person';
import { pause } from '../until';

const RETRY_MS = 100;
/** A browser gives up a try that takes too long; the process may have ended meanwhile. */
const GIVE_UP_MS = 3000;

/** Comes back to a table as a browser does: asks again until it is let in. */
export async function comeBack(person: Person, table: string): Promise<Seen> {
  for (;;) {
    const seen = await joinedSoon(person, table);
    if (seen && seen.closed === undefined) return seen;
    await pause(RETRY_MS);
  }
}

async function joinedSoon(person: Person, table: string): Promise<Seen | undefined> {
  let isGivenUp = false;
  const joining = person.join(table).then(
    (seen) => {
      if (isGivenUp) void seen.leave();
      return seen;
    },
    () => undefined,
  );
  const late = pause(GIVE_UP_MS).then(() => {
    isGivenUp = true;
    return undefined;
  });
  return Promise.race([joining, late]);
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
