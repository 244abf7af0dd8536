import type { PoolLimits } from './WorkerPool';

const SECOND = 1000;

/**
 * What bots that think are held to. A bot takes about half a second; with four that wait for each thread, nobody waits
 * much longer than two; the first one of a thread that has just begun, on a machine that is busy, takes several times as
 * long. A table has a quarter of a thread for its bots; what it saves lasts for twenty choices.
 */
export const THINKING: Omit<PoolLimits, 'threads'> = {
  waiting: 4,
  waitMs: 2 * SECOND,
  answerMs: 6 * SECOND,
  startMs: 20 * SECOND,
  restMs: 60 * SECOND,
  idleMs: 60 * SECOND,
  perSecond: 250,
  burst: 10 * SECOND,
};
