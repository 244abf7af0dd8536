import type { SeriesPlace } from '@gearhall/shared/core/pages/hallPages';
import { seededDice } from '@gearhall/shared/core/dice/dice';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { SeatLimits } from '@gearhall/shared/core/game/about';
import type { Match } from '@gearhall/shared/core/match';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import { safeParse } from '@gearhall/shared/core/json/safeParse';
import {
  winnersOf,
  type AnySeries,
  type FirstMatch,
  type Member,
  type NextMatch,
  type SeriesOutcome,
  type SeriesViewer,
} from '@gearhall/shared/core/series/series';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import { SERIES, type SeriesShown, type SeriesTerms, type TableSeries } from '@gearhall/shared/games/series';
import type { SeriesMatch, SeriesRecord } from '../store/contract/series';
import { emptySeating } from '../tableRecord/seating';
import type { Seating, SeatState } from '../store/contract/seating';

/** Questions about a series, and its changes; each returns a new record. */

export interface NewSeries extends FirstMatch {
  readonly id: string;
  readonly game: string;
  readonly terms: SeriesTerms;
  /** The table of the first match. */
  readonly table: string;
  /** Hex; for what chance decides between matches. */
  readonly seed: string;
}

const rulesOf = ({ terms }: Pick<SeriesRecord, 'terms'>): AnySeries => SERIES[terms.type];

export function newSeries({ id, game, terms, table, seed, ...first }: NewSeries): SeriesRecord {
  const rules = rulesOf({ terms });
  const matches = [{ table, seating: seatsOf(first.seats) }];
  const state = rules.begin(terms, first);
  return { id, game, terms, state, matches, ...(rules.deliberation ? { seed } : {}) };
}

/** The games that a kind of series is for, by id; undefined: all. */
export const gameOf = (terms: SeriesTerms): string | undefined => SERIES[terms.type].game;

/** For how many people it is; undefined: as its game is. */
export const seatsForSeries = (terms: SeriesTerms): SeatLimits | undefined => SERIES[terms.type].seats;

/** What the first table shows as its options; what is really played there may be decided later. */
export function firstOptions(terms: SeriesTerms, first: FirstMatch): unknown {
  const rules = rulesOf({ terms });
  return rules.deliberation ? rules.next(rules.begin(terms, first))?.options : first.options;
}

/** Its first match starts, with what the host has chosen until then. */
export function begun(record: SeriesRecord, first: FirstMatch): SeriesRecord {
  const matches = record.matches.map((match) => ({ ...match, seating: seatsOf(first.seats) }));
  const rules = rulesOf(record);
  const state = rules.begin(record.terms, first);
  return { ...record, state, matches, ...(rules.deliberation ? { begun: true } : {}) };
}

/** The members who have still to decide what is played next. */
export const deciding = (record: SeriesRecord): readonly Member[] =>
  (record.begun && rulesOf(record).deliberation?.toAct(record.state)) || [];

/** What a member may decide now. */
export function decisionsOf(record: SeriesRecord, member: Member): readonly TypedThing[] {
  const { deliberation, project } = rulesOf(record);
  return (record.begun && deliberation?.legal(project(record.state, member), member)) || [];
}

/** A member decides something; refused where they are not asked, or not this. */
export function withDecision(
  record: SeriesRecord,
  member: Member,
  decision: unknown,
): SeriesRecord | Refusal {
  const { deliberation } = rulesOf(record);
  if (!deliberation || !record.begun) return refuse('notDeciding');
  const parsed = safeParse(deliberation.action, decision);
  if (!parsed.success) return refuse('malformed');
  const dice = seededDice(record.seed ?? '', record.drawn);
  const state = deliberation.act(record.state, member, parsed.data, dice);
  if (state instanceof Object && isRefusal(state)) return state;
  return { ...record, state, drawn: dice.drawn };
}

/** What a bot decides for a member. */
export function botDecision(record: SeriesRecord, member: Member): unknown {
  const { deliberation, project } = rulesOf(record);
  return deliberation?.choose(project(record.state, member), member);
}

/** Its members decide between matches. */
export const hasDecisions = ({ terms }: Pick<SeriesRecord, 'terms'>): boolean =>
  rulesOf({ terms }).deliberation !== undefined;

/** The seeds and records of its matches are closed. */
export const isSealed = (record: SeriesRecord): boolean =>
  rulesOf(record).isSealed === true && outcomeOf(record) === undefined;

export const outcomeOf = (record: SeriesRecord): SeriesOutcome | undefined =>
  rulesOf(record).outcome(record.state);

export const nextMatch = (record: SeriesRecord): NextMatch | undefined => rulesOf(record).next(record.state);

export const matchAt = (record: SeriesRecord, { number }: Pick<SeriesPlace, 'number'>) =>
  record.matches[number - 1];

/** The result of a match that is over counts once. */
export function withResult(
  record: SeriesRecord,
  place: SeriesPlace,
  { outcome, account }: Pick<Match, 'outcome' | 'account'>,
): SeriesRecord {
  const match = matchAt(record, place);
  if (!match || match.winners || !outcome) return record;
  const winners = winnersOf(outcome, match.seating);
  const matches = record.matches.map((one) => (one === match ? { ...match, winners } : one));
  return { ...record, state: rulesOf(record).matchEnded(record.state, { winners, account }), matches };
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
export function shownTo(record: SeriesRecord, viewer: SeriesViewer): SeriesShown {
  const view = rulesOf(record).project(record.state, viewer);
  return { type: record.terms.type, view } as SeriesShown;
}

/** What everybody at one of its tables may know. */
export function shownAt(record: SeriesRecord, { id, number }: SeriesPlace): TableSeries {
  const { seating = [] } = matchAt(record, { number }) ?? {};
  const outcome = outcomeOf(record);
  const asked = deciding(record);
  return {
    ...shownTo(record, 'spectator'),
    ...{ id, number, seating },
    ...(asked.length > 0 ? { deciding: asked } : {}),
    ...(outcome ? { outcome } : {}),
  };
}

/** An empty seat, and who has held it. */
function freed(held: SeatState | undefined): SeatState | undefined {
  const [empty] = emptySeating(1).seats;
  return empty && { ...empty, ...(held?.formers && { formers: held.formers }) };
}

/** The same people and bots on the seats of the next match. The seat of somebody who has deleted their data is free. */
export function movedOn({ host, seats }: Seating, from: SeriesMatch, to: NextMatch): Seating {
  const held = to.seating.map((member) => seats[from.seating.indexOf(member)]);
  const isHeld = (seat: Seat): boolean => held[seat]?.sitter === 'bot' || held[seat]?.person !== undefined;
  const hostSeat = seats[host];
  return {
    host: hostSeat?.person === undefined ? -1 : held.indexOf(hostSeat),
    seats: held.flatMap((seatState, seat) => (isHeld(seat) ? seatState : freed(seatState)) ?? []),
  };
}
