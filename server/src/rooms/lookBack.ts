import type { TypedThing } from '@gearhall/shared/core/game';
import { Match, type Entry } from '@gearhall/shared/core/match';
import { reelStepOf, type ReelStep, type SeenStep } from '@gearhall/shared/core/reel';
import { BrokenRule, isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Work } from '@gearhall/shared/core/unhurried';
import { LIMITS } from '@gearhall/shared/core/wire';
import { noticeFrame } from './frames';
import type { Line } from './Line';
import type { Table } from './Table';
import type { ViewerDocument } from './ViewerDocument';

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
  /** How the match stood after the last step that was played again. */
  match: Match | undefined;
  last: SeenStep | undefined;
}

const memories = new WeakMap<ViewerDocument, Memory>();
const looking = new WeakSet<Line>();

/**
 * Sends all that this connection's eyes have seen of the game so far: exactly the steps that left a
 * trace in its document. It is worked out behind the scenes, while the table goes on; one at a time.
 */
export async function lookBack(table: Table, line: Line): Promise<Refusal | undefined> {
  const { match } = table;
  if (!match) return refuse('notStarted');
  if (looking.has(line)) return refuse('tooFast');
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
  const steps = document.traces.length + 1;
  const cuts = await table.services.backstage.do(remember(document, match));
  for (let from = 0; from < steps;) {
    const to = pageEnd(cuts, from, steps);
    const page = cuts.slice(from, to).map(({ step }) => step);
    // Somebody who has other eyes by now looks back with those.
    if (!(await line.ready()) || line.document !== document) return;
    line.send(noticeFrame('reel', { from, steps: page, last: to === steps }));
    from = to;
  }
}

function pageEnd(cuts: readonly Cut[], from: number, steps: number): number {
  let [to, size] = [from, 0];
  while (to < steps && to - from < LIMITS.eventsPage && (size === 0 || size < PAGE)) {
    size += cuts[to]?.size ?? 0;
    to += 1;
  }
  return to;
}

/** Plays the match again from where it is remembered, up to where it stands in `until`. */
function* remember(document: ViewerDocument, until: Match): Work<readonly Cut[]> {
  const memory = memories.get(document) ?? { cuts: [], match: undefined, last: undefined };
  memories.set(document, memory);
  if (!memory.match) {
    const { match, events } = Match.begin(until.game, until.start);
    add(memory, document, match, events);
  }
  const seen = new Set(document.traces);
  for (const entry of until.entries.slice(memory.match?.length ?? 0)) {
    playAgain(memory, document, entry, seen);
    yield memory.cuts.length;
  }
  return memory.cuts;
}

function playAgain(memory: Memory, document: ViewerDocument, entry: Entry, seen: ReadonlySet<number>): void {
  const played = memory.match?.play(entry.seat, entry.action);
  if (!played || isRefusal(played)) throw new BrokenRule('A match does not play again as it was played.');
  if (seen.has(played.match.length)) add(memory, document, played.match, played.events);
  else memory.match = played.match;
}

function add(memory: Memory, document: ViewerDocument, match: Match, events: readonly TypedThing[]): void {
  const now = { view: match.project(document.viewer), events: match.eventsFor(events, document.viewer) };
  // As it will be read: without the fields that are undefined.
  const text = JSON.stringify(reelStepOf(memory.last, now));
  memory.cuts.push({ step: JSON.parse(text) as ReelStep, size: text.length });
  memory.match = match;
  memory.last = now;
}
