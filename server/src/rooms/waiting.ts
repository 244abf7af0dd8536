import type { Played } from '@gearhall/shared/core/match';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/result';
import { commit } from './acting';
import { firstDue } from './clocks';
import { resignation } from './logEnd';
import { playBot } from './Play';
import { botOn } from './seating';
import type { Table } from './Table';

/** A question that may not wait (`Game.patience`): its id, when its time is over (ms since 1970), and all its time in ms. */
export interface Waiting {
  readonly id: number;
  readonly due: number;
  readonly span: number;
}

const SECOND = 1000;
/** More answers than any question takes. */
const MOST_ANSWERS = 200;

/**
 * The same as before while the same question stands, even when somebody takes an answer to it back.
 * Its time is not stored: a pause is no time, and after it, or when the room is opened again, it begins anew.
 */
export function waitingNow(
  before: Waiting | undefined,
  { affairs, match, pauseShown, services }: Table,
): Waiting | undefined {
  const asked = affairs.status === 'playing' && pauseShown === '' ? match?.patience : undefined;
  if (!asked) return undefined;
  if (before?.id === asked.id) return before;
  const span = asked.seconds * SECOND;
  return { id: asked.id, due: services.clock.wall() + span, span };
}

/** When something is to be done for somebody who has not acted. */
export const nextDue = ({ waiting, affairs, clocks }: Table): number | undefined =>
  waiting?.due ?? firstDue(affairs, clocks)?.at;

/**
 * Answers for all who have not, seat by seat, so that the order tells nothing. It counts as no
 * time-out: whoever has nothing to say to a question is right to let it pass.
 */
export async function answerForAll(table: Table): Promise<void> {
  const { id } = table.waiting ?? {};
  for (let left = MOST_ANSWERS; table.waiting && table.waiting.id === id; left -= 1) {
    if (left === 0) throw new BrokenRule('A question that may not wait is never over.');
    const { by, ...played } = answerFor(table);
    await commit(table, played, { ...played.entry, at: table.services.clock.wall(), by });
  }
}

function answerFor(table: Table): Played & { readonly by: 'bot' | 'patience' } {
  const { match, chairs, services } = table;
  if (!match || match.toAct.length === 0) throw new BrokenRule('A question that may not wait asks nobody.');
  const seat = Math.min(...match.toAct);
  const level = botOn(chairs[seat]);
  const last = resignation(table, match, seat);
  if (last) return { ...last, by: level === '' ? 'patience' : 'bot' };
  // A bot that would have answered in time, had there been fewer of them.
  if (level !== '') return { ...playBot(match, seat, level, services.chance.seed()), by: 'bot' };
  const played = match.play(seat, match.game.fallback(match.project(seat), seat));
  if (!isRefusal(played)) return { ...played, by: 'patience' };
  throw new BrokenRule(`What is answered for a silent seat was refused: ${played.refused}.`);
}
