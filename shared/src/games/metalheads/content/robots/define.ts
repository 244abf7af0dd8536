import type { Ability, Passive, RobotDefinition, EffectStep, StrengthBonus } from '../effects';
import { amounts, type Amounts } from '../resources';
import type { RobotType } from '../types';

type Printed = Omit<RobotDefinition, 'type' | 'side' | 'cost'> & {
  readonly side: Partial<Amounts>;
  readonly cost: Partial<Amounts>;
};

/** Defines Robots of one type. */
export const robotOf =
  (type: RobotType) =>
  ({ side, cost, ...rest }: Printed): RobotDefinition => ({
    ...rest,
    type,
    side: amounts(side),
    cost: amounts(cost),
  });

export const activated = (...steps: readonly EffectStep[]) => ({ box: 'activated', steps }) as const;

export const instant = (...steps: readonly EffectStep[]): Ability => ({ box: 'instant', steps });

export const passive = (effects: Partial<Passive>): Ability => ({ box: 'passive', passive: effects });

export const strength = (bonus: StrengthBonus): Ability => passive({ strength: bonus });
