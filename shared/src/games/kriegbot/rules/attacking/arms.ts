import type { ArcId, SlotId } from '../../content/chassis';

import { MODES, type Bands, type ModeId } from '../../content/arms';
import { ALL_ARMS_IDS, armsOf, cardEffect, type AnyArmsId, type ArmsId, isPilot } from '../../content/cards';
import type { TargetId } from '../../state';
import type { Unit } from '../../state/units';
import { isInArc } from '../field/arcs';
import { cryptoLying } from '../objectives/crypto';
import { isHoncho, isLive, pilotSlotOf, slotWith } from '../pieces/cardsOnRobots';
import { isExposed, structuresIn } from '../field/structuresOnMap';
import { templateOf, type SeenRobot, type Field } from '../field/field';

/**
 * The slot from which a robot attacks with this; `undefined` when it cannot. The honcho's pilot, whichever card it is,
 * has a Bazooka (K60).
 */
export function slotOfArms(
  field: Pick<Field, 'options'>,
  robot: SeenRobot,
  arms: ArmsId,
): SlotId | undefined {
  if (isLive(robot, arms)) return slotWith(robot, arms);
  if (!isPilot(arms) || !isHoncho(field, robot)) return undefined;
  const slot = pilotSlotOf(robot);
  return slot !== undefined && !robot.slots[slot].disabled ? slot : undefined;
}

/** Everything that a robot can attack with. */
export const armsIn = (field: Pick<Field, 'options'>, robot: SeenRobot): readonly ArmsId[] =>
  ALL_ARMS_IDS.filter((arms) => slotOfArms(field, robot, arms) !== undefined);

/** The arc of what lies there: the card's own, or the pylon's; `undefined` outside a pylon (L125). */
export function arcOf(field: Pick<Field, 'options'>, robot: SeenRobot, arms: ArmsId): ArcId | undefined {
  const { arc } = armsOf(arms);
  if (arc !== 'pylon') return arc;
  const slot = slotOfArms(field, robot, arms);
  return slot && templateOf(robot).slots[slot]?.arc;
}

/** Is the hex in the arc of what lies there? */
export function covers(field: Pick<Field, 'options'>, robot: SeenRobot, arms: ArmsId, hex: string): boolean {
  const arc = arcOf(field, robot, arms);
  return arc !== undefined && isInArc(arc, robot.at, robot.facing, hex);
}

/** Attack dice by range alone (L53): 3, 2, 1; 0 out of range or too near. */
export function bandDice({ tooNear, short, medium, long }: Bands, range: number): 0 | 1 | 2 | 3 {
  if (range <= tooNear || range > long) return 0;
  if (range <= short) return 3;
  return range <= medium ? 2 : 1;
}

/** Attack dice at a range, before all modifiers. */
export const diceAt = (arms: AnyArmsId, range: number): 0 | 1 | 2 | 3 => bandDice(armsOf(arms).bands, range);

/** The bands of an attack: those of its mode, ended further out by cards that help. */
export function bandsOf({ arms, mode, help }: Banded): Bands {
  const own = MODES[mode].bands ?? armsOf(arms).bands;
  const hexes = help.reduce((sum, card) => sum + hexesBy(arms, card), 0);
  return hexes === 0 ? own : stretched(own, hexes);
}

interface Banded {
  readonly arms: AnyArmsId;
  readonly mode: ModeId;
  readonly help: readonly string[];
}

/** The hexes by which a card lets the bands of a weapon end further out. */
export function hexesBy(arms: AnyArmsId, card: string): number {
  const { medium, noPropellant } = armsOf(arms);
  const [propel, focus] = [cardEffect(card, 'propel'), cardEffect(card, 'focus')];
  if (propel) return propel.medium === medium && !noPropellant ? propel.hexes : 0;
  return focus?.medium === medium ? focus.hexes : 0;
}

/** A band that it does not have does not appear (example 24). */
function stretched({ tooNear, short, medium, long }: Bands, hexes: number): Bands {
  const first = short > tooNear ? short + hexes : short;
  const second = medium > short ? medium + hexes : first;
  return { tooNear, short: first, medium: second, long: long > medium ? long + hexes : second };
}

/** The same for a tent: nothing is too near for it (L509). */
export const diceOnFoot = (arms: AnyArmsId, range: number): 0 | 1 | 2 | 3 =>
  bandDice({ ...armsOf(arms).bands, tooNear: -1 }, range);

/** Powered up, or treated as such (K20). */
export const hasPower = (robot: Pick<SeenRobot, 'poweredUp'>, flux = false): boolean =>
  robot.poweredUp || flux;

/** Its attack modes; the Chemical Rockets name their warhead each time. */
export function modesOf(arms: ArmsId, power: boolean): readonly ModeId[] {
  const { modes = [], poweredModes = [], hit } = armsOf(arms);
  const ordinary: readonly ModeId[] = hit === 'paint' && modes.length > 0 ? [] : [''];
  return [...ordinary, ...modes, ...(power ? poweredModes : [])];
}

/** The maximum number of attacks per action (L231). */
export function mostAttacks(arms: ArmsId, power: boolean): number {
  const { attacks } = armsOf(arms);
  if (!attacks) return 1;
  return power ? attacks.poweredMost : attacks.most;
}

/** The possible targets of an attack: these robots, including derelicts, and units, structures (K22), and crypto (KS5.2). */
export function targetsFor(
  field: Field,
  { robots, units }: { readonly robots: readonly SeenRobot[]; readonly units: readonly Unit[] },
  arms: ArmsId,
): readonly TargetId[] {
  const enemies = robots.map(({ id }) => id);
  if (armsOf(arms).robotsOnly) return enemies;
  return [
    ...enemies,
    ...units.map(({ id }) => id),
    ...structuresIn(field).filter((id) => isExposed(field, id)),
    ...cryptoLying(field),
  ];
}
