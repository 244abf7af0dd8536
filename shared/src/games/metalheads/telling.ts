import type { Seat } from '../../core/ground/seats';
import type { Event } from './events';

/** Who learns of an event: all, unless it says which Robot is hidden (M19). */
export function audience(event: Event): readonly Seat[] | undefined {
  switch (event.type) {
    case 'drawn':
    case 'paidWith':
      return [event.seat];
    case 'given':
      return [event.seat, event.to];
    default:
      return undefined;
  }
}
