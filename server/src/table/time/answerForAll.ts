import type { Played } from '@gearhall/shared/core/match';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/ground/result';
import { commit } from '../acting/acting';
import { firstDue } from '../model/clocks';
import { resignation } from '../acting/logEnd';
import { playBot } from '../bots/botActing';
import { botOn } from '../../tableRecord/seating';
import type { Table } from '../model/Table';
/** More answers than any question needs. */
const MOST_ANSWERS = 200;

/** When the table has to act for somebody who has not acted, or has not answered. */
export function nextDue({ pendingDeadline, tableRecord, clocks, undoVote }: Table): number | undefined {
  const due = pendingDeadline?.due ?? firstDue(tableRecord, clocks)?.at;
  const until = tableRecord.status === 'playing' ? undoVote?.until : undefined;
  return due === undefined || until === undefined ? (due ?? until) : Math.min(due, until);
}

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
  const { match, seats } = table;
  if (!match || match.toAct.length === 0) throw new BrokenRule('A question that may not wait asks nobody.');
  const seat = Math.min(...match.toAct);
  const level = botOn(seats[seat]);
  const last = resignation(table, match, seat);
  if (last) return { ...last, by: level === '' ? 'patience' : 'bot' };
  // A bot that would have answered in time if there were fewer of them.
  if (level !== '') return { ...playBot(table, { match, seat, level }), by: 'bot' };
  const played = match.play(seat, match.game.fallback(match.project(seat), seat));
  if (!isRefusal(played)) return { ...played, by: 'patience' };
  throw new BrokenRule(`What is answered for a silent seat was refused: ${played.refused}.`);
}
