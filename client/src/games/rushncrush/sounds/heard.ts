import { costs, type GunId } from '@gearhall/shared/games/rushncrush/content/equipment';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { Heard } from '../../../stage/contract/boardDefinition';
import type { Sound } from './recipes';

/** What is heard as an event begins; what its animations play is not here. */
const BEGINNINGS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  carTaken: 'card',
  driverTaken: 'card',
  geared: 'gear',
  lapBegan: 'lap',
  stuck: 'tyre',
  ranUp: 'ram',
  displaced: 'tyre',
  armed: 'latch',
  cooled: 'cooled',
};

/** Cars and spaces by their ids. */
function unitOf(event: Event): string | undefined {
  if (event.type === 'crashed') return event.wall;
  if ('target' in event) return event.target;
  if ('car' in event) return event.car;
  return 'at' in event ? event.at : undefined;
}

export const heard: Heard<Event> = {
  soundOf: (event) => {
    if (event.type === 'roundBegan') return event.round === 1 ? 'start' : undefined;
    return BEGINNINGS[event.type];
  },
  unitOf,
};

/** The engine runs for as long as a drive of this number of spaces. */
export const engineSound = (spaces: number): Sound =>
  spaces <= 3 ? 'engineShort' : spaces <= 7 ? 'engineMiddle' : 'engineLong';

export const gunSound = (gun: GunId): Sound => (costs(gun, 'heat') ? 'flames' : 'gun');
