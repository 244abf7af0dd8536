import type { TableStatus } from '@gearhall/shared/core/table/table';
import type { PersonId } from '../../identity/tokens';
import { passHost } from '../../tableRecord/seating';
import { StoreFailure } from '../model/services';
import type { Table } from '../model/Table';
import { settleAbandoning } from '../consent/abandoning';
import { settleSeatVote } from '../consent/replacing';

const PASSING: readonly TableStatus[] = ['gathering', 'playing'];

/** Plans what happens to a seated person without a connection: after a while they count as gone. */
export function watchAbsence(table: Table, person: PersonId): void {
  if (table.people.isHere(person) || table.seatOf(person) === undefined) return;
  const { clock, config } = table.services;
  table.absences.get(person)?.();
  table.absences.set(
    person,
    clock.after(config.goneAfterMs, () => {
      table.absences.delete(person);
      void table.queue.add(async () => {
        if (!table.people.markGone(person)) return;
        table.publish();
        await settleHost(table);
        await settleSeatVote(table);
        await settleAbandoning(table);
      });
    }),
  );
}

/** Somebody is back. */
export function endAbsence(table: Table, person: PersonId): void {
  table.absences.get(person)?.();
  table.absences.delete(person);
}

/**
 * A host who is gone passes the role to somebody who is here, so that the others are not stuck. If the store does not
 * accept it, it is tried again at the next occasion.
 */
export async function settleHost(table: Table): Promise<void> {
  const { seating, status } = table.tableRecord;
  const host = seating.seats[seating.host]?.person;
  if (!PASSING.includes(status) || host === undefined) return;
  if (table.people.presenceOf(host) !== 'gone') return;
  const passed = passHost(seating, (person) => table.people.isHere(person));
  if (passed === seating) return;
  try {
    const { formerHosts = [] } = table.tableRecord;
    await table.change({
      ...table.tableRecord,
      seating: passed,
      formerHosts: [...new Set([...formerHosts, host])],
    });
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    table.services.log.error({ err: error, table: table.core.id }, 'a new host could not be stored');
  }
}
