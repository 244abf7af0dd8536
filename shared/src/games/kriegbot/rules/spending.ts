import type { Skill } from '../content/effects';
import { PILOT_IDS, type CardId, type PilotId, cardEffect, pilotWith } from '../content/cards';
import { SLOT_IDS, type SlotId } from '../content/chassis';
import { hasCard, isHoncho, isLive, isStruck, mightHave, openSlot } from './cards';
import { isAlive, type Bot, type Field, type SeenSlot } from './field';

/** What somebody takes a robot to have: its own team by its cards, everybody else by what could be there. */
export interface Eyes {
  /** The robot as these eyes see it. */
  readonly robot: Bot;
  /** As the robot is, or as it was at some other moment of the turn. */
  has(card: CardId, as?: Bot): boolean;
}

/** A robot as everybody sees it. */
export function openly(robot: Bot): Bot {
  const open = (slot: SlotId) => openSlot(robot.slots[slot]);
  const [primary, secondary, zero, four, inner, deep] = SLOT_IDS.map(open);
  const { card, shown, worn } = robot.skin;
  return {
    ...robot,
    slots: { primary, secondary, zero, four, inner, deep } as Bot['slots'],
    skin: { card: shown || card === '' ? card : 'hidden', shown, worn },
  };
}

/** What it could do for all that everybody knows: this, and nothing else, decides who is asked (K64). */
export function everybodysEyes(field: Pick<Field, 'robots' | 'options'>, robot: Bot): Eyes {
  const open = openly(robot);
  return { robot: open, has: (card, as = open) => mightHave(field, as, card) };
}

/** What it can do, as far as these eyes know. */
export const ownEyes = (robot: Bot): Eyes => ({
  robot,
  has: (card, as = robot) => hasCard(as, card),
});

/** Has this skill of a pilot, or might have: a honcho by any pilot card (K60). */
export const hasSkill = (field: Pick<Field, 'options'>, { robot, has }: Eyes, skill: Skill): boolean =>
  has(pilotWith(skill)) || (isHoncho(field, robot) && PILOT_IDS.some((card) => has(card)));

const mostAttackActions = (field: Pick<Field, 'options'>, eyes: Eyes): number =>
  (hasSkill(field, eyes, 'attackActions') && cardEffect(pilotWith('attackActions'), 'attackActions')) || 1;

const HONCHO_DEFENSES = 2;

/** Attack actions left this turn (L131; Combat Pilot). A reboot ends them all, whoever flies (K16). */
export function attacksLeft(field: Pick<Field, 'options'>, eyes: Eyes): number {
  const { option, attacks } = eyes.robot.marks;
  if (option === 'reboot') return 0;
  return mostAttackActions(field, eyes) - attacks;
}

/** The same eyes, on the robot as it paid for its reboot: whoever that woke had given nothing before (K16, K18). */
function asItPaid({ robot, has }: Eyes): Eyes {
  const slots: Record<SlotId, SeenSlot> = { ...robot.slots };
  for (const slot of SLOT_IDS)
    if (robot.marks.woken.includes(slot)) slots[slot] = { ...slots[slot], disabled: true };
  const then = { ...robot, slots };
  return { robot: then, has: (card) => has(card, then) };
}

/** Defense actions left this turn (L131), of a robot that may act at all (L61). After a reboot the Engineer's alone. */
export function defensesLeft(field: Pick<Field, 'options'>, eyes: Eyes): number {
  const { robot, has } = eyes;
  if (!isAlive(robot) || isStruck(robot)) return 0;
  if (robot.marks.option === 'reboot' && !hasSkill(field, asItPaid(eyes), 'mend')) return 0;
  const isDouble = isHoncho(field, robot) && PILOT_IDS.some((card) => has(card));
  return (isDouble ? HONCHO_DEFENSES : 1) - robot.marks.defenses;
}

/** The card by which it has this skill, as far as these eyes know. */
export function pilotCardFor(field: Pick<Field, 'options'>, robot: Bot, skill: Skill): PilotId | undefined {
  const pilot = pilotWith(skill);
  if (isLive(robot, pilot)) return pilot;
  return isHoncho(field, robot) ? PILOT_IDS.find((other) => isLive(robot, other)) : undefined;
}
