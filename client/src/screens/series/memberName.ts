import type { SeriesPage } from '@gearhall/shared/games/series';
import { WORDS } from '../../ui/words';
import type { MemberName } from '../../ui/words/series';

/** The names of those who play a series; of one whose seat is free, the seat it began with. */
export const memberName =
  ({ members }: Pick<SeriesPage, 'members'>): MemberName =>
  (member) =>
    members[member]?.name || WORDS.table.seat(member + 1);
