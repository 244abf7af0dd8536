import type { Action, ActionOf } from '../../actions';
import { costs, effectOf, GUN, has, type GunId, type ItemId } from '../../content/equipment';
import { shotDice, targetOf, type Target } from '../../rules/equipment/aiming';
import { equipmentOf, isReady } from '../../rules/equipment/equipment';
import { carOf, roadFor } from '../../rules/field';
import { HANDS, spaceOf, type SpaceId } from '../../rules/course/road';
import { turnsBoosted } from '../imagining/afterTheWay';
import { hitOdds } from '../tables/harm';
import { numberOfBox } from '../candidates/boxes';
import { canUse, gainOf, type Situation } from '../imagining/situation';
import { HEATS } from '../tables/sheets';
import { shareOf, worthOfLoss } from '../imagining/rivalry';
import type { Car } from '../../state';
import { WORTH } from '../tables/weights';

/** Equipment: the value of using it now, or of arming it for later. */

/**
 * The minimum value of a shot or a mine: the Activation could arm another piece, or light the Rocket Booster at the end
 * of the way.
 */
export function leastWorth(situation: Situation): number {
  const { car, turn, view, values } = situation;
  const others = equipmentOf(car).map((item) => {
    if (has(item, 'boosts') && canUse(situation, item))
      return turn.step === 'after' ? 0 : values.arming[item];
    return isReady(view, car, item) || turn.touched.includes(item) ? 0 : armWorth(situation, { item });
  });
  const sorted = others.toSorted((one, other) => other - one);
  return Math.max(WORTH.least, WORTH.patience * (sorted[turn.activations - 1] ?? 0));
}

export function usedWorth(situation: Situation, action: Action): number {
  if (action.type === 'boost') return boostWorth(situation, action);
  if (action.type === 'use' && has(action.item, 'cools')) return coolWorth(situation);
  const worth = fightWorth(situation, action);
  return worth > leastWorth(situation) ? worth : 0;
}

const turnsHere = ({ table, lap, space, car }: Situation, heat: number): number =>
  table.turnsFrom(lap, space, numberOfBox(car.box) ?? 0, heat);

function fightWorth(situation: Situation, action: Action): number {
  if (action.type === 'layMine') return mineWorth(situation, situation.turn.left);
  if (action.type !== 'use' || !has(action.item, 'shoots')) return 0;
  const target = targetOf(situation.view, situation.car, action.item);
  return target ? shotWorth(situation, action.item, target) : 0;
}

function coolWorth(situation: Situation): number {
  const { car } = situation;
  return WORTH.least * 2 + turnsHere(situation, car.heat) - turnsHere(situation, car.heat - 1);
}

export function shotWorth(situation: Situation, gun: GunId, target: Target): number {
  const other = carOf(situation.view, target.car);
  const gain = costs(gun, 'heat') ? burnGain : gainOf;
  return hitOdds(shotDice(target.range), GUN.hitUpTo).reduce(
    (sum, chance, points) => sum + (points > 0 ? chance * gain(situation, other, points) : 0),
    0,
  );
}

/** Heat slows a rival down, by the table, and may blow it up. */
function burnGain({ table, graph, rivalry, car, values }: Situation, target: Car, points: number): number {
  const heat = target.heat + points;
  const turns = (hot: number): number =>
    table.turnsFrom(
      graph.crossings - 1 - target.lap,
      graph.numbers.get(target.at) ?? 0,
      numberOfBox(target.box) ?? 0,
      hot,
    );
  if (target.seat === car.seat) return heat >= HEATS ? -WORTH.lost : turns(target.heat) - turns(heat);
  if (heat >= HEATS) return worthOfLoss(rivalry, target.id) + values.blow * points;
  return shareOf(rivalry, target.id) * (turns(heat) - turns(target.heat)) + values.blow * points;
}

function boostWorth(situation: Situation, { spaces }: ActionOf<'boost'>): number {
  const { car, space } = situation;
  const box = numberOfBox(car.box) ?? 0;
  const then = turnsBoosted(situation, space, { box, heat: car.heat })[spaces - 1];
  return then === undefined ? 0 : turnsHere(situation, car.heat) - then;
}

/** The narrower the road is there, the more of the followers drive over it. */
export function mineWorth(situation: Situation, at: SpaceId): number {
  const { rivals, table, graph, lap, space } = situation;
  const met = WORTH.mine / widthAt(situation, at);
  const here = table.toGo(lap, space);
  const followers = rivals.filter((rival) => {
    const there = table.toGo(graph.crossings - 1 - rival.lap, graph.numbers.get(rival.at) ?? 0);
    return there > here;
  });
  return followers.reduce((sum, rival) => sum + (met * gainOf(situation, rival, 1)) / 2, 0);
}

/** The number of free spaces side by side there. */
function widthAt({ view }: Situation, at: SpaceId): number {
  const road = roadFor(view);
  let width = 1;
  for (const hand of HANDS) {
    let aside = spaceOf(road, at).beside[hand];
    for (; aside !== ''; aside = spaceOf(road, aside).beside[hand])
      if (!spaceOf(road, aside).isWall) width += 1;
  }
  return width;
}

/** Where a rival must be for a weapon to become useful soon: behind, or ahead. */
const sideOf = (item: ItemId): 1 | -1 => (effectOf(item, 'shoots') === 'backward' ? -1 : 1);

export function armWorth(situation: Situation, { item }: Pick<ActionOf<'arm'>, 'item'>): number {
  const { car, table, lap, space, values } = situation;
  const worth = values.arming[item];
  if (has(item, 'cools')) return worth * (1 + car.heat);
  if (has(item, 'boosts')) return worth * (table.toGo(lap, space) < WORTH.lastSpaces ? 4 : 1);
  return isRivalWithin(situation, sideOf(item)) ? worth : WORTH.least / 2;
}

/** Is a rival on that side, close enough for the next turn? */
function isRivalWithin({ rivals, table, graph, lap, space }: Situation, side: 1 | -1): boolean {
  const here = table.toGo(lap, space);
  return rivals.some((rival) => {
    const there = table.toGo(graph.crossings - 1 - rival.lap, graph.numbers.get(rival.at) ?? 0);
    const ahead = side * (here - there);
    return ahead >= 0 && ahead <= CLOSE;
  });
}

/** Spaces. */
const CLOSE = 8;
