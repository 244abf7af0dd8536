import type { Page } from '@gearhall/shared/core/pages/adminPages';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { WORDS } from '../../ui/words/words';
import { ADMIN } from '../../ui/words/pages/admin';
import { useLive } from './desk';

const PER_PAGE = 25;

interface FindListProps<T> {
  readonly load: (wanted: { readonly find: string; readonly page: number }) => Promise<Page<T>>;
  readonly children: (list: readonly T[], reload: () => Promise<void>) => ComponentChildren;
}

/** A list with a field to search in it, page by page. */
export function FindList<T>({ load, children }: FindListProps<T>) {
  const find = useSignal('');
  const page = useSignal(0);
  const wanted = { find: find.value.trim(), page: page.value };
  const { value, reload } = useLive(() => load(wanted), JSON.stringify(wanted));
  const found = value.value;
  const from = page.value * PER_PAGE;
  const to = from + (found?.list.length ?? 0);
  return (
    <>
      <label class="list-field admin-find">
        <span>{ADMIN.find}</span>
        <input
          class="field"
          type="search"
          placeholder={ADMIN.findHint}
          maxLength={64}
          onInput={({ currentTarget }) => {
            find.value = currentTarget.value;
            page.value = 0;
          }}
        />
      </label>
      {found ? children(found.list, reload) : <p role="status">{WORDS.hall.loading}</p>}
      {found && found.total > PER_PAGE && (
        <div class="button-row admin-pages">
          <button type="button" class="button" disabled={page.value === 0} onClick={() => (page.value -= 1)}>
            {ADMIN.before}
          </button>
          <span role="status">{ADMIN.page(from + 1, to, found.total)}</span>
          <button type="button" class="button" disabled={to >= found.total} onClick={() => (page.value += 1)}>
            {ADMIN.next}
          </button>
        </div>
      )}
    </>
  );
}
