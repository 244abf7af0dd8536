import type { PassiveId, StepId } from '@gearhall/shared/games/metalheads/content/effects';
import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';

/** What there is to know about an ability beyond its text, by what it does (M10 to M27). */
const OF_STEPS: Readonly<Partial<Record<StepId, readonly string[]>>> = {
  takeOldest: ['The spot stays empty until the end of the turn.'],
  swap: ['Your Robot takes the spot of the other one.'],
  discard: ['The tokens may be split or piled up.'],
  give: ['When you play alone, the Robot goes to the Monster.'],
  gain: ['Spend it this turn, on any of your constructions or to begin one. What is left is lost.'],
  gainAny: ['You name the kinds. What is left at the end of the turn is lost.'],
  remove: ['Power Ups or Damage, as you like.'],
  move: ['The token keeps its side. Both Robots may be anybody’s.'],
  payFree: ['The payments may go to different Robots, and may begin one.'],
  refresh: ['A Nation’s ability is not refreshed.'],
  completeFree: ['It has to be under construction already.'],
  othersDraw: ['When you play alone, the top Robot of the deck joins the Monster.'],
  sweepRow: ['The spot of the Robot that you take stays empty until the end of the turn.'],
  sacrifice: ['The other Robot is destroyed before this one does anything else, and leaves the game.'],
  steal: ['You may give back the same Robot. It cannot be used when you play alone.'],
  press: [
    'It may pay for a construction or begin one. Where it covers nothing it still goes under a construction, or else to the discard pile.',
  ],
  copyPaid: [
    'You choose when it is completed; the choice is shown. An instant ability is done once, at once. Completed without payment it has no ability.',
  ],
};

const OF_PASSIVES: Readonly<Partial<Record<PassiveId, readonly string[]>>> = {
  discount: [
    'Constructions that lack nothing any more are completed at once. If this Robot leaves, they cost full again.',
  ],
  damageCap: ['Against Behemoth, Damage cannot destroy it.'],
  ignoresDamage: ['This Robot counts as one of them.'],
  rowDiscount: ['A Robot never costs less than 1 Energy.'],
  keepsResources: ['You choose the kind again each turn.'],
  drawsWhenRowEmptied: ['Swapping and sweeping the row do not count.'],
  sites: ['If this Robot leaves, what is under construction stays.'],
};

const OF_ROBOTS: Readonly<Partial<Record<RobotId, readonly string[]>>> = {
  furnacePriest: ['At least one Robot must be discarded.'],
  roadTrader: ['The Robot is given first.'],
  signalKite: ['If only one Robot is there, you keep it.'],
  deepArchive: ['Only you see what you look at; what is discarded is seen by all.'],
  siegeGantry: ['Doomsday Core still needs a Robot to destroy.'],
  skyHarpoon: ['Anybody’s Robot, also your own. Tokens and abilities do not change base Strength.'],
  sparkNurse: ['Anybody’s Robot. Tokens and abilities do not change base Strength.'],
  coreForeman: ['It counts itself.'],
  doomsdayCore: ['Paid in full, it waits under construction until you have another Robot.'],
  quadAlpha: ['It counts once, however many of the others you have.'],
  quadBeta: ['It counts once, however many of the others you have.'],
  quadGamma: ['It counts once, however many of the others you have.'],
  quadDelta: ['It counts once, however many of the others you have.'],
};

/** Conditions of Strength are looked at all the time. */
const OF_STRENGTH = 'Only your own completed Robots count, this one too. It comes and goes with them.';

/** What else there is to know about a Robot. */
export function rulingsOf(id: RobotId): readonly string[] {
  const { ability } = ROBOTS[id];
  const own = OF_ROBOTS[id] ?? [];
  if (ability.box !== 'passive') {
    const steps = new Set(ability.steps.map((step) => step.do));
    return [...[...steps].flatMap((step) => OF_STEPS[step] ?? []), ...own];
  }
  const { strength, ...passive } = ability.passive;
  const isConditional = strength?.withAll ?? strength?.without ?? strength?.atLeast;
  const others = Object.keys(passive).flatMap((passiveId) => OF_PASSIVES[passiveId as PassiveId] ?? []);
  return [...(isConditional ? [OF_STRENGTH] : []), ...others, ...own];
}
