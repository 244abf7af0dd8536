import type { DecisionMade } from '../../owning/vocabulary';
import { knowsOther, remembered, stillRemembered } from '../seats/sealedSeats';
import { BrokenRule, isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Member } from '@gearhall/shared/core/series/series';
import type { Request, RequestType } from '@gearhall/shared/core/wire/requests';
import { botDecides } from '../bots/botActing';
import { botWanted } from '../bots/botWanted';
import { callsToDecide } from '../model/calling';
import type { Connection } from '../../viewing/Connection';
import { turnOf, withTurns } from '../../series/memberTurns';
import { allowed, free, seatedAgain, setBot } from '../../tableRecord/seating';
import type { Seating } from '../../store/contract/seating';
import {
  begun,
  closed,
  deciding,
  firstOptions,
  givenUp,
  hasDecisions,
  matchAt,
  movedOn,
  nextMatch,
  outcomeOf,
  seatsForSeries,
  withDecision,
  withMatch,
  withResult,
} from '../../series/seriesRecord';
import {
  botsAsked,
  isEndDue,
  isLatest,
  isNextDue,
  isResultDue,
  isSomethingDue,
  type TableInSeries,
} from '../../series/seriesDue';
import { newTable } from './nextTable';
import { durable } from '../model/services';
import type { PersonId } from '../../identity/tokens';
import type { SeriesRecord } from '../../store/contract/series';
import type { TableRecord } from '../../store/contract/table';
import type { Table } from '../model/Table';

type Result = Promise<Refusal | undefined>;

/** Where a table stands in its series; undefined for a single game. */
function inSeries({ series, core, tableRecord }: Pick<Table, 'series' | 'core' | 'tableRecord'>) {
  return series && core.series && { series, place: core.series, tableRecord };
}

/** `by`: whose decision it is. People who have something to decide and are not here are called. */
async function save(table: Table, changed: SeriesRecord, by?: Member): Promise<void> {
  const series = withTurns(table.series, changed, by);
  const { services, core } = table;
  const calls = callsToDecide(table, series, by);
  const calling = { table: core.id, at: services.clock.wall(), calls };
  await durable(services.store.saveSeries(series, calls.length > 0 ? calling : undefined));
  table.update({ series });
  if (calls.length > 0) table.callAbsent();
}

/** The first match is about to start: from now on its settings are those of the series. */
export async function beginSeries(table: Table): Result {
  const there = inSeries(table);
  if (there?.place.number !== 1 || there.series.begun) return undefined;
  const { settings, seats } = table;
  const { min = 0, max = Infinity } = seatsForSeries(there.series.terms) ?? {};
  if (seats.length < min || seats.length > max) return refuse('wrongSeatCount', { min, max });
  await save(table, begun(there.series, { options: settings.options, seats: seats.length }));
  return undefined;
}

/** Members of the series have still to decide what is played at this table. */
export function isDeciding(table: Pick<Table, 'series' | 'core' | 'tableRecord'>): boolean {
  const there = inSeries(table);
  return there !== undefined && isLatest(there) && deciding(there.series).length > 0;
}

/** What the members have decided is played: its options, and what the series hands to the match. */
export function chosenBySeries({ series, settings, tableRecord }: Table): TableRecord {
  const next = series?.begun ? nextMatch(series) : undefined;
  if (!next) return tableRecord;
  const { options, carried } = next;
  const { terms } = settings;
  return { ...tableRecord, settings: { options, terms }, ...(carried === undefined ? {} : { carried }) };
}

/** What the host has chosen for the first table, as far as the series leaves it open. */
export function settingsInSeries({ series, game }: Table, request: Request<'settings'>): Request<'settings'> {
  const parsed = series && hasDecisions(series) ? game.options.safeParse(request.options) : undefined;
  if (!series || !parsed?.success) return request;
  const options = firstOptions(series.terms, { options: parsed.data, seats: request.seats });
  return { ...request, options: options as Request<'settings'>['options'] };
}

/** A person decides something for their member. */
export async function decide(table: Table, person: PersonId, { decision, at }: DecisionMade): Result {
  const there = inSeries(table);
  if (!there || !isLatest(there)) return refuse('notDeciding');
  const seat = table.seatOf(person);
  const member = seat === undefined ? undefined : matchAt(there.series, there.place)?.seating[seat];
  if (member === undefined) return refuse('notSeated');
  if (at !== undefined && at !== turnOf(there.series, member)) return refuse('stalePosition');
  return decided(table, there.series, { member, decision });
}

interface Decided {
  readonly member: Member;
  readonly decision: unknown;
}

async function decided(table: Table, series: SeriesRecord, { member, decision }: Decided): Result {
  const after = withDecision(series, member, decision);
  if (isRefusal(after)) return after;
  await save(table, after, member);
  // The first table shows what its series has become, and another one may have to be called off.
  if (outcomeOf(after)) await table.change({ ...table.tableRecord, calledOff: true });
  else table.publish();
  return undefined;
}

async function decideForBots(table: Table): Promise<void> {
  const asked = (): readonly Member[] => {
    const there = inSeries(table);
    return there ? botsAsked(there) : [];
  };
  for (let [member] = asked(); member !== undefined; [member] = asked()) {
    const { series } = table;
    if (!series) return;
    const refusal = await decided(table, series, { member, decision: botDecides(table, series, member) });
    if (refusal) throw new BrokenRule(`A bot decided what is refused: ${refusal.refused}.`);
  }
}

/**
 * After a match: its result counts, and the next table opens. Whatever was interrupted, by a crash or since the hall
 * takes no new tables, is made up for. To be called after every change.
 */
export function goOnWithSeries(table: Table): () => void {
  let isBusy = false;
  return () => {
    if (isBusy || !isDue(table)) return;
    isBusy = true;
    void table.queue.add(() =>
      goOn(table).finally(() => {
        isBusy = false;
      }),
    );
  };
}

function isDue(table: Table): boolean {
  const there = inSeries(table);
  if (!there) return false;
  const isResultKnown = table.match?.outcome !== undefined;
  return isSomethingDue(there, { isResultKnown, isFull: table.services.whyNoTables() !== undefined });
}

async function goOn(table: Table): Promise<void> {
  await decideForBots(table);
  await noteResult(table);
  const there = inSeries(table);
  if (there && isEndDue(there)) await table.change({ ...table.tableRecord, calledOff: true });
  if (!there || !isNextDue(there) || table.services.whyNoTables()) return;
  const id = await openNext(table, there);
  await table.change({ ...table.tableRecord, rematch: id });
}

async function noteResult(table: Table): Promise<void> {
  const there = inSeries(table);
  const { match } = table;
  if (!there || !match?.outcome || !isResultDue(there)) return;
  await save(table, withResult(there.series, there.place, match));
  table.publish();
}

/** The next table of a series that is not over; undefined where there is none. */
export async function nextInSeries(table: Table): Promise<string | undefined> {
  await noteResult(table);
  const there = inSeries(table);
  return there && isNextDue(there) ? openNext(table, there) : undefined;
}

/** Its id is stored first, so that an interrupted attempt is not followed by a second table. */
async function openNext(table: Table, { series, place }: TableInSeries): Promise<string> {
  const { services, tableRecord } = table;
  const number = place.number + 1;
  const known = matchAt(series, { number });
  const next = known ?? nextMatch(series);
  const from = matchAt(series, place);
  if (!next || !from) throw new Error(`Series ${series.id} has no match ${number}.`);
  const id = known?.table ?? services.chance.tableId();
  if (!known) await save(table, withMatch(series, { table: id, seating: next.seating }));
  if (await services.store.status(id)) return id;
  const { options } = nextMatch(series) ?? table.settings;
  const seating = movedOn(tableRecord.seating, from, { options, seating: next.seating });
  return newTable(table, {
    id,
    options,
    seating: stillRemembered(series, seating, hostedAgain(seating)),
    series: { ...place, number },
  });
}

/** The host stays host, unless nobody is there any more. */
function hostedAgain(seating: Seating): Seating {
  const people = seating.seats.flatMap(({ person }) => person ?? []);
  const host = seating.seats[seating.host]?.person ?? people[0] ?? '';
  return seatedAgain(seating, host);
}

/** Somebody gives up the series before one of its matches, from the second on. */
export async function giveUpSeries(table: Table, connection: Connection): Result {
  const there = inSeries(table);
  const seat = table.seatOf(connection.person);
  if (!there) return refuse('noSeries');
  if (seat === undefined) return refuse('notSeated');
  if (outcomeOf(there.series)) return refuse('seriesOver');
  const { series, place } = there;
  const member = matchAt(series, place)?.seating[seat];
  const isBetween = (place.number > 1 || series.begun) && table.tableRecord.status === 'gathering';
  if (!isBetween || member === undefined) return refuse('betweenMatches');
  const isAlone = table.seats.filter(({ person }) => person !== undefined).length === 1;
  const left = givenUp(series, member);
  await save(table, isAlone && !outcomeOf(left) ? closed(left) : left);
  await table.change(withoutMember(table, seat));
  return undefined;
}

/** A match that cannot be ended takes its series with it. */
export async function endSeries(table: Table): Promise<void> {
  const there = inSeries(table);
  if (there && !outcomeOf(there.series)) await save(table, closed(there.series));
}

/** A match that decides nothing any more is called off; otherwise a bot plays for the person who has given up. */
function withoutMember(table: Table, seat: number) {
  const { tableRecord, series } = table;
  if (series && outcomeOf(series)) return { ...tableRecord, calledOff: true } as const;
  const freed = allowed(free(tableRecord.seating, seat));
  const played = allowed(setBot(freed, seat, botWanted(table, 'normal')));
  return { ...tableRecord, seating: remembered(table, played) };
}

/** How long the seat of somebody who does not come to the next match is kept. */
const KEPT_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

type Check<T extends RequestType> = (
  table: Table,
  connection: Connection,
  request: Request<T>,
) => Refusal | undefined;

/** What cannot be done at a match after the first, because the series says who plays what. */
const CHECKS: { readonly [T in RequestType]?: Check<T> } = {
  settings: () => refuse('fixedBySeries'),
  sit: (table, { person }, { seat }) => {
    if (table.seatOf(person) !== undefined) return refuse('fixedBySeries');
    return knowsOther(table, person, seat) ? refuse('knowsTooMuch') : undefined;
  },
  bot: (table, _connection, { seat }) =>
    table.seats[seat]?.sitter === 'bot' ? refuse('fixedBySeries') : undefined,
  free: (table, { person }, { seat }) => whyKept(table, person, seat),
  keepOff: (table, { person }, { who }) =>
    who.type === 'seat' ? whyKept(table, person, who.seat) : undefined,
};

/** Why the host may not free a seat of somebody else. */
function whyKept(table: Table, host: PersonId, seat: Seat): Refusal | undefined {
  const holder = table.seats[seat]?.person;
  if (holder === undefined || holder === host) return undefined;
  const { madeAt = 0 } = table.tableRecord;
  const isOver = table.services.clock.wall() - madeAt >= KEPT_DAYS * DAY_MS;
  return isOver && !table.people.isHere(holder) ? undefined : refuse('seatKept', { days: KEPT_DAYS });
}

/** What changes a table before its start. */
const ARRANGING: readonly RequestType[] = ['sit', 'bot', 'free', 'settings', 'start', 'holdStart'];

/** Why the series does not allow it. */
export function refusalInSeries<T extends RequestType>(
  table: Table,
  connection: Connection,
  type: T,
  request: Request<T>,
): Refusal | undefined {
  const { status, calledOff } = table.tableRecord;
  const there = inSeries(table);
  if (!there || status !== 'gathering') return undefined;
  if (there.place.number === 1 && !there.series.begun) return undefined;
  if (calledOff) return ARRANGING.includes(type) ? refuse('seriesOver') : undefined;
  return CHECKS[type]?.(table, connection, request);
}
