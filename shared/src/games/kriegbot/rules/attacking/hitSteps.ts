import { expectDefined } from '../../../../core/ground/result';
import { MODES } from '../../content/arms';
import { armsOf, cardEffect } from '../../content/cards';
import type { StructureId } from '../../content/map';
import type { TargetId } from '../../state';
import type { RobotId } from '../../state/robot';
import { isBuilding, isExposed, isStructure, siteOf, structuresIn } from '../field/structuresOnMap';
import { findRobot, findUnit, isOnMap, unitOf, unitThere, type Attacking, type Field } from '../field/field';
import { ask, first, robotIn, type RuleContext } from '../field/context';
import { deciderOf } from '../field/landingCraft';
import { destroyCrypto } from '../objectives/crypto';
import { aim, choicesIn, effectOf, isLocated, isSpread, pointsAt, put } from './hitEffects';
import { damage, disable } from '../damage/markers';
import { layMine } from '../damage/mines';
import { paint } from '../pieces/paint';
import { isDouble, locationsIn, sumOf } from '../field/dice';
import { isAutomated } from '../field/seating';
import { isPaint, silhouetteOfStructure } from './silhouettes';
import { harmStructure, ignite, isInside } from '../damage/structureDamage';
import { harmDrone } from '../damage/droneDamage';
import { isTent, killUnit } from '../pieces/units';

/** The consequences of a hit, step by step (L233-286, K45-K47). */

/** Damage to a structure, as to a building by a Flamethrower: one for every number of a burst (L534, K43). */
function pointsOnStructure(effect: ReturnType<typeof effectOf>, pool: readonly number[]): number {
  const locations = locationsIn(pool);
  if (isSpread(effect)) return locations.length;
  return Math.max(...locations.map((location) => pointsAt(effect, pool, location)));
}

/** The location: a burst hits all numbers, otherwise the attacker chooses among them (L255). */
export function locate(context: RuleContext): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  const { target, pool } = assault;
  const effect = effectOf(assault);
  if (!isLocated(effect)) return;
  const { onStructures } = armsOf(assault.arms);
  if (isStructure(target)) harmStructure(context, target, onStructures ?? pointsOnStructure(effect, pool));
  else if (unitThere(context.state, target)) strikeUnit(context, target);
  else if (!findRobot(context.state, target)) destroyCrypto(context, target);
  else if (isSpread(effect)) {
    const marker = effect === 'disablingBurst' ? 'disable' : 'damage';
    for (const location of locationsIn(pool)) put(context, { robot: target, location, marker });
  } else choose(context, assault, 'locate');
}

/**
 * Any damage kills a tent (KX55); what hits a drone goes to its card (KX85). A burst counts against the building around a
 * tent too (L534).
 */
function strikeUnit(context: RuleContext, target: TargetId): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  const unit = unitOf(context.state, target);
  const building = buildingAround(context.state, target);
  if (isTent(unit)) killUnit(context, unit, 'attack');
  else {
    const damage = pointsOnStructure(effectOf(assault), assault.pool);
    harmDrone(context, unit, { damage, disables: disablesOnDrone(context.state, assault), cause: 'attack' });
  }
  hitBuilding(context, building);
}

const disablesOnDrone = (field: Field, assault: Attacking): number => {
  const { extra } = armsOf(assault.arms);
  return extra === 'disableSame' || extra === 'disableRolled' ? 1 : ownDisables(field, assault);
};

/** Asks a question of who decides for the attacker. */
const askAttacker = (
  context: RuleContext,
  assault: Attacking,
  kind: 'locate' | 'extra' | 'turnTarget',
): void => ask(context, kind, assault.attacker, { seat: deciderOf(context.state, assault) });

/** Nobody plays the attacker: it hits the lowest number (KS13.12). */
function isDrilled(field: Field, { attacker }: Attacking): boolean {
  const unit = findUnit(field, attacker);
  return unit !== undefined && isAutomated(field, unit.team);
}

/** Asks the attacker, unless there is only one choice, or nobody to ask. */
function choose(context: RuleContext, assault: Attacking, kind: 'locate' | 'extra'): void {
  const locations = choicesIn(context.state);
  const [only] = locations;
  const isAsked = locations.length > 1 && !isDrilled(context.state, assault);
  if (isAsked) askAttacker(context, assault, kind);
  else if (only !== undefined) aim(context, kind, only);
}

/** Viral Bayonet: a disable at a number rolled, also of the attacker's choice. */
export function locateExtra(context: RuleContext): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  const { target, arms } = assault;
  if (armsOf(arms).extra === 'disableRolled' && findRobot(context.state, target))
    choose(context, assault, 'extra');
}

/** Places the markers: damage before disables, each in ascending order of location (K45). */
export function placeMarks(context: RuleContext): void {
  const target = context.state.assault?.target;
  const building = target === undefined ? undefined : buildingAround(context.state, target);
  const marks = [...context.state.onTheWay].sort((one, other) => one.location - other.location);
  context.state.onTheWay = [];
  const cause = context.state.assault ? 'attack' : 'ram';
  for (const { robot, location, marker } of marks)
    if (marker === 'damage') damage(context, robot, location, cause);
  for (const { robot, location, marker } of marks)
    if (marker === 'disable') disable(context, robot, location, cause);
  if (target === undefined || !findRobot(context.state, target)) return;
  leaveRest(context, target);
  hitBuilding(context, building);
}

/** The standing building around the target. */
function buildingAround(field: Field, target: TargetId): StructureId | undefined {
  const robot = findRobot(field, target);
  const unit = unitThere(field, target);
  const isIn = (id: StructureId): boolean =>
    robot ? isInside(field, robot, id) : unit !== undefined && isTent(unit) && unit.at === siteOf(field, id);
  return structuresIn(field).find((id) => isBuilding(id) && isExposed(field, id) && isIn(id));
}

/** The other effects of a hit: fire, paint, a burst on the building around (L534), disables of the owner's choice. */
function leaveRest(context: RuleContext, target: RobotId): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  const robot = robotIn(context, target);
  if (robot.at === '') return;
  const count = ownDisables(context.state, assault);
  if (count > 0) first(context, { kind: 'disables', robot: target, count });
  if (setsOnFire(context.state, assault)) ignite(context, target);
  if (isPaint(assault)) paint(context, target);
  if (effectOf(assault) === 'attach') layMine(context, assault);
}

/** The same roll counts against the building too, even if its target is missed (L534). */
export function hitAround(context: RuleContext): void {
  const { target, pool } = expectDefined(context.state.assault, 'an assault');
  const building = buildingAround(context.state, target);
  if (building && sumOf(pool) >= silhouetteOfStructure(context.state, building))
    hitBuilding(context, building);
}

/** The building takes the burst too, whatever is left of the target. */
function hitBuilding(context: RuleContext, building: StructureId | undefined): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  if (building && effectOf(assault) === 'burst')
    harmStructure(context, building, locationsIn(assault.pool).length);
}

/** Incendiary Munitions: a hit with doubles, any hit with power (K3). */
function setsOnFire(field: Field, assault: Attacking): boolean {
  const { arms, help, pool } = assault;
  if (armsOf(arms).extra === 'fire') return true;
  if (!help.some((card) => cardEffect(card, 'ignite'))) return false;
  return isPoweredUp(field, assault) || locationsIn(pool).some((number) => isDouble(pool, number));
}

/** A landing craft never is (KS7.2). */
const isPoweredUp = (field: Field, { attacker }: Attacking): boolean =>
  findRobot(field, attacker)?.poweredUp === true;

/** Disables of the owner's choice: corrosive rockets, Tesla Gun (L268). */
function ownDisables(field: Field, assault: Attacking): number {
  const { arms, mode, flux } = assault;
  const { disables } = armsOf(arms);
  const power = flux || isPoweredUp(field, assault);
  return MODES[mode].disables ?? (disables ? disables[power ? 'powered' : 'items'] : 0);
}

/** Flail: a hit may turn its target by one hexside. */
export function askToTurn(context: RuleContext): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  const robot = findRobot(context.state, assault.target);
  if (armsOf(assault.arms).extra === 'turn' && robot && isOnMap(robot))
    askAttacker(context, assault, 'turnTarget');
}
