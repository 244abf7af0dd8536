import type { Ability, RobotDefinition } from './effects';
import { CORE_ROBOTS } from './robots/core';
import { LAND_ROBOTS } from './robots/land';
import { SEA_ROBOTS } from './robots/sea';
import { SKY_ROBOTS } from './robots/sky';

const DEFINED = { ...LAND_ROBOTS, ...SEA_ROBOTS, ...SKY_ROBOTS, ...CORE_ROBOTS } as const;

/** A Robot's id; there is one card of each, so it also names the card. */
export type RobotId = keyof typeof DEFINED;

/** The 72 Robots (M4): each is described here alone. */
export const ROBOTS: Readonly<Record<RobotId, RobotDefinition>> = DEFINED;

const isRobotId = (id: string): id is RobotId => Object.hasOwn(DEFINED, id);

export const numberOf = (id: RobotId): number => ROBOTS[id].number;

/** All ids, in the order of their numbers. */
export const ROBOT_IDS: readonly RobotId[] = Object.keys(DEFINED)
  .filter(isRobotId)
  .sort((a, b) => numberOf(a) - numberOf(b));

/** What replaces the identity of a Robot that a viewer may not know. */
export const HIDDEN = 'hidden';
export type Card = RobotId | typeof HIDDEN;

/** The steps of an ability that is activated or instant; none for a passive one. */
export const stepsOf = (ability: Ability) => (ability.box === 'passive' ? [] : ability.steps);

/** Does completing this Robot destroy another one of its owner? */
export const needsVictim = (id: RobotId): boolean =>
  stepsOf(ROBOTS[id].ability).some((step) => step.do === 'sacrifice');
