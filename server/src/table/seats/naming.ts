import type { PersonId } from '../../identity/tokens';
import type { Visitor } from '../../moderation/Moderation';
import { rename } from '../../tableRecord/seating';
import { SOMEBODY } from '../../store/contract/seating';
import { StoreFailure, type TableServices } from '../model/services';
import type { Table } from '../model/Table';

/** The name by which others know somebody: the operator may have taken it away. */
export function nameShown(
  { moderation }: Pick<TableServices, 'moderation'>,
  guest: Visitor & { readonly name: string },
): string {
  return moderation.muteOf(guest) ? SOMEBODY : guest.name;
}

/** Gives somebody at a table another name. */
export async function giveName(table: Table, person: PersonId, name: string): Promise<void> {
  const { tableRecord } = table;
  const take = (): void => {
    for (const own of table.people.connectionsOf(person)) own.name = name;
  };
  if (table.seatOf(person) === undefined) {
    // Spectators have their names as long as they are here.
    take();
    table.publish();
    return;
  }
  await table.change({ ...tableRecord, seating: rename(tableRecord.seating, person, name) });
  take();
}

/** Takes the names of those away whom the operator has muted. If the store is down, it is tried again when they come. */
export async function hideNames(table: Table): Promise<void> {
  for (const person of mutedAt(table)) {
    try {
      await giveName(table, person, SOMEBODY);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      table.services.log.warn({ err: error, table: table.core.id }, 'a name waits for the store');
      return;
    }
  }
}

/** Those who are muted, and have a name at the table. */
function mutedAt({ people, seats, services }: Table): ReadonlySet<PersonId> {
  const { moderation } = services;
  const here = [...people.connections].filter((one) => moderation.muteOf(one) !== undefined);
  const muted = new Set(here.map(({ person }) => person));
  const named = new Set(here.flatMap(({ person, name }) => (name === SOMEBODY ? [] : [person])));
  for (const { person, name } of seats) {
    if (person === undefined || name === SOMEBODY) continue;
    if (muted.has(person) || moderation.muteOf({ person, address: '' })) named.add(person);
  }
  return named;
}
