import { facesOf, matchSeed } from './dice';
import type { GameRecord, RecordedRoll } from './record';
import type { Finding } from './recordCheck';
import type { Work } from './unhurried';

/** Rolls of a record by step: those of the set-up, then those of each entry. */
export function rollsByStep({ rolls, entries }: GameRecord): (readonly RecordedRoll[])[] {
  return [rolls, ...entries.map((entry) => entry.rolls ?? [])];
}

/**
 * Needs no rules: is every roll what the seed and the salts give at its draw, and does each draw come after
 * those before, also after those of actions that were taken back? That the draws between them were used up
 * as the rules ask (shuffles, thrown-away words), the rules alone can tell.
 */
export function* rollWork(record: GameRecord): Work<Finding> {
  if (record.format === 'gearhall-record-1') return { verdict: 'untold' };
  const faceAt = facesOf(matchSeed(record.seed, record.salts));
  let last = -1;
  for (const [step, rolls] of rollsByStep(record).entries()) {
    for (const [sides, value, draw = -1] of rolls) {
      if (draw <= last || faceAt(sides, draw) !== value) return { verdict: 'broken', step };
      last = draw;
    }
    yield 0;
  }
  return { verdict: 'holds' };
}
