import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { HELP_WORDS } from '../../ui/words/pages/help';

interface SearchFieldProps {
  readonly query: Signal<string>;
  /** The number of hits; absent where there is no search. */
  readonly found: number | undefined;
}

export function SearchField({ query, found }: SearchFieldProps) {
  const id = useId();
  return (
    <div class="rule-search" role="search">
      <label for={id}>{HELP_WORDS.search}</label>
      <input
        id={id}
        class="field"
        type="search"
        autocomplete="off"
        maxLength={60}
        value={query.value}
        onInput={({ currentTarget }) => (query.value = currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query.value === '') return;
          event.preventDefault();
          event.stopPropagation();
          query.value = '';
        }}
      />
      <p role="status">{found === undefined ? '' : HELP_WORDS.found(found)}</p>
    </div>
  );
}
