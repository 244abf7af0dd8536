import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { TableView } from '@gearhall/shared/core/table/table';
import type { TableModel } from '../../../net/table/tableModel';

/** A position of the game, as the table tells it. */
interface Position {
  readonly table: TableView | undefined;
  readonly view: unknown;
}

interface Held extends Position {
  /** How many events of the game have been seen on the board. */
  readonly events: number;
}

/** What the board plays: it can be brought to its end. */
interface Film {
  /** Whether `rests` is called whenever it begins to rest, and to move again. */
  readonly tellsRest: boolean;
  finish(): void;
  /** Celebrates the winners, and then calls `done`. Not true where there is nothing to see. */
  celebrate?(done: () => void): boolean;
}

/** After the last motion of a game the board rests, before anything says how it ended (milliseconds). */
const REST_MS = 600;
/** Whatever stirs it in that time, the ending does not wait for longer (milliseconds). */
const LONGEST_REST_MS = 3000;
/** A film from which nothing has come for longer is not waited for (milliseconds). */
const LOST_MS = 15_000;
/** Spectators are told a position after its events; one that comes later is not waited for (milliseconds). */
const LATE_MS = 1000;

type Followed = Pick<TableModel, 'table' | 'view' | 'events' | 'acting'>;

/**
 * The position that the page shows. While the board plays what has happened, the page is as far as the board: the log,
 * the header, the seats and the ending follow event by event. My orders do not wait: they are of the table as it is.
 */
export class Presenter {
  readonly table: ReadonlySignal<TableView | undefined> = computed(() =>
    this.held.value ? this.held.value.table : this.live.table.value,
  );
  readonly view: ReadonlySignal<unknown> = computed(() =>
    this.held.value ? this.held.value.view : this.live.view.value,
  );
  readonly events: ReadonlySignal<readonly TypedThing[]> = computed(() =>
    this.held.value ? this.live.events.value.slice(0, this.held.value.events) : this.live.events.value,
  );

  private readonly held = signal<Held | undefined>(undefined);
  /** Positions that are known and not yet seen, each with the number of events that led to it. */
  private coming: Held[] = [];
  /** The number of events up to the last one that the board plays. */
  private last = 0;
  /** The last event has been seen: from now on the board may rest. */
  private isPlayed = false;
  private isCelebrating = false;
  /** The last event has been seen before the position is known to which it led. */
  private isLate = false;
  private isAtRest = false;
  private film: Film | undefined;
  /** When the board first came to rest after the end: cards that fly, the camera or a pointer may stir it again. */
  private restedAt: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Followed) {}

  /** Follows the table until the result is called. */
  follow(): () => void {
    const stops = [
      effect(() => this.know({ table: this.live.table.value, view: this.live.view.value })),
      // What somebody orders is about the table as it is.
      this.live.acting.subscribe((acting) => acting && this.finish()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.release();
    };
  }

  /** The board plays events from this number on, up to another. Called before their position is known. */
  play(from: number, to: number): void {
    this.last = to;
    this.isPlayed = false;
    this.isLate = false;
    this.watch(LOST_MS);
    if (this.held.peek()) return;
    this.held.value = { events: from, table: this.live.table.peek(), view: this.live.view.peek() };
  }

  /** The board has played this number of events. */
  played(events: number): void {
    const held = this.held.peek();
    if (!held || events <= held.events) return;
    if (events < this.last) {
      this.show(events);
      this.watch(LOST_MS);
    } else {
      this.conclude();
    }
  }

  /** Nothing moves on the board any more, nor does its camera; or something has stirred it again. */
  rests(isAtRest: boolean): void {
    this.isAtRest = isAtRest;
    // Between two of its animations a board may stand still for a moment.
    if (!this.isEnding || !this.isPlayed || (this.restedAt === undefined && !isAtRest)) return;
    // From now on it tells by itself when it is over.
    if (this.isCelebrating) return;
    const now = performance.now();
    this.restedAt ??= now;
    const left = LONGEST_REST_MS - (now - this.restedAt);
    this.watch(isAtRest ? Math.min(REST_MS, left) : left, () => this.celebrate());
  }

  /** From now on, this is what the board plays; undefined: nothing, as long as there is no board. */
  shows(film: Film | undefined): void {
    this.film = film;
    if (!film) this.release();
  }

  /** Somebody does not want to wait until the board has rested after the end, and celebrated. */
  hurry(): void {
    if (this.isEnding && this.isPlayed) this.finish();
  }

  /** Everything is brought to the present. */
  finish(): void {
    this.film?.finish();
    this.release();
  }

  /** The game has ended, and nothing has told so. */
  private get isEnding(): boolean {
    const held = this.held.peek();
    return held !== undefined && held.table?.status !== 'ended' && this.live.table.peek()?.status === 'ended';
  }

  private know(position: Position): void {
    const held = this.held.peek();
    if (!held) return;
    const events = this.live.events.peek().length;
    // The events have been forgotten, and are told anew: to somebody else perhaps.
    if (events < this.last) return this.release();
    this.coming = [...this.coming.filter((one) => one.events !== events), { ...position, events }];
    this.show(held.events);
    if (!this.isLate) return;
    this.conclude();
    if (this.isAtRest) this.rests(true);
  }

  /** The last event has been seen. */
  private conclude(): void {
    this.isLate = !this.coming.some(({ events }) => events >= this.last);
    this.isPlayed = this.isEnding;
    if (this.isLate) this.watch(LATE_MS);
    else if (!this.isEnding) this.release();
    else if (this.film?.tellsRest) this.watch(LOST_MS);
    else this.watch(REST_MS, () => this.celebrate());
  }

  private show(events: number): void {
    const seen = this.coming.filter((one) => one.events <= events).at(-1);
    this.coming = this.coming.filter((one) => one.events > events);
    const { table, view } = seen ?? this.held.peek() ?? {};
    this.held.value = { events, table, view };
  }

  /** The board has rested. */
  private celebrate(): void {
    this.isCelebrating = this.film?.celebrate?.(() => this.release()) === true;
    if (this.isCelebrating) this.watch(LOST_MS);
    else this.release();
  }

  private release(): void {
    clearTimeout(this.timer);
    this.restedAt = undefined;
    this.isCelebrating = false;
    this.isLate = false;
    batch(() => {
      this.coming = [];
      this.held.value = undefined;
    });
  }

  private watch(ms: number, then: () => void = () => this.release()): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }
}
