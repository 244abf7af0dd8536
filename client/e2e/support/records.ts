import type { GameRecord } from '@gearhall/shared/core/record/record';
import { recordedGame } from '@gearhall/shared/core/testing/recorded';
import { RULES } from '@gearhall/shared/games/rules';

/** A record of a game that bots have played, as from some other hall. */
export const aRecord = (): GameRecord =>
  recordedGame(RULES.metaltalon, { seats: 3, seed: 'replayed', takeBackAfter: 20, level: 'hard' });

/** As the browser gets a file that the user chooses. */
export const asFile = (content: unknown, name = 'record.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/**
 * The same record with the first die of an action turned to another side; also returns which action that
 * is.
 */
export function withOneDieTurned(record: GameRecord): { readonly record: GameRecord; readonly step: number } {
  const at = record.entries.findIndex(({ rolls = [] }) => rolls.length > 0);
  const entries = record.entries.map((entry, index) => {
    const [first, ...rest] = entry.rolls ?? [];
    if (index !== at || !first) return entry;
    const [sides, value, draw] = first;
    return { ...entry, rolls: [[sides, (value % sides) + 1, draw] as const, ...rest] };
  });
  return { record: { ...record, entries }, step: at + 1 };
}
