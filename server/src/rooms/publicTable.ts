import type { Match } from '@gearhall/shared/core/match';
import { sealOf } from '@gearhall/shared/core/dice';
import type { SeatInfoView, TableView } from '@gearhall/shared/core/table';
import type { TableAffairs, TableCore } from '../store/store';
import type { People } from './People';
import type { Question } from './Question';
import type { Chair } from './seating';

type PublicTable = Omit<TableView, 'actions'>;

/** What everybody may know of a table, built field by field: no person ids, and no seed before the end. */
export function publicTableOf(core: TableCore) {
  const options = JSON.stringify(core.options);
  const terms = JSON.stringify(core.terms);
  let sealed = { seed: '', seal: '' };
  const sealFor = (seed: string): string => {
    if (sealed.seed !== seed) sealed = { seed, seal: sealOf(seed) };
    return sealed.seal;
  };
  return (affairs: TableAffairs, people: People, match?: Match, question?: Question): PublicTable => {
    const outcome = match?.outcome;
    return {
      id: core.id,
      game: core.game,
      options,
      terms,
      listed: core.listed,
      status: affairs.status,
      pause: '',
      host: affairs.seating.host,
      seats: affairs.seating.chairs.map((chair, seat) => ({
        ...seatInfo(chair, people),
        agreed: question?.agreed.includes(seat) ?? false,
      })),
      watchers: people.watchers(affairs.seating),
      toAct: match ? [...match.toAct] : [],
      undoBy: question?.by ?? -1,
      undoLearned: question ? JSON.stringify(question.learned) : '',
      seal: sealFor(affairs.seed),
      seed: outcome ? affairs.seed : '',
      winners: [...(outcome?.winners ?? [])],
      cause: outcome?.cause ?? '',
      rematch: affairs.rematch ?? '',
    };
  };
}

function seatInfo(chair: Chair, people: People): Omit<SeatInfoView, 'agreed'> {
  const { sitter, name, level, resigned, again, salt, standIn, offered } = chair;
  const presence = chair.person === undefined ? 'here' : people.presenceOf(chair.person);
  const clock = { due: 0, bank: 0 };
  return { sitter, name, level, presence, resigned, again, salt, standIn, offered, ...clock };
}
