import { openCall } from '../contract/openCall';
import type { Store } from '../contract/store';
import type { Call, OpenCall, TableCore } from '../contract/table';

type TableOf = (table: string) => { readonly core: TableCore; readonly deadline?: number } | undefined;

interface Noted extends Call {
  readonly table: string;
  readonly at: number;
}

/** Calls as sqlCalls.ts keeps them. */
export function callsInMemory(tableOf: TableOf, isSubscribed: (person: string) => boolean) {
  let open: readonly Noted[] = [];
  const take = (isWanted: (call: Noted) => boolean): readonly OpenCall[] => {
    const taken = open.filter(isWanted);
    open = open.filter((call) => !isWanted(call));
    return taken.flatMap(({ table, person, kind }) => {
      const found = tableOf(table);
      if (!found) return [];
      return openCall({ person, kind }, found.core, found.deadline);
    });
  };
  return {
    noteCalls(table: string, at: number, calls: readonly Call[]): void {
      const reachable = calls.filter(({ person }) => isSubscribed(person));
      open = [...open, ...reachable.map((call) => ({ ...call, table, at }))];
    },
    forgetCalls(person: string): void {
      open = open.filter((call) => call.person !== person);
    },
    takeCalls: async (table) => take((call) => call.table === table),
    takeOldCalls: async (before) => take(({ at }) => at < before),
  } satisfies Pick<Store, 'takeCalls' | 'takeOldCalls'> & Record<string, unknown>;
}
