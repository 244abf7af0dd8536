import { armsOf, cardEffect, cardsWith } from '../../content/cards';
import { isCrew } from '../../content/infantry';
import { rangeBetween } from '../../rules/field/arcs';
import { bandDice } from '../../rules/attacking/arms';
import { isStructure, structuresIn } from '../../rules/field/structuresOnMap';
import { isUnpowered } from '../../rules/pieces/cardsOnRobots';
import {
  findRobot,
  isAlive,
  onMap,
  placeOf,
  robotOf,
  unitThere,
  type SeenRobot,
} from '../../rules/field/field';
import { silhouetteOfUnit } from '../../rules/attacking/silhouettes';
import { baseSilhouette } from '../../rules/pieces/speed';
import type { TargetId } from '../../state';
import type { View } from '../../view';
import { bodyOf, neededAt } from '../field/bodies';
import { hostileTowers } from '../scenarios/airBombs';
import { landingOf } from '../objectives/controlGoals';
import { bunkersToRaze, isTimeToBlow } from '../objectives/bomberWorth';
import { hostileCraft } from '../scenarios/landingCraftWorth';
import { hitChance } from '../field/dicePools';
import { ofType } from '../setup/candidates';
import { isWave } from '../objectives/waveTank';
import { isFair, isHostile } from '../objectives/sidesKnown';
import {
  hasMates,
  isClose,
  isLosing,
  isWorthNuking,
  when,
  type Idea,
  type Encounter,
} from '../field/nearestEnemy';

/** The easy bot's ideas for an attack action and the choices after it. */

/** The attack on a robot that is most likely to hit, whatever its effect. */
export const shoot: Idea = ({ view, robot }, legal) => {
  const shots = [...ofType(legal, 'attack'), ...ofType(legal, 'strafe')].filter(({ target }) =>
    isFair(view, robot, target),
  );
  const chances = shots.map(({ arms, target }) => {
    const dice = bandDice(armsOf(arms).bands, rangeBetween(robot.at, placeOf(view, target)));
    return hitChance(Math.max(1, dice), silhouetteHere(view, robot, target));
  });
  const most = Math.max(0, ...chances);
  return most > 0 ? shots.filter((_, index) => chances[index] === most) : [];
};

function silhouetteHere(view: View, { at }: SeenRobot, target: TargetId): number {
  const unit = unitThere(view, target);
  return unit
    ? silhouetteOfUnit(view, unit, rangeBetween(at, unit.at))
    : baseSilhouette(robotOf(view, target));
}

/** Attacks on hostile landing craft, bunkers, and towers that call bombs; on anything built, where that counts. */
export const raze: Idea = ({ view, robot }, legal) => {
  const marks: readonly string[] = isWave(view)
    ? structuresIn(view).filter((id) => id !== 'gasStation')
    : [
        ...hostileCraft(view, robot.team),
        ...hostileTowers(view, robot.team),
        ...bunkersToRaze(view, robot.team),
      ];
  return marks.length === 0 ? [] : ofType(legal, 'attack').filter(({ target }) => marks.includes(target));
};

/** A card of a robot that its laser has hit, against another robot if possible. */
export const hack: Idea = (_scene, legal) => {
  const shots = ofType(legal, 'hack').filter(({ target }) => !isStructure(target));
  return shots.length > 0 ? shots : ofType(legal, 'trigger');
};

/** Of the numbers rolled, the one where the target is weakest. */
export const hitWeakest: Idea = ({ view }, legal) => {
  const places = ofType(legal, 'locate');
  const target = view.assault?.target;
  if (target === undefined || !findRobot(view, target)) return places;
  const body = bodyOf(view, robotOf(view, target));
  const least = Math.min(...places.map(({ location }) => neededAt(body, location)));
  return places.filter(({ location }) => neededAt(body, location) === least);
};

export const mend = when(() => true, 'repair', 'glue');
export const replicate = when(() => true, 'replicate');

/** A bomb on the enemy itself, where no friend stands near. */
export const bombard: Idea = ({ view, robot, enemy }, legal) => {
  const friends = onMap(view).filter((one) => isAlive(one) && !isHostile(view, robot.seat, one));
  return ofType(legal, 'bomb').filter(
    ({ at }) => at === enemy.at && friends.every((one) => rangeBetween(at, one.at) > BLAST),
  );
};

/** The range of the widest bomb. */
const BLAST = Math.max(0, ...cardsWith('bomb').map((card) => cardEffect(card, 'bomb')?.within ?? 0));

/** Mines on robots of others. */
export const detonate: Idea = ({ view, robot }, legal) =>
  ofType(legal, 'detonate').filter(({ robot: target }) => isFair(view, robot, target));

export const nuke = when(isWorthNuking, 'nuke');
/** The bomb of its pilot. */
export const blowUp = when(({ view, robot }) => isTimeToBlow(view, robot.id, robot), 'blowUp');
export const spring = when(isLosing, 'phoenix');
/** Infantry and drones get out where enemies are near. */
export const release: Idea = (scene, legal) =>
  landingOf(scene.view, legal).length > 0 ? landingOf(scene.view, legal) : releaseCrew(scene, legal);
const releaseCrew: Idea = (scene, legal) =>
  isClose(scene) ? ofType(legal, 'bailOut').filter(({ who }) => who !== undefined && isCrew(who)) : [];

/** In a campaign it keeps what it can (KS20.13). */
const isLeaving = (scene: Encounter): boolean =>
  scene.view.options.campaign
    ? isUnpowered(scene.robot) && isClose(scene)
    : isLosing(scene) && hasMates(scene);
const escape = when(isLeaving, 'bailOut', 'flee');
export const leave: Idea = (scene, legal) =>
  escape(scene, legal).filter((action) => action.type !== 'bailOut' || (action.who ?? 'pilot') === 'pilot');
