import { draftOf } from '../../../core/game/drafts';
import type { Dice } from '../../../core/dice/dice';
import { expectDefined } from '../../../core/ground/result';
import type { Action, ActionOf } from '../actions';
import { BASE, SKULL_HEAT } from '../content/cars';
import { findBox, NEUTRAL, nextBoxes, type BoxId } from '../content/gears';
import { gear, turbo } from '../rules/gears/gearstick';
import { heatOdds } from '../rules/gears/odds';
import { isRacing } from '../rules/field';
import { moverIn, turnIn, type RuleContext, type Rule } from '../rules/context';
import { roll } from '../rules/gears/rolling';
import { given } from './given';

/**
 * One car on an empty road: the best way to cover a distance in a number of turns, and its result with dice. One gear
 * action or none, then at most two Turbo points per turn.
 */

/** The state of an engine between two turns. */
export interface Engine {
  readonly box: BoxId;
  readonly heat: number;
  readonly turbo: number;
}

export const AT_START: Engine = { box: NEUTRAL, heat: 0, turbo: BASE.turbo };

/** The use of the gearstick in a turn. `gear`: empty for none. */
export interface RoadPlan {
  readonly gear: BoxId;
  readonly turbos: readonly BoxId[];
}

const MOST_TURBOS = 2;

/** The box in which a plan ends. */
const boxAfter = (from: BoxId, { gear: to, turbos }: RoadPlan): BoxId => turbos.at(-1) ?? (to || from);

/** Every plan, one for each final box and each number of Turbo points. */
function plansFrom(from: BoxId, points: number): readonly RoadPlan[] {
  const plans = new Map<string, RoadPlan>();
  const add = (plan: RoadPlan): void => {
    const box = boxAfter(from, plan);
    const key = `${box} ${plan.turbos.length}`;
    if (box === NEUTRAL || plans.has(key)) return;
    plans.set(key, plan);
    if (plan.turbos.length === Math.min(points, MOST_TURBOS)) return;
    for (const next of nextBoxes(box))
      if (next.stick === 'accelerate') add({ ...plan, turbos: [...plan.turbos, next.box] });
  };
  add({ gear: '', turbos: [] });
  for (const next of nextBoxes(from)) add({ gear: next.box, turbos: [] });
  return [...plans.values()];
}

interface Best {
  readonly chance: number;
  readonly plan?: RoadPlan;
}

/** The best plan for a turn, and its probability of covering the distance. */
export type Driver = (engine: Engine, turns: number, distance: number) => Best;

/** A driver that computes the best of all plans: every turn, every throw. */
export function bestDriver(): Driver {
  const knownPlans = new Map<string, readonly RoadPlan[]>();
  const knownBest = new Map<string, Best>();
  const plansOf = ({ box, turbo: points }: Engine): readonly RoadPlan[] => {
    const key = `${box} ${Math.min(points, MOST_TURBOS)}`;
    const plans = knownPlans.get(key) ?? plansFrom(box, points);
    knownPlans.set(key, plans);
    return plans;
  };
  const chanceOf = (plan: RoadPlan, engine: Engine, turns: number, distance: number): number => {
    const box = boxAfter(engine.box, plan);
    const left = engine.turbo - plan.turbos.length;
    const further = distance - expectDefined(findBox(box), 'a box').speed;
    return heatOdds(box, plan.turbos.length).reduce((sum, chance, points) => {
      const heat = engine.heat + points;
      if (heat >= SKULL_HEAT) return sum;
      return sum + chance * best({ box, heat, turbo: left }, turns - 1, further).chance;
    }, 0);
  };
  const best: Driver = (engine, turns, distance) => {
    if (distance <= 0) return { chance: 1 };
    if (turns * FASTEST < distance) return { chance: 0 };
    const key = `${engine.box} ${engine.heat} ${engine.turbo} ${turns} ${distance}`;
    const remembered = knownBest.get(key);
    if (remembered) return remembered;
    let found: Best = { chance: 0 };
    for (const plan of plansOf(engine)) {
      const chance = chanceOf(plan, engine, turns, distance);
      if (chance > found.chance) found = { chance, plan };
    }
    knownBest.set(key, found);
    return found;
  };
  return best;
}

const FASTEST = 18;

const CAR = 'A';
const BEFORE = given({ cars: { [CAR]: { at: '1.3.3', ...AT_START } } }).state;

/** A race that the rules can change repeatedly, with its events ignored. */
function raceOf(start: Engine, dice: Dice): RuleContext {
  const state = draftOf(BEFORE);
  Object.assign(expectDefined(state.cars[CAR], 'the car'), start);
  return { state, dice, emit: () => undefined };
}

/** Drives a distance by the rules of the game. Did the car cover it in this number of turns? */
export function covers(
  driver: Driver,
  { start = AT_START, distance, turns }: { start?: Engine; distance: number; turns: number },
  dice: Dice,
): boolean {
  const context = raceOf(start, dice);
  let left = distance;
  for (let turn = turns; turn > 0 && left > 0; turn -= 1) {
    const car = moverIn(context);
    const { plan } = driver(car, turn, left);
    if (!plan) return false;
    driveTurn(context, plan);
    if (!isRacing(car)) return false;
    left -= turnIn(context).movement;
  }
  return left <= 0;
}

/** The gearstick and the dice; the road is empty, so the car goes as far as its gear says. */
function driveTurn(context: RuleContext, plan: RoadPlan): void {
  context.state.turn = draftOf(expectDefined(BEFORE.turn, 'a turn'));
  if (plan.gear) done(context, gear, { type: 'gear', box: plan.gear });
  for (const box of plan.turbos) done(context, turbo, { type: 'turbo', box });
  done(context, roll, { type: 'roll' });
}

function done<Type extends Action['type']>(
  context: RuleContext,
  rule: Rule<Type>,
  action: ActionOf<Type>,
): void {
  const refusal = rule.whyNot(context.state, 0, action);
  if (refusal) throw new Error(`Refused: ${refusal.refused}.`);
  rule.apply(context, 0, action);
}
