import type { Member } from '@gearhall/shared/core/series/series';
import type { MatchOnPage, SeriesMember, SeriesPage } from '@gearhall/shared/games/series';
import type { PersonId } from '../identity/tokens';
import type { PersonalTable } from '../store/contract/finishedGames';
import type { SeriesMatch, SeriesRecord } from '../store/contract/series';
import type { TableRecord } from '../store/contract/table';
import { openTable } from './personalData';
import { turnOf } from '../series/memberTurns';
import { seatOf } from '../tableRecord/seating';
import type { SeatState } from '../store/contract/seating';
import { deciding, decisionsOf, outcomeOf, shownTo } from '../series/seriesRecord';
import type { TableServices } from '../table/model/services';
import { settingsOf } from '../tableRecord/settings';

/** A match with what is kept of its table. */
interface Kept extends PersonalTable {
  readonly match: SeriesMatch;
}

export async function seriesPageOf(
  services: TableServices,
  id: string,
  person: PersonId | undefined,
): Promise<SeriesPage | undefined> {
  const { store } = services;
  const record = await store.series(id);
  if (!record) return undefined;
  const tables = new Map((await store.tablesOfSeries(id)).map((table) => [table.core.id, table]));
  const kept = record.matches.flatMap((match): Kept[] => {
    const table = tables.get(match.table);
    return table ? [{ ...table, match, tableRecord: presentRecord(table) }] : [];
  });
  const me = person === undefined ? undefined : memberIn(kept.at(-1), person);
  const outcome = outcomeOf(record);
  const asked = deciding(record);
  const decisions = me === undefined ? [] : decisionsOf(record, me);
  return {
    ...shownTo(record, me ?? 'spectator'),
    id,
    game: record.game,
    members: membersOf(kept.at(-1)),
    ...(me === undefined ? {} : { me, at: turnOf(record, me) }),
    matches: await matchesOf(services, record, { kept, me }),
    ...(asked.length > 0 ? { deciding: asked } : {}),
    ...(decisions.length > 0 ? { decisions } : {}),
    ...(outcome ? { outcome } : {}),
  };
}

const presentRecord = ({ core, tableRecord }: PersonalTable): TableRecord =>
  openTable(core.id)?.tableRecord ?? tableRecord;

function memberIn(latest: Kept | undefined, person: PersonId): Member | undefined {
  const seat = latest && seatOf(latest.tableRecord.seating, person);
  return seat === undefined ? undefined : latest?.match.seating[seat];
}

/** Who the members are now: on the seats of the latest table that is kept. */
function membersOf(latest: Kept | undefined): SeriesMember[] {
  const { seats = [] } = latest?.tableRecord.seating ?? {};
  const { seating = [] } = latest?.match ?? {};
  return seats.map((_, member) => {
    const seat = seating.indexOf(member);
    // Until the first match starts, the host may still add seats.
    return memberOn(seats[seat === -1 ? member : seat]);
  });
}

const memberOn = (seatState: SeatState | undefined): SeriesMember => ({
  sitter: seatState?.sitter ?? 'nobody',
  name: seatState?.name ?? '',
  level: seatState?.level ?? '',
});

interface Looked {
  readonly kept: readonly Kept[];
  readonly me: Member | undefined;
}

/** Those that are played; one that was called off is not among them. */
async function matchesOf(
  services: TableServices,
  { matches }: SeriesRecord,
  { kept, me }: Looked,
): Promise<MatchOnPage[]> {
  const found = matches.map((match) => kept.find((one) => one.match === match));
  const shown = matches.flatMap((match, at) => {
    const { table, seating, winners } = match;
    if (found[at]?.tableRecord.calledOff) return [];
    return [{ table, seating, ...(winners ? { winners } : {}), one: found[at] }];
  });
  return Promise.all(
    shown.map(async ({ one, ...match }) => {
      const waitsFor = one && (await waitedFor(services, one, me));
      const freeSeats = freeSeatsOf(one);
      return {
        ...{ ...match, status: statusOf(services, one) },
        ...(waitsFor ? { waitsFor } : {}),
        ...(freeSeats > 0 ? { freeSeats } : {}),
      };
    }),
  );
}

function statusOf({ moderation }: TableServices, one: Kept | undefined): MatchOnPage['status'] {
  if (!one) return 'deleted';
  return moderation.isClosed(one.core.id) ? 'closedByHall' : one.tableRecord.status;
}

/** The seats of a match that has not begun which nobody holds. */
function freeSeatsOf(one: Kept | undefined): number {
  if (one?.tableRecord.status !== 'gathering') return 0;
  return one.tableRecord.seating.seats.filter(({ sitter }) => sitter === 'nobody').length;
}

async function waitedFor(
  services: TableServices,
  one: Kept,
  me: Member | undefined,
): Promise<readonly Member[] | undefined> {
  const { core, tableRecord, match } = one;
  // What goes on at a table of another process is not known here.
  if (await services.ownership.elsewhere(core.id)) return undefined;
  if (tableRecord.status === 'gathering') return missingAt(one);
  const { watching } = settingsOf(core, tableRecord).terms;
  const maySee = me !== undefined || watching.type === 'live';
  if (tableRecord.status !== 'playing' || !maySee) return undefined;
  const open = openTable(core.id);
  const toAct = open ? open.match?.toAct : one.waiting;
  return toAct?.flatMap((seat) => match.seating[seat] ?? []);
}

/** The members whose person is not at the table yet. */
function missingAt({ core, tableRecord, match }: Kept): Member[] {
  const people = openTable(core.id)?.people;
  return tableRecord.seating.seats.flatMap(({ person }, seat) =>
    person !== undefined && !people?.isHere(person) ? (match.seating[seat] ?? []) : [],
  );
}
