import type { FinishedGame } from '@gearhall/shared/core/pages/hallPages';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { emptySeating } from '../../tableRecord/seating';
import { HASHED_TABLES } from '../../store/rows/rowHashes';
import type { StoredTable, TableCore, TableRecord } from '../../store/contract/table';

/** What the store suites write. */
export const core: TableCore = {
  id: 'table00001',
  game: 'g',
  rulesVersion: 1,
  options: { a: [1] },
  terms: NO_TERMS,
  listed: true,
};
export const tableRecord: TableRecord = { status: 'gathering', seating: emptySeating(2), seed: 'ab' };
export const entry = (number: number) => ({
  seat: 0,
  action: { type: 'go', number },
  at: 1000 + number,
  person: 'p',
  n: number,
});
/** Returns a database to the state before rows that stand alone had hashes; later migrations must be undone too. */
const WITHOUT_ROW_HASHES = HASHED_TABLES.map((table) => `alter table ${table} drop column hash`).join('; ');
/** Returns a database to the state before it was kept who wrote a line. */
export const WITHOUT_SPEAKERS = `${WITHOUT_ROW_HASHES};
  drop index chat_by_person; alter table chat drop column person`;
/** Returns a database to the state before rows had hashes; the migrations after it must be undone too. */
export const WITHOUT_HASHES = `${WITHOUT_SPEAKERS}; alter table entries drop column hash; alter table tables drop column core_hash;
  alter table tables drop column affairs_hash; alter table tables drop column record_hash; drop table log_heads`;
export const line = (text: string) => ({ name: 'Ada', text });
export const subscription = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'k', auth: name },
});
export const finishedGame = (table: string, more: Partial<FinishedGame>): FinishedGame => ({
  table,
  game: 'g',
  at: 1,
  actions: 10,
  seats: [{ sitter: 'person', name: 'Ada' }],
  winners: [0],
  cause: 'first',
  ...more,
});

export const textsIn = (stored: StoredTable | undefined) => stored?.chat.map((said) => said.line.text);

/** A running table of these people. */
export const seated = (...people: string[]): TableRecord => ({
  ...tableRecord,
  status: 'playing',
  seating: {
    host: 0,
    seats: people.map((person) => ({
      ...emptySeating(1).seats[0]!,
      sitter: 'person',
      person,
      name: person,
    })),
  },
});
