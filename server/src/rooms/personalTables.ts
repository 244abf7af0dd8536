import type { TableStatus } from '@gearhall/shared/core/table';
import type { PersonId } from '../identity/tokens';
import type { FinishedGame, PersonalTable } from '../store/finishedGames';
import type { SeriesPlace } from '../store/series';
import type { TableCore } from '../store/store';
import { openTable } from './personalData';
import { seatOf } from './seating';
import type { TableServices } from './services';

/** How many tables a person's page can list. */
const MOST_TABLES = 300;

/** A table of a person that is not over. */
interface RunningTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seat: number;
  /** In the order of the seats; empty where nobody sits. */
  readonly names: readonly string[];
  /** Whether the game waits for this person; absent where that is not known. */
  readonly isMyTurn?: boolean;
  /** Absent for a single game. */
  readonly series?: SeriesPlace;
}

/** A finished game of a person. */
type OwnFinished = FinishedGame & { readonly seat: number; readonly series?: SeriesPlace };

export interface PersonPage {
  readonly running: readonly RunningTable[];
  readonly finished: readonly OwnFinished[];
}

/** The tables where a person has a seat: those that wait for them first. */
export async function pageOf({ store, asking }: TableServices, person: PersonId): Promise<PersonPage> {
  const all = await store.tablesOf(person, MOST_TABLES);
  const running = all.filter(({ tableRecord }) => tableRecord.status !== 'ended');
  const tables = running.map(({ core }) => core.id);
  const others = tables.length > 0 ? await asking.askOthers('waiting', { person, tables }) : [];
  const elsewhere = Object.assign({}, ...others.map(({ answer }) => answer ?? {})) as Waiting;
  return {
    // Not by the time of the last action: nobody may learn when somebody did something in secret.
    running: sortedBy(running, ({ tableRecord }) => -(tableRecord.startedAt ?? Infinity))
      .flatMap((one) => runningOf(one, person, elsewhere[one.core.id]))
      .sort((one, other) => Number(other.isMyTurn ?? false) - Number(one.isMyTurn ?? false)),
    finished: all.flatMap(({ core, finished, tableRecord }) => {
      const seat = seatOf(tableRecord.seating, person);
      return finished && seat !== undefined ? [{ ...finished, seat, ...inSeries(core) }] : [];
    }),
  };
}

const sortedBy = <T>(list: readonly T[], key: (one: T) => number): T[] =>
  [...list].sort((one, other) => Math.sign(key(one) - key(other)) || 0);

const inSeries = ({ series }: TableCore) => (series ? { series } : {});

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
      ...(record.status === 'playing' && isMyTurn !== undefined ? { isMyTurn } : {}),
    },
  ];
}
