import type { HitId } from '../../content/arms';
import { cardsWith, cardEffect } from '../../content/cards';
import { DESIGNATOR_RANGE, RIFLE_RANGE } from '../../content/infantry';
import { STRUCTURE_HITS, STRUCTURES } from '../../content/map';
import { turnsOf, scenarioOf } from '../../content/scenarios';
import { diceOnFoot } from '../../rules/attacking/arms';
import { damageOf, isExposed, siteOf, structuresIn } from '../../rules/field/structuresOnMap';
import { isLive } from '../../rules/pieces/cardsOnRobots';
import type { Field, SeenRobot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import { targetScoreOf, waveScoreOf } from '../../rules/scenarios/humanWave';
import { COVER } from '../../rules/attacking/silhouettes';
import { maxSpeed } from '../../rules/pieces/speed';
import { attacksLeft, ownLedger } from '../../rules/pieces/actionsLeft';
import { barrelsOf, diceOf, type Barrel } from '../field/barrels';
import { bodyOf, harmsOf, type Harms } from '../field/bodies';
import { paintWorth } from './bombardmentWorth';
import { foeTents } from './diskWorth';
import type { Stand } from '../attacking/duel';
import { covers, rangeOf, type Lines } from '../field/mapTables';
import { hitChance } from '../field/dicePools';
import { WORTH } from '../field/weights';

/** A tank against soldiers who keep coming (Human Wave): points for what it destroys, and the harm of rifles. */

export const isWave = ({ options }: Pick<Field, 'options'>): boolean =>
  scenarioOf(options).victory.includes('waveScore');

/** What can be shot at. */
interface Mark {
  readonly at: number;
  /** Absent: of a footsoldier in the open, which is his distance. */
  readonly silhouette?: number;
  readonly points: number;
  /** A structure: the hits that it can still take; 0 for a soldier. */
  readonly left: number;
  /** Around a soldier: what it takes to bring it down on him. */
  readonly isInside: boolean;
}

function marksFor(field: Field, { team }: SeenRobot, lines: Lines): readonly Mark[] {
  const tents = foeTents(field, team).map(({ at }) => {
    const place = numberOf(at);
    const isInside = lines.isBuilding(place);
    return { at: place, points: 1, left: 0, isInside, ...(isInside && { silhouette: COVER }) };
  });
  const structures = structuresIn(field)
    .filter((id) => isExposed(field, id))
    .map((id) => {
      const at = numberOf(siteOf(field, id));
      const points = 1 + tents.filter((tent) => tent.at === at).length;
      return { at, points, left: STRUCTURE_HITS - damageOf(field, id), silhouette: 1, isInside: false };
    });
  return [...tents, ...structures];
}

/** Of destroying a structure that can still take two hits by one of them. */
const HALF = 0.4;
/** Of a burst that hits a soldier: it brings down the building around him. */
const BURSTS = 0.5;

/** Hits that destroy nothing of it. */
const HARMLESS: readonly HitId[] = ['paint', 'attach', 'disablingBurst'];
const isArmed = ({ weapon }: Barrel): boolean => !weapon.robotsOnly && !HARMLESS.includes(weapon.hit);

/** The dice of an attack from there; none if it cannot be made. */
function diceAgainst(barrel: Barrel, lines: Lines, { at }: Mark, stand: Stand): number {
  const range = rangeOf(stand.at, at);
  if (range === 0 || !covers(barrel.arc, stand.at, stand.facing, at)) return 0;
  const { medium, lobbed } = barrel.weapon;
  const isSeen = lobbed ? lines.overWoods(stand.at, at) : lines.plain(stand.at, at);
  return medium === 'MELEE' || isSeen ? diceOf(barrel, range, stand, false) : 0;
}

/** The points of an attack with this barrel. */
function pointsOf(barrel: Barrel, lines: Lines, mark: Mark, stand: Stand): number {
  const dice = diceAgainst(barrel, lines, mark, stand);
  if (dice < 1) return 0;
  const chance = hitChance(dice, mark.silhouette ?? rangeOf(stand.at, mark.at));
  const { hit } = barrel.weapon;
  if (mark.left === 0) return chance * (mark.points + (mark.isInside && hit === 'burst' ? BURSTS : 0));
  const isEnough = mark.left === 1 || hit === 'two' || hit === 'burst' || barrel.attacks > 1;
  return chance * mark.points * (isEnough ? 1 : HALF);
}

/** Points, and what they cost, of a stance of the tank. */
export function tankerOf(
  field: Field,
  robot: SeenRobot,
  lines: Lines,
): (stand: Stand) => { readonly now: number; readonly later: number } {
  const marks = marksFor(field, robot, lines);
  const barrels = barrelsOf(robot).filter(isArmed);
  const actions = attacksLeft(field, ownLedger(robot));
  const soldiers = foeTents(field, robot.team).map(({ at }) => numberOf(at));
  const harms = harmsOf(bodyOf(field, robot, WORTH.struck.own));
  return (stand) => {
    let [best, second] = [0, 0];
    for (const mark of marks)
      for (const barrel of barrels) {
        const points = pointsOf(barrel, lines, mark, stand);
        if (points > best) [best, second] = [points, best];
        else second = Math.max(second, points);
      }
    const far = Math.min(...marks.map(({ at }) => rangeOf(stand.at, at)));
    const shots = actions > 1 ? best + WORTH.second * second : best;
    const shot = WORTH.wave.point * shots;
    return {
      now: stand.powered ? Math.max(shot, blastWorth(field, robot, stand.at)) : shot,
      later:
        -WORTH.wave.gap * (Number.isFinite(far) ? far : 0) -
        WORTH.wave.caution * rifleHarm(field, robot, { stand, soldiers, lines, harms }),
    };
  };
}

/** The harm that soldiers do to it where it stands. */
function rifleHarm(
  field: Field,
  robot: SeenRobot,
  {
    stand,
    soldiers,
    lines,
    harms,
  }: {
    readonly stand: Stand;
    readonly soldiers: readonly number[];
    readonly lines: Lines;
    readonly harms: Harms;
  },
): number {
  const bare = stand.moving ? maxSpeed(robot) : STILL;
  const silhouette = lines.isBuilding(stand.at) ? Math.max(COVER, bare) : bare;
  return soldiers.reduce((sum, at) => {
    const range = rangeOf(at, stand.at);
    if (range > DESIGNATOR_RANGE || (range > 0 && !lines.plain(at, stand.at))) return sum;
    const shot = range > RIFLE_RANGE ? 0 : hitChance(diceOnFoot('rifle', range), silhouette) * harms.any;
    const paint = robot.painted
      ? 0
      : hitChance(diceOnFoot('designator', range), silhouette) * paintWorth(field, 'yellow', harms);
    return sum + Math.max(shot, paint);
  }, 0);
}

/** The silhouette of what does not move. */
const STILL = 1;

/** What it has a nuke for: at the end of its days, or if that is enough to win. */
export function blastWorth(field: Field, robot: SeenRobot, at: number): number {
  const nuke = cardsWith('nuke').find((card) => isLive(robot, card));
  const reach = nuke && cardEffect(nuke, 'nuke');
  if (!reach) return -Infinity;
  const within = (place: number, most: number): boolean => rangeOf(at, place) <= most;
  const tents = foeTents(field, robot.team).filter((tent) =>
    within(numberOf(tent.at), reach.harmsWithin),
  ).length;
  const fallen = structuresIn(field).filter((id) => {
    if (!isExposed(field, id)) return false;
    const place = numberOf(siteOf(field, id));
    const isHurt = damageOf(field, id) + 1 >= STRUCTURE_HITS;
    return within(place, isHurt ? reach.harmsWithin : reach.destroysWithin);
  }).length;
  const score = waveScoreOf(field) + tents + fallen;
  const { tie, win } = targetScoreOf(field);
  if (score >= win) return WORTH.win;
  const isLast = field.turn >= turnsOf(field.options) - 1;
  if (isLast) return WORTH.wave.point * (tents + fallen);
  return isNearDeath(field, robot) && score >= tie ? 1 : -1;
}

/** One more hit may be its last. */
const isNearDeath = (field: Field, robot: SeenRobot): boolean =>
  harmsOf(bodyOf(field, robot, WORTH.struck.own)).any > DOOMED;
const DOOMED = 0.3;

/** What the fall of a structure is worth to the tank, and what it costs it where it stands. */
export function razeWorth(field: Field, robot: SeenRobot, id: Parameters<typeof siteOf>[1]): number {
  const at = siteOf(field, id);
  const inside = foeTents(field, robot.team).filter((tent) => tent.at === at).length;
  const isBeside = rangeOf(numberOf(robot.at), numberOf(STRUCTURES.gasStation.at)) <= 1;
  const fire = id === 'gasStation' && isBeside && !robot.onFire ? WORTH.wave.fire : 0;
  return WORTH.wave.point * (1 + inside) - fire;
}
