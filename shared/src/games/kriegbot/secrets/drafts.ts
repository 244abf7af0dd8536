import type { Dice } from '../../../core/dice';
import { SLOT_IDS, type ChassisId } from '../content/chassis';
import type { Robot, State } from '../state';
import { designedAnew } from './hands';

/**
 * Before the designs are fixed nobody sees what the other team chooses, only who has still to choose:
 * its templates may be any of those dealt, its drafts anything that it could design.
 */
export function draftedAnew(state: State, before: readonly Robot[], dice: Dice): readonly Robot[] {
  if (state.phase === 'templates') return rechosen(state, before, dice);
  const isReady = ({ seat }: Robot): boolean => state.seats[seat]?.ready === true;
  return designedAnew(state.options, before, dice).map((robot) =>
    isReady(robot) || dice.roll(2) === 1 ? robot : emptied(robot),
  );
}

/** Other templates for those that have one. */
function rechosen({ teams }: State, before: readonly Robot[], dice: Dice): readonly Robot[] {
  const [one] = before;
  const free: ChassisId[] = one ? dice.shuffle(teams[one.team].dealt) : [];
  return before.map((robot) =>
    robot.chassis === '' ? robot : { ...robot, chassis: free.pop() ?? robot.chassis },
  );
}

function emptied(robot: Robot): Robot {
  const slots = { ...robot.slots };
  for (const slot of SLOT_IDS) slots[slot] = { ...slots[slot], card: '' };
  return { ...robot, slots, skin: { ...robot.skin, card: '' } };
}
