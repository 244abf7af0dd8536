import { boosterOf, boostOf } from '../rules/boosting';
import { isOpen } from '../rules/cards';
import type { Bot, Field } from '../rules/field';
import { numberOf } from '../rules/grid';
import { freshMovement } from '../rules/mover';
import { spotsFrom, type Spot } from '../rules/ways';
import type { Stand } from './duel';
import type { Situation } from './situation';
import { WORTH } from './weights';

/** A robot as it would be, and the battle with it. */
export interface Foreseen {
  readonly situation: Situation;
  readonly mover: Bot;
}

const foreseen = (situation: Situation, mover: Bot): Foreseen => ({
  situation: situation.imagined(mover),
  mover,
});

/** With its boosters lit. */
export const boosted = (situation: Situation, mover: Bot): Foreseen =>
  foreseen(situation, { ...mover, marks: { ...mover.marks, speed: mover.marks.speed + speedBoost(mover) } });

function speedBoost(mover: Bot): number {
  const card = boosterOf(mover);
  return card ? boostOf(card) : 0;
}

/** The boosters go out with the move: of no more use until a reboot. */
export function boostCost(mover: Bot): number {
  const card = boosterOf(mover);
  return card && isOpen(mover, card) ? WORTH.boost : WORTH.boost + WORTH.shown;
}

/** As a biped (K23). */
export const onLegs = (situation: Situation, mover: Bot): Foreseen =>
  foreseen(situation, { ...mover, biped: true });

/** Everywhere that it could end a move, as far as the enemies let it. */
export function spotsOf(field: Field, robot: Bot, isBoosted: boolean): readonly Spot[] {
  const movement = { ...freshMovement(robot), boosted: isBoosted };
  return [...spotsFrom(field, movement).values()].filter(({ ends }) => ends);
}

export const standAt = (stand: Stand, { at, facing }: Spot): Stand => ({
  ...stand,
  moving: true,
  at: numberOf(at),
  facing,
});
