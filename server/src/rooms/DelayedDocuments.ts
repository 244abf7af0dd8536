import type { AnyGame } from '@gearhall/shared/core/game';
import { seatsOf } from '@gearhall/shared/core/seats';
import type { WatchingTerms } from '@gearhall/shared/core/terms';
import {
  VIEW_FOR_SPECTATORS,
  VIEW_OF_EVERYTHING,
  viewKeyOf,
  type LookedAt,
} from '@gearhall/shared/core/wire';
import { ActionTraces, type PublicTable, type View } from './ActionTraces';
import { show, traceOf, type Recipients, type Scene } from './showing';
import { ViewerDocument } from './ViewerDocument';

const MINUTE_MS = 60_000;

interface Waiting {
  readonly scene: Scene;
  /** How many actions spectators could have noticed by then. */
  readonly actions: number;
  /** In ms since 1970. */
  readonly at: number;
}

/**
 * The documents of spectators who are behind the game: they hold nothing that is not due, so that nothing newer can
 * leave the server. The set-up is due at once; the end of the game makes everything due.
 */
export class DelayedDocuments {
  private readonly table: ViewerDocument;
  private readonly everything: ViewerDocument | undefined;
  private readonly seats: readonly ViewerDocument[];
  /** What spectators could have noticed if they were not behind. */
  private readonly noticed = new ActionTraces();
  private readonly waiting: Waiting[] = [];
  private shown: PublicTable | undefined;
  private newest: PublicTable | undefined;
  private lastAt = 0;

  constructor(
    game: AnyGame,
    seats: number,
    private readonly watching: WatchingTerms,
  ) {
    this.table = new ViewerDocument(game, VIEW_FOR_SPECTATORS, 'spectator');
    const hasSecrets = game.about.secrets.length > 0;
    this.everything = hasSecrets ? new ViewerDocument(game, VIEW_OF_EVERYTHING, 'everyone') : undefined;
    this.seats = hasSecrets
      ? seatsOf(seats).map((seat) => new ViewerDocument(game, viewKeyOf(seat), seat))
      : [];
  }

  of(what: LookedAt): ViewerDocument {
    const wanted = typeof what === 'number' ? this.seats[what] : this[what];
    return wanted ?? this.table;
  }

  /**
   * Keeps a moment until it is due, and shows at once what is not a matter of the game: who watches, and who shares
   * what. Returns whether spectators could have noticed an action if they were not behind.
   */
  publish(scene: Scene, now: number, recipients: Recipients): boolean {
    const { match, entry } = scene;
    const counts = this.note(scene);
    this.lastAt = Math.max(this.lastAt, entry?.at ?? now);
    const moment = { scene, actions: this.noticed.count, at: this.lastAt };
    const last = this.waiting.at(-1);
    // Of several moments without an action in between the last one is enough.
    if (last && !scene.packed && !last.scene.packed && last.scene.match === match) this.waiting.pop();
    this.waiting.push(moment);
    this.newest = scene.table;
    const isOver = scene.table.status === 'ended';
    const isBeginning = !match || match.length === 0;
    if (isOver || isBeginning) this.showUpTo(this.waiting.length, recipients);
    else this.refresh(recipients);
    return counts;
  }

  /** When the first thing that waits is due, in ms since 1970; undefined if only further actions can make it due. */
  get nextDue(): number | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    if (this.watching.type === 'minutes') return first.at + this.watching.count * MINUTE_MS;
    return this.isDue(first, 0) ? first.at : undefined;
  }

  release(now: number, recipients: Recipients): void {
    const open = this.waiting.findIndex((moment) => !this.isDue(moment, now));
    this.showUpTo(open === -1 ? this.waiting.length : open, recipients);
  }

  private isDue({ actions, at }: Waiting, now: number): boolean {
    const { watching } = this;
    if (watching.type === 'actions') return this.noticed.count - actions >= watching.count;
    return watching.type !== 'minutes' || now - at >= watching.count * MINUTE_MS;
  }

  private note(scene: Scene): boolean {
    const { match, entry, packed } = scene;
    const { seen, own, at } = traceOf({ viewer: 'spectator', traces: this.noticed }, scene);
    const noticed = seen.length > 0 || own || this.seats.length === 0;
    const projected = packed && match ? (match.project('spectator') as View) : undefined;
    const view = projected ?? this.noticed.lastView;
    return this.noticed.note(untimed(scene.table), view, {
      acted: entry !== undefined,
      noticed,
      at,
      events: 0,
    });
  }

  private showUpTo(count: number, recipients: Recipients): void {
    const isOpen = this.seats.length === 0;
    for (const { scene } of this.waiting.splice(0, count)) {
      this.shown = scene.table;
      const table = this.tableNow(scene.table);
      for (const document of this.documents) show(document, { ...scene, table }, { ...recipients, isOpen });
    }
  }

  /** Shows who watches now. */
  private refresh(recipients: Recipients): void {
    const { shown } = this;
    if (!shown) return;
    for (const document of this.documents) {
      const { match } = document;
      const scene = { table: this.tableNow(shown), match, entry: undefined, packed: undefined };
      show(document, scene, { ...recipients, isOpen: false });
    }
  }

  private get documents(): readonly ViewerDocument[] {
    const { table, everything, seats } = this;
    return everything ? [table, everything, ...seats] : [table];
  }

  /** A table of the past, with what is known of its spectators now. */
  private tableNow(past: PublicTable): PublicTable {
    const { newest = past } = this;
    const { spectators, spectatorNames, openCards } = newest;
    const seats = past.seats.map((seat, at) => {
      const { shares, offered } = newest.seats[at] ?? seat;
      return { ...seat, shares, offered };
    });
    return { ...untimed({ ...past, seats }), spectators, spectatorNames, openCards };
  }
}

/** Without the times at which something runs out: they have passed before spectators see them. */
function untimed(table: PublicTable): PublicTable {
  const seats = table.seats.map((seat) => ({ ...seat, due: 0 }));
  return { ...table, seats, answerDeadline: 0, answerTime: 0 };
}
