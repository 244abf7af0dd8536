import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import { spaceOf, type BaseId, type SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import { budgetOf } from '@gearhall/shared/games/metaltalon/rules/activation';
import { aimsOf, type Aim } from '@gearhall/shared/games/metaltalon/rules/aiming';
import { reachOf, type Reach } from '@gearhall/shared/games/metaltalon/rules/reach';
import type { Odds } from '@gearhall/shared/games/metaltalon/rules/rolling';
import { shipOf } from '@gearhall/shared/games/metaltalon/rules/sea';
import type { View } from '@gearhall/shared/games/metaltalon/view';

/** What a ship can do from where it stands, by the rules. */
export interface MoveOptions {
  readonly ship: string;
  readonly at: SpaceId;
  readonly moves: number;
  readonly shots: number;
  /** By space: moving there, being recycled there, or invading there. */
  readonly reach: ReadonlyMap<SpaceId, Reach>;
  /** What it could fire at; empty without a shot. */
  readonly aims: readonly Aim[];
}

export function readShip(view: View, ship: string): MoveOptions {
  const { at } = shipOf(view, ship);
  const { moves, shots } = budgetOf(view, ship);
  const reach = new Map(reachOf(view, ship).map((one) => [one.space, one]));
  return { ship, at, moves, shots, reach, aims: shots > 0 ? aimsOf(view, ship, view.roller) : [] };
}

/** A step on a path: the action that is sent while the ship stands on `from`. */
export interface PlannedStep {
  readonly from: SpaceId;
  readonly action: Action;
}

/** The actions along a path: moves, and perhaps a landing at its end. */
export function stepsAlong({ ship, at }: MoveOptions, { way, by }: Reach): PlannedStep[] {
  if (way.length === 0) return [{ from: at, action: { type: 'recycle', ship } }];
  return way.map((to, index) => {
    const from = way[index - 1] ?? at;
    const isLast = index === way.length - 1;
    return { from, action: isLast ? arrivalAt(ship, to, by) : { type: 'move', ship, to } };
  });
}

function arrivalAt(ship: string, to: SpaceId, by: Reach['by']): Action {
  const { base } = spaceOf(to);
  if (by === 'recycle') return { type: 'recycle', ship };
  return by === 'invade' && base ? { type: 'invade', ship, base } : { type: 'move', ship, to };
}

/** Chance to do any damage at all. */
export const chanceOf = ({ chances }: Odds): number =>
  chances.slice(1).reduce((sum, chance) => sum + chance, 0);

export const isAimedAt = ({ target }: Aim, thing: { ship?: string; base?: BaseId }): boolean =>
  thing.ship === undefined ? target.base === thing.base : target.ship === thing.ship;

export type { Aim, Reach };
