/** Why Rush 'n' Crush refuses an action, besides the core's reasons. */
export const REFUSALS = [
  // At any time
  'wrongPhase',
  // Draft
  'cardTaken',
  'otherKindOfCard',
  // Gearstick; detail: `box`
  'noSuchBox',
  'noLine',
  'alreadyGeared',
  'notFaster',
  'notSlower',
  'noTurbo',
  'noBrake',
  'oneKindOfPoints',
  // On the way; detail: `left`, `needed`
  'noSuchSpace',
  'notEnoughMovement',
  'notEnoughChanges',
  'cannotReach',
  'noWallThere',
  'noCarThere',
  'carThere',
  'wallThere',
  'blockedSide',
  'mustMoveOn',
  // Equipment; detail: `item`
  'noSuchEquipment',
  'noActivations',
  'alreadyArmed',
  'notArmed',
  'alreadyMoved',
  'nothingToArm',
  'noTarget',
  'noHeat',
  'onlyAfterMoving',
  'noMines',
  'nowhereToLay',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
