import { highestValued } from '../../../../core/bots/choosing';
import { expectDefined } from '../../../../core/ground/result';
import type { Dice } from '../../../../core/dice/dice';
import type { Action } from '../../actions';
import { cardEffect } from '../../content/cards';
import type { HexId, StructureId } from '../../content/map';
import { CALLED_BOMB } from '../../content/scenario';
import type { TeamId } from '../../content/teams';
import { rangeBetween } from '../../rules/field/arcs';
import { bombTowerOf } from '../../rules/objectives/bombTowers';
import { isDestroyed } from '../../rules/field/structuresOnMap';
import { isAlive, onMap, teamsIn, type Field, type SeenRobot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import type { View } from '../../view';
import { builtNear, harmOf, unitsNear } from '../damage/bombWorth';
import { rangeOf } from '../field/mapTables';
import { ofType } from '../setup/candidates';
import type { Situation } from '../imagining';

/** Bombs that are called as the turn begins, before anybody has moved (KS18.1). */

const FIGURES = expectDefined(cardEffect(CALLED_BOMB, 'bomb'), 'a bomb');

/** Standing towers from which other sides call bombs. */
export const hostileTowers = (field: Field, team: TeamId): readonly StructureId[] =>
  teamsIn(field)
    .filter((other) => other !== team)
    .flatMap((other) => bombTowerOf(field, other) ?? [])
    .filter((tower) => !isDestroyed(field, tower));

/** Everybody sees where it lies, and who can leave does: it counts this much for each that could have stayed. */
const AVOIDED = 0.35;
/** Harm to its own side counts more. */
const OWN = 1.5;

/** The share of the places where it could end its movement that the bomb reaches. */
function presence(situation: Situation, { id }: SeenRobot, at: number): number {
  const stands = situation.responses(id);
  const hit = stands.filter((stand) => rangeOf(stand.at, at) <= FIGURES.within).length / stands.length;
  return hit === 1 ? 1 : AVOIDED * hit;
}

/** The harm to enemies who cannot leave, or lose ground by it, less that to its own side. */
function worthAt(situation: Situation, at: HexId): number {
  const { enemies, friends, urgency, stake } = situation;
  const harm = (robot: SeenRobot): number => {
    const share = presence(situation, robot, numberOf(at));
    return share === 0 ? 0 : share * harmOf(situation, robot, FIGURES);
  };
  return (
    enemies.reduce((sum, one) => sum + urgency(one.id) * stake(one.id) * harm(one), 0) -
    OWN * friends.reduce((sum, one) => sum + harm(one), 0) +
    unitsNear(situation, at, FIGURES) +
    builtNear(situation, at, FIGURES)
  );
}

/** The best hex, or no bomb where each would do more harm than good. */
export const bestAirBomb = (situation: Situation, legal: readonly Action[], dice: Dice): Action | undefined =>
  highestValued(legal, (action) => (action.type === 'callBomb' ? worthAt(situation, action.at) : 0), dice);

/** On an enemy with no friend near. */
export function plainAirBomb(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const [own, others] = [true, false].map((isOwn) =>
    onMap(view).filter((robot) => isAlive(robot) && (robot.team === callerIn(view)) === isOwn),
  );
  const near = (at: HexId, robots: readonly SeenRobot[] = []): boolean =>
    robots.some((robot) => rangeBetween(robot.at, at) <= FIGURES.within);
  const aims = ofType(legal, 'callBomb').filter(({ at }) => near(at, others) && !near(at, own));
  return aims.length > 0 ? dice.pick(aims) : legal.find(({ type }) => type === 'pass');
}

const callerIn = (view: View): TeamId | undefined => view.seats[view.question?.seat ?? 0]?.team;
