import { levels } from './levels';

/** A table's page leaves this file out (client/build/leaveOut.ts); a game in the page loads `levels` itself. */
export const bots = levels;
