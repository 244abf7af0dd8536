import type { Answered } from '../../net/requests/useAnswer';
import { WORDS } from '../words/words';

interface ListStateProps {
  readonly of: Answered<readonly unknown[]>;
  /** What is said where there is nothing in the list. */
  readonly empty: string;
}

/** In place of a list: that it is empty, that it is coming, or that it cannot be loaded right now. */
export function ListState({ of: { answer, error }, empty }: ListStateProps) {
  if (answer && answer.length > 0) return undefined;
  return (
    <p class="quiet-text" role="status">
      {answer ? empty : error === undefined ? WORDS.hall.loading : WORDS.hall.listFailed}
    </p>
  );
}
