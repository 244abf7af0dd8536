import type { ArcId, SlotId } from '../content/chassis';
import { STRUCTURE_IDS } from '../content/map';
import type { Bands, ModeId } from '../content/arms';
import { ARMS_IDS, armsOf, type ArmsId, isPilot } from '../content/cards';
import type { TargetId } from '../state';
import { isInArc } from './arcs';
import { cryptoLying } from './crypto';
import { isHoncho, isLive, pilotSlotOf, slotWith } from './cards';
import { isDestroyed, templateOf, type SeenRobot, type Field } from './field';

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
  ARMS_IDS.filter((arms) => slotOfArms(field, robot, arms) !== undefined);

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
export const diceAt = (arms: ArmsId, range: number): 0 | 1 | 2 | 3 => bandDice(armsOf(arms).bands, range);

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

/** The possible targets of an attack: these robots, including derelicts, structures (K22), and crypto (KS5.2). */
export function targetsFor(field: Field, robots: readonly SeenRobot[], arms: ArmsId): readonly TargetId[] {
  const enemies = robots.map(({ id }) => id);
  if (armsOf(arms).robotsOnly) return enemies;
  return [...enemies, ...STRUCTURE_IDS.filter((id) => !isDestroyed(field, id)), ...cryptoLying(field)];
}
