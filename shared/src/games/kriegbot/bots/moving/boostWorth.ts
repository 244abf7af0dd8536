import type { SeenRobot } from '../../rules/field/field';
import { type Stand, shootsFirst } from '../attacking/duel';
import { abilityCost } from '../cores/energyWorth';
import { boostCost, boosted, onLegs, spotsOf, standAt, surged, type Foreseen } from './imagining';
import { goalWorth } from '../objectives/goals';
import { responsesOf } from './responses';
import { between, thinned } from '../field/sampling';
import { type Situation } from '../imagining';
import { DISABLED, glanceWorth, planAt, prospectOf, standWorth } from './judging';

/** The number of places that are fully weighed. */
const SHORTLIST = 6;

/** The value of the best move with Jump Boosters. */
export const boostWorth = (situation: Situation, mover: SeenRobot): number =>
  bestWorth(situation, boosted(situation, mover), { boosted: true }) - boostCost(mover);

/** The same with what its core can do for its movement, before it has moved. */
export function surgeWorth(situation: Situation, mover: SeenRobot): number {
  if (situation.view.movement?.begun) return -Infinity;
  const there = surged(situation, mover);
  return bestWorth(situation, there, { rotations: there.rotations }) - abilityCost(mover);
}

/** The value of the best place that it could reach like that. */
function bestWorth(situation: Situation, there: Foreseen, means: Parameters<typeof spotsOf>[2]): number {
  const here = situation.stand(there.mover.id);
  const stands = spotsOf(situation.view, there.mover, means).map((spot) => standAt(here, spot));
  const glanced = stands
    .map((stand) => [glanceWorth(there.situation, there.mover, planAt(there.mover, stand)), stand] as const)
    .sort(([one], [other]) => other - one)
    .slice(0, SHORTLIST);
  const worths = glanced.map(([, stand]) => standWorth(there.situation, there.mover, stand));
  return Math.max(-Infinity, ...worths);
}

/** The number of enemy responses, and of a biped's steps, that are considered. */
const [GLANCE, STEPS] = [12, 24];

/** The value of moving last, and slowly, after everything that the enemies may do (K23). */
export function bipedWorth(situation: Situation, mover: SeenRobot): number {
  const legs = onLegs(situation, mover);
  const here = situation.stand(mover.id);
  const own = thinned(responsesOf(legs.situation.view, legs.mover), STEPS);
  let [mine, theirs, later] = [0, 0, 0];
  for (const enemy of situation.enemies) {
    const exchange = replied(legs, enemy, own);
    mine = Math.max(mine, situation.urgency(enemy.id) * exchange.mine);
    theirs += exchange.theirs;
    later += prospectOf(situation, mover, enemy, here) / situation.enemies.length;
  }
  const goal = goalWorth(situation.pulls(mover.id), here.at, here.facing);
  return mine - (situation.taken * theirs) / Math.sqrt(situation.friends.length) + later + goal;
}

/** The mover responds to every move of an enemy as well as it can; the enemy anticipates that. */
function replied(
  { situation, mover }: Foreseen,
  enemy: SeenRobot,
  own: readonly Stand[],
): { readonly mine: number; readonly theirs: number } {
  const [ours, others] = [situation.duel(mover.id, enemy.id), situation.duel(enemy.id, mover.id)];
  const isFirst = shootsFirst(mover, enemy);
  const replies = thinned(situation.responses(enemy.id), GLANCE).map((way) => {
    let best = { mine: 0, theirs: 0, net: -Infinity };
    for (const stand of own) {
      if (stand.at === way.at) continue;
      let [mine, theirs] = [ours.best(stand, way), others.best(way, stand)];
      if (isFirst) theirs *= 1 - DISABLED * Math.min(1, mine);
      else mine *= 1 - DISABLED * Math.min(1, theirs);
      const net = mine - situation.taken * theirs;
      if (net > best.net) best = { mine, theirs, net };
    }
    return best;
  });
  const worst = replies.reduce((least, reply) => (reply.net < least.net ? reply : least), replies[0] ?? NONE);
  const usual = (of: 'mine' | 'theirs'): number =>
    replies.reduce((sum, reply) => sum + reply[of], 0) / Math.max(1, replies.length);
  return { mine: between(usual('mine'), worst.mine), theirs: between(usual('theirs'), worst.theirs) };
}

const NONE = { mine: 0, theirs: 0, net: 0 };
