import type { CauseWords } from './part';

/** Why the last living robot has won, in the scenarios in which it does. */
export const LAST_ROBOT: Readonly<Record<'lastRobot', CauseWords>> = {
  lastRobot: {
    won: 'no living robot is left on the other side',
    drawn: 'no living robot is left on either side',
  },
};
