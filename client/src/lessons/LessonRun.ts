import { computed, signal } from '@preact/signals';
import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { isSame } from '@gearhall/shared/core/json/equality';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import type { LocalSeat } from '../local/localGame';
import { LocalMatch } from '../local/LocalMatch';
import { LocalTable } from '../local/LocalTable';
import type { Guide } from '../stage/contract/contract';
import type { Lesson, Moment } from './lesson';

/** Milliseconds before another seat replies. */
const REPLY_DELAY = 700;

/** How far a lesson has come, and what is said about the last try. */
export type Progress =
  | { readonly is: 'open'; readonly say: string }
  | { readonly is: 'wrong'; readonly say: string }
  | { readonly is: 'done'; readonly say: string };

const OPEN: Progress = { is: 'open', say: '' };

interface LessonRunParts {
  readonly rules: AnyGame;
  readonly lesson: Lesson;
  /** The others in the order of their seats. */
  readonly names: { readonly learner: string; readonly others: readonly string[] };
  /** Said where the turn has ended without the goal being reached. */
  readonly turnIsOver: string;
}

/** A lesson that somebody is taking, on a table of its own. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly table: LocalTable;
  readonly progress = signal<Progress>(OPEN);
  /** How many hints have been asked for. */
  readonly hints = signal(0);
  /** The explanation is open; where there is little room, it closes with the first action. */
  readonly isExplained = signal(true);
  /** The order to highlight; undefined while nothing is recommended. */
  readonly suggested = computed(() => (this.isShown() ? this.next() : undefined));
  /** What the board marks: what the lesson is about until it is done, and where the recommended order leads. */
  readonly guide: Guide = {
    marks: computed(() => (this.progress.value.is === 'done' ? [] : (this.lesson.marks ?? []))),
    next: computed(() => placesIn(this.suggested.value)),
    loadMarks: async () => (await import('../stage/highlights/GuideMarks')).GuideMarks,
  };
  private readonly parts: LessonRunParts;
  private readonly seat: number;
  private readonly begun: number;
  /** What its learner sees at the beginning. */
  readonly begunWith: unknown;
  private replyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LessonRunParts) {
    this.parts = parts;
    this.lesson = parts.lesson;
    this.seat = parts.lesson.start.seat ?? 0;
    const match = beginningOf(parts.rules, parts.lesson);
    this.begun = match.length;
    this.begunWith = match.now.project(this.seat);
    this.table = new LocalTable({
      id: `lesson ${parts.rules.about.id} ${parts.lesson.id}`,
      rules: parts.rules,
      seats: seatsOf(parts, match.now.start.seats, this.seat),
      match,
      since: this.begun,
      onChanged: () => this.judge(),
    });
    this.planReply();
  }

  /** The learner has not acted yet. */
  get isFresh(): boolean {
    void this.table.length.value;
    return this.taken().length === 0;
  }

  /** Begins again; the hints stay. */
  again(): void {
    this.table.restart(beginningOf(this.parts.rules, this.lesson));
  }

  hint(): void {
    this.hints.value = Math.min(this.hints.value + 1, this.lesson.hints.length + 1);
  }

  close(): void {
    clearTimeout(this.replyTimer);
    this.table.close();
  }

  /** All that the lesson's checks may ask for. */
  moment(): Moment {
    const { match } = this.table;
    const view = match.now.project(this.seat);
    const events = match.told.filter(({ step }) => step > this.begun).map(({ event }) => event);
    return {
      view,
      seat: this.seat,
      actions: this.taken(),
      events: match.now.eventsFor(events, this.seat).filter((event) => !isCoreEvent(event)),
      legal: match.now.outcome ? [] : this.parts.rules.legal(view, this.seat),
    };
  }

  private taken(): readonly TypedThing[] {
    return this.table.match.entries
      .slice(this.begun)
      .flatMap(({ seat, action }) => (seat === this.seat ? [action] : []));
  }

  private judge(): void {
    const hasBegun = this.table.match.length !== this.begun;
    if (hasBegun) this.isExplained.value = false;
    this.progress.value = hasBegun ? this.judged(this.moment()) : OPEN;
    this.planReply();
  }

  private judged(moment: Moment): Progress {
    const { success, failures = [], remarks = [], praise } = this.lesson;
    if (success(moment)) return { is: 'done', say: praise };
    const failure = failures.find(({ when }) => when(moment));
    if (failure) return { is: 'wrong', say: failure.say };
    if (moment.legal.length === 0 && !this.nextReply()) return { is: 'wrong', say: this.parts.turnIsOver };
    return { is: 'open', say: remarks.find(({ when }) => when(moment))?.say ?? '' };
  }

  /** The next reply, if its seat is to act. */
  private nextReply() {
    const others = this.table.match.entries.slice(this.begun).filter(({ seat }) => seat !== this.seat);
    const reply = this.lesson.replies?.[others.length];
    const { toAct } = this.table.match.now;
    return reply && toAct.includes(reply.seat) ? reply : undefined;
  }

  private planReply(): void {
    clearTimeout(this.replyTimer);
    const reply = this.nextReply();
    if (!reply || this.progress.peek().is !== 'open') return;
    this.replyTimer = setTimeout(() => this.reply(), REPLY_DELAY);
  }

  /** The other seat's next scripted action; tests need not wait for it. */
  reply(): boolean {
    clearTimeout(this.replyTimer);
    const reply = this.nextReply();
    if (!reply) return false;
    const refusal = this.table.play(reply.seat, reply.action);
    if (refusal)
      throw new Error(`The lesson "${this.lesson.id}" replies what is refused: ${refusal.refused}.`);
    return true;
  }

  private isShown(): boolean {
    return this.lesson.isGuided === true || this.hints.value > this.lesson.hints.length;
  }

  /** The next action of the solution, as long as the learner has followed it. */
  private next(): TypedThing | undefined {
    void this.table.length.value;
    if (this.progress.value.is === 'done') return undefined;
    const taken = this.taken();
    const { solution } = this.lesson;
    return taken.every((action, at) => isSame(action, solution[at])) ? solution[taken.length] : undefined;
  }
}

/** The fields of actions that name a unit or a space which they lead to. */
const PLACE_FIELDS = ['to', 'target', 'base'];

const placesIn = (action: TypedThing | undefined): readonly string[] =>
  Object.entries(action ?? {}).flatMap(([field, value]) =>
    PLACE_FIELDS.includes(field) && typeof value === 'string' ? [value] : [],
  );

/** The table as the learner finds it. */
function beginningOf(rules: AnyGame, { id, start }: Lesson): LocalMatch {
  const { options = {}, seats = 2, position, actions = [], rolls = [], seed = id } = start;
  const begun = LocalMatch.begin(rules, {
    options,
    seats,
    seed: seedFrom('lesson', seed),
    ...(position && { position: position() }),
    rolls,
  });
  const entries = actions.map(({ seat, action }) => ({ seat, action: { ...action }, chance: 0 }));
  const { match, failedAt } = begun.replay(entries);
  if (failedAt !== undefined)
    throw new Error(`The lesson "${id}" cannot begin: action ${failedAt} is refused.`);
  return match;
}

const seatsOf = ({ names }: LessonRunParts, seats: number, own: number): LocalSeat[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === own
      ? { name: names.learner, by: 'me' }
      : { name: names.others[seat < own ? seat : seat - 1] ?? '', by: 'easy' },
  );
