import type { Action } from '../actions';
import { spaceOf, type SpaceId } from '../content/board';
import { budgetOf, usableShips } from '../rules/activation';
import { reachOf } from '../rules/reach';
import { shipOf } from '../rules/sea';
import { isShooting, markOf, type Mark } from './shotEffects';
import type { Situation } from './imagining';
import { bestShot, placeWorth } from './judging';
import { LEAST } from './weights';

/** What a ship could do with the rest of its activation, and the gain over doing nothing. */
export interface ShipPlan {
  readonly ship: string;
  readonly gain: number;
  readonly action: Action;
}

/** The best plan of each ship that has one; the ship in activation comes first. */
export function plansOf(situation: Situation, legal: readonly Action[]): ShipPlan[] {
  const { view, seat } = situation;
  return usableShips(view, seat)
    .flatMap((ship) => bestPlan(situation, ship, legal) ?? [])
    .filter(({ gain }) => gain > LEAST)
    .toSorted((one, other) => rank(situation, other) - rank(situation, one));
}

const rank = ({ view }: Situation, { ship, gain }: ShipPlan): number =>
  gain + (view.active?.ship === ship ? 1000 : 0);

function bestPlan(situation: Situation, ship: string, legal: readonly Action[]): ShipPlan | undefined {
  const { view } = situation;
  const { shots } = budgetOf(view, ship);
  const { at } = shipOf(view, ship);
  const here = bestShot(situation, ship, at, shots);
  const staying = placeWorth(situation, ship, at);
  let best: { worth: number; to?: SpaceId | undefined } = { worth: staying + here.worth };
  let firesFirst = here.worth > 0;
  for (const { space, way, by } of reachOf(view, ship)) {
    if (by !== 'move') continue;
    const there = bestShot(situation, ship, space, shots).worth;
    const worth = placeWorth(situation, ship, space) + Math.max(there, here.worth);
    if (worth <= best.worth) continue;
    best = { worth, to: way[0] };
    firesFirst = here.worth > 0 && here.worth >= there;
  }
  const action = firesFirst ? shotAt(situation, ship, here.mark, legal) : stepTo(ship, best.to);
  return action && { ship, gain: best.worth - staying, action };
}

const stepTo = (ship: string, to: SpaceId | undefined): Action | undefined =>
  to === undefined ? undefined : { type: 'move', ship, to };

/** The first step of a ship that can land on the base of a player without cash in this activation. */
export function invasionOf({ view, seat }: Situation): Action | undefined {
  const landings = usableShips(view, seat).flatMap((ship) =>
    reachOf(view, ship).flatMap((reach) => (reach.by === 'invade' ? [{ ship, ...reach }] : [])),
  );
  const [nearest] = landings.toSorted((one, other) => one.cost - other.cost);
  const [to] = nearest?.way ?? [];
  if (!nearest || to === undefined) return undefined;
  const { base } = spaceOf(nearest.space);
  if (to === nearest.space && base) return { type: 'invade', ship: nearest.ship, base };
  return { type: 'move', ship: nearest.ship, to };
}

/** The legal shot of the ship at a target. */
function shotAt({ view }: Situation, ship: string, mark: Mark | undefined, legal: readonly Action[]) {
  return legal.find((action) => {
    if (!isShooting(action) || action.ship !== ship) return false;
    const other = markOf(view, action);
    return other.at === mark?.at && other.base === mark.base;
  });
}
