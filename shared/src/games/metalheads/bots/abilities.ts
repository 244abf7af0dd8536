import type { EffectStep, Passive, StepId } from '../content/effects';
import { ROBOTS, stepsOf, type RobotId } from '../content/robots';

/** What a use of a step is worth, once a turn. */
const STEP_WORTH: { readonly [Id in StepId]: (step: Extract<EffectStep, { do: Id }>) => number } = {
  takeOldest: () => 0.3,
  draw: ({ count }) => 0.4 * count,
  swap: () => 0.2,
  discard: ({ powerUpsEach }) => 0.4 * powerUpsEach,
  give: () => -0.5,
  gain: ({ amounts }) => 0.36 * ((amounts.steel ?? 0) + (amounts.circuits ?? 0) + (amounts.fuel ?? 0)),
  gainAny: ({ most }) => 0.3 * most,
  place: ({ count, on }) => (on === 'self' ? -1 : 0.7 * count),
  remove: () => 0.15,
  move: () => 0.4,
  look: () => 0.5,
  payFree: () => 0.9,
  refresh: () => 0.7,
  completeFree: () => 0.6,
  othersDraw: () => -0.5,
  sweepRow: () => 0.5,
  sacrifice: () => -3,
  steal: () => 0.3,
  press: () => 0.8,
  copyPaid: () => 0.5,
};

const PASSIVE_WORTH: { readonly [Id in keyof Passive]: number } = {
  strength: 0,
  discount: 0.6,
  damageCap: 0.1,
  ignoresDamage: 0.1,
  powerUpBonus: 0.2,
  rowDiscount: 0.3,
  keepsResources: 0.1,
  drawsWhenRowEmptied: 0.15,
  sites: 0.2,
};

const stepWorth = (step: EffectStep): number => {
  const worth = STEP_WORTH[step.do] as unknown as (step: EffectStep) => number;
  return worth(step);
};

const passiveWorth = (passive: Partial<Passive>): number =>
  Object.keys(passive).reduce((sum, id) => sum + PASSIVE_WORTH[id as keyof Passive], 0);

/** What the ability of each Robot is worth every turn (activated, passive) and once (instant). */
export const ABILITY_WORTH = Object.fromEntries(
  Object.entries(ROBOTS).map(([id, { ability }]) => {
    const steps = stepsOf(ability).reduce((sum, step) => sum + stepWorth(step), 0);
    if (ability.box === 'passive') return [id, { each: passiveWorth(ability.passive), once: 0 }];
    return [id, ability.box === 'instant' ? { each: 0, once: steps } : { each: steps, once: 0 }];
  }),
) as Readonly<Record<RobotId, { readonly each: number; readonly once: number }>>;
