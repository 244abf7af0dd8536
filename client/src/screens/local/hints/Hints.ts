import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { LocalTable } from '../../../local/LocalTable';
import { studiedMatch } from '../../../local/studying/studied';
import type { Answers, Question } from '../../../local/studying/questions';
import type { Waiting } from '../../../local/studying/think';

type AskForHint = (
  question: Extract<Question, { readonly ask: 'hint' }>,
  waiting: Waiting,
) => Promise<Answers['hint']>;

/** A hint that has been asked for; `none`: there is nothing to decide. */
export type Hint =
  { readonly is: 'thinking' | 'failed' | 'none' } | { readonly is: 'found'; readonly action: TypedThing };

/** The hints at a table in this page: each is for one position, and is gone with it. */
export class Hints {
  readonly now: ReadonlySignal<Hint | undefined>;
  private readonly asked = signal<{ readonly at: number; readonly hint: Hint } | undefined>(undefined);
  private stop = new AbortController();

  constructor(
    private readonly table: Pick<LocalTable, 'length' | 'match'>,
    private readonly ask: AskForHint,
  ) {
    this.now = computed(() => {
      const { value: asked } = this.asked;
      return asked?.at === table.length.value ? asked.hint : undefined;
    });
  }

  /** From what this seat knows. */
  async find(seat: Seat): Promise<void> {
    this.hide();
    const { signal: wanted } = this.stop;
    const at = this.table.length.peek();
    const show = (hint: Hint) => {
      if (!wanted.aborted) this.asked.value = { at, hint };
    };
    show({ is: 'thinking' });
    try {
      const question = { ask: 'hint', game: studiedMatch(this.table.match), seat } as const;
      const action = await this.ask(question, { signal: wanted });
      show(action ? { is: 'found', action } : { is: 'none' });
    } catch {
      show({ is: 'failed' });
    }
  }

  /** Gives up what is being worked out. */
  hide(): void {
    this.stop.abort();
    this.stop = new AbortController();
    this.asked.value = undefined;
  }
}
