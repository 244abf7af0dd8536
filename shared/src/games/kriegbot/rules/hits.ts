import { known } from '../../../core/result';
import { turned } from '../../../core/hex';
import { type HitId, MODES } from '../content/arms';
import { armsOf, cardEffect } from '../content/cards';
import type { Location } from '../content/chassis';
import { STRUCTURE_IDS, STRUCTURE_SILHOUETTE, STRUCTURES, type StructureId } from '../content/map';
import type { Mark, RobotId, TargetId } from '../state';
import { findRobot, isDestroyed, isOnMap, isStructure, robotOf, type Attacking, type Field } from './field';
import { answered, ask, first, no, robotIn, type Play, type Rule } from './play';
import { damage, disable } from './marks';
import { isDouble, locationsIn, sumOf } from './rolling';
import { isPaint } from './silhouettes';
import { harmStructure, ignite, isInside } from './structures';

/** A hit: where it goes, and what it leaves (L233-286, K45-K47). */

/** A barrage is like a burst, but not one for skins (K73). */
type Effect = HitId | 'barrage';

/** What this attack does when it hits. */
export function effectOf({ arms, mode }: Pick<Attacking, 'arms' | 'mode'>): Effect {
  const { scatters, disables } = MODES[mode];
  if (scatters) return 'barrage';
  return disables ? 'disables' : armsOf(arms).hit;
}

/** A marker at every number rolled. */
export const isSpread = (effect: Effect): boolean =>
  effect === 'burst' || effect === 'disablingBurst' || effect === 'barrage';

/** Its dice choose locations. */
export const isLocated = (effect: Effect): boolean => effect !== 'paint' && effect !== 'disables';

/** Damage at a location that is hit so (L235-249). */
function pointsAt(effect: Effect, pool: readonly number[], location: Location): number {
  if (effect === 'two') return 2;
  return effect === 'doubles' && isDouble(pool, location) ? 2 : 1;
}

/** Damage to a structure: one for every number of a burst (L534, K43). */
function pointsOnStructure(effect: Effect, pool: readonly number[]): number {
  const locations = locationsIn(pool);
  if (isSpread(effect)) return locations.length;
  return Math.max(...locations.map((location) => pointsAt(effect, pool, location)));
}

/** Where it goes: a burst to all numbers, else the attacker chooses among them (L255). */
export function locate(play: Play): void {
  const assault = known(play.state.assault, 'an assault');
  const { attacker, target, pool } = assault;
  const effect = effectOf(assault);
  if (!isLocated(effect)) return;
  if (isStructure(target)) harmStructure(play, target, pointsOnStructure(effect, pool));
  else if (isSpread(effect)) {
    const marker = effect === 'disablingBurst' ? 'disable' : 'damage';
    for (const location of locationsIn(pool)) put(play, { robot: target, location, marker });
  } else choose(play, attacker, 'locate');
}

/** Asks the attacker, unless there is nothing to choose. */
function choose(play: Play, attacker: RobotId, kind: 'locate' | 'extra'): void {
  const locations = choicesIn(play.state);
  const [only] = locations;
  if (locations.length > 1) ask(play, kind, attacker);
  else if (only !== undefined) aim(play, kind, only);
}

/** The numbers to choose from: of a Phoenix-bot, all are one, and doubles are better (K55). */
function choicesIn(field: Field): readonly Location[] {
  const { pool, target } = known(field.assault, 'an assault');
  const locations = locationsIn(pool);
  if (!findRobot(field, target)?.phoenix) return locations;
  return [...locations].sort((one, other) => countOf(pool, other) - countOf(pool, one)).slice(0, 1);
}
const countOf = (pool: readonly number[], location: Location): number =>
  pool.filter((die) => die === location).length;

function aim(play: Play, kind: 'locate' | 'extra', location: Location): void {
  const assault = known(play.state.assault, 'an assault');
  const { target: robot, arms, pool } = assault;
  play.tell({ type: 'locationChosen', robot, location });
  if (kind === 'extra') {
    put(play, { robot, location, marker: 'disable' });
    return;
  }
  for (let points = pointsAt(effectOf(assault), pool, location); points > 0; points -= 1)
    put(play, { robot, location, marker: 'damage' });
  if (armsOf(arms).extra === 'disableSame') put(play, { robot, location, marker: 'disable' });
}

const put = (play: Play, mark: Mark): void => void play.state.onTheWay.push(mark);

/** The attacker names one of the numbers rolled: for the damage, or for what comes with it. */
export const locateRule: Rule<'locate'> = {
  whyNot: (field, _seat, { location }) => (choicesIn(field).includes(location) ? undefined : no('notRolled')),
  apply(play, _seat, { location }) {
    const kind = play.state.question?.kind === 'extra' ? 'extra' : 'locate';
    answered(play);
    aim(play, kind, location);
  },
  list: (field) => choicesIn(field).map((location) => ({ type: 'locate', location })),
};

/** Viral Bayonet: a disable at a number rolled, of the attacker's choice as well. */
export function locateExtra(play: Play): void {
  const { attacker, target, arms } = known(play.state.assault, 'an assault');
  if (armsOf(arms).extra === 'disableRolled' && !isStructure(target)) choose(play, attacker, 'extra');
}

/** Puts the markers where they go: damage before disables, each in ascending order of location (K45). */
export function placeMarks(play: Play): void {
  const target = play.state.assault?.target;
  const building = target === undefined ? undefined : buildingAround(play.state, target);
  const marks = [...play.state.onTheWay].sort((one, other) => one.location - other.location);
  play.state.onTheWay = [];
  const cause = play.state.assault ? 'attack' : 'ram';
  for (const { robot, location, marker } of marks)
    if (marker === 'damage') damage(play, robot, location, cause);
  for (const { robot, location, marker } of marks)
    if (marker === 'disable') disable(play, robot, location, cause);
  if (target === undefined || isStructure(target)) return;
  leaveRest(play, target);
  hitBuilding(play, building);
}

/** The standing building in which the target is. */
function buildingAround(field: Field, target: TargetId): StructureId | undefined {
  const robot = findRobot(field, target);
  return STRUCTURE_IDS.find(
    (id) => robot && STRUCTURES[id].building && !isDestroyed(field, id) && isInside(robot, id),
  );
}

/** What else a hit leaves: fire, paint, a burst on the building around (L534), disables of the owner's choice. */
function leaveRest(play: Play, target: RobotId): void {
  const assault = known(play.state.assault, 'an assault');
  const robot = robotIn(play, target);
  if (robot.at === '') return;
  const count = ownDisables(play.state, assault);
  if (count > 0) first(play, { kind: 'disables', robot: target, count });
  if (setsOnFire(play.state, assault)) ignite(play, target);
  if (isPaint(assault)) paint(play, target);
}

/** The same roll counts against the building too, though its target is missed (L534). */
export function hitAround(play: Play): void {
  const { target, pool } = known(play.state.assault, 'an assault');
  if (sumOf(pool) >= STRUCTURE_SILHOUETTE) hitBuilding(play, buildingAround(play.state, target));
}

/** Whatever is left of the target, the building takes the burst too. */
function hitBuilding(play: Play, building: StructureId | undefined): void {
  const assault = known(play.state.assault, 'an assault');
  if (building && effectOf(assault) === 'burst')
    harmStructure(play, building, locationsIn(assault.pool).length);
}

/** Incendiary Munitions: a hit with doubles, any with power (K3). */
function setsOnFire(field: Field, { arms, attacker, help, pool }: Attacking): boolean {
  if (armsOf(arms).extra === 'fire') return true;
  if (!help.some((card) => cardEffect(card, 'ignite'))) return false;
  return robotOf(field, attacker).poweredUp || locationsIn(pool).some((number) => isDouble(pool, number));
}

/** Disables of the owner's choice: corrosive rockets, Tesla Gun (L268). */
function ownDisables(field: Field, assault: Attacking): number {
  const { arms, mode, attacker, flux } = assault;
  const { disables } = armsOf(arms);
  const power = flux || robotOf(field, attacker).poweredUp;
  return MODES[mode].disables ?? (disables ? disables[power ? 'powered' : 'items'] : 0);
}

function paint(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  if (robot.painted) return;
  robot.painted = true;
  play.tell({ type: 'status', robot: id, status: 'painted', on: true });
}

/** Flail: a hit may turn its target by one hexside. */
export function askToTurn(play: Play): void {
  const { attacker, target, arms } = known(play.state.assault, 'an assault');
  const robot = findRobot(play.state, target);
  if (armsOf(arms).extra === 'turn' && robot && isOnMap(robot)) ask(play, 'turnTarget', attacker);
}

const targetIn = (field: Field) => robotOf(field, known(field.assault, 'an assault').target);

export const turnTarget: Rule<'turnTarget'> = {
  whyNot: (field, _seat, { facing }) =>
    [-1, 0, 1].some((sixths) => turned(targetIn(field).facing, sixths) === facing)
      ? undefined
      : no('turnTooFar'),
  apply(play, _seat, { facing }) {
    const { attacker, target } = known(play.state.assault, 'an assault');
    const robot = robotIn(play, target);
    answered(play);
    if (robot.facing === facing) return;
    play.tell({ type: 'turnedBy', robot: target, by: attacker, from: robot.facing, to: facing });
    robot.facing = facing;
  },
  list: (field) =>
    [0, -1, 1].map((sixths) => ({ type: 'turnTarget', facing: turned(targetIn(field).facing, sixths) })),
};
