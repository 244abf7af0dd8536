import { packEvent } from '@gearhall/shared/core/coreEvents';
import { isTakeBack, type Entry } from '@gearhall/shared/core/entry';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import type { Match } from '@gearhall/shared/core/match';
import { seatsOf, type Seat } from '@gearhall/shared/core/seats';
import { VIEW_FOR_ALL, VIEW_FOR_SPECTATORS, viewKeyOf } from '@gearhall/shared/core/wire';
import type { Connection } from './Connection';
import { framed, noticeFrame } from './frames';
import { ViewerDocument, type PublicTable } from './ViewerDocument';

type Packed = readonly [event: TypedThing, list: unknown];
type View = Readonly<Record<string, unknown>>;

/** What an action, the start, or an answer led to. */
export interface Happening {
  /** The action that was accepted. */
  readonly entry?: Entry | undefined;
  readonly events: readonly TypedThing[];
  /** The connection that sent the request, if a person did. */
  readonly by?: Connection;
}

interface Published {
  readonly table: PublicTable;
  readonly match: Match | undefined;
  readonly happening?: Happening | undefined;
  readonly connections: Iterable<Connection>;
}

/** What each viewer of a table has been shown of it. */
export class ViewerDocuments {
  /**
   * The seats' documents in order, then the spectators'; a single one for games without secrets. Until the start there
   * is one for every possible seat: all have the same history, so that people may change between them.
   */
  private documents: readonly ViewerDocument[];

  constructor(
    private readonly game: AnyGame,
    seats: number,
  ) {
    this.documents = documentsFor(game, seats);
  }

  /** Keeps those of the seats that take part in the match. */
  closeSeats(seats: number): void {
    if (this.documents.length === 1) return;
    this.documents = this.documents.filter(({ viewer }) => typeof viewer !== 'number' || viewer < seats);
  }

  /** That of a seat, or the spectators'. */
  of(seat: Seat | undefined): ViewerDocument {
    const document = this.documents.length === 1 ? this.documents[0] : this.documents.at(seat ?? -1);
    if (!document) throw new Error(`There is no document for seat ${String(seat)}.`);
    return document;
  }

  /**
   * Shows every viewer what they may see: first the events, then the patch. Returns whether an action was visible to
   * everybody.
   */
  publish({ table, match, happening, connections }: Published): boolean {
    const packed = (happening?.events ?? []).map((event): Packed => [event, packEvent(this.game, event)]);
    const acted = happening?.entry !== undefined;
    const counted = this.documents.map((document) => {
      const { seen, own, at } = traceOf(document, packed, { match, entry: happening?.entry });
      const noticed = seen.length > 0 || own || this.documents.length === 1;
      const view = happening && match ? match.project(document.viewer) : undefined;
      const counts = document.write(table, view as View | undefined, { acted, noticed, at });
      send(document, seen, { connections, by: happening?.by });
      return counts;
    });
    return !counted.includes(false);
  }
}

function documentsFor(game: AnyGame, seats: number): ViewerDocument[] {
  if (game.about.secrets.length === 0) return [new ViewerDocument(game, VIEW_FOR_ALL, 'spectator')];
  const ofSeats = seatsOf(seats).map((seat) => new ViewerDocument(game, viewKeyOf(seat), seat));
  return [...ofSeats, new ViewerDocument(game, VIEW_FOR_SPECTATORS, 'spectator')];
}

/** What an action shows a viewer; if it was invisible to them, its undo is too. */
function traceOf(
  document: ViewerDocument,
  packed: readonly Packed[],
  { match, entry }: { readonly match: Match | undefined; readonly entry: Entry | undefined },
) {
  const own = entry !== undefined && document.viewer === entry.seat;
  const sees = (event: TypedThing): boolean => match?.eventsFor([event], document.viewer).length === 1;
  const seen = packed.filter(([event]) => sees(event)).map(([, list]) => list);
  if (!entry || !isTakeBack(entry.action)) {
    return { seen, own, at: entry && match ? match.length - 1 : undefined };
  }
  return { seen: document.takeBack(entry.action.to) || own ? seen : [], own, at: undefined };
}

/** Sends what is new to the connections that show this document. `by`: the one that is answered at once. */
function send(
  document: ViewerDocument,
  list: readonly unknown[],
  { connections, by }: { readonly connections: Iterable<Connection>; readonly by: Connection | undefined },
): void {
  const from = document.events.length;
  document.events.push(...list);
  const patch = document.patch();
  const events = list.length > 0 ? noticeFrame('events', [from, ...list]) : undefined;
  const frames = [events, patch].filter((frame) => frame !== undefined);
  if (frames.length === 0) return;
  const dispatch = { events, bytes: framed(...frames) };
  for (const connection of connections) {
    if (connection.document !== document) continue;
    if (connection === by) connection.hold();
    connection.dispatch(dispatch);
  }
}
