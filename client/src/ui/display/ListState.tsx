import type { Answered } from '../../net/requests/useAnswer';
import type { ComponentChildren } from 'preact';
import { WORDS } from '../words/words';

interface ListStateProps {
  readonly of: Answered<readonly unknown[]>;
  /** What is said where there is nothing in the list. */
  readonly empty: string;
  /** What is shown where there is nothing in the list; absent: that sentence. */
  readonly children?: ComponentChildren;
}

/** In place of a list: that it is empty, that it is coming, or that it cannot be loaded right now. */
export function ListState({ of: { answer, error }, empty, children }: ListStateProps) {
  if (answer && answer.length > 0) return undefined;
  if (answer && children !== undefined) return <>{children}</>;
  return (
    <p class="quiet-text" role="status">
      {answer ? empty : error === undefined ? WORDS.hall.loading : WORDS.hall.listFailed}
    </p>
  );
}
