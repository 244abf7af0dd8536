import type { LocalSeat } from '../../local/localGame';

/** A seat of a game on one device that nobody has named yet. */
export const NOBODY: LocalSeat = { name: '', by: 'passed' };
