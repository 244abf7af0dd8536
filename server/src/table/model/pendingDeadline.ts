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
