import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { Heard } from '../../../stage/contract/boardDefinition';
import type { Sound } from './recipes';

/** What is heard as an event begins; what its animations play is not here. */
const BEGINNINGS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  raceRolled: 'diceRoll',
  baseDealt: 'coin',
  invaded: 'baseFalls',
  split: 'engine',
  drained: 'coin',
  income: 'coin',
  takenOver: 'engine',
  spoils: 'coin',
};

export const heard: Heard<Event> = {
  soundOf: ({ type }) => BEGINNINGS[type],
  unitOf: (event) => {
    if ('target' in event && event.target !== undefined) return event.target;
    return 'ship' in event ? event.ship : undefined;
  },
};
