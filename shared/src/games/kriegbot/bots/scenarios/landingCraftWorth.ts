import { CRAFT_ARMS } from '../../content/scenario';
import { type StructureId } from '../../content/map';
import type { TeamId } from '../../content/teams';
import { SLOT_IDS } from '../../content/chassis';
import { DIRECTIONS } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import type { Action } from '../../actions';
import { rangeBetween } from '../../rules/field/arcs';
import { diceAt } from '../../rules/attacking/arms';
import { craftOf, crewOf } from '../../rules/field/landingCraft';
import { isDestroyed, isStructure } from '../../rules/field/structuresOnMap';
import {
  findRobot,
  findUnit,
  placeOf,
  robotsIn,
  robotsOfTeam,
  teamsIn,
  type Field,
  type SeenRobot,
} from '../../rules/field/field';
import { craftAttempt } from '../../rules/scenarios/landingCraftAttack';
import { silhouetteAgainst } from '../../rules/attacking/silhouettes';
import { EMPTY_SLOT, FRESH } from '../../rules/pieces/newRobot';
import type { Stand } from '../attacking/duel';
import { covers } from '../field/mapTables';
import { hitChance } from '../field/dicePools';
import type { Situation } from '../imagining';
import { fallWorth } from '../damage/fallWorth';
import { attackOnUnit } from '../infantry/unitWorth';

/** Landing craft, as the bots weigh them. */

/** Where a robot would stand and shoot instead of somebody else; with this in its primary slot, or nothing. */
function standInFor(
  robot: SeenRobot,
  { id, at, arms }: { readonly id: string; readonly at: string; readonly arms?: typeof CRAFT_ARMS },
): SeenRobot {
  const armed = arms ? { ...EMPTY_SLOT, card: arms, shown: true } : EMPTY_SLOT;
  return {
    ...robot,
    id,
    at,
    fate: '',
    phoenix: false,
    poweredUp: false,
    biped: false,
    drive: { damage: 0, disabled: false },
    core: { damage: 0, disabled: false },
    marks: FRESH,
    slots: Object.fromEntries(
      SLOT_IDS.map((slot) => [slot, slot === 'primary' ? armed : EMPTY_SLOT]),
    ) as SeenRobot['slots'],
  };
}

/** A robot that stands and shoots as the craft does. */
export function gunnerOf(field: Field, craft: StructureId): SeenRobot {
  const crew = expectDefined(crewOf(field, craft), `the crew of ${craft}`);
  const [one] = robotsOfTeam(field, crew);
  const robot = expectDefined(one, `a robot of ${crew}`);
  return standInFor(robot, { id: craft, at: placeOf(field, craft), arms: CRAFT_ARMS });
}

/** A robot that stands where this tent does, and whose hits are weighed as its are; none for another id. */
export function marksmanOf(field: Field, id: string): SeenRobot | undefined {
  const unit = findUnit(field, id);
  if (!unit) return undefined;
  const own = [findRobot(field, unit.robot), ...robotsOfTeam(field, unit.team)];
  const [robot] = [...own, ...robotsIn(field)].filter((one) => !!one);
  return robot && standInFor(robot, { id, at: unit.at });
}

/** The standing craft of the other sides. */
export const hostileCraft = (field: Field, team: TeamId): readonly StructureId[] =>
  teamsIn(field)
    .filter((other) => other !== team)
    .flatMap((other) => craftOf(field, other) ?? [])
    .filter((craft) => !isDestroyed(field, craft));

/** What hostile craft may do to a robot that stands there when they attack. */
export function craftThreat(situation: Situation, id: string, stand: Stand): number {
  return situation.craft.reduce((sum, craft) => {
    const from = situation.stand(craft);
    const facing = DIRECTIONS.find((way) => covers('front60', from.at, way, stand.at));
    return facing === undefined ? sum : sum + situation.duel(craft, id).best({ ...from, facing }, stand);
  }, 0);
}

/** The value of an attack of one's own craft; passing is 0. */
export function craftWorth(situation: Situation): (action: Action) => number {
  const { view } = situation;
  const craft = expectDefined(view.question, 'a question').robot as StructureId;
  return (action) => {
    if (action.type !== 'craft') return 0;
    const { target } = action;
    const attempt = craftAttempt(view, craft, target);
    const dice = diceAt(CRAFT_ARMS, attempt.range);
    if (isStructure(target)) return fallWorth(situation, target) * hitChance(dice, 1) * HALF - LEAST;
    const onUnit = attackOnUnit(situation, attempt);
    if (onUnit !== undefined) return onUnit;
    const { barrels, roll } = situation.duel(craft, target);
    const [barrel] = barrels;
    return barrel ? roll(barrel, dice, silhouetteAgainst(view, attempt)) : 0;
  };
}

/** It takes two of its hits to destroy a structure. */
const HALF = 0.4;
const LEAST = 0.004;

/** The attack of one's own craft with the most dice, by its rules; for a bot that weighs nothing. */
export function nearestAim(view: Field, legal: readonly Action[]): readonly Action[] {
  const craft = expectDefined(view.question, 'a question').robot;
  const aims = legal.flatMap((action) =>
    action.type === 'craft' && !isStructure(action.target)
      ? [{ action, range: rangeBetween(placeOf(view, craft), placeOf(view, action.target)) }]
      : [],
  );
  const least = Math.min(...aims.map(({ range }) => range));
  return aims.filter(({ range }) => range === least).map(({ action }) => action);
}
