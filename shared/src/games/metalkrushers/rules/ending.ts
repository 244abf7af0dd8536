import type { Play } from './play';

/** Source L25-32, "Winning the Game"; G17, G33. */

/** Ends the game if it is decided, or if the last turn is over. True when it has ended. */
export function endIfDecided(_play: Play): boolean {
  return false;
}
