import { packEvent } from '@gearhall/shared/core/log/coreEvents';
import { isTakeBack } from '@gearhall/shared/core/log/entry';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import type { Match } from '@gearhall/shared/core/match';
import type { Viewer } from '@gearhall/shared/core/ground/seats';
import type { StoredEntry } from '../store/contract/table';
import type { ActionTraces, PublicTable, View } from './ActionTraces';
import type { Connection } from './Connection';
import { framed, noticeFrame } from '../transport/frames';
import type { ViewerDocument } from './ViewerDocument';

/** An event, and the same packed for the wire. */
export type Packed = readonly [event: TypedThing, list: unknown];

/** What an action, the start, or an answer led to. */
export interface Happening {
  /** The action that was accepted. */
  readonly entry?: StoredEntry | undefined;
  readonly events: readonly TypedThing[];
  /** The connection that sent the request, if a person did. */
  readonly by?: Connection;
}

/** A moment of a table. */
export interface TableMoment {
  readonly table: PublicTable;
  readonly match: Match | undefined;
  readonly entry: StoredEntry | undefined;
  /** What happened since the last one; undefined where nothing did, so that the views stay. */
  readonly packed: readonly Packed[] | undefined;
  /** The connection whose request has led to it. */
  readonly asker?: string | undefined;
}

export interface Recipients {
  readonly connections: Iterable<Connection>;
  /** The one that is answered at once. */
  readonly by?: Connection | undefined;
}

export const packedEvents = (game: AnyGame, events: readonly TypedThing[]): readonly Packed[] =>
  events.map((event) => [event, packEvent(game, event)]);

interface Onlooker {
  readonly viewer: Viewer;
  readonly traces: ActionTraces;
}

/** What an action shows a viewer; if it was invisible to them, its undo is too. */
export function traceOf({ viewer, traces }: Onlooker, { match, entry, packed = [] }: TableMoment) {
  const own = entry !== undefined && viewer === entry.seat;
  const sees = (event: TypedThing): boolean => match?.eventsFor([event], viewer).length === 1;
  const seen = packed.filter(([event]) => sees(event)).map(([, list]) => list);
  if (!entry || !isTakeBack(entry.action)) {
    return { seen, own, at: entry && match ? match.length - 1 : undefined };
  }
  return { seen: traces.takeBack(entry.action.to) || own ? seen : [], own, at: undefined };
}

/**
 * Brings a document to a moment of its table, and sends what is new to those who look at it. `isOpen`: there are no
 * secrets, so every action counts as visible. Returns whether an action was played that is visible here.
 */
export function show(
  document: ViewerDocument,
  scene: TableMoment,
  { isOpen, ...recipients }: Recipients & { readonly isOpen: boolean },
): boolean {
  const from = document.events.length;
  const counts = bring(document, scene, isOpen);
  send(document, from, recipients);
  return counts;
}

/** The same for several moments that follow each other; what is new is sent once. */
export function showAll(
  document: ViewerDocument,
  scenes: readonly TableMoment[],
  { isOpen, ...recipients }: Recipients & { readonly isOpen: boolean },
): void {
  const from = document.events.length;
  for (const scene of scenes) bring(document, scene, isOpen);
  send(document, from, recipients);
}

function bring(document: ViewerDocument, scene: TableMoment, isOpen: boolean): boolean {
  const { table, match, entry, packed, asker } = scene;
  const { seen, own, at } = traceOf(document, scene);
  const { match: before, traces } = document;
  const viewBefore = traces.lastView;
  const noticed = seen.length > 0 || own || isOpen;
  const view = packed && match ? (match.project(document.viewer) as View) : undefined;
  const counts = document.write(table, view, { acted: entry !== undefined, noticed, at, asker });
  if (counts && entry && before && match) {
    const { lastView, count } = traces;
    document.turns.note({ entry, before, after: match, viewBefore, view: lastView, count });
  }
  document.match = match;
  document.events.push(...seen);
  return counts;
}

/** Sends what is new, and the events from this number on, to the connections that show this document. */
function send(document: ViewerDocument, from: number, { connections, by }: Recipients): void {
  const list = document.events.slice(from);
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
