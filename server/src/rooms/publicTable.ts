import type { Match } from '@gearhall/shared/core/match';
import { sealOf } from '@gearhall/shared/core/dice';
import type { Pause, SeatInfoView, TableView } from '@gearhall/shared/core/table';
import type { TableAffairs, TableCore } from '../store/store';
import { NO_TIME, timesOf, type SeatTime } from './clocks';
import type { Clocks } from '@gearhall/shared/core/clocks';
import type { People } from './People';
import type { Question } from './Question';
import type { Chair } from './seating';
import type { Waiting } from './waiting';

/** Where the game stands. */
interface Standing {
  readonly match: Match | undefined;
  readonly clocks: Clocks | undefined;
  readonly question: Question | undefined;
  readonly pauseShown: Pause;
  readonly waiting: Waiting | undefined;
}

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
  return (affairs: TableAffairs, people: People, standing: Standing): PublicTable => {
    const { match, clocks, question, pauseShown: pause } = standing;
    const times = timesOf(affairs, clocks);
    return {
      id: core.id,
      game: core.game,
      options,
      terms,
      listed: core.listed,
      status: pause === '' || affairs.status === 'ended' ? affairs.status : 'paused',
      pause,
      host: affairs.seating.host,
      seats: affairs.seating.chairs.map((chair, seat) => ({
        ...seatInfo(chair, people, times[seat]),
        agreed: question !== undefined && (question.agreed.includes(seat) || match?.isIn(seat) === false),
      })),
      watchers: people.watchers(affairs.seating),
      toAct: match ? [...match.toAct] : [],
      undoBy: question?.by ?? -1,
      undoLearned: question ? JSON.stringify(question.learned) : '',
      seal: sealFor(affairs.seed),
      ...ending(match, affairs),
      rematch: affairs.rematch ?? '',
      patience: standing.waiting?.due ?? 0,
    };
  };
}

function ending(match: Match | undefined, { seed }: TableAffairs) {
  const outcome = match?.outcome;
  return outcome
    ? { seed, winners: [...outcome.winners], cause: outcome.cause }
    : { seed: '', winners: [], cause: '' };
}

function seatInfo(chair: Chair, people: People, time: SeatTime = NO_TIME): Omit<SeatInfoView, 'agreed'> {
  const { sitter, name, level, resigned, again, salt, standIn, offered } = chair;
  const presence = chair.person === undefined ? 'here' : people.presenceOf(chair.person);
  return { sitter, name, level, presence, resigned, again, salt, standIn, offered, ...time };
}
