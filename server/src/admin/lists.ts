import type {
  AdminPerson,
  AdminSeat,
  AdminTable,
  GamesNow,
  Page,
  Wanted,
} from '@gearhall/shared/core/pages/adminPages';
import { isTableId } from '../identity/chance';
import type { PersonId } from '../identity/tokens';
import type { AnswerTo } from '../owning/vocabulary';
import { addressKeysOf } from '../moderation/Moderation';
import { openTable } from '../people/personalData';
import type { SeatState } from '../store/contract/seating';
import type { TableServices } from '../table/model/services';
import type { Table } from '../table/model/Table';
import type { StoredTable } from '../store/contract/table';

const PER_PAGE = 25;

/** The first pages, up to the wanted one. */
const upTo = <T>(all: readonly T[], { page }: Wanted): Page<T> => ({
  list: all.slice(0, (page + 1) * PER_PAGE),
  total: all.length,
});

/** The wanted page, of what several processes have up to it. */
const pageOf = <T>({ list, total }: Page<T>, { page }: Wanted): Page<T> => ({
  list: list.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  total,
});

/** In an order that does not depend on which process answers. */
async function pagesOf<Q extends 'tables' | 'people'>(
  { asking, neighbours }: TableServices,
  question: Q,
  wanted: Wanted,
  own: AnswerTo<Q>,
): Promise<readonly AnswerTo<Q>[]> {
  const others = await asking.askOthers(question, wanted);
  const all = [...others, { process: neighbours.own, answer: own }];
  return sortedBy(all, ({ process }) => process).flatMap(({ answer }) => answer ?? []);
}

const openTables = ({ lobby }: TableServices): Table[] => lobby.ids.flatMap((id) => openTable(id) ?? []);

/** The open tables of all processes that fit; a table that is not open is found by its whole id. */
export async function tablesFor(services: TableServices, wanted: Wanted): Promise<Page<AdminTable>> {
  const parts = await pagesOf(services, 'tables', wanted, tablesHere(services, wanted));
  const found = { list: parts.flatMap(({ list }) => list), total: totalOf(parts) };
  if (found.total > 0 || !isTableId(wanted.find)) return pageOf(found, wanted);
  const stored = await services.store.load(wanted.find);
  if (!stored) return found;
  const isOpen = (await services.ownership.elsewhere(wanted.find)) !== undefined;
  return { list: [{ ...ofStored(services, stored), isOpen }], total: 1 };
}

/** The same of this process alone. */
export function tablesHere(services: TableServices, wanted: Wanted): Page<AdminTable> {
  const all = openTables(services).map((table) => ofOpen(services, table));
  return upTo(
    all.filter((table) => fits(wanted, wordsOfTable(table))),
    wanted,
  );
}

/** Who is connected to the tables of all processes. Somebody at two processes may be counted twice. */
export async function peopleFor(services: TableServices, wanted: Wanted): Promise<Page<AdminPerson>> {
  const parts = await pagesOf(services, 'people', wanted, peopleHere(services, wanted));
  const all = parts.flatMap(({ list }) => list);
  const people = new Map<PersonId, AdminPerson>();
  for (const one of all) people.set(one.person, united(people.get(one.person), one));
  const list = byName([...people.values()]);
  return pageOf({ list, total: totalOf(parts) - (all.length - list.length) }, wanted);
}

/** What two processes know of one person. */
const united = (one: AdminPerson | undefined, other: AdminPerson): AdminPerson => ({
  person: other.person,
  names: [...new Set([...(one?.names ?? []), ...other.names])],
  addresses: [...new Set([...(one?.addresses ?? []), ...other.addresses])],
  tables: [...(one?.tables ?? []), ...other.tables],
});

const totalOf = (parts: readonly Page<unknown>[]): number => parts.reduce((sum, { total }) => sum + total, 0);

const byName = (people: readonly AdminPerson[]): AdminPerson[] =>
  sortedBy(people, ({ names }) => names[0] ?? '');

const sortedBy = <T>(list: readonly T[], word: (one: T) => string): T[] =>
  [...list].sort((one, other) => word(one).localeCompare(word(other)));

/** Who is connected to the tables of this process. */
export function peopleHere(services: TableServices, wanted: Wanted): Page<AdminPerson> {
  const people = new Map<PersonId, AdminPerson>();
  for (const table of openTables(services)) {
    for (const connection of table.people.connections) {
      const { person, name } = connection;
      const seat = table.seatOf(person);
      const before = people.get(person) ?? { person, names: [], addresses: [], tables: [] };
      people.set(person, {
        person,
        names: added(before.names, (seat === undefined ? undefined : table.seats[seat]?.name) ?? name),
        addresses: [...new Set([...before.addresses, ...addressKeysOf(connection)])],
        tables: before.tables.some(({ id }) => id === table.core.id)
          ? before.tables
          : [...before.tables, { id: table.core.id, seat: seat ?? null }],
      });
    }
  }
  const all = [...people.values()].filter((one) => fits(wanted, wordsOfPerson(one)));
  return upTo(byName(all), wanted);
}

/** Running games, and those at which somebody is. */
export function gamesNow(services: TableServices): GamesNow {
  const playing = openTables(services).filter(({ tableRecord }) => tableRecord.status === 'playing');
  return {
    playing: playing.length,
    attended: playing.filter(({ people }) => people.connections.size > 0).length,
  };
}

/** The addresses from which people are connected now, to any process. */
export async function addressesOf(
  services: TableServices,
  people: readonly PersonId[],
): Promise<(person: PersonId) => readonly string[]> {
  const others = await services.asking.askOthers('addresses', people);
  return (person) => [
    ...new Set([
      ...addressesHere(services, person),
      ...others.flatMap(({ answer }) => answer?.[person] ?? []),
    ]),
  ];
}

/** The same of this process alone. */
export function addressesHere(services: TableServices, person: PersonId): readonly string[] {
  const all = openTables(services).flatMap(({ people }) => people.connectionsOf(person));
  return [...new Set(all.flatMap(addressKeysOf))];
}

const added = (list: readonly string[], one: string): readonly string[] =>
  one === '' || list.includes(one) ? list : [...list, one];

const fits = ({ find }: Wanted, words: readonly string[]): boolean => {
  const sought = find.trim().toLowerCase();
  return words.some((word) => word.toLowerCase().includes(sought));
};

const wordsOfTable = ({ id, game, seats, spectators }: AdminTable): string[] => [
  ...[id, game],
  ...seats.flatMap(({ name, person }) => [name, person ?? '']),
  ...spectators.flatMap(({ name, person }) => [name, person]),
];

const wordsOfPerson = ({ person, names, addresses, tables }: AdminPerson): string[] => [
  ...[person, ...names, ...addresses],
  ...tables.map(({ id }) => id),
];

function ofOpen({ moderation }: TableServices, table: Table): AdminTable {
  const { core, tableRecord, people, match, log, pauseShown, seats } = table;
  const isWatching = (person: PersonId): boolean => table.seatOf(person) === undefined;
  const spectators = new Map(
    [...people.connections].flatMap(({ person, name }) => (isWatching(person) ? [[person, name]] : [])),
  );
  return {
    ...{ id: core.id, game: core.game, listed: core.listed, pause: pauseShown, isOpen: true },
    status: tableRecord.status,
    isClosedByHall: moderation.isClosed(core.id),
    seats: seats.map((seat) => seatIn(seat, (person) => people.isHere(person))),
    spectators: [...spectators].map(([person, name]) => ({ person, name })),
    actions: match?.length ?? 0,
    madeAt: tableRecord.madeAt ?? null,
    lastAt: log.lastAt ?? null,
  };
}

function ofStored({ moderation }: TableServices, { core, tableRecord, entries }: StoredTable): AdminTable {
  return {
    ...{ id: core.id, game: core.game, listed: core.listed, pause: '', isOpen: false },
    status: tableRecord.status,
    isClosedByHall: moderation.isClosed(core.id),
    seats: tableRecord.seating.seats.map((seat) => seatIn(seat, () => false)),
    spectators: [],
    actions: entries.length,
    madeAt: tableRecord.madeAt ?? null,
    lastAt: entries.at(-1)?.at ?? null,
  };
}

const seatIn = ({ sitter, name, person }: SeatState, isHere: (person: PersonId) => boolean): AdminSeat => ({
  ...{ sitter, name, person: person ?? null },
  isHere: person !== undefined && isHere(person),
});
