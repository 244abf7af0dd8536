import type { PublicTable } from '../../viewing/ActionTraces';
import type { Match } from '@gearhall/shared/core/match';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { sealOf } from '@gearhall/shared/core/dice/dice';
import { ABANDONED, type Pause, type SeatInfoView } from '@gearhall/shared/core/table/table';
import type { SeriesRecord } from '../../store/contract/series';
import type { Settings, TableCore, TableRecord } from '../../store/contract/table';
import { NO_TIME, timesOf, type SeatTime } from './clocks';
import type { Clocks } from '@gearhall/shared/core/table/clocks';
import type { People } from './People';
import { isDelayed } from '@gearhall/shared/core/table/terms';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { sharesEverything } from './spectating';
import { isMuted } from '../../tableRecord/muted';
import type { SeatVote, UndoVote } from '../../store/contract/votes';
import { isSelfStarting } from '../../tableRecord/tableRecord';
import type { SeatState } from '../../store/contract/seating';
import { isSealed, shownAt } from '../../series/seriesRecord';
import { settingsOf } from '../../tableRecord/settings';
import type { PendingDeadline } from './pendingDeadline';

/** The state of the game. */
interface Standing {
  readonly match: Match | undefined;
  readonly clocks: Clocks | undefined;
  readonly undoVote: UndoVote | undefined;
  readonly pauseShown: Pause;
  readonly pendingDeadline: PendingDeadline | undefined;
  /** When it starts automatically, in ms since 1970. */
  readonly startsAt: number | undefined;
  readonly series: SeriesRecord | undefined;
  /** When the others may vote about each seat; 0: not yet. */
  readonly overdue: readonly number[];
}

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
  const seriesOf = seriesText(core);
  return (tableRecord: TableRecord, people: People, standing: Standing): PublicTable => {
    const { match, clocks, undoVote, pauseShown: pause } = standing;
    const times = timesOf(tableRecord, clocks);
    const settings = settingsOf(core, tableRecord);
    const { options, terms } = toldOf(settings);
    return {
      id: core.id,
      game: core.game,
      options,
      terms,
      listed: core.listed,
      status: pause === '' || tableRecord.status === 'ended' ? tableRecord.status : 'paused',
      pause,
      host: tableRecord.seating.host,
      seats: tableRecord.seating.seats.map((seatState, seat) => ({
        ...seatInfo(seatState, people, times[seat]),
        muted: seatState.person !== undefined && isMuted(tableRecord, seatState.person),
        agreed: undoVote !== undefined && (undoVote.agreed.includes(seat) || match?.isIn(seat) === false),
        overdueAt: standing.overdue[seat] ?? 0,
        seatVote: voteOf(tableRecord.seatVote, seat),
      })),
      ...seatVoteOf(tableRecord),
      keptOff: (tableRecord.keptOff ?? []).map(({ name }) => name),
      ...spectatorsOf(people, tableRecord),
      spectatorsMuted: tableRecord.muted?.spectators ?? false,
      openCards: isDelayed(settings.terms.watching) && sharesEverything(tableRecord.seating),
      toAct: match ? [...match.toAct] : [],
      undoBy: undoVote?.by ?? -1,
      undoLearned: undoVote ? JSON.stringify(undoVote.learned) : '',
      seal: sealFor(tableRecord.seed),
      ...ending(match, seedOf(tableRecord, standing), tableRecord),
      rematch: tableRecord.rematch ?? '',
      series: seriesOf(standing.series),
      startsItself: isSelfStarting(tableRecord),
      startsAt: (isSelfStarting(tableRecord) && standing.startsAt) || 0,
      ...deadlineOf(standing),
    };
  };
}

const asText = ({ options, terms }: Settings) => ({
  options: JSON.stringify(options),
  terms: JSON.stringify(terms),
});

/** As JSON, made again only when it has changed. */
function seriesText({ series: place }: TableCore) {
  let told: { readonly series?: SeriesRecord | undefined; readonly text: string } = { text: '' };
  return (series: SeriesRecord | undefined): string => {
    if (told.series !== series) {
      told = { series, text: series && place ? JSON.stringify(shownAt(series, place)) : '' };
    }
    return told.text;
  };
}

function voteOf(seatVote: SeatVote | undefined, seat: Seat): '' | 'yes' | 'no' {
  if (seatVote?.agreed.includes(seat)) return 'yes';
  return seatVote?.refused.includes(seat) ? 'no' : '';
}

function seatVoteOf({ seatVote }: TableRecord) {
  if (!seatVote) return { voteSeat: -1, voteGoal: '', voteBy: -1, voteNeeds: 0 } as const;
  const { seat, goal, by, needs } = seatVote;
  return { voteSeat: seat, voteGoal: goal, voteBy: by, voteNeeds: needs };
}

const deadlineOf = ({ pendingDeadline }: Standing) => ({
  answerDeadline: pendingDeadline?.due ?? 0,
  answerTime: pendingDeadline?.span ?? 0,
});

function spectatorsOf(people: People, { seating }: TableRecord) {
  const names = people.spectatorsIn(seating).map(({ name }) => name);
  return { spectators: names.length, spectatorNames: names.slice(0, LIMITS.spectatorNames) };
}

/** A series may keep it closed after the match. */
const seedOf = ({ seed }: TableRecord, { series }: Standing): string =>
  series && isSealed(series) ? '' : seed;

/** `seed`: what is told of it once the match is over. */
function ending(match: Match | undefined, seed: string, { abandoned }: TableRecord) {
  const outcome = match?.outcome;
  return outcome
    ? { seed, winners: [...outcome.winners], cause: outcome.cause, scores: [...(outcome.scores ?? [])] }
    : { seed: '', winners: [], cause: abandoned ? ABANDONED : '', scores: [] };
}

function seatInfo(
  seatState: SeatState,
  people: People,
  time: SeatTime = NO_TIME,
): Omit<SeatInfoView, 'agreed' | 'muted' | 'overdueAt' | 'seatVote'> {
  const {
    sitter,
    name,
    level,
    resigned,
    again,
    salt,
    standIn,
    offered,
    shares = 'nothing',
    ends = false,
  } = seatState;
  const presence = seatState.person === undefined ? 'here' : people.presenceOf(seatState.person);
  return { sitter, name, level, presence, resigned, again, salt, standIn, offered, shares, ends, ...time };
}
