import { CHASSIS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { armsOf, isArms } from '@gearhall/shared/games/kriegbot/content/cards';
import type { MediumId } from '@gearhall/shared/games/kriegbot/content/arms';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { Heard } from '../../../stage/contract/boardDefinition';
import type { RobotPicture } from '../looks/picture';
import type { Sound } from './recipes';

/** What is heard as an event begins; what its animations play is not here. */
const BEGINNINGS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  turnBegan: 'drum',
  designsFixed: 'drum',
  shown: 'card',
  coreShown: 'card',
  answered: 'card',
  replicated: 'card',
  turned: 'turret',
  maneuvered: 'turret',
  turnedBy: 'turret',
  rebooted: 'repair',
  unmarked: 'repair',
  revived: 'repair',
  marked: 'marker',
  boosted: 'rocket',
  bombarded: 'rocket',
  blasted: 'rocket',
  clamped: 'ram',
  thrownBack: 'ram',
  smoked: 'hiss',
  washed: 'hiss',
  fireRolled: 'fire',
  overcharged: 'arc',
  tokenDestroyed: 'blast',
};

/** What an event happens to; of an attack, its target. */
function unitOf(event: Event): string | undefined {
  if ('target' in event) return event.target;
  if ('robot' in event) return event.robot;
  if ('unit' in event) return event.unit;
  if ('structure' in event) return event.structure;
  return 'at' in event ? event.at : undefined;
}

export const heard: Heard<Event> = { soundOf: ({ type }) => BEGINNINGS[type], unitOf };

const SHOTS = {
  GUN: 'burst',
  BEAM: 'flare',
  BOLT: 'arc',
  MISSILE: 'rocket',
  MELEE: 'ram',
  none: 'arc',
} as const satisfies Record<MediumId, Sound>;

/** What arms sound like as they attack; those of tents are guns. */
export const armsSound = (arms: string): Sound => (isArms(arms) ? SHOTS[armsOf(arms).medium] : 'burst');

/** What carries a robot. */
export const moveSound = (chassis: RobotPicture['chassis'] | ''): Sound =>
  chassis !== '' && CHASSIS[chassis].flies ? 'rotor' : 'tracks';
