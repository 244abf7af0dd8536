import type { Skill } from '../../content/effects';
import { PILOT_IDS, type CardId, type PilotId, cardEffect, pilotWith } from '../../content/cards';
import { SLOT_IDS, type SlotId } from '../../content/chassis';
import { hasCard, isHoncho, isLive, isStruck, mightHave, openSlot } from './cardsOnRobots';
import { isAlive, type SeenCore, type SeenRobot, type Field, type SeenSlot } from '../field/field';

/** What a robot is taken to have: for its own team its cards, for everybody else what could be there. */
export interface Ledger {
  /** The robot as this viewer sees it. */
  readonly robot: SeenRobot;
  /** With the robot as it is, or as it was at another moment of the turn. */
  has(card: CardId, as?: SeenRobot): boolean;
}

const openCore = (core: SeenCore): SeenCore =>
  core.shown || core.card === '' ? core : { card: 'hidden', shown: false, level: 0 };

/** A robot as everybody sees it. */
export function openly(robot: SeenRobot): SeenRobot {
  const open = (slot: SlotId) => openSlot(robot.slots[slot]);
  const [primary, secondary, zero, four, inner, deep] = SLOT_IDS.map(open);
  const { card, shown, worn } = robot.skin;
  return {
    ...robot,
    slots: { primary, secondary, zero, four, inner, deep } as SeenRobot['slots'],
    skin: { card: shown || card === '' ? card : 'hidden', shown, worn },
    ...(robot.powerCore && { powerCore: openCore(robot.powerCore) }),
  };
}

/** What it could do as far as everybody knows: only this decides who is asked (K64). */
export function publicLedger(field: Pick<Field, 'robots' | 'options'>, robot: SeenRobot): Ledger {
  const open = openly(robot);
  return { robot: open, has: (card, as = open) => mightHave(field, as, card) };
}

/** What it can do, as far as this viewer knows. */
export const ownLedger = (robot: SeenRobot): Ledger => ({
  robot,
  has: (card, as = robot) => hasCard(as, card),
});

/** Has this pilot skill, or might have it: a honcho by any pilot card (K60). */
export const hasSkill = (field: Pick<Field, 'options'>, { robot, has }: Ledger, skill: Skill): boolean =>
  has(pilotWith(skill)) || (isHoncho(field, robot) && PILOT_IDS.some((card) => has(card)));

const mostAttackActions = (field: Pick<Field, 'options'>, ledger: Ledger): number =>
  (hasSkill(field, ledger, 'attackActions') && cardEffect(pilotWith('attackActions'), 'attackActions')) || 1;

const HONCHO_DEFENSES = 2;

/** Attack actions left this turn (L135; Combat Pilot). A reboot ends them all, whoever the pilot is (K16). */
export function attacksLeft(field: Pick<Field, 'options'>, ledger: Ledger): number {
  const { option, attacks } = ledger.robot.marks;
  if (option === 'reboot') return 0;
  return mostAttackActions(field, ledger) - attacks;
}

/**
 * The same ledger for the robot as it was when it paid for its reboot: a pilot switched on by that reboot gave nothing
 * before (K16, K18).
 */
function asItPaid({ robot, has }: Ledger): Ledger {
  const slots: Record<SlotId, SeenSlot> = { ...robot.slots };
  for (const slot of SLOT_IDS)
    if (robot.marks.woken.includes(slot)) slots[slot] = { ...slots[slot], disabled: true };
  const then = { ...robot, slots };
  return { robot: then, has: (card) => has(card, then) };
}

/** Defense actions left this turn (L135), of a robot that may act at all (L61). After a reboot only the Engineer's. */
export function defensesLeft(field: Pick<Field, 'options'>, ledger: Ledger): number {
  const { robot, has } = ledger;
  if (!isAlive(robot) || isStruck(robot)) return 0;
  if (robot.marks.option === 'reboot' && !hasSkill(field, asItPaid(ledger), 'mend')) return 0;
  const isDouble = isHoncho(field, robot) && PILOT_IDS.some((card) => has(card));
  return (isDouble ? HONCHO_DEFENSES : 1) - robot.marks.defenses;
}

/** The card by which it has this skill, as far as this viewer knows. */
export function pilotCardFor(
  field: Pick<Field, 'options'>,
  robot: SeenRobot,
  skill: Skill,
): PilotId | undefined {
  const pilot = pilotWith(skill);
  if (isLive(robot, pilot)) return pilot;
  return isHoncho(field, robot) ? PILOT_IDS.find((other) => isLive(robot, other)) : undefined;
}
