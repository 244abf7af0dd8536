import type { RobotId } from '../content/robots';
import type { State } from '../state';
import { cardsOf } from './given';

/** Every Robot of the box, by where it is: each of the 72 should be here once. */
export const placesOf = (state: State): RobotId[] => [
  ...state.deck,
  ...state.removed,
  ...state.discard,
  ...state.row.filter((card) => card !== ''),
  ...state.destroyed.map(({ robot }) => robot),
  ...state.monsterRobots.map(({ robot }) => robot),
  ...state.turn.looked,
  ...state.players.flatMap(cardsOf),
];

/** All tokens: in the supply, on Robots, and on those of the set-up. */
export const tokensOf = ({ supply, marked, players, monsterRobots }: State): number =>
  [...players.flatMap(({ robots }) => robots), ...monsterRobots].reduce(
    (sum, { powerUps, damage }) => sum + powerUps + damage,
    supply + marked.length,
  );
