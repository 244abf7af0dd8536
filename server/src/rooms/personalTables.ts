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
export async function pageOf({ store }: TableServices, person: PersonId): Promise<PersonPage> {
  const all = await store.tablesOf(person, MOST_TABLES);
  const running = all.filter(({ tableRecord }) => tableRecord.status !== 'ended');
  return {
    // Not by the time of the last action: nobody may learn when somebody did something in secret.
    running: sortedBy(running, ({ tableRecord }) => -(tableRecord.startedAt ?? Infinity))
      .flatMap((one) => runningOf(one, person))
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

function runningOf({ core, tableRecord, waiting }: PersonalTable, person: PersonId): RunningTable[] {
  const open = openTable(core.id);
  const record = open?.tableRecord ?? tableRecord;
  const seat = seatOf(record.seating, person);
  if (seat === undefined || record.status === 'ended' || record.calledOff) return [];
  const toAct = open ? open.match?.toAct : waiting;
  return [
    {
      id: core.id,
      game: core.game,
      status: record.status,
      seat,
      names: record.seating.seats.map(({ name }) => name),
      ...inSeries(core),
      ...(record.status === 'playing' && toAct ? { isMyTurn: toAct.includes(seat) } : {}),
    },
  ];
}
