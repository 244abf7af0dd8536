import { expectDefined, refuse } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import { NICKELS_PER_DIME } from '../content/coins';
import type { Roller } from '../options';
import type { Shot, ShipId, Stack } from '../state';
import { coinsOf, isSameStack, mixesWorth, valueOf } from './coins';
import { removeShip, seatIn, shipIn, type RuleContext, type Rule } from './context';
import { damagesOf } from './rolling';
import { ownerOf, raceOf, seatAt, shipOf, type Sea } from './sea';

/** Source L100, "Taking Damage", L102 for bases, L53-59 for Vamps and Adapters; T6, T23, T24, T27. */

/**
 * The stacks that may be left of one that takes `points`, fewer than it is worth: larger coins may be broken, small
 * ones never combined. The one with the fewest broken coins comes first.
 */
export function damageResults(stack: Stack, points: number): Stack[] {
  return mixesWorth(valueOf(stack) - points).filter(
    ({ nickels, dimes }) =>
      dimes <= stack.dimes && nickels <= stack.nickels + NICKELS_PER_DIME * (stack.dimes - dimes),
  );
}

/** What the owner may choose; Adapters may exchange the coins that are left. */
export function choicesAfter(sea: Sea, ship: ShipId, points: number): Stack[] {
  const stack = shipOf(sea, ship);
  const results = damageResults(stack, points);
  if (!raceOf(sea, stack.owner).exchanges) return results;
  const others = mixesWorth(valueOf(stack) - points);
  return [...results, ...others.filter((mix) => !results.some((result) => isSameStack(result, mix)))];
}

/** The choices of the seat asked now; none when the question is another. */
export function choicesNow(sea: Sea, seat: Seat): Stack[] {
  const { question } = sea;
  if (question?.kind !== 'damage' || question.seat !== seat) return [];
  return choicesAfter(
    sea,
    expectDefined(question.ship, 'a damaged ship'),
    expectDefined(question.points, 'its damage'),
  );
}

export const keepCoins: Rule<'keepCoins'> = {
  whyNot: (sea, seat, coins) => {
    if (sea.question?.kind !== 'damage' || sea.question.seat !== seat) return refuse('notAsked');
    return choicesNow(sea, seat).some((choice) => isSameStack(choice, coins))
      ? undefined
      : refuse('wrongDamage');
  },
  apply: (context, _seat, coins) => {
    const { target } = expectDefined(context.state.shot, 'a shot');
    leave(context, expectDefined(target, 'a damaged ship'), coinsOf(coins));
  },
  list: (sea, seat) => choicesNow(sea, seat).map((choice) => ({ type: 'keepCoins', ...choice })),
};

/** The roll stands: the target takes its damage, or its owner is asked how. */
export function strike(context: RuleContext): void {
  const { target, base, damage } = expectDefined(context.state.shot, 'a shot');
  if (damage === 0) return closeShot(context);
  if (target !== undefined) return hitShip(context, target, damage);
  const owner = base && ownerOf(context.state, base);
  rob(context, expectDefined(owner, 'an owner of the base'), damage);
}

function hitShip(context: RuleContext, ship: ShipId, points: number): void {
  const stack = shipIn(context, ship);
  if (points >= valueOf(stack)) return destroy(context, ship);
  const choices = choicesAfter(context.state, ship, points);
  const [only] = choices;
  if (only && choices.length === 1) return leave(context, ship, only);
  context.state.question = { kind: 'damage', seat: stack.owner, ship, points };
}

/** The ship keeps these coins. */
function leave(context: RuleContext, ship: ShipId, coins: Stack): void {
  const stack = shipIn(context, ship);
  const lost = valueOf(stack) - valueOf(coins);
  const adapted = !damageResults(stack, lost).some((result) => isSameStack(result, coins));
  Object.assign(stack, coins);
  context.emit({ type: 'damaged', seat: stack.owner, ship, lost, adapted, ...coins });
  drain(context, lost);
}

function destroy(context: RuleContext, ship: ShipId): void {
  const { at, owner, ...stack } = shipIn(context, ship);
  const lost = valueOf(stack);
  removeShip(context, ship);
  context.emit({ type: 'destroyed', seat: owner, ship, at, lost });
  drain(context, lost);
}

/** Damage to a base is taken from the cash: a re-roll may have spent the last of it since the shot. */
function rob(context: RuleContext, seat: Seat, points: number): void {
  const loser = seatIn(context, seat);
  const lost = Math.min(points, loser.cash);
  if (lost === 0) return closeShot(context);
  loser.cash -= lost;
  context.emit({ type: 'robbed', seat, lost });
  drain(context, lost);
}

/** Cents that the shooter gains when the target loses `lost` of them. */
export function drainOf(sea: Sea, { by, damage }: Pick<Shot, 'by' | 'damage'>, lost: number): number {
  const { drain } = raceOf(sea, by);
  return drain && damage >= drain.damage ? Math.min(drain.upTo, lost) : 0;
}

/** Cents that the target can lose to the shot. */
function centsAt(sea: Sea, { target, base }: Pick<Shot, 'target' | 'base'>): number {
  if (target !== undefined) return valueOf(shipOf(sea, target));
  const owner = base && ownerOf(sea, base);
  return owner === undefined ? 0 : seatAt(sea, owner).cash;
}

/** Can another roll do other harm to the target, or bring Vamps another gain? Else nobody is asked (T25). */
export function canChange(sea: Sea, shot: Shot, roller: Roller): boolean {
  const cents = centsAt(sea, shot);
  const harms = damagesOf(shot, roller).map((damage) => {
    const lost = Math.min(damage, cents);
    return `${lost} ${drainOf(sea, { by: shot.by, damage }, lost)}`;
  });
  return new Set(harms).size > 1;
}

/** Vamps' gain, and the shot is over. */
function drain(context: RuleContext, lost: number): void {
  const shot = expectDefined(context.state.shot, 'a shot');
  const cents = drainOf(context.state, shot, lost);
  if (cents > 0) {
    seatIn(context, shot.by).cash += cents;
    context.emit({ type: 'drained', seat: shot.by, cents });
  }
  closeShot(context);
}

export function closeShot(context: RuleContext): void {
  delete context.state.shot;
  delete context.state.question;
}
