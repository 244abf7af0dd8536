/** What plays at events: loaded when the board is there already. */
export { animationsOf } from './effects';
export { LASTING } from './lasting';
