import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import type { Lobby } from '../../lobby/Lobby';

/** Puts a public table at which people gather into a lobby. */
export function showTable(lobby: Lobby, id: string, host: string, listed = true): void {
  const seats = [{ sitter: 'person', name: host }];
  const shown = { game: 'metaltalon', status: 'gathering', host: 0, spectators: 0, series: '' };
  const table = { ...shown, seats, listed, terms: JSON.stringify(NO_TERMS) } as never;
  lobby.show(id, table, () => undefined);
}
