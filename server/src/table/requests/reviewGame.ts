import { unpackEvent } from '@gearhall/shared/core/log/coreEvents';
import { Match } from '@gearhall/shared/core/match';
import { viewStepOf, type ViewStep } from '@gearhall/shared/core/replay/viewHistory';
import type { SeenStep } from '@gearhall/shared/core/bots/bot';
import { BrokenRule, isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Viewer } from '@gearhall/shared/core/ground/seats';
import type { Work } from '@gearhall/shared/core/ground/timeSliced';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { noticeFrame } from '../../transport/frames';
import { encoded } from './history';
import type { Connection } from '../../viewing/Connection';
import type { Table } from '../model/Table';
import type { ActionTrace } from '../../viewing/ActionTraces';
import type { ViewerDocument } from '../../viewing/ViewerDocument';

/** The approximate size of a page, in characters of JSON. */
const PAGE = 64 * 1024;

/** A step of a view history, and its size. */
interface Cut {
  readonly step: ViewStep;
  readonly size: number;
}

/** What a viewer has seen, as far as it has been computed. */
interface Memory {
  readonly cuts: Cut[];
  /** The match after the last replayed action. */
  match: Match | undefined;
  last: SeenStep | undefined;
  /** Resolves when no computation is under way. */
  turn: Promise<unknown>;
}

/** The moment of the table at which a review ends. */
interface Until {
  readonly match: Match;
  readonly traces: readonly ActionTrace[];
  readonly events: readonly unknown[];
}

const memories = new WeakMap<ViewerDocument, Memory>();
const reviewing = new WeakSet<Connection>();

/**
 * Sends everything that this viewer has seen of the game so far: exactly the actions that left a trace in their
 * document. It is computed in the background, one request at a time, while the table goes on.
 */
export async function reviewGame(table: Table, connection: Connection): Promise<Refusal | undefined> {
  const { match } = connection.document;
  if (!match) return refuse('notStarted');
  if (reviewing.has(connection)) return refuse('tooFast');
  if (table.services.budget.waitFor(connection) > 0) return refuse('tooBusy');
  reviewing.add(connection);
  tell(table, connection, match)
    .catch((error: unknown) => {
      table.services.log.error({ err: error, table: table.core.id }, 'looking back failed');
    })
    .finally(() => reviewing.delete(connection));
  return undefined;
}

async function tell(table: Table, connection: Connection, match: Match): Promise<void> {
  const { document } = connection;
  // What happens from now on reaches the connection as live events.
  const until = { match, traces: [...document.traces.noticed], events: [...document.events] };
  const steps = until.traces.length + 1;
  const cuts = await recalled(table, connection, until);
  for (let from = 0; from < steps;) {
    const to = pageEnd(cuts, from, steps);
    const page = cuts.slice(from, to).map(({ step }) => step);
    // A connection that shows another document by now gets that one's history.
    if (!(await connection.ready()) || connection.document !== document) return;
    const notice = { from, steps: page, last: to === steps };
    connection.send(await encoded(table, connection, () => noticeFrame('viewHistory', notice)));
    from = to;
  }
}

/** Two reviews for the same viewer wait for each other, and the second one finds the work done. */
async function recalled(table: Table, connection: Connection, until: Until): Promise<readonly Cut[]> {
  const memory = memoryOf(connection.document);
  const { background } = table.services;
  const mine = memory.turn.then(() =>
    background.do(remember(memory, connection.document.viewer, until), connection, { admitted: true }),
  );
  memory.turn = mine.catch(() => undefined);
  return mine;
}

function memoryOf(document: ViewerDocument): Memory {
  const memory = memories.get(document) ?? {
    cuts: [],
    match: undefined,
    last: undefined,
    turn: Promise.resolve(),
  };
  memories.set(document, memory);
  return memory;
}

function pageEnd(cuts: readonly Cut[], from: number, steps: number): number {
  let [to, size] = [from, 0];
  while (to < steps && to - from < LIMITS.eventsPage && (size === 0 || size < PAGE)) {
    size += cuts[to]?.size ?? 0;
    to += 1;
  }
  return to;
}

/** Replays the match from where the last review ended up to the moment of this request. */
function* remember(memory: Memory, viewer: Viewer, until: Until): Work<readonly Cut[]> {
  if (!memory.match) add(memory, viewer, until, Match.begin(until.match.game, until.match.start).match);
  for (const { seat, action } of until.match.entries.slice(memory.match?.length ?? 0)) {
    const played = memory.match?.play(seat, action);
    if (!played || isRefusal(played)) throw new BrokenRule('A match does not play again as it was played.');
    const isSeen = until.traces[memory.cuts.length - 1]?.action === played.match.length;
    if (isSeen) add(memory, viewer, until, played.match);
    else memory.match = played.match;
    yield memory.cuts.length;
  }
  return memory.cuts;
}

function add(memory: Memory, viewer: Viewer, { traces, events }: Until, match: Match): void {
  const number = memory.cuts.length;
  const told = events.slice(traces[number - 1]?.events ?? 0, traces[number]?.events);
  const now = {
    view: match.project(viewer),
    events: told.map((packed) => unpackEvent(match.game, packed)),
  };
  // As it will be read: without undefined fields.
  const text = JSON.stringify(viewStepOf(memory.last, now));
  memory.cuts.push({ step: JSON.parse(text) as ViewStep, size: text.length });
  memory.match = match;
  memory.last = now;
}
