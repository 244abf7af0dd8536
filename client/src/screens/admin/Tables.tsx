import type { AdminSeat, AdminTable } from '@gearhall/shared/core/pages/adminPages';
import { useSignal } from '@preact/signals';
import { Link } from '../../app/routing/Link';
import { tablePath } from '../../app/routing/router';
import { Dialog } from '../../ui/dialogs/Dialog';
import { listed, WORDS } from '../../ui/words/words';
import { ADMIN } from '../../ui/words/pages/admin';
import { AdminGrid } from './AdminGrid';
import { adminApi } from './adminApi';
import { useDoing } from './desk';
import { FindList } from './FindList';

const TEXT = ADMIN.tables;

/** The open tables; one that is not open is found by its whole id. */
export function Tables() {
  return (
    <FindList load={adminApi.tables}>
      {(tables, reload) =>
        tables.length === 0 ? (
          <p>{TEXT.none}</p>
        ) : (
          <AdminGrid caption={TEXT.caption} columns={[TEXT.table, TEXT.people, TEXT.state, TEXT.last, '']}>
            {tables.map((table) => (
              <TableRow key={table.id} table={table} reload={reload} />
            ))}
          </AdminGrid>
        )
      }
    </FindList>
  );
}

interface TableRowProps {
  readonly table: AdminTable;
  readonly reload: () => Promise<void>;
}

function TableRow({ table, reload }: TableRowProps) {
  const { id, game, seats, spectators, lastAt, madeAt, actions } = table;
  return (
    <tr>
      <th scope="row">
        <Link to={tablePath(id)} label={TEXT.visit(id)}>
          {id}
        </Link>
        <div class="quiet-text">{game}</div>
      </th>
      <td>
        {listed(seats.map(nameOnSeat))}
        {spectators.length > 0 && (
          <div class="quiet-text">{TEXT.spectators(listed(spectators.map(({ name }) => name)))}</div>
        )}
      </td>
      <td>
        {stateOf(table)}
        <div class="quiet-text">{TEXT.actions(actions)}</div>
      </td>
      <td>{ADMIN.time(lastAt ?? madeAt)}</td>
      <td>
        <CloseButton table={table} reload={reload} />
      </td>
    </tr>
  );
}

function nameOnSeat({ sitter, name, isHere }: AdminSeat): string {
  if (sitter === 'nobody') return TEXT.nobody;
  if (sitter === 'bot') return TEXT.bot(name);
  return isHere ? name : TEXT.away(name);
}

const stateOf = ({ status, pause, listed: isListed, isOpen, isClosedByHall }: AdminTable): string =>
  [
    WORDS.status[status],
    TEXT.paused[pause],
    isListed ? TEXT.listed : TEXT.unlisted,
    isOpen ? '' : TEXT.asleep,
    isClosedByHall ? TEXT.closed : '',
  ]
    .filter((word) => word !== '')
    .join(', ');

function CloseButton({ table: { id, isClosedByHall }, reload }: TableRowProps) {
  const doing = useDoing(reload);
  const isAsked = useSignal(false);
  const key = { kind: 'close', subject: { type: 'table', id } } as const;
  if (isClosedByHall) {
    return (
      <button
        type="button"
        class="button"
        aria-label={TEXT.reopenOf(id)}
        onClick={() => void doing(() => adminApi.lift(key))}
      >
        {TEXT.reopen}
      </button>
    );
  }
  const close = async (): Promise<void> => {
    isAsked.value = false;
    await doing(() => adminApi.impose(key));
  };
  return (
    <>
      <button
        type="button"
        class="button danger"
        aria-label={TEXT.closeOf(id)}
        onClick={() => (isAsked.value = true)}
      >
        {TEXT.close}
      </button>
      {isAsked.value && (
        <Dialog title={TEXT.closeTitle} onClose={() => (isAsked.value = false)}>
          <p>{TEXT.closeHelp}</p>
          <div class="button-row">
            <button type="button" class="button" onClick={() => (isAsked.value = false)}>
              {ADMIN.sanction.cancel}
            </button>
            <button type="button" class="button danger" onClick={() => void close()}>
              {TEXT.closeOf(id)}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
