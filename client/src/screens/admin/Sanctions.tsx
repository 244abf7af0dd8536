import type { Sanction } from '@gearhall/shared/core/pages/adminPages';
import { useSignal } from '@preact/signals';
import { WORDS } from '../../ui/words/words';
import { ADMIN } from '../../ui/words/pages/admin';
import { AdminGrid } from './AdminGrid';
import { adminApi } from './adminApi';
import { useDoing, useLive } from './desk';
import { SanctionButton } from './SanctionButton';

const TEXT = ADMIN.sanctions;

/** Mutes, bans and closed tables in force. */
export function Sanctions() {
  const { value, reload } = useLive(adminApi.sanctions);
  const all = value.value?.sanctions;
  return (
    <>
      <AddressForm reload={reload} />
      {!all && <p role="status">{WORDS.hall.loading}</p>}
      {all?.length === 0 && <p>{TEXT.none}</p>}
      {all && all.length > 0 && (
        <AdminGrid caption={TEXT.caption} columns={[TEXT.whom, TEXT.what, TEXT.until, TEXT.reason, '']}>
          {all.map((one) => (
            <SanctionRow key={`${one.kind} ${one.subject.id}`} sanction={one} reload={reload} />
          ))}
        </AdminGrid>
      )}
    </>
  );
}

interface SanctionRowProps {
  readonly sanction: Sanction;
  readonly reload: () => Promise<void>;
}

function SanctionRow({ sanction, reload }: SanctionRowProps) {
  const { kind, subject, name, reason, until } = sanction;
  const doing = useDoing(reload);
  const id = subject.type === 'person' ? ADMIN.short(subject.id) : subject.id;
  const whom = name === '' ? id : name;
  return (
    <tr>
      <th scope="row">
        {whom}
        <div class="quiet-text">
          {TEXT.subjects[subject.type]} {name === '' ? '' : id}
        </div>
      </th>
      <td>{TEXT.kinds[kind]}</td>
      <td>{until === undefined ? TEXT.forGood : ADMIN.time(until)}</td>
      <td>{reason}</td>
      <td>
        <button
          type="button"
          class="button"
          aria-label={TEXT.liftOf(whom)}
          onClick={() => void doing(() => adminApi.lift(sanction))}
        >
          {TEXT.lift}
        </button>
      </td>
    </tr>
  );
}

/** For an address that is not in the list of people. */
function AddressForm({ reload }: Pick<SanctionRowProps, 'reload'>) {
  const address = useSignal('');
  const id = address.value.trim();
  return (
    <div class="admin-by-hand">
      <label class="list-field">
        <span>{ADMIN.sanction.addressField}</span>
        <input
          class="field"
          maxLength={60}
          onInput={({ currentTarget: { value } }) => void (address.value = value)}
        />
      </label>
      {id !== '' && <SanctionButton target={{ name: id, person: null, addresses: [id] }} reload={reload} />}
    </div>
  );
}
