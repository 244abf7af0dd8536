/** Every code that the game refuses with; the client has a sentence for each. */
export const REFUSALS = [
  'wrongPhase',
  /** A question is open, and this is no answer to it. */
  'answerFirst',
  'nothingAsked',
  'notAChoice',
  'nationTaken',
  /** `need`, `have` */
  'notEnoughEnergy',
  'spotEmpty',
  'nothingToDraw',
  'notInHand',
  'paysForItself',
  /** `most` */
  'noPlace',
  'notUnderConstruction',
  'paysNothing',
  /** `have` */
  'notEnoughResources',
  /** `missing` */
  'notMissing',
  'notYourRobot',
  'alreadyTurned',
  'passiveAbility',
  'instantAbility',
  'noAbility',
  'usedUp',
  'nothingToDo',
  'noFreeActivation',
  'noNationAbility',
  'nationUsed',
  'kindMissing',
  'kindUnneeded',
  'noSuchToken',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
