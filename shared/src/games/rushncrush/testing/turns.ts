import type { Position } from './given';

/** The same race after the turn of the car on turn, which has nothing more to do. */
export function endsTurn(race: Position): Position {
  const { car, step } = race.turn();
  return step === 'after' ? race.play(car, { type: 'endTurn' }) : race;
}
