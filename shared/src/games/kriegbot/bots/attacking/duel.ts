import { cardEffect } from '../../content/cards';
import type { Direction } from '../../../../core/game/hex';
import type { Shot } from '../../actions';
import { type MediumId, MODES } from '../../content/arms';
import { declaredDice } from '../../rules/attacking/attackDice';
import type { Manner } from '../../rules/attacking/attempts';
import { attemptOf } from '../../rules/attacking/declaring';
import { isOverchargedFreely } from '../../rules/attacking/helpers';
import { COVER, silhouetteAgainst } from '../../rules/attacking/silhouettes';
import { isInMotion } from '../../rules/pieces/speed';
import type { Assault } from '../../state/assault';
import { attacksLeft, ownLedger } from '../../rules/pieces/actionsLeft';
import { seemsPainted } from '../../rules/pieces/tokens';
import { isStruck } from '../../rules/pieces/cardsOnRobots';
import { orderOf, type SeenRobot, type Field } from '../../rules/field/field';
import { hitValue } from '../field/aims';
import { paintWorth } from '../objectives/bombardmentWorth';
import { barrelsOf, diceOf, type Barrel, type Shooter } from '../field/barrels';
import { bodyOf, harmsOf, type Harms } from '../field/bodies';
import { hackWorthOf } from '../scenarios/hackWorth';
import { numberOf } from '../../rules/field/hexNumbers';
import { covers, linesOn, rangeOf, type Lines } from '../field/mapTables';
import { faceOf, type Face } from '../field/faces';
import { MOST_DICE } from '../field/dicePools';
import { WORTH } from '../field/weights';

/** How a robot stands, or might stand. */
export interface Stand {
  /** Place by number (../field/mapTables.ts). */
  readonly at: number;
  readonly facing: Direction;
  /** Its silhouette depends on its speed. */
  readonly moving: boolean;
  readonly powered: boolean;
  readonly maneuvered: boolean;
}

export function standOf(robot: SeenRobot): Stand {
  return {
    at: numberOf(robot.at),
    facing: robot.facing,
    moving: !isStruck(robot) && robot.fate === '' && isInMotion(robot),
    powered: robot.poweredUp,
    maneuvered: robot.marks.option === 'maneuver',
  };
}

const SILHOUETTES = 16;
const STRAFING: readonly MediumId[] = ['GUN', 'BEAM', 'MISSILE'];

/** What one robot can do to another, for any places. */
export interface Duel {
  /** The harm of a turn's attacks. */
  best(from: Stand, to: Stand): number;
  /** The same at some range in the open, with everything in its arc. */
  open(range: number, powered: boolean): number;
  /** The harm of a strafing attack straight ahead (L306). */
  strafe(from: Stand, to: Stand): number;
  /** The harm of an attack declared this way. */
  declared(shot: Shot, manner: Manner): number;
  /** The harm of a roll of this number of dice against a silhouette. */
  roll(barrel: Barrel, dice: number, silhouette: number): number;
  readonly barrels: readonly Barrel[];
  readonly harms: Harms;
}

/** `harms`: what hits on the target count, if not by its worth. */
export function duelOf(
  field: Field,
  by: SeenRobot,
  target: SeenRobot,
  harms: Harms = harmsOf(bodyOf(field, target)),
): Duel {
  const guns = gunsOf(field, by, target, harms);
  const actions = attacksLeft(field, ownLedger(by));
  return {
    barrels: guns.map(({ barrel }) => barrel),
    harms,
    best: (from, to) => topOf(guns, actions, (gun) => gun.shot(from, to)),
    strafe: (from, to) =>
      topOf(guns, 1, (gun) => (STRAFING.includes(gun.barrel.weapon.medium) ? gun.shot(from, to, 1) : 0)),
    declared(shot, manner) {
      const { arms, mode, attacks } = shot;
      const gun = guns.find(
        ({ barrel }) => barrel.arms === arms && barrel.mode === mode && barrel.attacks === attacks,
      );
      return gun ? gun.declared(attemptOf(field, by, shot, manner)) : 0;
    },
    open: (range, powered) =>
      topOf(guns, actions, ({ barrel, face, thrown, value }) => {
        const dice = thrown(range, { powered, maneuvered: false }, barrel.laser !== undefined);
        return value(dice, face.moving, powered);
      }),
    roll: (barrel, dice, silhouette) =>
      guns.find((gun) => gun.barrel === barrel)?.value(dice, silhouette, false) ?? 0,
  };
}

/** A barrel, and what it can do to this target. */
interface Gun {
  readonly barrel: Barrel;
  readonly face: Face;
  /** Its dice at some range; 0: none. `found`: a laser has the target in its arc. */
  thrown(range: number, shooter: Shooter, found: boolean): number;
  /** The harm of this number of dice against a silhouette. */
  value(dice: number, silhouette: number, powered: boolean): number;
  silhouette(to: Stand): number;
  /** The harm of an attack as it would be declared now, computed by the rules. */
  declared(attempt: Assault): number;
  /** The harm from there; `less`: fewer dice, and straight ahead only. */
  shot(from: Stand, to: Stand, less?: number): number;
}

function gunsOf(field: Field, by: SeenRobot, target: SeenRobot, harms: Harms): readonly Gun[] {
  const lines = linesOn(field);
  const isPainted = seemsPainted(field, target);
  const fire = target.onFire ? 0 : WORTH.fire * harms.any;
  const paint = target.painted ? 0 : paintWorth(field, by.team, harms);
  return barrelsOf(by).map((barrel) => {
    const face = faceOf(target, barrel);
    const marked = paint + hackWorthOf(field, by, barrel, target);
    const value = tabled((dice, silhouette, powered) =>
      hitValue({ barrel, harms, fire, paint: marked, powered }, dice, silhouette),
    );
    const often = barrel.attacks ** SEVERAL;
    const { arms } = barrel;
    const free = arms !== 'unknown' && isOverchargedFreely(field, arms) ? 1 : 0;
    const gun: Gun = {
      barrel,
      face,
      thrown(range, shooter, found) {
        const dice = diceOf(barrel, range, shooter, found);
        return dice > 0 ? dice + free : 0;
      },
      value: (dice, silhouette, powered) => often * value(dice, silhouette, powered),
      silhouette: (to) => {
        const bare = to.moving ? face.moving : face.still;
        return !face.flies && lines.isBuilding(to.at) ? Math.max(COVER, bare) : bare;
      },
      declared(attempt) {
        const incendiary = attempt.help.some((card) => cardEffect(card, 'ignite'));
        const aim = { barrel: { ...barrel, incendiary }, harms, fire, paint: marked, powered: by.poweredUp };
        const dice = Math.min(MOST_DICE, declaredDice(field, attempt));
        return dice < 1 ? 0 : often * hitValue(aim, dice, silhouetteAgainst(field, attempt));
      },
      shot(from, to, less = 0) {
        if (!covers(less > 0 ? 'line' : barrel.arc, from.at, from.facing, to.at)) return 0;
        const dice = gun.thrown(rangeOf(from.at, to.at), from, finds(barrel, from, to)) - less;
        if (dice < 1 || !isClear(lines, barrel, isPainted, [from, to])) return 0;
        if (barrel.weapon.guided && !target.painted && !to.moving) return 0;
        return gun.value(dice, gun.silhouette(to), from.powered);
      },
    };
    return gun;
  });
}

/** Several attacks of one action are worth a little less than the same number of actions. */
const SEVERAL = 0.9;

const finds = ({ laser }: Barrel, from: Stand, to: Stand): boolean =>
  laser !== undefined && covers(laser, from.at, from.facing, to.at);

/** Caches the harm by dice and silhouette. */
function tabled(
  find: (dice: number, silhouette: number, powered: boolean) => number,
): (dice: number, silhouette: number, powered: boolean) => number {
  const tables = [false, true].map(() => new Float64Array((MOST_DICE + 1) * SILHOUETTES).fill(-1));
  return (dice, silhouette, powered) => {
    const table = tables[powered ? 1 : 0];
    if (!table || dice < 1) return 0;
    const [thrown, shown] = [Math.min(MOST_DICE, dice), Math.min(SILHOUETTES - 1, silhouette)];
    const place = thrown * SILHOUETTES + shown;
    const before = table[place] ?? -1;
    if (before >= 0) return before;
    const value = Math.max(0, find(thrown, shown, powered));
    table[place] = value;
    return value;
  };
}

/** The best attack, and a second one with another weapon for robots with two attack actions. */
function topOf(guns: readonly Gun[], actions: number, valueOf: (gun: Gun) => number): number {
  let [best, second, bestArms] = [0, 0, ''];
  for (const gun of guns) {
    const value = valueOf(gun);
    const { arms } = gun.barrel;
    if (value > best) [best, second, bestArms] = [value, arms === bestArms ? second : best, arms];
    else if (value > second && arms !== bestArms) second = value;
  }
  if (actions < 1) return 0;
  return actions > 1 ? best + WORTH.second * second : best;
}

function isClear(
  lines: Lines,
  { weapon, mode }: Barrel,
  isPainted: boolean,
  [from, to]: readonly [from: Stand, to: Stand],
): boolean {
  if (weapon.medium === 'MELEE' || MODES[mode].blind) return true;
  if (isPainted && weapon.medium === 'MISSILE') return true;
  return isPainted || weapon.lobbed ? lines.overWoods(from.at, to.at) : lines.plain(from.at, to.at);
}

/** Does one attack before the other? */
export const shootsFirst = (one: SeenRobot, other: SeenRobot): boolean => orderOf(one) < orderOf(other);
