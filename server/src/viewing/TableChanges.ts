import { isSame } from '@gearhall/shared/core/json/equality';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { PublicTable } from './ActionTraces';

type SeatInfo = PublicTable['seats'][number];

/** The parts of a table that a request can be about. */
export type TablePart = keyof typeof OF_TABLE | SeatPart;
type SeatPart = `${keyof typeof OF_SEAT} ${Seat}`;

const isSameIn =
  <Whole>(...fields: readonly (keyof Whole)[]) =>
  (one: Whole, other: Whole): boolean =>
    fields.every((field) => one[field] === other[field]);

/** Whether a part is the same in both. */
const OF_TABLE = {
  /** Gathering, playing or over. A pause is no other phase. */
  phase: isSameIn<PublicTable>('status'),
  settings: (one: PublicTable, other: PublicTable) =>
    one.options === other.options && one.terms === other.terms && one.seats.length === other.seats.length,
  start: isSameIn<PublicTable>('startsItself'),
  vote: isSameIn<PublicTable>('undoBy'),
  spectatorsMuted: isSameIn<PublicTable>('spectatorsMuted'),
  seatVote: isSameIn<PublicTable>('voteSeat', 'voteGoal', 'voteBy'),
  keptOff: ({ keptOff: one }: PublicTable, { keptOff: other }: PublicTable) => isSame(one, other),
} as const;

const OF_SEAT = {
  /** Who is on it, and on what terms. */
  holder: isSameIn<SeatInfo>('sitter', 'name', 'level', 'standIn', 'offered'),
  presence: isSameIn<SeatInfo>('presence'),
  muted: isSameIn<SeatInfo>('muted'),
} as const;

const TABLE_PARTS = Object.keys(OF_TABLE) as (keyof typeof OF_TABLE)[];
const SEAT_PARTS = Object.keys(OF_SEAT) as (keyof typeof OF_SEAT)[];

/** Of whom a part was changed last, and when: `others` is the last change that was not theirs. */
interface Change {
  readonly at: number;
  readonly by: string | undefined;
  readonly others: number;
}

/**
 * Counts the changes of a table as one viewer sees it, and remembers when each of its parts changed last. It knows
 * nothing but what this viewer is shown.
 */
export class TableChanges {
  private readonly last = new Map<TablePart, Change>();
  private before: PublicTable | undefined;
  private now: number;

  /** `from`: higher than any number that was told before, by this process or another one. */
  constructor(private readonly from: number) {
    this.now = from;
  }

  get count(): number {
    return this.now;
  }

  /** The table as it is shown from now on; `by`: the connection whose request has led to it. */
  note(shown: PublicTable, by?: string): void {
    const { before } = this;
    const table = shown.status === 'paused' && before ? { ...shown, status: before.status } : shown;
    this.before = table;
    if (!before) return;
    const changed = [...changedParts(before, table), ...changedSeats(before, table)];
    if (changed.length === 0) return;
    this.now += 1;
    for (const part of changed) this.last.set(part, this.changeOf(part, by));
  }

  /** When a part was last changed by anybody else than this connection, which knows what it has asked for. */
  lastChange(part: TablePart, asker: string): number {
    const change = this.last.get(part);
    if (!change) return this.from;
    return change.by === asker ? change.others : change.at;
  }

  private changeOf(part: TablePart, by: string | undefined): Change {
    const { at = this.from, by: last, others = this.from } = this.last.get(part) ?? {};
    return { at: this.now, by, others: by !== undefined && by === last ? others : at };
  }
}

const changedParts = (before: PublicTable, table: PublicTable): readonly TablePart[] =>
  TABLE_PARTS.filter((part) => !OF_TABLE[part](before, table));

function changedSeats(before: PublicTable, table: PublicTable): readonly TablePart[] {
  return table.seats.flatMap((seatInfo, seat) => {
    const last = before.seats[seat];
    const parts = last ? SEAT_PARTS.filter((part) => !OF_SEAT[part](last, seatInfo)) : SEAT_PARTS;
    return parts.map((part): SeatPart => `${part} ${seat}`);
  });
}
