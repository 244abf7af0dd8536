import type { Outcome } from '@gearhall/shared/core/game';
import {
  winnersOf,
  type AnySeries,
  type FirstMatch,
  type Member,
  type NextMatch,
  type SeriesOutcome,
  type SeriesViewer,
} from '@gearhall/shared/core/series';
import { seatsOf, type Seat } from '@gearhall/shared/core/seats';
import { SERIES, type SeriesShown, type SeriesTerms, type TableSeries } from '@gearhall/shared/games/series';
import type { SeriesMatch, SeriesPlace, SeriesRecord } from '../store/series';
import { emptySeating, type Seating } from './seating';

/** Questions about a series, and its changes; each returns a new record. */

export interface NewSeries extends FirstMatch {
  readonly id: string;
  readonly game: string;
  readonly terms: SeriesTerms;
  /** The table of the first match. */
  readonly table: string;
}

const rulesOf = ({ terms }: Pick<SeriesRecord, 'terms'>): AnySeries => SERIES[terms.type];

export function newSeries({ id, game, terms, table, options, seats }: NewSeries): SeriesRecord {
  const matches = [{ table, seating: seatsOf(seats) }];
  return { id, game, terms, state: rulesOf({ terms }).begin(terms, { options, seats }), matches };
}

/** Its first match starts, with what the host has chosen until then. */
export function begun(record: SeriesRecord, first: FirstMatch): SeriesRecord {
  const matches = record.matches.map((match) => ({ ...match, seating: seatsOf(first.seats) }));
  return { ...record, state: rulesOf(record).begin(record.terms, first), matches };
}

export const outcomeOf = (record: SeriesRecord): SeriesOutcome | undefined =>
  rulesOf(record).outcome(record.state);

export const nextMatch = (record: SeriesRecord): NextMatch | undefined => rulesOf(record).next(record.state);

export const matchAt = (record: SeriesRecord, { number }: Pick<SeriesPlace, 'number'>) =>
  record.matches[number - 1];

/** The result of a match counts once. */
export function withResult(record: SeriesRecord, place: SeriesPlace, outcome: Outcome): SeriesRecord {
  const match = matchAt(record, place);
  if (!match || match.winners) return record;
  const winners = winnersOf(outcome, match.seating);
  const matches = record.matches.map((one) => (one === match ? { ...match, winners } : one));
  return { ...record, state: rulesOf(record).matchEnded(record.state, winners), matches };
}

export const withMatch = (record: SeriesRecord, match: SeriesMatch): SeriesRecord => ({
  ...record,
  matches: [...record.matches, match],
});

export const givenUp = (record: SeriesRecord, member: Member): SeriesRecord => ({
  ...record,
  state: rulesOf(record).giveUp(record.state, member),
});

/** Nobody is left who would go on. */
export const closed = (record: SeriesRecord): SeriesRecord => ({
  ...record,
  state: rulesOf(record).close(record.state),
});

/** What a viewer may know of it. */
export const shownTo = (record: SeriesRecord, viewer: SeriesViewer): SeriesShown => ({
  type: record.terms.type,
  view: rulesOf(record).project(record.state, viewer) as SeriesShown['view'],
});

/** What everybody at one of its tables may know. */
export function shownAt(record: SeriesRecord, { id, number }: SeriesPlace): TableSeries {
  const { seating = [] } = matchAt(record, { number }) ?? {};
  const outcome = outcomeOf(record);
  return { ...shownTo(record, 'spectator'), id, number, seating, ...(outcome ? { outcome } : {}) };
}

/** The same people and bots on the seats of the next match. The seat of somebody who has deleted their data is free. */
export function movedOn({ host, seats }: Seating, from: SeriesMatch, to: NextMatch): Seating {
  const [empty] = emptySeating(1).seats;
  const held = to.seating.map((member) => seats[from.seating.indexOf(member)]);
  const isHeld = (seat: Seat): boolean => held[seat]?.sitter === 'bot' || held[seat]?.person !== undefined;
  const hostSeat = seats[host];
  return {
    host: hostSeat?.person === undefined ? -1 : held.indexOf(hostSeat),
    seats: held.flatMap((seatState, seat) => (isHeld(seat) ? seatState : empty) ?? []),
  };
}
