import type { TableFacts, TableInvitation } from '@gearhall/shared/core/pages/hallPages';
import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';
import type { Settings, StoredTable } from '../store/contract/table';
import { settingsOf } from './settings';

interface Inviting {
  readonly host: number;
  readonly seats: readonly Pick<SeatInfoView, 'sitter' | 'name' | 'level'>[];
}

function invitationOf(
  { host, seats }: Inviting,
  { options, terms }: Pick<Settings, 'options' | 'terms'>,
): TableInvitation {
  return {
    host: seats[host]?.name ?? '',
    seats: seats.map(({ sitter, name, level }) => ({ sitter, name, level })),
    // Those of every game are an object.
    options: options as TableInvitation['options'],
    terms,
  };
}

/** For an open table. */
export function factsOfOpen(table: Omit<TableView, 'actions' | 'changes'>): TableFacts {
  const { id, game, status } = table;
  if (status !== 'gathering') return { id, game, status };
  const settings = { options: JSON.parse(table.options), terms: JSON.parse(table.terms) };
  return { id, game, status, invitation: invitationOf(table, settings) };
}

/** For a table that nobody is at right now. */
export function factsOfStored({ core, tableRecord }: StoredTable): TableFacts {
  const { id, game } = core;
  const { status, seating } = tableRecord;
  if (status !== 'gathering') return { id, game, status };
  const inviting = { host: seating.host, seats: seating.seats };
  return { id, game, status, invitation: invitationOf(inviting, settingsOf(core, tableRecord)) };
}
