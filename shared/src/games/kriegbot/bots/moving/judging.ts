import type { Action } from '../../actions';
import type { SeenRobot } from '../../rules/field/field';
import { type Stand, shootsFirst } from '../attacking/duel';
import { bombThreat } from '../objectives/bomberWorth';
import { blastHarm } from '../damage/bombWorth';
import { goalWorth } from '../objectives/goals';
import { covers, rangeOf } from '../field/mapTables';
import { crushWorth } from '../objectives/diskWorth';
import { craftThreat } from '../scenarios/landingCraftWorth';
import { between, thinned } from '../field/sampling';
import { paintOn } from '../objectives/bombardmentWorth';
import type { Situation } from '../imagining';
import { canStrafe } from './strafeWorth';
import { WORTH } from '../field/weights';

/** A way to end the movement. */
export interface MovePlan {
  readonly action: Action;
  readonly stand: Stand;
  /** Whether it keeps its attack action. */
  readonly attacks: boolean;
  /** Its value besides. */
  readonly gain: number;
}

/** What may follow a way at once, as further plans. */
export type Follow = (way: MovePlan) => readonly MovePlan[];

/** The number of enemy responses considered in a first estimate. */
const GLANCE = 10;

/** The value of this stance against all enemy responses. */
export const standWorth = (situation: Situation, mover: SeenRobot, stand: Stand): number =>
  planWorth(situation, mover, planAt(mover, stand));

export const planAt = (mover: SeenRobot, stand: Stand): MovePlan => ({
  action: { type: 'endMove' },
  stand,
  attacks: mover.marks.attacks === 0,
  gain: 0,
});

/** The same as a first estimate. */
export const glanceWorth = (situation: Situation, mover: SeenRobot, plan: MovePlan): number =>
  planWorth(situation, mover, plan, GLANCE);

/** The value of a plan if every enemy responds as well as it can. */
export function planWorth(situation: Situation, mover: SeenRobot, plan: MovePlan, glance?: number): number {
  const { enemies, friends } = situation;
  let [mine, theirs, later] = [0, 0, 0];
  for (const enemy of enemies) {
    const responses = situation.responses(enemy.id);
    const weight = situation.urgency(enemy.id) * Math.max(0, situation.stake(enemy.id));
    const exchange = worstOf(situation, mover, enemy, {
      plan,
      responses: glance ? thinned(responses, glance) : responses,
    });
    const strafed =
      plan.attacks && canStrafe(mover)
        ? situation.duel(mover.id, enemy.id).strafe(plan.stand, situation.stand(enemy.id))
        : 0;
    mine = Math.max(mine, weight * Math.max(exchange.mine, strafed));
    theirs += exchange.theirs;
    later += prospectOf(situation, mover, enemy, plan.stand) / enemies.length;
  }
  const raze = situation.raze(mover.id)(plan.stand);
  if (plan.attacks) mine = Math.max(mine, raze.now);
  theirs += craftThreat(situation, mover.id, plan.stand);
  return (
    mine -
    (situation.taken * theirs) / Math.sqrt(friends.length) +
    later +
    raze.later +
    plan.gain +
    goalWorth(situation.pulls(mover.id), plan.stand.at, plan.stand.facing) +
    washed(situation, mover, plan) +
    crushWorth(situation, mover, plan.stand) +
    bombThreat(situation, mover, plan.stand) -
    blastHarm(situation, mover, plan.stand)
  );
}

interface Exchange {
  readonly mine: number;
  readonly theirs: number;
}

/** The response of an enemy that is worst for the mover. */
function worstOf(
  situation: Situation,
  mover: SeenRobot,
  enemy: SeenRobot,
  { plan, responses }: { readonly plan: MovePlan; readonly responses: readonly Stand[] },
): Exchange {
  const [ours, others] = [situation.duel(mover.id, enemy.id), situation.duel(enemy.id, mover.id)];
  const isFirst = shootsFirst(mover, enemy);
  let worst: Exchange | undefined;
  let [least, done, suffered, count] = [Infinity, 0, 0, 0];
  for (const response of responses) {
    if (response.at === plan.stand.at) continue;
    let mine = plan.attacks ? ours.best(plan.stand, response) : 0;
    let theirs = others.best(response, plan.stand);
    if (isFirst) theirs *= 1 - DISABLED * Math.min(1, mine);
    else mine *= 1 - DISABLED * Math.min(1, theirs);
    const net = mine - situation.taken * theirs;
    if (net < least) [least, worst] = [net, { mine, theirs }];
    [done, suffered, count] = [done + mine, suffered + theirs, count + 1];
  }
  if (!worst) return { mine: 0, theirs: 0 };
  return { mine: between(done / count, worst.mine), theirs: between(suffered / count, worst.theirs) };
}

/** The share of harm that also prevents the victim from doing the same. */
export const DISABLED = 0.6;

/** The expected value of the next turns from there. */
export function prospectOf(situation: Situation, mover: SeenRobot, enemy: SeenRobot, stand: Stand): number {
  const target = situation.stand(enemy.id);
  const range = rangeOf(stand.at, target.at);
  const away = covers('front120', stand.at, stand.facing, target.at) ? 0 : WORTH.averted;
  const nets = situation.openNet(mover.id, enemy.id);
  const wanted = wantedRange(nets, situation.distance);
  const walk = situation.walks(mover.id, enemy.id)[stand.at] ?? range;
  const detour = range > wanted ? Math.max(0, walk - range) : 0;
  const gap = Math.abs(range - wanted) + detour;
  const stake = Math.max(0, situation.stake(enemy.id));
  const gapWorth = WORTH.gap + Math.abs(situation.distance);
  return WORTH.later * (nets[range] ?? 0) - stake * (gapWorth * gap + away);
}

const FURTHEST = 14;

/** The range at which it does best against this enemy, if a hex of distance is worth so much. */
function wantedRange(nets: readonly number[], distance: number): number {
  let [best, wanted] = [-Infinity, 1];
  for (let range = 1; range <= FURTHEST; range += 1) {
    const net = (nets[range] ?? 0) + distance * range;
    if (net > best + EQUAL) [best, wanted] = [net, range];
  }
  return wanted;
}

const EQUAL = 1e-9;

/** Water washes off paint and puts out fires. */
function washed(situation: Situation, mover: SeenRobot, { stand }: MovePlan): number {
  if (!situation.lines.isWater(stand.at)) return 0;
  return (mover.onFire ? WORTH.washed : 0) + (mover.painted ? paintOn(situation, mover) : 0);
}
