import type { SessionLine } from '@gearhall/shared/core/pages/adminPages';
import { ADMIN } from '../../ui/words/pages/admin';
import { AdminGrid } from './AdminGrid';
import { adminApi } from './adminApi';
import { useDoing, useLive } from './desk';

const TEXT = ADMIN.sessions;

/** Who has come in as an operator, and has not left. */
export function Sessions() {
  const { value, reload } = useLive(adminApi.sessions);
  const all = value.value?.sessions ?? [];
  if (all.length === 0) return null;
  return (
    <AdminGrid caption={TEXT.caption} columns={[TEXT.who, TEXT.since, TEXT.until, '']}>
      {all.map((session) => (
        <SessionRow key={session.id} session={session} reload={reload} />
      ))}
    </AdminGrid>
  );
}

interface SessionRowProps {
  readonly session: SessionLine;
  readonly reload: () => Promise<void>;
}

function SessionRow({ session: { id, by, address, at, until, isOwn }, reload }: SessionRowProps) {
  const doing = useDoing(reload);
  return (
    <tr>
      <th scope="row">
        {ADMIN.log.by[by]} {id}
        <div class="quiet-text">{address}</div>
      </th>
      <td>{ADMIN.time(at)}</td>
      <td>{ADMIN.time(until)}</td>
      <td>
        {isOwn ? (
          TEXT.own
        ) : (
          <button
            type="button"
            class="button"
            aria-label={TEXT.endOf(id)}
            onClick={() => void doing(() => adminApi.endSession(id))}
          >
            {TEXT.end}
          </button>
        )}
      </td>
    </tr>
  );
}
