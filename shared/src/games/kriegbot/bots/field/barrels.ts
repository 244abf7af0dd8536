import { type ArcId, kindOfSlot, SLOT_IDS, type SlotId } from '../../content/chassis';
import { type ModeId, type Weapon, MODES } from '../../content/arms';
import { isArms, armsOf, type ArmsId, type CardId, cardEffect, cardsWith } from '../../content/cards';
import { STEP } from '../../content/cores';
import { bandDice, bandsOf, hexesBy } from '../../rules/attacking/arms';
import { MOST_HELP } from '../../rules/attacking/attackDice';
import { isLive, slotWith } from '../../rules/pieces/cardsOnRobots';
import { energyOf, rechargeOf, whyNotAbility } from '../../rules/cores/energy';
import { templateOf, type SeenRobot } from '../../rules/field/field';
import { energyPrice, repeatsOf } from '../../rules/attacking/pricing';

/** A weapon of a robot in one of its modes. */
export interface Barrel {
  /** `unknown`: a face-down weapon. */
  readonly arms: ArmsId | 'unknown';
  readonly weapon: Weapon;
  readonly arc: ArcId;
  readonly mode: ModeId;
  /** Attacks of one action. */
  readonly attacks: number;
  /** Dice of other cards, and additional ones while powered up. */
  readonly extra: number;
  readonly extraPowered: number;
  /** Arc of a laser that acts as its rangefinder. */
  readonly laser: ArcId | undefined;
  /** Its hits set on fire: those with doubles, and all while powered up. */
  readonly incendiary: boolean;
  /** Robots have power cores at this table. */
  readonly hasCore: boolean;
  /** The attacks of one action that the power core gives. */
  readonly repeats: number;
  /** Its energy suffices: now, only after a power-up, or not even then. */
  readonly fed: 'now' | 'powered' | 'never';
}

/** The assumption for a face-down weapon. */
const UNKNOWN: Weapon = {
  medium: 'GUN',
  arc: 'front120',
  bands: { tooNear: 0, short: 2, medium: 5, long: 8 },
  hit: 'doubles',
};

/** Everything that a robot may shoot with, as far as this viewer knows. */
export const barrelsOf = (robot: SeenRobot): readonly Barrel[] =>
  SLOT_IDS.flatMap((slot) => barrelsIn(robot, slot));

function barrelsIn(robot: SeenRobot, slot: SlotId): readonly Barrel[] {
  const { card, disabled, locked } = robot.slots[slot];
  if (card === '' || disabled || locked) return [];
  if (card === 'hidden')
    return kindOfSlot(slot) === 'weapon' ? [barrelWith(robot, 'unknown', UNKNOWN, 'front120')] : [];
  if (!isArms(card)) return [];
  const own = armsOf(card);
  const arc = own.arc === 'pylon' ? templateOf(robot).slots[slot]?.arc : own.arc;
  if (!arc) return [];
  const help = reachersOf(robot, card);
  const weapon = { ...own, bands: bandsOf({ arms: card, mode: '', help }) };
  const { extra, ...barrel } = barrelWith(robot, card, weapon, arc);
  const more = help.reduce((sum, one) => sum + (cardEffect(one, 'propel')?.dice ?? 0), 0);
  return waysWith({ ...barrel, extra: extra + more }).map((way) => ({
    ...way,
    fed: fedWith(robot, card, way.attacks),
  }));
}

/** The cards that let the bands of a weapon end further out, as far as their energy suffices. */
const reachersOf = (robot: SeenRobot, arms: ArmsId): readonly CardId[] =>
  [...cardsWith('focus'), ...cardsWith('propel')].filter(
    (card) =>
      isLive(robot, card) &&
      hexesBy(arms, card) > 0 &&
      !robot.marks.helped.includes(card) &&
      (cardEffect(card, 'propel') === undefined || energyOf(robot) >= STEP),
  );

/** Whether its power core can pay for that. */
function fedWith(robot: SeenRobot, arms: ArmsId, attacks: number): Barrel['fed'] {
  if (!robot.powerCore) return 'now';
  const [price, level] = [energyPrice(robot, { arms, attacks }), energyOf(robot)];
  if (price <= level) return 'now';
  return price <= level + rechargeOf(robot) ? 'powered' : 'never';
}

/** One barrel for each way to use a weapon. */
function waysWith(one: Barrel): readonly Barrel[] {
  const { attacks, modes = [], poweredModes = [], hit } = one.weapon;
  const most = Math.max(attacks?.most ?? 1, attacks?.poweredMost ?? 1, one.repeats);
  const several = Array.from({ length: most }, (_, index) => ({ ...one, attacks: index + 1 }));
  const others = [...modes, ...poweredModes].map((mode) => ({
    ...one,
    mode,
    weapon: inMode(one.weapon, mode),
  }));
  return hit === 'paint' && others.length > 0 ? others : [...several, ...others];
}

function inMode(weapon: Weapon, mode: ModeId): Weapon {
  const { bands = weapon.bands, hit = weapon.hit } = MODES[mode];
  return { ...weapon, bands, hit };
}

function barrelWith(robot: SeenRobot, arms: Barrel['arms'], weapon: Weapon, arc: ArcId): Barrel {
  const aimer = cardsWith('aim').find(
    (card) => isLive(robot, card) && weapon.medium !== 'MELEE' && !robot.marks.helped.includes(card),
  );
  const { dice: aimed = 0, poweredDice = 0 } = (aimer && cardEffect(aimer, 'aim')) ?? {};
  const finder = cardsWith('findRange').find((card) => arms !== card && isLive(robot, card));
  const finderSlot = finder && slotWith(robot, finder);
  return {
    arms,
    weapon,
    arc,
    mode: '',
    attacks: 1,
    extra: aimed,
    extraPowered: poweredDice - aimed,
    laser: finderSlot && templateOf(robot).slots[finderSlot]?.arc,
    hasCore: robot.powerCore !== undefined,
    repeats: arms === 'unknown' || whyNotAbility(robot, 'repeat') ? 1 : repeatsOf(robot, arms),
    fed: 'now',
    incendiary: cardsWith('ignite').some(
      (card) => cardEffect(card, 'ignite')?.medium === weapon.medium && isLive(robot, card),
    ),
  };
}

/** The circumstances of the shooter. */
export interface Shooter {
  readonly powered: boolean;
  readonly maneuvered: boolean;
}

/** The dice of an attack (K36); 0: none. `found`: a laser has the target in its arc. */
export function diceOf(barrel: Barrel, range: number, shooter: Shooter, found: boolean): number {
  const { weapon, mode, attacks } = barrel;
  if (!isAllowed(barrel, shooter)) return 0;
  const band = bandDice(weapon.bands, range);
  if (band === 0) return 0;
  const several = attacks > 1 ? (weapon.attacks?.diceEach ?? 0) : 0;
  const help = attacks > 1 ? 0 : helpOf(barrel, shooter) + (found && band < SHORT ? 1 : 0);
  const byMode = MODES[mode].dice ?? 0;
  return Math.max(0, ownDice(barrel, band, shooter) + byMode + Math.min(MOST_HELP, help) + several);
}

const SHORT = 3;

/** The weapon's own changes to the dice of a band. */
function ownDice({ weapon }: Barrel, band: number, { powered, maneuvered }: Shooter): number {
  const { times = 1, dice = 0 } = (powered && weapon.powered) || {};
  const steadied = powered || maneuvered ? (weapon.steady?.dice ?? 0) : 0;
  return band * times + dice + (weapon.dice ?? 0) + steadied;
}

const helpOf = ({ extra, extraPowered }: Barrel, { powered }: Shooter): number =>
  powered ? extra + extraPowered : extra;

function isAllowed(barrel: Barrel, { powered }: Shooter): boolean {
  const { weapon, mode, attacks, repeats, fed, hasCore } = barrel;
  if (fed !== 'now' && !(powered && fed === 'powered')) return false;
  if (powered) return true;
  if ((weapon.poweredOnly && !hasCore) || weapon.poweredModes?.includes(mode)) return false;
  return attacks <= Math.max(weapon.attacks?.most ?? 1, repeats);
}
