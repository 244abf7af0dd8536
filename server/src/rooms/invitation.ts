import type { SeatInfoView, TableStatus, TableView } from '@gearhall/shared/core/table';
import type { StoredTable } from '../store/store';
import { settingsOf } from './settings';

/** What a person with a table's link is told before they join. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  /** The operator of the hall has closed it. */
  readonly closedByHall?: true;
  /** While people gather. */
  readonly invitation?: Invitation;
}

interface Invitation {
  /** Name of the host; empty while there is none. */
  readonly host: string;
  readonly seats: readonly Pick<SeatInfoView, 'sitter' | 'name' | 'level'>[];
  readonly options: unknown;
  readonly terms: unknown;
}

type Inviting = Pick<Invitation, 'seats'> & { readonly host: number };

function invitationOf(
  { host, seats }: Inviting,
  { options, terms }: Pick<Invitation, 'options' | 'terms'>,
): Invitation {
  return {
    host: seats[host]?.name ?? '',
    seats: seats.map(({ sitter, name, level }) => ({ sitter, name, level })),
    options,
    terms,
  };
}

/** For an open table. */
export function factsOfOpen(table: Omit<TableView, 'actions'>): TableFacts {
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
