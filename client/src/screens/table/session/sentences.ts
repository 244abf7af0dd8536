import { ABANDONED } from '@gearhall/shared/core/table/table';
import { listed, WORDS } from '../../../ui/words/words';
import { ENDING } from '../../../ui/words/table/ending';
import { OTHER_RULES } from '../../../ui/words/table/otherRules';
import type { TableSession } from './tableSession';
import { needsConsent } from './learned';
import { refusalSentenceOf } from './refusalSentence';

/** What is going on at the table, for everybody. */
export function statusOf(session: TableSession): string {
  const { presenter, game, names } = session;
  const table = presenter.table.value;
  const view = presenter.view.value;
  if (!table) return '';
  if (table.status === 'gathering') return WORDS.gathering.title;
  if (table.status === 'ended') return ENDING.title;
  if (table.pause === 'rules') return OTHER_RULES.title;
  return view === undefined ? WORDS.status[table.status] : game.words.status(view, names.value);
}

/** What I am asked, or whom I wait for. */
export function promptOf(session: TableSession): string {
  const { model, game, names } = session;
  // What it asked last, nobody can answer any more.
  if (model.table.value?.pause === 'rules') return OTHER_RULES.why;
  // My orders do not wait for the board.
  const view = session.isMyTurn.value ? model.view.value : session.presenter.view.value;
  const seat = model.seat.value;
  const asked = view === undefined || seat === undefined ? '' : game.words.prompt(view, seat, names.value);
  return asked === '' ? waitingOf(session) : asked;
}

function waitingOf({ model, presenter, names }: TableSession): string {
  const table = presenter.table.value;
  if (table?.status !== 'playing') return '';
  const awaited = table.toAct
    .filter((seat) => seat !== model.seat.value)
    .map((seat) => names.value[seat] ?? '');
  if (awaited.length === 0) return '';
  const who = listed(awaited);
  return table.answerDeadline > 0 ? WORDS.table.asked(who) : WORDS.table.waitingFor(who);
}

/** How the game ended, as it is read out: once, as one text. */
export function spokenEndingOf(session: TableSession): string {
  const lot = lotOf(session);
  return `${lot === 'won' ? ENDING.won : `${lot === 'lost' ? ENDING.lost : ENDING.title}.`} ${endingOf(session)}`;
}

/** Whether I have won or lost; neither for spectators, nor where nobody of several has won. */
export function lotOf({ model, presenter }: TableSession): 'won' | 'lost' | undefined {
  const seat = model.seat.value;
  const table = presenter.table.value;
  if (seat === undefined || !table) return undefined;
  if (table.winners.includes(seat)) return 'won';
  return table.winners.length > 0 || table.seats.length === 1 ? 'lost' : undefined;
}

/** That I have won, or who has; that it is over, where nobody has. */
export function endingTitleOf(session: TableSession): string {
  const lot = lotOf(session);
  if (lot === 'won') return ENDING.won;
  const winners = session.presenter.table.value?.winners ?? [];
  if (winners.length > 0) return ENDING.wins(winners.map((seat) => session.names.value[seat] ?? ''));
  return lot === 'lost' ? ENDING.lost : ENDING.title;
}

export function endingOf({ presenter, game, names }: TableSession): string {
  const table = presenter.table.value;
  if (table?.status !== 'ended') return '';
  if (table.cause === ABANDONED) return OTHER_RULES.ended;
  // Nothing but its record tells how it ended.
  if (table.pause === 'rules') return OTHER_RULES.over;
  return game.words.ending(table.winners, table.cause, names.value, presenter.view.value);
}

/** Why the last request was refused; empty when it was not. */
export function refusalOf({ model, game, chatting }: TableSession): string {
  const refused = model.refused.value;
  // A dialog already asks about this one.
  if (!refused || needsConsent(refused)) return '';
  // The chat says it beside the line.
  if (refused.type === 'chat' && chatting.isOpen.peek()) return '';
  return refusalSentenceOf(game, refused.refusal);
}
