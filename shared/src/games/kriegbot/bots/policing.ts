import type { Dice } from '../../../core/dice';
import type { Action, ActionOf } from '../actions';
import { edgeOf } from '../rules/field';
import { numberOf } from '../rules/grid';
import { rangeOf } from './grid';
import { inwardPlaces, ofType, placed } from './preparing';
import { gainFor } from './stakes';
import type { Situation } from './situation';

/** The Sharks and the Jets: when to call the reserve, and where it enters. */

/** Robocop costs a point: he comes for a robot that brings two, or for two guilty ones. */
const CALLED_FOR = 2;

/** Called against the gang that brings most, if it is worth the point that he costs. */
export function bestCall({ view, enemies }: Situation, legal: readonly Action[]): Action | undefined {
  const calls = ofType(legal, 'reinforce');
  const worth = ({ edge }: ActionOf<'reinforce'>): number => {
    if (edge === '') return CALLED_FOR - 1;
    const guilty = enemies.filter((robot) => gainFor(robot) > 0);
    const there = guilty.filter(({ team }) => edgeOf(view, team) === edge);
    return guilty.reduce((sum, robot) => sum + gainFor(robot), 0) - CALLED_FOR / 4 + there.length / 10;
  };
  return calls.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** As near as possible to somebody who brings points. */
export function bestEntry({ enemies }: Situation, legal: readonly Action[], dice: Dice): Action | undefined {
  const guilty = enemies.filter((robot) => gainFor(robot) > 0);
  const [target] = guilty.length > 0 ? guilty : enemies;
  if (!target) return placed(legal, dice);
  const far = ({ at }: ActionOf<'place' | 'enter'>): number => rangeOf(numberOf(at), numberOf(target.at));
  const places = inwardPlaces(legal);
  return places.toSorted((one, other) => far(one) - far(other))[0] ?? placed(legal, dice);
}
