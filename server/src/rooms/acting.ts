import { eventsOf } from '@gearhall/shared/core/coreEvents';
import { Match, type Played } from '@gearhall/shared/core/match';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Request } from '@gearhall/shared/core/wire';
import type { StoredEntry, TableAffairs } from '../store/store';
import type { Line } from './Line';
import { botToAct, playBot, startOf } from './Play';
import { affairsAfter } from './affairs';
import { clocksAtStart, clocksOn } from './clocks';
import { mayAdd, resignation } from './logEnd';
import { inStep } from './recovery';
import { botOn, isFull } from './seating';
import { durable, StoreFailure } from './services';
import { handBack } from './standIns';
import type { Table } from './Table';

/** An action from a person: judged, stored, shown, in this order. */
export async function act(
  table: Table,
  line: Line,
  { n, action }: Request<'act'>,
): Promise<Refusal | undefined> {
  const { match, affairs } = table;
  if (affairs.status === 'paused') return refuse('tablePaused');
  if (!match) return refuse('notStarted');
  const seat = table.seatOf(line.person);
  if (seat === undefined) return refuse('notSeated');
  const parsed = match.parse(action);
  if (!parsed) return refuse('malformed');
  const verdict = table.numbers.judge(line.person, n, { type: 'act', action: parsed });
  if (verdict !== 'new') return verdict === 'repeated' ? undefined : verdict;
  await handBack(table, line.person);
  if (!mayAdd(table, match, seat, parsed)) return refuse('gameTooLong');
  const played = match.play(seat, parsed);
  if (isRefusal(played)) return played;
  await commit(
    table,
    played,
    { ...played.entry, at: table.services.clock.wall(), person: line.person, n },
    line,
  );
  tellOtherDevices(table, line);
  return undefined;
}

/** Their next request has to take a higher number than the one that was accepted just now. */
export function tellOtherDevices(table: Table, line: Line): void {
  for (const other of table.people.linesOf(line.person)) if (other !== line) table.welcome(other);
}

/** Sets the game up, with dice that follow from the hall's sealed seed and the seats' salts. */
export async function start(table: Table): Promise<Refusal | undefined> {
  if (!isFull(table.affairs.seating)) return refuse('seatsEmpty');
  const { match, events } = Match.begin(table.game, startOf(table.core, table.affairs));
  const affairs = { ...table.affairs, status: 'playing', startedAt: table.services.clock.wall() } as const;
  await durable(table.services.store.saveAffairs(table.core.id, affairs));
  table.closeSeats();
  table.match = match;
  table.affairs = affairs;
  table.clocks = clocksAtStart(table, match);
  table.publish({ events });
  for (const line of table.people.lines) table.welcome(line);
  planBots(table);
  return undefined;
}

/** Stores the action, and only then lets it be seen. */
export async function commit(table: Table, played: Played, entry: StoredEntry, by?: Line): Promise<void> {
  const { store } = table.services;
  await durable(store.append(table.core.id, played.match.length - 1, entry));
  await makeSo(table, played, entry, by);
}

/** Makes a stored action so, and shows it. */
export async function makeSo(table: Table, played: Played, entry: StoredEntry, by?: Line): Promise<void> {
  table.numbers.logged(entry);
  const affairs = await settledAffairs(table, played);
  table.log.add(played.entry);
  table.services.metrics.actions.inc();
  const events = eventsOf(entry, played.events);
  table.clocks = clocksOn(table.clocks, { before: table.match, after: played.match, entry, events });
  table.match = played.match;
  table.affairs = affairs;
  const seenByAll = table.publish({ entry, events, ...(by ? { by } : {}) });
  if (table.question && seenByAll) {
    // The game has gone on. An action that somebody saw no trace of must not end it: that would be one.
    table.question = undefined;
    table.publish();
  }
  if (affairs.status === 'ended') table.services.archive.keep(table);
  // What somebody saw nothing of must not make them wait longer for a bot: that would be a trace.
  if (seenByAll || !table.planned) planBots(table, entry.seat);
}

/**
 * What an action changes beside the match itself. A failure to store it is only logged: the entries
 * are what counts, and a table that is opened again works it out from them.
 */
async function settledAffairs(table: Table, { match, entry }: Played): Promise<TableAffairs> {
  const before = table.affairs;
  const affairs = affairsAfter(before, match, entry);
  if (affairs === before) return before;
  try {
    await table.services.store.saveAffairs(table.core.id, affairs);
  } catch (error) {
    table.services.log.error({ err: error, table: table.core.id }, 'affairs could not be stored');
  }
  return affairs;
}

/** Of its delay, what a bot takes to go on with what it has begun: the next one is not to be waited for so long. */
const GOES_ON = 0.5;

/** Sees to it that a bot acts when it is a bot's turn, at a pace that people can follow; `last` has acted before. */
export function planBots(table: Table, last?: Seat): void {
  const { match, affairs, services } = table;
  // Bots wait while the store is down or people are asked; whatever ends that plans them anew.
  if (affairs.status !== 'playing' || !services.health.isWell || table.question) return;
  const bot = match && botToAct(match, table.chairs);
  if (bot === undefined) return;
  const { botDelayMs } = services.config;
  table.planned?.();
  table.planned = services.clock.after(bot === last ? botDelayMs * GOES_ON : botDelayMs, () => {
    table.planned = undefined;
    void table.queue.add(() => inStep(table, () => botTurn(table)));
  });
}

async function botTurn(table: Table): Promise<void> {
  const { match, affairs } = table;
  if (affairs.status !== 'playing' || !match || table.question) return;
  const seat = botToAct(match, table.chairs);
  const level = seat === undefined ? '' : botOn(table.chairs[seat]);
  if (seat === undefined || level === '') return;
  const played = resignation(table, match, seat) ?? playBot(match, seat, level, table.services.chance.seed());
  try {
    await commit(table, played, { ...played.entry, at: table.services.clock.wall(), by: 'bot' });
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    // It is planned again when the store is back.
    table.services.log.warn({ err: error, table: table.core.id }, 'a bot waits for the store');
  }
}
