import type { AnyGame } from '@gearhall/shared/core/game';
import { seatsOf } from '@gearhall/shared/core/ground/seats';
import type { WatchingTerms } from '@gearhall/shared/core/table/terms';
import {
  VIEW_FOR_SPECTATORS,
  VIEW_OF_EVERYTHING,
  viewKeyOf,
  type LookedAt,
} from '@gearhall/shared/core/wire/wire';
import { ActionTraces, type PublicTable, type View } from './ActionTraces';
import { show, showAll, traceOf, type Recipients, type TableMoment } from './publishing';
import { ViewerDocument } from './ViewerDocument';

const MINUTE_MS = 60_000;

/** The most moments that are shown in one go: after hours behind the game there may be thousands. */
const MOST_AT_ONCE = 20;

interface Waiting {
  readonly scene: TableMoment;
  /**
   * The number of actions that stood then and that spectators could have noticed; once some of them are undone, the
   * number that is left. Never lower than that of the moment before.
   */
  actions: number;
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
  private isOver = false;

  constructor(
    game: AnyGame,
    seats: number,
    private readonly watching: WatchingTerms,
    from = 0,
  ) {
    this.table = new ViewerDocument(game, VIEW_FOR_SPECTATORS, 'spectator', from);
    const hasSecrets = game.about.secrets.length > 0;
    this.everything = hasSecrets ? new ViewerDocument(game, VIEW_OF_EVERYTHING, 'everyone', from) : undefined;
    this.seats = hasSecrets
      ? seatsOf(seats).map((seat) => new ViewerDocument(game, viewKeyOf(seat), seat, from))
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
  publish(scene: TableMoment, now: number, recipients: Recipients): boolean {
    const { match, entry } = scene;
    const counts = this.note(scene);
    this.lastAt = Math.max(this.lastAt, entry?.at ?? now);
    this.enqueue(scene);
    this.newest = scene.table;
    this.isOver = scene.table.status === 'ended';
    const isBeginning = !match || match.length === 0;
    if ((this.isOver && this.waiting.length <= MOST_AT_ONCE) || isBeginning)
      this.showUpTo(this.waiting.length, recipients);
    else this.refresh(recipients);
    return counts;
  }

  private enqueue(scene: TableMoment): void {
    const { standingCount: actions } = this.noticed;
    const last = this.waiting.at(-1);
    // Of several moments in which nothing happened the last one is enough.
    if (last && isQuiet(scene) && isQuiet(last.scene) && last.scene.match === scene.match) this.waiting.pop();
    // What is undone must not count as one of the actions that have followed.
    for (let at = this.waiting.length - 1; at >= 0; at -= 1) {
      const moment = this.waiting[at];
      if (!moment || moment.actions <= actions) break;
      moment.actions = actions;
    }
    this.waiting.push({ scene, actions, at: this.lastAt });
  }

  /**
   * When the first thing that waits is due, in ms since 1970 (0: at once, since the game is over); undefined if only
   * further actions can make it due.
   */
  get nextDue(): number | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    if (this.isOver) return 0;
    if (this.watching.type === 'minutes') return first.at + this.watching.count * MINUTE_MS;
    return this.isDue(first, 0) ? first.at : undefined;
  }

  /** Shows what is due. Returns whether more of it is left, because there is much. */
  release(now: number, recipients: Recipients): boolean {
    const open = this.waiting.findIndex((moment) => !this.isDue(moment, now));
    const due = open === -1 ? this.waiting.length : open;
    this.showUpTo(Math.min(due, MOST_AT_ONCE), recipients);
    return due > MOST_AT_ONCE;
  }

  private isDue({ actions, at }: Waiting, now: number): boolean {
    const { watching, isOver, noticed } = this;
    if (isOver) return true;
    if (watching.type === 'actions') return noticed.standingCount - actions >= watching.count;
    return watching.type !== 'minutes' || now - at >= watching.count * MINUTE_MS;
  }

  private note(scene: TableMoment): boolean {
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
    const scenes = this.waiting.splice(0, count).map(({ scene }) => {
      return { ...scene, table: this.tableNow(scene.table) };
    });
    this.shown = scenes.at(-1)?.table ?? this.shown;
    // Nobody could follow many moments one by one.
    const isMany = scenes.length === MOST_AT_ONCE;
    for (const document of this.documents) {
      if (isMany) showAll(document, scenes, { ...recipients, isOpen });
      else for (const scene of scenes) show(document, scene, { ...recipients, isOpen });
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
    const { spectators, spectatorNames, openCards, spectatorsMuted } = newest;
    const seats = past.seats.map((seat, at) => {
      const { shares, offered, muted } = newest.seats[at] ?? seat;
      return { ...seat, shares, offered, muted };
    });
    return { ...untimed({ ...past, seats }), spectators, spectatorNames, openCards, spectatorsMuted };
  }
}

const isQuiet = ({ entry, packed = [] }: TableMoment): boolean => !entry && packed.length === 0;

/** Without the times at which something runs out: they have passed before spectators see them. */
function untimed(table: PublicTable): PublicTable {
  const seats = table.seats.map((seat) => ({ ...seat, due: 0 }));
  return { ...table, seats, answerDeadline: 0, answerTime: 0 };
}
