import type { AnyGame } from '@gearhall/shared/core/game';
import type { Match } from '@gearhall/shared/core/match';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import { isDelayed, type WatchingTerms } from '@gearhall/shared/core/table/terms';
import { VIEW_FOR_ALL, VIEW_FOR_SPECTATORS, viewKeyOf, type LookedAt } from '@gearhall/shared/core/wire/wire';
import type { PublicTable, View } from './ActionTraces';
import type { Connection } from './Connection';
import { DelayedDocuments } from './DelayedDocuments';
import { packedEvents, show, type Happening } from './publishing';
import { ViewerDocument } from './ViewerDocument';

interface Published {
  readonly table: PublicTable;
  readonly match: Match | undefined;
  readonly happening?: Happening | undefined;
  readonly connections: Iterable<Connection>;
  /** The connection whose request has led to it. */
  readonly asker?: string | undefined;
  /** The server's clock, in ms since 1970. */
  readonly now: number;
}

/** What each viewer of a table has been shown of it. */
export class ViewerDocuments {
  /**
   * In the order of the seats; a single one for games without secrets. Until the start there is one for every possible
   * seat: all have the same history, so that people may change between them.
   */
  private seats: readonly ViewerDocument[];
  /** The spectators', where they are not behind the game. */
  private readonly live: ViewerDocument;
  /** The spectators', where they are. */
  private delayed: DelayedDocuments | undefined;

  constructor(
    private readonly game: AnyGame,
    seats: number,
    /** The number of the first change of the table (`TableChanges`). */
    private readonly from: number,
  ) {
    if (this.isOpen) {
      this.live = new ViewerDocument(game, VIEW_FOR_ALL, 'spectator', from);
      this.seats = [this.live];
    } else {
      this.live = new ViewerDocument(game, VIEW_FOR_SPECTATORS, 'spectator', from);
      this.seats = seatsOf(seats).map((seat) => new ViewerDocument(game, viewKeyOf(seat), seat, from));
    }
  }

  /** There are no secrets. */
  private get isOpen(): boolean {
    return this.game.about.secrets.length === 0;
  }

  /** The match begins: keeps the documents of the seats that take part, and delays those of the spectators. */
  begin(seats: number, watching: WatchingTerms): void {
    if (!this.isOpen) this.seats = this.seats.slice(0, seats);
    if (isDelayed(watching)) this.delayed = new DelayedDocuments(this.game, seats, watching, this.from);
  }

  ofSeat(seat: Seat): ViewerDocument {
    const document = this.isOpen ? this.live : this.seats[seat];
    if (!document) throw new Error(`There is no document for seat ${seat}.`);
    return document;
  }

  /** For spectators; whether they may look at it is not decided here. */
  ofSpectators(what: LookedAt = 'table'): ViewerDocument {
    if (this.delayed) return this.delayed.of(what);
    return typeof what === 'number' ? this.ofSeat(what) : this.live;
  }

  /** What each viewer has been shown last of the game, by the key of their view. */
  get lastViews(): Readonly<Record<string, View>> {
    const all = [...(this.isOpen ? [] : this.seats), this.ofSpectators()];
    return Object.fromEntries(
      all.flatMap(({ key, traces: { lastView } }) => (lastView ? [[key, lastView]] : [])),
    );
  }

  /** Shows again what was shown last, of a game that cannot be played on. */
  showLast(views: Readonly<Record<string, View>>): void {
    for (const document of new Set([...this.seats, this.live, this.ofSpectators()]))
      document.keep(views[document.key]);
  }

  /** What is not yet shown to spectators is due at this time (ms since 1970; 0: at once); undefined if nothing can become due. */
  get nextRelease(): number | undefined {
    return this.delayed?.nextDue;
  }

  /** Shows spectators what has become due by `now`. Returns whether more of it is left. */
  release(now: number, connections: Iterable<Connection>): boolean {
    return this.delayed?.release(now, { connections }) ?? false;
  }

  /**
   * Shows every viewer what they may see: first the events, then the patch. Returns whether an action was visible to
   * everybody.
   */
  publish({ table, match, happening, connections, asker, now }: Published): boolean {
    const packed = happening && packedEvents(this.game, happening.events);
    const scene = { table, match, entry: happening?.entry, packed, asker };
    const { isOpen, delayed } = this;
    const recipients = { isOpen, connections, by: happening?.by };
    const documents = delayed || isOpen ? this.seats : [...this.seats, this.live];
    const counted = documents.map((document) => show(document, scene, recipients));
    if (delayed) counted.push(delayed.publish(scene, now, recipients));
    return !counted.includes(false);
  }
}
