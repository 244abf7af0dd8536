import { addressesHere, peopleHere, tablesHere } from './admin/lists';
import type { Load } from './admin/Load';
import { figuresOf } from './admin/readings';
import type { RecentErrors } from './ground/logs/RecentErrors';
import { blankHere, leaveHere } from './people/personalData';
import { waitingHere } from './people/personalTables';
import type { Tables } from './hall/tables';
import type { Answers } from './owning/vocabulary';

interface Parts {
  readonly tables: Tables;
  readonly load: Load;
  readonly recentErrors: RecentErrors;
}

/** What this process answers to the others. */
export function answersOf(parts: Parts): Answers {
  const { tables } = parts;
  const { services } = tables;
  return {
    reserve: ({ table, guest }) => tables.reserveHere(table, guest),
    decide: async ({ table, guest, ...made }) => (await tables.decideHere(table, guest, made)) ?? null,
    wake: async ({ table }) => {
      await tables.wake(table);
      return null;
    },
    view: ({ table }) => services.lobby.shown(table) ?? null,
    waiting: ({ person, tables: ids }) => waitingHere(person, ids),
    leave: ({ person, table }) => leaveHere(services, table, person),
    blank: ({ person, tables: ids }) => {
      blankHere(person, ids);
      return null;
    },
    tables: (wanted) => tablesHere(services, wanted),
    people: (wanted) => peopleHere(services, wanted),
    figures: () => figuresOf(parts),
    addresses: (people) =>
      Object.fromEntries(people.map((person) => [person, addressesHere(services, person)])),
  };
}
