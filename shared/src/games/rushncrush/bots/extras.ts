import type { Action, ActionOf } from '../actions';
import { shotDice, targetOf, type GunId } from '../rules/aiming';
import { HIT_UP_TO } from '../rules/equipment';
import { carOf } from '../rules/field';
import { turnsBoosted } from './after';
import { hitOdds } from './harm';
import { numberOfBox } from './choices';
import { gainOf, type Situation } from './situation';
import { HEATS } from './sheets';
import { WORTH } from './weights';

/** Equipment: what it is worth to use it now, or to arm it for later. */

/** What is worth most to use, if anything is worth the while; what is left over arms for later turns. */
export function bestExtra(situation: Situation, legal: readonly Action[]): Action | undefined {
  const used = bestOf(legal, (action) => usedWorth(situation, action));
  if (used || situation.turn.step !== 'after') return used;
  return bestOf(legal, (action) => (action.type === 'arm' ? armWorth(situation, action) : 0));
}

function bestOf(legal: readonly Action[], worthOf: (action: Action) => number): Action | undefined {
  let best: Action | undefined;
  let most: number = WORTH.least;
  for (const action of legal) {
    const worth = worthOf(action);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

function usedWorth(situation: Situation, action: Action): number {
  if (action.type === 'use') return useWorth(situation, action);
  if (action.type === 'boost') return boostWorth(situation, action);
  return action.type === 'layMine' ? mineWorth(situation) : 0;
}

const turnsHere = ({ table, lap, space, car }: Situation, heat: number): number =>
  table.turnsFrom(lap, space, numberOfBox(car.box) ?? 0, heat);

function useWorth(situation: Situation, { item }: ActionOf<'use'>): number {
  const { car } = situation;
  if (item !== 'fireExtinguisher') return shotWorth(situation, item);
  return WORTH.least * 2 + turnsHere(situation, car.heat) - turnsHere(situation, car.heat - 1);
}

function shotWorth(situation: Situation, gun: GunId): number {
  const target = targetOf(situation.view, situation.car, gun);
  if (!target) return 0;
  const other = carOf(situation.view, target.car);
  // Heat is to an engine what damage is to a body.
  const aimed = gun === 'flamer' ? { ...other, structure: HEATS - other.heat } : other;
  return hitOdds(shotDice(target.range), HIT_UP_TO).reduce(
    (sum, chance, points) => sum + (points > 0 ? chance * gainOf(situation, aimed, points) : 0),
    0,
  );
}

function boostWorth(situation: Situation, { spaces }: ActionOf<'boost'>): number {
  const { car, space } = situation;
  const box = numberOfBox(car.box) ?? 0;
  const then = turnsBoosted(situation, space, { box, heat: car.heat })[spaces - 1];
  return then === undefined ? 0 : turnsHere(situation, car.heat) - then;
}

/** Followers have about six lanes to choose from. */
function mineWorth(situation: Situation): number {
  const { rivals, table, graph, lap, space } = situation;
  const here = table.toGo(lap, space);
  const followers = rivals.filter((rival) => {
    const there = table.toGo(graph.crossings - 1 - rival.lap, graph.numbers.get(rival.at) ?? 0);
    return there > here;
  });
  return followers.reduce((sum, rival) => sum + (WORTH.mine * gainOf(situation, rival, 1)) / 2, 0);
}

function armWorth({ car, rivals, table, lap, space }: Situation, { item }: ActionOf<'arm'>): number {
  const worth = WORTH.arming[item];
  if (item === 'fireExtinguisher') return worth * (1 + car.heat);
  if (item === 'rocketBooster') return worth * (table.toGo(lap, space) < WORTH.lastSpaces ? 4 : 1);
  return rivals.length > 0 ? worth : WORTH.least / 2;
}
