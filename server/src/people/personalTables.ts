import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { OwnTables, RunningTable } from '@gearhall/shared/core/pages/hallPages';
import type { PersonId } from '../identity/tokens';
import type { PersonalTable } from '../store/contract/finishedGames';
import type { TableCore, TableRecord } from '../store/contract/table';
import { readSeries } from '../store/contract/series';
import { openTable } from './personalData';
import { seatOf } from '../tableRecord/seating';
import { deciding } from '../series/seriesRecord';
import type { TableServices } from '../table/model/services';

/** How many tables a person's page can list. */
const MOST_TABLES = 300;

/** The tables where a person has a seat: those that wait for them first. */
export async function pageOf({ store, asking }: TableServices, person: PersonId): Promise<OwnTables> {
  const all = await store.tablesOf(person, MOST_TABLES);
  const running = all.filter(({ tableRecord }) => tableRecord.status !== 'ended');
  const tables = running.map(({ core }) => core.id);
  const others = tables.length > 0 ? await asking.askOthers('waiting', { person, tables }) : [];
  const elsewhere = Object.assign({}, ...others.map(({ answer }) => answer ?? {})) as Waiting;
  const undecided = await undecidedFor(store, person, running);
  return {
    // Not by the time of the last action: nobody may learn when somebody did something in secret.
    running: sortedBy(running, ({ tableRecord }) => -(tableRecord.startedAt ?? Infinity))
      .flatMap((one) => runningOf(one, person, elsewhere[one.core.id]))
      .map((one) => (undecided.has(one.id) ? { ...one, isMyDecision: true as const } : one))
      .sort((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one))),
    finished: all.flatMap(({ core, finished, tableRecord }) => {
      const seat = seatOf(tableRecord.seating, person);
      return finished && seat !== undefined ? [{ ...finished, seat, ...inSeries(core) }] : [];
    }),
  };
}

const waitsForMe = ({ isMyTurn, isMyDecision, isAsked }: RunningTable): boolean =>
  isMyTurn === true || isMyDecision === true || isAsked === true;

/** How many series are looked at for a page. */
const MOST_SERIES = 30;

/** The tables before whose match this person has something to decide. */
async function undecidedFor(
  store: TableServices['store'],
  person: PersonId,
  running: readonly PersonalTable[],
): Promise<ReadonlySet<string>> {
  const waiting = running
    .filter(({ core, tableRecord }) => core.series && tableRecord.status === 'gathering')
    .slice(0, MOST_SERIES);
  const found = await Promise.all(
    waiting.map(async ({ core, tableRecord }) => {
      const seat = seatOf((openTable(core.id)?.tableRecord ?? tableRecord).seating, person);
      const series = await readSeries(store, core);
      const match = series?.matches.at(-1);
      const member = seat === undefined ? undefined : match?.seating[seat];
      const isAsked = series && match?.table === core.id && member !== undefined;
      return isAsked && deciding(series).includes(member) ? [core.id] : [];
    }),
  );
  return new Set(found.flat());
}

const sortedBy = <T>(list: readonly T[], key: (one: T) => number): T[] =>
  [...list].sort((one, other) => Math.sign(key(one) - key(other)) || 0);

const inSeries = ({ series }: TableCore) => (series ? { series } : {});

/** Whether a question about an undo waits for the seat. */
const isAskedIn = ({ undoVote, seating }: TableRecord, seat: Seat): boolean =>
  undoVote !== undefined &&
  undoVote.by !== seat &&
  !undoVote.agreed.includes(seat) &&
  seating.seats[seat]?.resigned === false;

const askedOf = (isMyTurn: boolean | undefined, isAsked: boolean) => ({
  ...(isMyTurn === undefined ? {} : { isMyTurn }),
  ...(isAsked ? { isAsked: true as const } : {}),
});

/** Whether open tables wait for somebody. */
type Waiting = Readonly<Record<string, boolean>>;

/** The same, of the tables that are open in this process. */
export function waitingHere(person: PersonId, tables: readonly string[]): Waiting {
  return Object.fromEntries(
    tables.flatMap((id) => {
      const table = openTable(id);
      const seat = table?.seatOf(person);
      return seat === undefined || !table?.match ? [] : [[id, table.match.toAct.includes(seat)]];
    }),
  );
}

/** `elsewhere`: whether it waits for the person, if another process has it. */
function runningOf(
  { core, tableRecord, waiting }: PersonalTable,
  person: PersonId,
  elsewhere: boolean | undefined,
): RunningTable[] {
  const open = openTable(core.id);
  const record = open?.tableRecord ?? tableRecord;
  const seat = seatOf(record.seating, person);
  if (seat === undefined || record.status === 'ended' || record.calledOff) return [];
  const toAct = open ? open.match?.toAct : waiting;
  const isMyTurn = (open ? undefined : elsewhere) ?? toAct?.includes(seat);
  return [
    {
      id: core.id,
      game: core.game,
      status: record.status,
      seat,
      names: record.seating.seats.map(({ name }) => name),
      ...inSeries(core),
      ...(record.status === 'playing' ? askedOf(isMyTurn, isAskedIn(record, seat)) : {}),
    },
  ];
}
