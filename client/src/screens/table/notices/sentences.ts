import { refusalSentence } from '../../../ui/refusals';
import { listed, WORDS } from '../../../ui/words';
import { ENDING } from '../../../ui/words/ending';
import type { TableSession } from '../tableSession';
import { needsConsent } from '../takeBack/learned';

/** What is going on at the table, for everybody. */
export function statusOf(session: TableSession): string {
  const { model, game, names } = session;
  const table = model.table.value;
  const view = model.view.value;
  if (!table) return '';
  if (table.status === 'gathering') return WORDS.gathering.title;
  if (table.status === 'ended') return ENDING.title;
  return view === undefined ? WORDS.status[table.status] : game.words.status(view, names.value);
}

/** What I am asked, or whom I wait for. */
export function promptOf(session: TableSession): string {
  const { model, game, names } = session;
  const view = model.view.value;
  const seat = model.seat.value;
  const asked = view === undefined || seat === undefined ? '' : game.words.prompt(view, seat, names.value);
  return asked === '' ? waitingOf(session) : asked;
}

function waitingOf({ model, names }: TableSession): string {
  const table = model.table.value;
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
  const { table, seat } = session.model;
  const won = seat.value !== undefined && table.value?.winners.includes(seat.value);
  return `${won ? ENDING.won : `${ENDING.title}.`} ${endingOf(session)}`;
}

export function endingOf({ model, game, names }: TableSession): string {
  const table = model.table.value;
  if (table?.status !== 'ended') return '';
  return game.words.ending(table.winners, table.cause, names.value, model.view.value);
}

/** Why the last request was refused; empty when it was not. */
export function refusalOf({ model, game }: TableSession): string {
  const refused = model.refused.value;
  // A dialog already asks about this one.
  if (!refused || needsConsent(refused)) return '';
  return refusalSentence(refused.refusal, {
    codes: game.rules.refusals,
    sentence: (refusal) => game.words.refusal(refusal),
  });
}
