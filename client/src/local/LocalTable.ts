import { computed, signal } from '@preact/signals';
import { BOUND_BY } from '@gearhall/shared/core/wire/boundRequests';
import { packEvent } from '@gearhall/shared/core/log/coreEvents';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { botAt, BOT_LEVELS } from '@gearhall/shared/core/bots/bot';
import { PlannedTurn } from '@gearhall/shared/core/bots/PlannedTurn';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat, Viewer } from '@gearhall/shared/core/ground/seats';
import { viewHistoryOf } from '@gearhall/shared/core/replay/viewHistory';
import type { RequestType } from '@gearhall/shared/core/wire/requests';
import type { Connection, Dial, Listener } from '../net/table/connection';
import { haveSecrets, isHandedOn, peopleOn } from './handingOn';
import { afterBot } from './localBot';
import { LocalThinking, type AskedBot } from './thinking/LocalThinking';
import type { LocalSeat } from './localGame';
import type { LocalMatch } from './LocalMatch';
import { tableViewOf } from './tableView';

/** Milliseconds before a bot acts, so that people can follow. */
const BOT_DELAY = 650;
/** How long a bot that thinks is waited for after that: its worker gives up before. */
const BOT_PATIENCE = 10_000;

interface LocalTableParts {
  readonly id: string;
  readonly rules: AnyGame;
  readonly seats: readonly LocalSeat[];
  readonly match: LocalMatch;
  /** The number of entries that were played for the learner: they are not taken back. */
  readonly since?: number;
  /** Is told after each change. */
  readonly onChanged?: (table: LocalTable) => void;
  /** Answers questions by itself that are asked in vain, where all others are bots (`GameClient.idle`). */
  readonly idle?:
    ((view: unknown, seat: Seat, legal: readonly TypedThing[]) => TypedThing | undefined) | undefined;
  /** Absent: the seats of bots wait until somebody plays for them. */
  readonly bots?: AnyGame['bots'] | undefined;
  /** Where bots think that need time for it, if not in a worker of this page. */
  readonly thinking?: LocalThinking;
}

function later(ms: number, job: () => void): () => void {
  const timer = setTimeout(job, ms);
  return () => clearTimeout(timer);
}

interface Message {
  readonly n: number;
  /** The number of entries when it was asked for. */
  readonly at?: number;
  readonly action?: TypedThing;
  readonly events?: number;
}

/**
 * A table in this page: it answers the same requests as a table of the hall, but nothing leaves the
 * browser. One person may play several seats; the page shows the seat that is to act.
 */
export class LocalTable {
  readonly id: string;
  /** Somebody else takes the device: nothing secret is shown until they say that they are there. */
  readonly curtain = signal<Seat | undefined>(undefined);
  readonly isHidden = computed(() => this.curtain.value !== undefined);
  readonly seats = signal<readonly LocalSeat[]>([]);
  /** Somebody looks back step by step: bots wait until they are told to go on. */
  readonly botsRest = signal(false);
  /** The number of entries so far; changes with every change of the match. */
  readonly length = signal(0);
  match: LocalMatch;
  private readonly rules: AnyGame;
  private readonly parts: LocalTableParts;
  private listener: Listener | undefined;
  private shown: Seat | undefined;
  private readonly botTurn = new PlannedTurn(later, BOT_PATIENCE);
  private readonly thinking: LocalThinking;
  private generation = 0;
  private chance: number;

  constructor(parts: LocalTableParts) {
    this.parts = parts;
    this.id = parts.id;
    this.rules = parts.rules;
    this.thinking = parts.thinking ?? new LocalThinking();
    this.match = parts.match;
    this.seats.value = parts.seats;
    this.length.value = parts.match.length;
    this.chance = parts.match.entries.reduce((most, { chance = 0 }) => Math.max(most, chance), 0);
    this.shown = this.isHandedOn ? undefined : this.people[0];
    this.chooseShown();
  }

  readonly dial: Dial = (_table, _caller, listener) => {
    this.listener = listener;
    // The page expects its connection before anything is said on it.
    queueMicrotask(() => {
      this.tellAll();
      this.planBot();
    });
    return Promise.resolve(this.connection());
  };

  /** Plays for a seat; nothing happens when it is refused. */
  play(seat: Seat, action: TypedThing): Refusal | undefined {
    const played = this.played(seat, action);
    if (isRefusal(played)) return played;
    this.goTo(played);
    return undefined;
  }

  private played(seat: Seat, action: TypedThing): LocalMatch | Refusal {
    const parsed = this.match.now.parse(action);
    return parsed ? this.match.play(seat, parsed, this.nextChance()) : refuse('malformed');
  }

  /** Takes back my last action and all that followed it. */
  takeBack(): boolean {
    const to = this.match.lastOf(this.people);
    if (to === undefined || to < (this.parts.since ?? 0)) return false;
    this.rewind(to);
    return true;
  }

  /** Takes back the last action of any seat. A bot does not play at once what has just been taken back. */
  stepBack(): void {
    if (this.match.length === 0) return;
    this.botsRest.value = true;
    this.rewind(this.match.length - 1);
  }

  /** The game waits for a bot that rests. */
  get isBotWaited(): boolean {
    return this.botsRest.value && this.awaitedBot !== undefined;
  }

  botsGoOn(): void {
    this.botsRest.value = false;
    this.planBot();
  }

  get canRollAgain(): boolean {
    return this.match.lastRolled !== undefined;
  }

  /** The last dice are rolled again; all that followed them is taken back. */
  rollAgain(): void {
    const at = this.match.lastRolled;
    const entry = at === undefined ? undefined : this.match.entries[at];
    if (at === undefined || !entry) return;
    const played = this.match.at(at).play(entry.seat, entry.action, this.nextChance());
    if (isRefusal(played)) return;
    this.match = played;
    this.botsRest.value = true;
    this.afterRewind();
  }

  /** Somebody else plays this seat from now on. */
  seatPlayer(seat: Seat, by: LocalSeat['by']): void {
    this.seats.value = this.seats.value.map((one, at) => (at === seat ? { ...one, by } : one));
    this.botsRest.value = false;
    this.chooseShown();
    this.tellAll();
    this.planBot();
    this.parts.onChanged?.(this);
  }

  /** The next person has the device. */
  liftCurtain(): void {
    this.shown = this.curtain.value;
    this.curtain.value = undefined;
    this.tellAll();
  }

  /** Another beginning at the same table. */
  restart(match: LocalMatch): void {
    this.match = match;
    this.botsRest.value = false;
    this.afterRewind();
  }

  close(): void {
    this.botTurn.cancel();
    this.thinking.end();
    this.listener = undefined;
  }

  /** The seats that people play on this device. */
  get people(): readonly Seat[] {
    return peopleOn(this.seats.value);
  }

  /** The viewer that the page stands for now. */
  get viewer(): Viewer {
    return this.curtain.value === undefined ? (this.shown ?? 'spectator') : 'spectator';
  }

  private connection(): Connection {
    return {
      send: (type, message) => this.answer(type, message as Message),
      ping: (answered) => answered(),
      leave: () => this.close(),
      drop: () => this.close(),
    };
  }

  private answer(type: RequestType, { n, at, action, events = 0 }: Message): void {
    const isStale = at !== undefined && BOUND_BY[type] === 'actions' && at !== this.match.length;
    const refusal = isStale ? refuse('stalePosition') : this.carryOut(type, action);
    if (type === 'history') this.tellHistory(events);
    if (type === 'reviewGame') this.tellReview();
    this.listener?.notice('answer', refusal ? { n, refusal } : { n });
  }

  private carryOut(type: RequestType, action: TypedThing | undefined): Refusal | undefined {
    // Behind the curtain nobody has the device.
    if (this.curtain.value !== undefined && (type === 'act' || type === 'undo')) return refuse('notSeated');
    if (type === 'act' && action) {
      this.botsRest.value = false;
      return typeof this.viewer === 'number' ? this.play(this.viewer, action) : refuse('notSeated');
    }
    if (type === 'undo') return this.takeBack() ? undefined : refuse('nothingToTakeBack');
    return undefined;
  }

  private goTo(match: LocalMatch): void {
    const before = this.heard().length;
    const viewer = this.viewer;
    this.match = match;
    const events = match.now.eventsFor(match.lastEvents, viewer).map((event) => packEvent(this.rules, event));
    if (events.length > 0) this.listener?.notice('events', [before, ...events]);
    if (this.passIdle()) return;
    this.chooseShown();
    if (this.viewer === viewer) this.tellState();
    else this.tellAll();
    this.changed();
  }

  /** Whether a question has been answered that would have been asked in vain: then it has never been seen. */
  private passIdle(): boolean {
    const [me, ...others] = this.people;
    const { now } = this.match;
    if (!this.parts.idle || me === undefined || others.length > 0) return false;
    if (now.outcome || this.botsRest.value || !now.toAct.includes(me)) return false;
    const view = now.project(me);
    const action = this.parts.idle(view, me, this.rules.legal(view, me));
    const played = action && this.match.play(me, action, this.nextChance(), { idle: true });
    if (!played || isRefusal(played)) return false;
    this.goTo(played);
    return true;
  }

  private rewind(length: number): void {
    this.match = this.match.at(length);
    this.afterRewind();
  }

  private afterRewind(): void {
    this.botTurn.cancel();
    this.curtain.value = undefined;
    this.chooseShown();
    this.tellAll();
    this.changed();
  }

  private changed(): void {
    this.length.value = this.match.length;
    this.planBot();
    this.parts.onChanged?.(this);
  }

  /** The seat that is to act, if a person plays it; until then the last one. */
  private chooseShown(): void {
    const { toAct, outcome } = this.match.now;
    const people = this.people;
    if (this.shown !== undefined && !people.includes(this.shown)) this.shown = people[0];
    if (outcome || (this.shown !== undefined && toAct.includes(this.shown))) return;
    const next = toAct.find((seat) => people.includes(seat));
    if (next === undefined || next === this.shown) return;
    // At the beginning nobody knows who has the device.
    if (this.isHandedOn && (this.shown === undefined || haveSecrets(people, this.match)))
      this.curtain.value = next;
    else this.shown = next;
  }

  private get isHandedOn(): boolean {
    return isHandedOn(this.seats.value, this.rules);
  }

  /** What the viewer has been told so far. */
  private heard(): TypedThing[] {
    return this.match.now.eventsFor(
      this.match.told.map(({ event }) => event),
      this.viewer,
    );
  }

  private tellAll(): void {
    const { viewer } = this;
    this.listener?.notice('welcome', {
      ...(typeof viewer === 'number' && { seat: viewer }),
      // Another key after each change that cannot be told as events: the page then asks for all of them.
      view: `${String(viewer)} ${this.generation++}`,
      events: this.heard().length,
      chat: 0,
      now: Date.now(),
      lastAct: -1,
    });
    this.tellState();
  }

  private tellHistory(from: number): void {
    const events = this.heard()
      .slice(from)
      .map((event) => packEvent(this.rules, event));
    this.listener?.notice('events', [from, ...events]);
  }

  private tellReview(): void {
    const steps = viewHistoryOf(this.match.seenBy(this.viewer));
    this.listener?.notice('viewHistory', { from: 0, steps, last: true });
  }

  private tellState(): void {
    const view = this.match.now.project(this.viewer);
    const table = tableViewOf(this.id, this.rules, this.seats.value, this.match);
    this.listener?.state({ table, view: () => view });
  }

  private planBot(): void {
    this.botTurn.cancel();
    const seat = this.awaitedBot;
    const level = BOT_LEVELS.find((one) => one === this.seats.value[seat ?? -1]?.by);
    const { bots } = this.parts;
    if (!this.listener || this.botsRest.value || seat === undefined || !bots || !level) return;
    const { rules, match } = this;
    const asked = { rules, match, seat, level };
    this.botTurn.plan(
      BOT_DELAY,
      (choice) => this.playBot({ ...asked, bots }, choice?.action),
      botAt(bots, level).thinks && (() => this.thinking.think(asked)),
    );
  }

  /** The bot that is to act. */
  private get awaitedBot(): Seat | undefined {
    if (!this.parts.bots || this.match.now.outcome) return undefined;
    return this.match.now.toAct.find((one) => !this.people.includes(one));
  }

  private playBot(asked: AskedBot & Pick<AnyGame, 'bots'>, chosen: TypedThing | undefined): void {
    this.goTo(afterBot({ ...asked, play: (action) => this.played(asked.seat, action) }, chosen));
  }

  /** Other dice than any that were rolled at this table. */
  private nextChance(): number {
    this.chance += 1;
    return this.chance;
  }
}
