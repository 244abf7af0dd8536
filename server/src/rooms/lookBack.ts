import { unpackEvent } from '@gearhall/shared/core/coreEvents';
import { Match } from '@gearhall/shared/core/match';
import { reelStepOf, type ReelStep, type SeenStep } from '@gearhall/shared/core/reel';
import { BrokenRule, isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Viewer } from '@gearhall/shared/core/seats';
import type { Work } from '@gearhall/shared/core/unhurried';
import { LIMITS } from '@gearhall/shared/core/wire';
import { noticeFrame } from './frames';
import { encoded } from './history';
import type { Line } from './Line';
import type { Table } from './Table';
import type { ActionTrace, ViewerDocument } from './ViewerDocument';

/** Characters of JSON in one page, about. */
const PAGE = 64 * 1024;

/** A step of a reel, and how large it is. */
interface Cut {
  readonly step: ReelStep;
  readonly size: number;
}

/** What a document's eyes have seen, as far as it has been worked out. */
interface Memory {
  readonly cuts: Cut[];
  /** How the match stood after the last action that was played again. */
  match: Match | undefined;
  last: SeenStep | undefined;
  /** Resolves when nobody works it out any more. */
  turn: Promise<unknown>;
}

/** A moment of the table, up to which somebody looks back. */
interface Until {
  readonly match: Match;
  readonly traces: readonly ActionTrace[];
  readonly events: readonly unknown[];
}

const memories = new WeakMap<ViewerDocument, Memory>();
const looking = new WeakSet<Line>();

/**
 * Sends all that this connection's eyes have seen of the game so far: exactly the actions that left a
 * trace in its document. It is worked out backstage, while the table goes on; one at a time.
 */
export async function lookBack(table: Table, line: Line): Promise<Refusal | undefined> {
  const { match } = table;
  if (!match) return refuse('notStarted');
  if (looking.has(line)) return refuse('tooFast');
  if (table.services.budget.waitFor(line) > 0) return refuse('tooBusy');
  looking.add(line);
  tell(table, line, match)
    .catch((error: unknown) => {
      table.services.log.error({ err: error, table: table.core.id }, 'looking back failed');
    })
    .finally(() => looking.delete(line));
  return undefined;
}

async function tell(table: Table, line: Line, match: Match): Promise<void> {
  const { document } = line;
  // What happens while this goes on, the connection is told as it happens.
  const until = { match, traces: [...document.noticed], events: [...document.events] };
  const steps = until.traces.length + 1;
  const cuts = await recalled(table, line, until);
  for (let from = 0; from < steps;) {
    const to = pageEnd(cuts, from, steps);
    const page = cuts.slice(from, to).map(({ step }) => step);
    // Somebody who has other eyes by now looks back with those.
    if (!(await line.ready()) || line.document !== document) return;
    const notice = { from, steps: page, last: to === steps };
    line.send(await encoded(table, line, () => noticeFrame('reel', notice)));
    from = to;
  }
}

/** Two who look back with the same eyes wait for each other, and the second one finds it done. */
async function recalled(table: Table, line: Line, until: Until): Promise<readonly Cut[]> {
  const memory = memoryOf(line.document);
  const { backstage } = table.services;
  const mine = memory.turn.then(() =>
    backstage.do(remember(memory, line.document.viewer, until), line, { admitted: true }),
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

/** Plays the match again from where it is remembered, up to where it stood when somebody asked. */
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
  // As it will be read: without the fields that are undefined.
  const text = JSON.stringify(reelStepOf(memory.last, now));
  memory.cuts.push({ step: JSON.parse(text) as ReelStep, size: text.length });
  memory.match = match;
  memory.last = now;
}
