import { ITEMS, type ItemId, type WeaponType } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { Heard } from '../../../stage/contract/boardDefinition';
import type { Sound } from './recipes';

/** What is heard as an event begins; what its animations play is not here. */
const BEGINNINGS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  pushed: 'shove',
  followed: 'servo',
  armed: 'servo',
  armShown: 'servo',
  combatBegan: 'bell',
  blocked: 'block',
  parried: 'block',
  criticalRolled: 'crowd',
  resigned: 'crowd',
};

export const heard: Heard<Event> = {
  soundOf: ({ type }) => BEGINNINGS[type],
  unitOf: (event) => {
    if ('target' in event) return event.target;
    return 'krusher' in event ? event.krusher : undefined;
  },
};

const STRIKES = { thrust: 'piston', slice: 'saw', impact: 'hammer' } as const satisfies Record<
  WeaponType,
  Sound
>;

/** What an armament sounds like as it strikes. */
export function strikeSound(item: ItemId): Sound {
  const armament = ITEMS[item];
  if (armament.kind === 'projector') return 'projector';
  return armament.kind === 'weapon' ? STRIKES[armament.type] : 'shove';
}
