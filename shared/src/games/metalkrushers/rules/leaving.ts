import type { Seat } from '../../../core/seats';
import type { Play } from './play';

/** A player gives up: their Krushers leave the arena at once (G32). */
export function leave(_play: Play, _seat: Seat): void {
  return;
}
