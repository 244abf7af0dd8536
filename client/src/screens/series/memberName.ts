import type { SeriesPage } from '@gearhall/shared/games/series';
import { WORDS } from '../../ui/words/words';
import { isolated } from '../../ui/words/language/isolated';
import type { MemberName } from '../../ui/words/pages/series';

/** The names of those who play a series; of one whose seat is free, the seat it began with. */
export const memberName =
  ({ members }: Pick<SeriesPage, 'members'>): MemberName =>
  (member) =>
    isolated(members[member]?.name ?? '') || WORDS.table.seat(member + 1);
