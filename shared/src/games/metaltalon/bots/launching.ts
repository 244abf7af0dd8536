import type { Action, ActionOf } from '../actions';
import { distance } from '../content/board';
import { movesOf } from '../rules/activation';
import { valueOf } from '../rules/coins';
import { oddsOf } from '../rules/rolling';
import { homeOf, playersIn, raceOf, seatAt, shipOf } from '../rules/sea';
import type { Stack } from '../state';
import { dangerAt, invadersNear, isRushed, type Situation } from './imagining';

/** The ship that the hard bot launches; undefined when it prefers to save. */
export function bestLaunch(situation: Situation, legal: readonly Action[]): Action | undefined {
  const launches = legal.filter((action): action is ActionOf<'launch'> => action.type === 'launch');
  if (launches.length === 0) return undefined;
  const { view, seat } = situation;
  const { cash } = seatAt(view, seat);
  const budget = cash - reserveOf(situation);
  if (situation.collects && (invadersNear(situation) === 0 || cash > 12)) {
    const scout = scoutFor(situation, launches, budget);
    if (scout) return scout;
  }
  const follower = followerFor(situation, launches, budget);
  if (follower) return follower;
  const least = alarm(situation) || situation.ships.length === 0 ? GUNBOAT : WARSHIP;
  const affordable = launches.filter((mix) => valueOf(mix) <= budget && valueOf(mix) >= least);
  return strongest(situation, affordable);
}

/** Swarm, instead of a launch: a penny for an unclaimed base next to a ship, where it earns. */
export function bestSplit({ view, unclaimed }: Situation, legal: readonly Action[]): Action | undefined {
  return legal.find(
    (action) =>
      action.type === 'split' &&
      valueOf(action) === 1 &&
      unclaimed.includes(action.to) &&
      shipOf(view, action.ship).pennies > 1,
  );
}

/** Cents of the smallest ship that shoots and moves: against an alarm, or when there is none. */
const GUNBOAT = 6;
/** The minimum cents of a warship. */
const WARSHIP = 16;
/** Pennies of a ship that is only meant to stand on a base. */
const SCOUT_STEPS = 3;

const alarm = (situation: Situation): boolean => {
  const { view, seat, home } = situation;
  return Object.values(view.ships).some((ship) => ship.owner !== seat && distance(ship.at, home) <= 6);
};

/**
 * The share of its cash that it does not launch in the first round, against several opponents: for each of them, and at
 * most. Who sees it launch everything hunts it.
 */
const OPENING_RESERVE = { each: 0.2, most: 0.6 } as const;

/** Guns defend a base against one who comes with everything better than the cash that they can rob. */
const LEFT_IN_A_RUSH = 1;

/** The cash kept at home against players who could rob and invade. */
function reserveOf(situation: Situation): number {
  const { view, seat, home } = situation;
  const opponents = playersIn(view).length - 1;
  if (view.round === 1 && opponents > 1) {
    const { each, most } = OPENING_RESERVE;
    return Math.floor(Math.min(most, each * opponents) * seatAt(view, seat).cash);
  }
  if (isRushed(situation)) return LEFT_IN_A_RUSH;
  if (invadersNear(situation) === 0) return 0;
  const { cash } = seatAt(view, seat);
  const danger = dangerAt(situation, { at: home, dimes: 0, nickels: 0, cents: cash, base: true });
  return Math.min(Math.ceil(danger) + 1, Math.floor(cash / 2));
}

/** A cheap ship for an unclaimed base, as long as it pays for itself. */
function scoutFor(
  { view, seat, home, unclaimed }: Situation,
  launches: readonly ActionOf<'launch'>[],
  budget: number,
): Action | undefined {
  const race = raceOf(view, seat);
  const worthwhile = unclaimed.some((base) => {
    const arrival = view.round + Math.ceil(distance(home, base) / movesOf(SCOUT_STEPS, race));
    const free = Object.values(view.ships).every(({ at }) => at !== base);
    return free && arrival + SCOUT_STEPS + 2 < view.roundLimit;
  });
  if (!worthwhile || budget < SCOUT_STEPS) return undefined;
  return launches.find((mix) => mix.pennies === SCOUT_STEPS && valueOf(mix) === SCOUT_STEPS);
}

/** A cheap ship that only lands on the victim's base, if more are needed than are on the way. */
function followerFor(
  { view, victim, ships, claims }: Situation,
  launches: readonly ActionOf<'launch'>[],
  budget: number,
): Action | undefined {
  const { invadersNeeded } = raceOf(view, victim);
  const onTheWay = ships.filter((ship) => !claims.has(ship)).length;
  const late = onTheWay === 0 || onTheWay >= invadersNeeded || budget < FOLLOWER_STEPS;
  if (late || seatAt(view, victim).cash > NEARLY_BROKE) return undefined;
  return launches.find((mix) => mix.pennies === FOLLOWER_STEPS && valueOf(mix) === FOLLOWER_STEPS);
}

const FOLLOWER_STEPS = 4;
/** Cents of a victim that one more volley may take. */
const NEARLY_BROKE = 8;

function strongest(situation: Situation, mixes: readonly ActionOf<'launch'>[]): Action | undefined {
  let best: { mix?: Action; strength: number } = { strength: 0 };
  for (const mix of mixes) {
    const strength = strengthOf(situation, mix);
    if (strength > best.strength) best = { mix, strength };
  }
  return best.mix;
}

/** Guns, times their endurance, times a factor for how soon they arrive; in a rush they need not go anywhere. */
function strengthOf(situation: Situation, mix: Stack): number {
  const { view, seat, victim, home } = situation;
  const moves = movesOf(mix.pennies, raceOf(view, seat));
  if (moves === 0) return 0;
  const turns = Math.ceil(distance(home, homeOf(view, victim)) / moves);
  const strength = mix.nickels * endurance(view.roller, mix) ** 0.6;
  if (isRushed(situation)) return strength;
  // Between two, the first to arrive robs the other; among more, others gain by it.
  return playersIn(view).length > 2 ? strength / (turns + 3) : strength / (turns + 2) ** 2;
}

/** Cents that must be fired at a stack, on average, to destroy it. */
function endurance(roller: Situation['view']['roller'], mix: Stack): number {
  const bare = oddsOf({ bonus: 0, empty: 0, dimes: 0 }, roller).expected;
  const hit = oddsOf({ bonus: 0, empty: 0, dimes: mix.dimes }, roller).expected;
  return (valueOf(mix) * bare) / Math.max(hit, 0.2);
}
