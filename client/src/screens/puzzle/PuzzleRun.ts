import { signal, type ReadonlySignal } from '@preact/signals';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { isSame } from '@gearhall/shared/core/json/equality';
import { isSolvedBy, type Answer, type Puzzle } from '@gearhall/shared/core/puzzles/puzzle';
import type { OpenedGame } from '../../local/localStore';
import { LocalTable } from '../../local/LocalTable';
import type { Answers, Question } from '../../local/studying/questions';
import type { Waiting } from '../../local/studying/think';

type Weigh = (
  question: Extract<Question, { readonly ask: 'weigh' }>,
  waiting: Waiting,
) => Promise<Answers['weigh']>;

/** What a choice was worth: how often it wins, from 0 to 1. */
export interface Judged {
  readonly is: 'solved' | 'missed';
  readonly wins: number;
}

/** How far somebody has come with a puzzle. */
export type Verdict =
  | { readonly is: 'open' | 'failed' }
  /** `done`: from 0 to 1. */
  | { readonly is: 'judging'; readonly done: number }
  | Judged;

interface PuzzleParts {
  readonly id: string;
  readonly rules: AnyGame;
  readonly puzzle: Puzzle;
  readonly opened: OpenedGame;
  readonly weigh: Weigh;
}

/** About how long a choice is judged that nobody has compared before, in milliseconds. */
const PATIENCE = 4000;

const OPEN: Verdict = { is: 'open' };

/** A puzzle that somebody is solving, on a table of its own: nobody else acts at it. */
export class PuzzleRun {
  readonly table: LocalTable;
  readonly verdict: ReadonlySignal<Verdict>;
  /** The best choice, once it is to be marked. */
  readonly shown: ReadonlySignal<TypedThing | undefined>;
  /** What the seat sees before it chooses. */
  readonly view: unknown;
  private readonly now = signal<Verdict>(OPEN);
  private readonly marked = signal<TypedThing | undefined>(undefined);
  private stop = new AbortController();

  constructor(private readonly parts: PuzzleParts) {
    const { id, rules, opened } = parts;
    this.verdict = this.now;
    this.shown = this.marked;
    this.view = opened.match.now.project(parts.puzzle.seat);
    this.table = new LocalTable({
      ...{ id, rules, seats: opened.game.seats, match: opened.match },
      onChanged: () => this.onChanged(),
    });
  }

  get best(): Answer {
    const [best] = this.parts.puzzle.answers;
    if (!best) throw new Error('A puzzle has no answers.');
    return best;
  }

  again(): void {
    this.marked.value = undefined;
    this.table.restart(this.parts.opened.match);
  }

  showBest(): void {
    this.again();
    this.marked.value = this.best.action;
  }

  close(): void {
    this.stop.abort();
    this.table.close();
  }

  /** The first order counts. */
  private onChanged(): void {
    const [entry, ...later] = this.table.match.entries;
    if (later.length > 0) return;
    this.stop.abort();
    this.stop = new AbortController();
    if (!entry) this.now.value = OPEN;
    else void this.judge(entry.action);
  }

  private async judge(action: TypedThing): Promise<void> {
    this.marked.value = undefined;
    const { puzzle } = this.parts;
    const known = puzzle.answers.find((answer) => isSame(answer.action, action));
    if (known) return this.tell(known.wins);
    const { signal: wanted } = this.stop;
    try {
      const wins = await this.weighed(action, wanted);
      if (!wanted.aborted) this.tell(wins);
    } catch {
      if (!wanted.aborted) this.now.value = { is: 'failed' };
    }
  }

  private tell(wins: number): void {
    this.now.value = { is: isSolvedBy(this.parts.puzzle, wins) ? 'solved' : 'missed', wins };
  }

  /** How often the seat wins with a choice that nobody has compared before. */
  private async weighed(action: TypedThing, wanted: AbortSignal): Promise<number> {
    const { puzzle, rules, weigh } = this.parts;
    const { best } = this;
    this.now.value = { is: 'judging', done: 0 };
    const { options, seats, seed, entries, seat } = puzzle;
    const game = { game: rules.about.id, options, seats, seed, entries };
    const gain = await weigh(
      { ask: 'weigh', game, seat, action, best: best.action, ms: PATIENCE },
      {
        signal: wanted,
        onProgress: ({ done }) => {
          if (!wanted.aborted) this.now.value = { is: 'judging', done };
        },
      },
    );
    return Math.min(1, Math.max(0, best.wins + gain));
  }
}
