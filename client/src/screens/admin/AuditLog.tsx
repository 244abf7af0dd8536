import type { AuditEntry } from '@gearhall/shared/core/pages/adminPages';
import { useSignal } from '@preact/signals';
import { WORDS } from '../../ui/words/words';
import { ADMIN } from '../../ui/words/pages/admin';
import { AdminGrid } from './AdminGrid';
import { adminApi } from './adminApi';
import { useLive } from './desk';

const TEXT = ADMIN.log;

/** What operators did, the latest first. */
export function AuditLog() {
  const before = useSignal<number | undefined>(undefined);
  const { value } = useLive(() => adminApi.log(before.value), String(before.value ?? ''));
  const page = value.value;
  const oldest = page?.entries.at(-1)?.at;
  if (!page) return <p role="status">{WORDS.hall.loading}</p>;
  if (page.entries.length === 0) return <p>{TEXT.none}</p>;
  return (
    <>
      <AdminGrid caption={TEXT.caption} columns={[TEXT.when, TEXT.who, TEXT.what, TEXT.whom, TEXT.detail]}>
        {page.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </AdminGrid>
      {page.hasMore && (
        <button type="button" class="button" onClick={() => (before.value = oldest)}>
          {ADMIN.older}
        </button>
      )}
    </>
  );
}

function EntryRow({
  entry: { at, by, session, address, action, subject, detail, until },
}: {
  readonly entry: AuditEntry;
}) {
  return (
    <tr>
      <th scope="row">{ADMIN.time(at)}</th>
      <td>
        {TEXT.by[by]} {session}
        <div class="quiet-text">{address}</div>
      </td>
      <td>{TEXT.actions[action]}</td>
      <td>{subject}</td>
      <td>
        {detail}
        {until !== undefined && <div class="quiet-text">{TEXT.until(until)}</div>}
      </td>
    </tr>
  );
}
