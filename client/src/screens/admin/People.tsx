import type { AdminPerson } from '@gearhall/shared/core/pages/adminPages';
import { listed } from '../../ui/words/words';
import { ADMIN } from '../../ui/words/pages/admin';
import { AdminGrid } from './AdminGrid';
import { adminApi } from './adminApi';
import { FindList } from './FindList';
import { SanctionButton } from './SanctionButton';

const TEXT = ADMIN.people;

/** Who is connected to tables. */
export function People() {
  return (
    <FindList load={adminApi.people}>
      {(people, reload) =>
        people.length === 0 ? (
          <p>{TEXT.none}</p>
        ) : (
          <AdminGrid caption={TEXT.caption} columns={[TEXT.name, TEXT.id, TEXT.address, TEXT.tables, '']}>
            {people.map((person) => (
              <PersonRow key={person.person} person={person} reload={reload} />
            ))}
          </AdminGrid>
        )
      }
    </FindList>
  );
}

interface PersonRowProps {
  readonly person: AdminPerson;
  readonly reload: () => Promise<void>;
}

function PersonRow({ person: { person, names, addresses, tables }, reload }: PersonRowProps) {
  return (
    <tr>
      <th scope="row">{listed(names)}</th>
      <td>{ADMIN.short(person)}</td>
      <td>{listed(addresses)}</td>
      <td>{listed(tables.map(({ id, seat }) => TEXT.sits(id, seat)))}</td>
      <td>
        <SanctionButton target={{ name: names[0] ?? '', person, addresses }} reload={reload} />
      </td>
    </tr>
  );
}
