import { boosterOf, boostOf } from '../../rules/moving/boosting';
import { isOpen } from '../../rules/pieces/cardsOnRobots';
import { coreCardOf } from '../../rules/cores/energy';
import type { SeenRobot, Field } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import { freshMovement } from '../../rules/moving/currentMove';
import { spotsFrom, type Spot } from '../../rules/moving/reach';
import type { Stand } from '../attacking/duel';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

/** A robot as it would be, and the battle with it. */
export interface Foreseen {
  readonly situation: Situation;
  readonly mover: SeenRobot;
}

const foreseen = (situation: Situation, mover: SeenRobot): Foreseen => ({
  situation: situation.imagined(mover),
  mover,
});

/** With its boosters lit. */
export const boosted = (situation: Situation, mover: SeenRobot): Foreseen =>
  foreseen(situation, { ...mover, marks: { ...mover.marks, speed: mover.marks.speed + speedBoost(mover) } });

function speedBoost(mover: SeenRobot): number {
  const card = boosterOf(mover);
  return card ? boostOf(card) : 0;
}

/** The boosters go out with the move, and cannot be used again until a reboot. */
export function boostCost(mover: SeenRobot): number {
  const card = boosterOf(mover);
  return card && isOpen(mover, card) ? WORTH.boost : WORTH.boost + WORTH.shown;
}

/** With what its core can do for its movement. */
export function surged(situation: Situation, mover: SeenRobot): Foreseen & { readonly rotations: number } {
  const ability = coreCardOf(mover)?.ability;
  const speed = mover.marks.speed + (ability?.kind === 'speed' ? ability.hexes : 0);
  const rotations = ability?.kind === 'rotation' ? ability.rotations : 0;
  return { ...foreseen(situation, { ...mover, marks: { ...mover.marks, speed } }), rotations };
}

/** As a biped (K23). */
export const onLegs = (situation: Situation, mover: SeenRobot): Foreseen =>
  foreseen(situation, { ...mover, biped: true });

/** Every place where it could end a move, given the enemies. */
export function spotsOf(
  field: Field,
  robot: SeenRobot,
  {
    boosted: isBoosted = false,
    rotations = 0,
  }: { readonly boosted?: boolean; readonly rotations?: number } = {},
): readonly Spot[] {
  const fresh = freshMovement(robot);
  const movement = { ...fresh, boosted: isBoosted, rotations: fresh.rotations + rotations };
  return [...spotsFrom(field, movement).values()].filter(({ ends }) => ends);
}

export const standAt = (stand: Stand, { at, facing }: Spot): Stand => ({
  ...stand,
  moving: true,
  at: numberOf(at),
  facing,
});
