import type { Match } from '@gearhall/shared/core/match';
import { sealOf } from '@gearhall/shared/core/dice';
import type { Pause, SeatInfoView, TableView } from '@gearhall/shared/core/table';
import type { Settings, TableAffairs, TableCore } from '../store/store';
import { NO_TIME, timesOf, type SeatTime } from './clocks';
import type { Clocks } from '@gearhall/shared/core/clocks';
import type { People } from './People';
import type { Question } from './Question';
import { isSelfStarting } from './rematch';
import type { Chair } from './seating';
import { settingsOf } from './settings';
import type { Waiting } from './waiting';

/** Where the game stands. */
interface Standing {
  readonly match: Match | undefined;
  readonly clocks: Clocks | undefined;
  readonly question: Question | undefined;
  readonly pauseShown: Pause;
  readonly waiting: Waiting | undefined;
  /** When it begins by itself, in ms since 1970. */
  readonly startsAt: number | undefined;
}

type PublicTable = Omit<TableView, 'actions'>;

/** What everybody may know of a table, built field by field: no person ids, and no seed before the end. */
export function publicTableOf(core: TableCore) {
  let told = { settings: core as Settings, ...asText(core) };
  const toldOf = (settings: Settings) => {
    if (told.settings !== settings) told = { settings, ...asText(settings) };
    return told;
  };
  let sealed = { seed: '', seal: '' };
  const sealFor = (seed: string): string => {
    if (sealed.seed !== seed) sealed = { seed, seal: sealOf(seed) };
    return sealed.seal;
  };
  return (affairs: TableAffairs, people: People, standing: Standing): PublicTable => {
    const { match, clocks, question, pauseShown: pause } = standing;
    const times = timesOf(affairs, clocks);
    const { options, terms } = toldOf(settingsOf(core, affairs));
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
      startsItself: isSelfStarting(affairs),
      startsAt: (isSelfStarting(affairs) && standing.startsAt) || 0,
      patience: standing.waiting?.due ?? 0,
      patienceSpan: standing.waiting?.span ?? 0,
    };
  };
}

const asText = ({ options, terms }: Settings) => ({
  options: JSON.stringify(options),
  terms: JSON.stringify(terms),
});

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
