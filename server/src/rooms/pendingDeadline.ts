import type { Played } from '@gearhall/shared/core/match';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/result';
import { commit } from './acting';
import { firstDue } from './clocks';
import { resignation } from './logEnd';
import { playBot } from './matchRunner';
import { botOn } from './seating';
import type { Table } from './Table';

/**
 * A question with a deadline (`Game.answerDeadline`): its id, the end of its time (ms since 1970), and its total time
 * in ms.
 */
export interface PendingDeadline {
  readonly id: number;
  readonly due: number;
  readonly span: number;
}

const SECOND = 1000;
/** More answers than any question needs. */
const MOST_ANSWERS = 200;

/**
 * The unchanged value while the same question is open, even if somebody undoes an answer to it. Its time is not stored:
 * after a pause or a reopening it begins again.
 */
export function pendingDeadlineNow(
  before: PendingDeadline | undefined,
  { tableRecord, match, pauseShown, services }: Table,
): PendingDeadline | undefined {
  const asked = tableRecord.status === 'playing' && pauseShown === '' ? match?.answerDeadline : undefined;
  if (!asked) return undefined;
  if (before?.id === asked.id) return before;
  const span = asked.seconds * SECOND;
  return { id: asked.id, due: services.clock.wall() + span, span };
}

/** When the table has to act for somebody who has not acted. */
export const nextDue = ({ pendingDeadline, tableRecord, clocks }: Table): number | undefined =>
  pendingDeadline?.due ?? firstDue(tableRecord, clocks)?.at;

/**
 * Answers for all seats that have not, in seat order, so that the order reveals nothing. It does not count as a
 * timeout: a person with nothing to say may let a question pass.
 */
export async function answerForAll(table: Table): Promise<void> {
  const { id } = table.pendingDeadline ?? {};
  for (let left = MOST_ANSWERS; table.pendingDeadline && table.pendingDeadline.id === id; left -= 1) {
    if (left === 0) throw new BrokenRule('A question that may not wait is never over.');
    const { by, ...played } = answerFor(table);
    await commit(table, played, { ...played.entry, at: table.services.clock.wall(), by });
  }
}

function answerFor(table: Table): Played & { readonly by: 'bot' | 'patience' } {
  const { match, seats, services } = table;
  if (!match || match.toAct.length === 0) throw new BrokenRule('A question that may not wait asks nobody.');
  const seat = Math.min(...match.toAct);
  const level = botOn(seats[seat]);
  const last = resignation(table, match, seat);
  if (last) return { ...last, by: level === '' ? 'patience' : 'bot' };
  // A bot that would have answered in time if there were fewer of them.
  if (level !== '') return { ...playBot(match, seat, level, services.chance.seed()), by: 'bot' };
  const played = match.play(seat, match.game.fallback(match.project(seat), seat));
  if (!isRefusal(played)) return { ...played, by: 'patience' };
  throw new BrokenRule(`What is answered for a silent seat was refused: ${played.refused}.`);
}
