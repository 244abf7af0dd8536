import { facesOf, matchSeed } from '../dice/dice';
import type { GameRecord, RecordedRoll } from './record';
import type { Finding } from './finding';
import type { Work } from '../ground/timeSliced';

/** The rolls of a record by step: those of the set-up, then those of each entry. */
export function rollsByStep({ rolls, entries }: GameRecord): (readonly RecordedRoll[])[] {
  return [rolls, ...entries.map((entry) => entry.rolls ?? [])];
}

/**
 * Checks the rolls without the rules: each must be what the seed and the salts give at its draw, and the draw numbers
 * must increase, including those of undone actions. Whether the draws in between (shuffles, discarded words) were used
 * as the rules demand, only the rules can tell.
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
