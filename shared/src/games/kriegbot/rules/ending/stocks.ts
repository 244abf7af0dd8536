import { isPilot, type CardId, type PilotId } from '../../content/cards';
import { SLOT_IDS, type SlotId } from '../../content/chassis';
import type { TeamId } from '../../content/teams';
import { isForeign } from '../pieces/cardsOnRobots';
import { originOf, robotsIn, teamIn, type Field, type SeenRobot } from '../field/field';

/** What a mission of the campaign leaves of pilots and cards. Only the state knows all of it. */

/** A card that lies on a robot, or has lain there. */
export interface Laid {
  readonly card: CardId;
  readonly place: SlotId | 'skin';
  /** Everybody has seen it. */
  readonly shown: boolean;
  /** It is out of the game: destroyed, used up, given up, left behind. */
  readonly isLost: boolean;
  readonly isDestroyed: boolean;
  /** Of a pilot of another side than the one that built the robot. */
  readonly isForeign: boolean;
}

/** Every card that lies on a robot or has lain there, as far as this viewer knows. */
export function laidOn({ slots, skin, lost }: SeenRobot): readonly Laid[] {
  const there = [
    ...SLOT_IDS.map((place) => ({ ...slots[place], place })),
    { ...skin, place: 'skin' as const },
  ].map((one) => ({ ...one, isLost: false, isDestroyed: false }));
  const gone = lost.map((one) => ({ ...one, place: one.slot, isLost: true, isDestroyed: one.destroyed }));
  return [...there, ...gone].flatMap(({ card, place, shown, isLost, isDestroyed, ...one }) =>
    card === '' || card === 'hidden'
      ? []
      : [{ card, place, shown, isLost, isDestroyed, isForeign: isForeign(one) }],
  );
}

/** Whose the pilot in this robot is: the side that built it, or the one that has boarded it. */
const ownerIn = (robot: SeenRobot, { isForeign: isBoarder }: Laid): TeamId =>
  isBoarder ? robot.team : originOf(robot);

/** A pilot dies in a robot, with one that is destroyed, or on foot (KS20.8). Bailing out is no death. */
const isDead = ({ fate }: SeenRobot, { isLost, isDestroyed }: Laid): boolean =>
  isLost ? isDestroyed : fate === 'destroyed';

/** The pilots of a side who have died in this mission. */
export function deadPilots(field: Pick<Field, 'robots' | 'teams'>, team: TeamId): readonly PilotId[] {
  const aboard = robotsIn(field).flatMap((robot) =>
    laidOn(robot).flatMap((one) =>
      isPilot(one.card) && isDead(robot, one) && ownerIn(robot, one) === team ? [one.card] : [],
    ),
  );
  const afoot = (teamIn(field, team).killed ?? []).filter(isPilot);
  return [...new Set([...aboard, ...afoot])];
}
