import { highestValued } from '../../../../core/bots/choosing';
import type { Dice } from '../../../../core/dice/dice';
import type { Action, ActionOf } from '../../actions';
import { edgeOf } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import { rangeOf } from '../field/mapTables';
import { inwardPlaces, ofType } from '../setup/candidates';
import { placed } from '../setup/plainChoices';
import { gainFor } from '../objectives/gangPoints';
import type { Situation } from '../imagining';

/** The Sharks and the Jets: when to call the reserve, and where it enters. */

/** Robocop costs a point: he comes for a robot that brings two, or for two guilty ones. */
const CALLED_FOR = 2;

/** Called against the gang that brings most, if it is worth the point that he costs. */
export function bestCall(
  { view, enemies }: Situation,
  legal: readonly Action[],
  dice: Dice,
): Action | undefined {
  const calls = ofType(legal, 'reinforce');
  const worth = ({ edge }: ActionOf<'reinforce'>): number => {
    if (edge === '') return CALLED_FOR - 1;
    const guilty = enemies.filter((robot) => gainFor(robot) > 0);
    const there = guilty.filter(({ team }) => edgeOf(view, team) === edge);
    return guilty.reduce((sum, robot) => sum + gainFor(robot), 0) - CALLED_FOR / 4 + there.length / 10;
  };
  return calls.length > 0 ? highestValued(calls, worth, dice) : undefined;
}

/** As near as possible to somebody who brings points. */
export function bestEntry({ enemies }: Situation, legal: readonly Action[], dice: Dice): Action | undefined {
  const guilty = enemies.filter((robot) => gainFor(robot) > 0);
  const prey = guilty.length > 0 ? guilty : enemies;
  if (prey.length === 0) return placed(legal, dice);
  const target = dice.pick(prey);
  const far = ({ at }: ActionOf<'place' | 'enter'>): number => rangeOf(numberOf(at), numberOf(target.at));
  const places = inwardPlaces(legal);
  return places.length > 0 ? highestValued(places, (place) => -far(place), dice) : placed(legal, dice);
}
