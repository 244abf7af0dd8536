import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { LocalTable } from '../../../local/LocalTable';
import { studiedMatch } from '../../../local/studying/studied';
import type { Answers, Question } from '../../../local/studying/questions';
import type { Waiting } from '../../../local/studying/think';
import type { Hint, Hints } from '../../table/hints/Hints';

type AskForHint = (
  question: Extract<Question, { readonly ask: 'hint' }>,
  waiting: Waiting,
) => Promise<Answers['hint']>;

/** The hints at a table in this page. */
export class LocalHints implements Hints {
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

  find(seat: Seat): void {
    void this.seek(seat);
  }

  /** Gives up what is being worked out. */
  hide(): void {
    this.stop.abort();
    this.stop = new AbortController();
    this.asked.value = undefined;
  }

  private async seek(seat: Seat): Promise<void> {
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
}
