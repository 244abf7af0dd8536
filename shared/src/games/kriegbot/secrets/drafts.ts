import type { Dice } from '../../../core/dice/dice';
import { SLOT_IDS, type ChassisId } from '../content/chassis';
import { READY_MADE, type Design } from '../content/designs';
import type { State } from '../state';
import { DRAWER_IDS } from '../content/teams';
import { type Robot } from '../state/robot';
import { fitted, originsOf } from '../rules/setup/drawer';
import { coresDrafted } from './cores';
import { designedAnew, type Look } from './hands';

/**
 * Before the designs are fixed nobody sees what the other team chooses, only who has still to choose: its templates may
 * be any of those dealt, its drafts anything that it could design.
 */
export function draftedAnew(
  state: State,
  before: readonly Robot[],
  look: Look,
): readonly Robot[] | undefined {
  const { dice } = look;
  if (state.phase === 'templates') {
    const chosen = rechosen(state, before, dice);
    return state.options.readyMade ? retaken(state, chosen, dice) : chosen;
  }
  const isReady = ({ seat }: Robot): boolean => state.seats[seat]?.ready === true;
  const designed = designedAnew(state, before, look);
  return (
    designed &&
    coresDrafted(state, designed, dice).map((robot) =>
      isReady(robot) || dice.roll(2) === 1 ? robot : emptied(robot),
    )
  );
}

/** Other templates for the robots that have one. */
function rechosen({ teams }: State, before: readonly Robot[], dice: Dice): readonly Robot[] {
  const [one] = before;
  const free: ChassisId[] = one ? dice.shuffle(teams[one.team]?.dealt ?? []) : [];
  return before.map((robot) =>
    robot.chassis === '' ? robot : { ...robot, chassis: free.pop() ?? robot.chassis },
  );
}

/** Other designs for the robots that have a template: one of its ready-made ones. */
function retaken(state: State, before: readonly Robot[], dice: Dice): readonly Robot[] {
  const robots = {
    ...state.robots,
    ...Object.fromEntries(before.map((robot) => [robot.id, emptied(robot)])),
  };
  for (const robot of before) {
    if (robot.chassis === '') continue;
    const design = fitted({ ...state, robots }, robot, dice.pick(READY_MADE[robot.chassis]));
    const from = design && originsOf({ ...state, robots }, robot, design, dice.pick(DRAWER_IDS));
    robots[robot.id] = design ? { ...laidOn(robot, design), from: from ?? {} } : robot;
  }
  return before.map((robot) => robots[robot.id] ?? robot);
}

function laidOn(robot: Robot, { slots: cards, skin }: Design): Robot {
  const slots = { ...robot.slots };
  for (const slot of SLOT_IDS) slots[slot] = { ...slots[slot], card: cards[slot] ?? '' };
  return { ...robot, slots, skin: { ...robot.skin, card: skin } };
}

function emptied(robot: Robot): Robot {
  const slots = { ...robot.slots };
  for (const slot of SLOT_IDS) slots[slot] = { ...slots[slot], card: '' };
  return {
    ...robot,
    slots,
    skin: { ...robot.skin, card: '' },
    from: {},
    ...(robot.powerCore && { powerCore: { card: '', shown: false, level: 0 } }),
  };
}
