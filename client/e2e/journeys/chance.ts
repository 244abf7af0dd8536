import { randomInt } from 'node:crypto';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';

/** Repeats a visit: the seed that it has printed. */
const GIVEN = process.env['GEARHALL_JOURNEYS'];

/** The order of a visit. Its seed is printed, so that a failure can be repeated. */
export function shuffled<Thing>(visit: string, things: readonly Thing[]): Thing[] {
  const seed = GIVEN ?? String(randomInt(1_000_000));
  process.stdout.write(`${visit}: GEARHALL_JOURNEYS=${seed}\n`);
  return seededDice(seedFrom(visit, seed)).shuffle(things);
}
