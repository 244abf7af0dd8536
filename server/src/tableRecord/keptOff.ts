import type { PersonId } from '../identity/tokens';
import type { TableRecord } from '../store/contract/table';
import { SOMEBODY } from '../store/contract/seating';

export const isKeptOff = ({ keptOff = [] }: Pick<TableRecord, 'keptOff'>, person: PersonId): boolean =>
  keptOff.some((one) => one.person === person);

/** Somebody who has deleted their data stays away, under no name. */
export function withoutNameOf(tableRecord: TableRecord, person: PersonId): TableRecord {
  const { keptOff } = tableRecord;
  if (!keptOff?.some((one) => one.person === person && one.name !== SOMEBODY)) return tableRecord;
  return {
    ...tableRecord,
    keptOff: keptOff.map((one) => (one.person === person ? { person, name: SOMEBODY } : one)),
  };
}
