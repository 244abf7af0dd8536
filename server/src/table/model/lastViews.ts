import { Metadata } from '@colyseus/schema';
import { createHash } from 'node:crypto';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { LastViews } from '../../store/contract/table';
import type { SchemaType } from '../../viewing/mirror';
import type { TableServices } from './services';
import type { Table } from './Table';

/**
 * When a table is closed while its game goes on, what each viewer saw last is kept: no more than they were shown. If the
 * hall has other rules when it is opened again, that is all that can still be shown of the game.
 */
export function keepLastViews({ match, services, core, documents }: Table): void {
  if (!match) return;
  const { store, log } = services;
  const kept = match.outcome
    ? store.forgetLastViews(core.id)
    : store.saveLastViews(core.id, { shape: shapeOf(match.game), views: documents.lastViews });
  kept.catch((error: unknown) => {
    log.warn({ err: error, table: core.id }, 'what was last seen of a game could not be stored');
  });
}

/** What can still be shown of a game of other rules; undefined: nothing was kept, or its views were made otherwise. */
export async function lastViewsOf(
  { store }: Pick<TableServices, 'store'>,
  game: AnyGame,
  table: string,
): Promise<LastViews['views'] | undefined> {
  const kept = await store.lastViews(table);
  return kept?.shape === shapeOf(game) ? kept.views : undefined;
}

/** A hash of all fields of the game's view, and of what they hold. */
function shapeOf({ view }: Pick<AnyGame, 'view'>): string {
  const text = JSON.stringify(fieldsOf(view, []));
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function fieldsOf(type: unknown, above: readonly unknown[]): unknown {
  if (typeof type === 'string') return type;
  if (typeof type === 'function') {
    // A class within itself is told by how far above it stands.
    if (above.includes(type)) return above.length - above.indexOf(type);
    const fields = Object.entries(Metadata.getFields(type as SchemaType) as Record<string, unknown>);
    return fields.map(([name, field]) => [name, fieldsOf(field, [...above, type])]);
  }
  const { array, map } = type as { readonly array?: unknown; readonly map?: unknown };
  return array === undefined ? { map: fieldsOf(map, above) } : { array: fieldsOf(array, above) };
}
