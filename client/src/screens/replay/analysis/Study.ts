import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Analysis, CurvePoint, Judged, Progress } from '@gearhall/shared/core/analysis/analysis';
import type { LocalGame } from '../../../local/localGame';
import type { Answers, Kind, Question } from '../../../local/studying/questions';
import type { StudiedGame } from '../../../local/studying/studied';
import type { Waiting } from '../../../local/studying/think';

/** How long a whole analysis may take, as long as somebody watches a bar; or longer, where they want it (milliseconds). */
const ANALYSIS_MS = 11_000;
const THOROUGH_MS = 60_000;
/** A look at one choice. */
const LOOK_MS = 6_000;

/** The game that is analysed. */
export interface StudySource {
  readonly game: StudiedGame;
  /** The same game after its first entries, to be played on in this page. */
  until(length: number): LocalGame;
}

type Ask = <Asked extends Kind>(
  question: Extract<Question, { readonly ask: Asked }>,
  waiting: Waiting,
) => Promise<Answers[Asked]>;

type StudyState =
  | { readonly is: 'none' | 'failed' }
  | { readonly is: 'running'; readonly progress: Progress }
  | { readonly is: 'done'; readonly analysis: Analysis };

/** A look at a single decision. */
export type Look =
  | { readonly is: 'looking'; readonly done: number }
  | { readonly is: 'done'; readonly judged: Judged | undefined }
  | { readonly is: 'failed' };

const BEGINNING: Progress = { done: 0, curve: [] };

/** The analysis of a game, from the moment at which somebody asks for it until they leave. */
export class Study {
  readonly state = signal<StudyState>({ is: 'none' });
  /** By the number of entries before the decision. */
  readonly looks = signal<ReadonlyMap<number, Look>>(new Map());
  /** As far as it is known. */
  readonly curve: ReadonlySignal<readonly CurvePoint[]> = computed(() => {
    const { value: state } = this.state;
    if (state.is === 'done') return state.analysis.curve;
    return state.is === 'running' ? state.progress.curve : [];
  });
  private last: StudyState = { is: 'none' };
  private stop = new AbortController();

  constructor(
    readonly source: StudySource,
    private readonly ask: Ask,
  ) {}

  /** `isThorough`: it takes longer, and is less often mistaken. */
  async begin(isThorough = false): Promise<void> {
    if (this.state.peek().is === 'running') return;
    const { signal: wanted } = this.stop;
    this.state.value = { is: 'running', progress: BEGINNING };
    const onProgress = (progress: Progress) => {
      if (!wanted.aborted) this.state.value = { is: 'running', progress };
    };
    try {
      const { game } = this.source;
      const question = { ask: 'analyse', game, ms: isThorough ? THOROUGH_MS : ANALYSIS_MS } as const;
      const analysis = await this.ask<'analyse'>(question, { signal: wanted, onProgress });
      if (!wanted.aborted) this.state.value = this.last = { is: 'done', analysis };
    } catch {
      if (!wanted.aborted) this.state.value = { is: 'failed' };
    }
  }

  /** Judges a decision more deeply. */
  async lookDeeper(at: number): Promise<void> {
    if (this.looks.peek().get(at)?.is === 'looking') return;
    const { signal: wanted } = this.stop;
    const show = (look: Look) => {
      if (!wanted.aborted) this.looks.value = new Map(this.looks.peek()).set(at, look);
    };
    show({ is: 'looking', done: 0 });
    try {
      const { game } = this.source;
      const question = { ask: 'judge', game, at, ms: LOOK_MS } as const;
      const onProgress = ({ done }: Progress) => show({ is: 'looking', done });
      show({ is: 'done', judged: await this.ask<'judge'>(question, { signal: wanted, onProgress }) });
    } catch {
      show({ is: 'failed' });
    }
  }

  /** What is known stays; what is being worked out is given up. */
  cancel(): void {
    this.stop.abort();
    this.stop = new AbortController();
    if (this.state.peek().is === 'running') this.state.value = this.last;
    const settled = [...this.looks.peek()].filter(([, { is }]) => is !== 'looking');
    this.looks.value = new Map(settled);
  }

  /** The decision after this number of entries, as deeply as it has been looked at. */
  judgedAt(at: number): Judged | undefined {
    const look = this.looks.value.get(at);
    if (look?.is === 'done') return look.judged;
    const { value: state } = this.state;
    return state.is === 'done' ? state.analysis.judged.find((one) => one.at === at) : undefined;
  }
}
