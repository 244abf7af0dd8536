import type { AnyGame } from '@gearhall/shared/core/game';
import { BOT_LEVELS } from '@gearhall/shared/core/bots/bot';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import type { LocalSeat } from './localGame';
import type { LocalMatch } from './LocalMatch';

/** A table in this page as its screen knows tables. */
export function tableViewOf(
  id: string,
  rules: AnyGame,
  seats: readonly LocalSeat[],
  match: LocalMatch,
): TableView {
  const { outcome, toAct, start } = match.now;
  return {
    id,
    game: rules.about.id,
    options: JSON.stringify(start.options),
    terms: JSON.stringify(NO_TERMS),
    listed: false,
    status: outcome ? 'ended' : 'playing',
    pause: '',
    host: seats.findIndex(({ by }) => by === 'me'),
    seats: seats.map((seat, at) => seatInfoOf(seat, at, match)),
    spectators: 0,
    toAct: outcome ? [] : [...toAct],
    actions: match.length,
    undoBy: -1,
    undoLearned: '',
    seal: '',
    seed: '',
    winners: [...(outcome?.winners ?? [])],
    cause: outcome?.cause ?? '',
    rematch: '',
    series: '',
    startsItself: false,
    startsAt: 0,
    answerDeadline: 0,
    answerTime: 0,
    spectatorNames: [],
    openCards: false,
    spectatorsMuted: false,
    changes: 0,
    voteSeat: -1,
    voteGoal: '',
    voteBy: -1,
    voteNeeds: 0,
    keptOff: [],
    scores: [...(outcome?.scores ?? [])],
  };
}

function seatInfoOf({ name, by }: LocalSeat, seat: Seat, match: LocalMatch): SeatInfoView {
  const level = BOT_LEVELS.find((one) => one === by) ?? '';
  return {
    sitter: level === '' ? 'person' : 'bot',
    name,
    level,
    presence: 'here',
    resigned: match.entries.some(({ seat: by, action }) => by === seat && action.type === 'resign'),
    again: false,
    salt: '',
    standIn: '',
    offered: false,
    due: 0,
    bank: 0,
    agreed: false,
    muted: false,
    overdueAt: 0,
    seatVote: '',
    ends: false,
    shares: 'nothing',
  };
}
