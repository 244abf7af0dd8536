import { expectDefined } from '../../../../core/ground/result';
import type { Action, ActionOf } from '../../actions';
import { armsOf, NUKE } from '../../content/cards';
import { isCrew } from '../../content/infantry';
import type { HexId } from '../../content/map';
import { rangeBetween } from '../../rules/field/arcs';
import { diceOnFoot } from '../../rules/attacking/arms';
import { declaredDice } from '../../rules/attacking/attackDice';
import { isStructure } from '../../rules/field/structuresOnMap';
import { placeOf, robotOf, unitOf, unitThere, type SeenRobot } from '../../rules/field/field';
import { attemptOnFoot } from '../../rules/infantry/firing';
import { silhouetteAgainst } from '../../rules/attacking/silhouettes';
import type { Assault } from '../../state/assault';
import type { Unit } from '../../state/units';
import { hitValue } from '../field/aims';
import { harmsOf } from '../field/bodies';
import { blowUpWorth } from '../objectives/bomberWorth';
import { paintWorth } from '../objectives/bombardmentWorth';
import { landWorth } from '../objectives/controlGoals';
import { escapeWorth } from '../objectives/escaping';
import { hitChance } from '../field/dicePools';
import { posterOf, postWorth } from './posts';
import { boardWorth } from '../objectives/hiders';
import { stakeOn } from '../objectives/unitStakes';
import { spares } from '../objectives/sidesKnown';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

/** What tents and drones are told to do (KX46). */

/** The value of an attack on a tent or drone; not for other targets. */
export function attackOnUnit(situation: Situation, attempt: Assault): number | undefined {
  const { view } = situation;
  const unit = unitThere(view, attempt.target);
  return (
    unit &&
    stakeOn(situation, unit) * hitChance(declaredDice(view, attempt), silhouetteAgainst(view, attempt))
  );
}

/** Below this probability a soldier walks on instead. */
const LIKELY = 0.3;

function fireWorth(situation: Situation, unit: Unit, { arms, target }: ActionOf<'fire'>): number {
  const { view } = situation;
  if (isStructure(target) || spares(situation, target)) return -1;
  const dice = diceOnFoot(arms, rangeBetween(unit.at, placeOf(view, target)));
  const silhouette = silhouetteAgainst(view, attemptOnFoot(view, unit, { arms, target }));
  const chance = hitChance(dice, silhouette);
  const other = unitThere(view, target);
  if (other) return stakeOn(situation, other) * chance;
  if (chance < LIKELY) return -1;
  const harms = harmsOf(situation.body(target));
  const barrel = { weapon: armsOf(arms), mode: '', incendiary: false } as const;
  const paint = paintWorth(view, situation.team, harms) + WORTH.tent.paint;
  const worth = hitValue({ barrel, harms, fire: 0, paint, powered: false }, dice, silhouette);
  return situation.urgency(target) * situation.stake(target) * worth;
}

function remoteNukeWorth({ view, friends, enemies, body, stake }: Situation, unit: Unit): number {
  const from = robotOf(view, unit.robot).at;
  const near = (at: HexId): boolean => at !== '' && rangeBetween(from, at) <= NUKE.destroysWithin;
  const won = enemies
    .filter(({ at }) => near(at))
    .reduce((sum, { id }) => sum + stake(id) * body(id).kill, 0);
  const lost = friends.filter(({ at }) => near(at)).reduce((sum, { id }) => sum + body(id).kill, 0);
  return won - lost - (near(unit.at) ? WORTH.tent.pilot : 0);
}

/** What a tent or drone does; waiting is 0. */
export function unitWorth(situation: Situation): (action: Action) => number {
  const { view } = situation;
  const { robot: id } = expectDefined(view.question, 'a question');
  const unit = unitOf(view, id);
  const poster = posterOf(view, unit);
  const here = unit.at === '' ? 0 : postWorth(view, poster, unit.at);
  return (action) => {
    switch (action.type) {
      case 'fire':
        return fireWorth(situation, unit, action);
      case 'walk':
      case 'fly':
        return postWorth(view, poster, action.to) - here;
      case 'revive':
        return WORTH.tent.revive;
      case 'leave':
        return unit.pilot === '' ? -1 : WORTH.tent.home;
      case 'remoteNuke':
        return remoteNukeWorth(situation, unit);
      case 'board':
        return boardWorth(view, unit, action);
      case 'blowUp':
        return blowUpWorth(situation, id, unit.at);
      case 'pass':
        return 0;
      default:
        return -1;
    }
  };
}

/** An enemy that is further off is nothing to let somebody out for. */
const NEAR = 8;

/** What it is worth to let somebody out of a robot, to this hex. */
export function outWorth(
  situation: Situation,
  robot: SeenRobot,
  { who = 'pilot', at = '' }: ActionOf<'bailOut'>,
): number {
  const { view, enemies } = situation;
  const { team } = robot;
  if (who === 'pilot') {
    const escape = escapeWorth(situation, robot, 'nothing');
    return at === '' ? escape : escape + postWorth(view, { kind: 'foot', isPilot: true, team }, at) / 2;
  }
  if (!isCrew(who)) return landWorth(view, robot, at);
  if (!enemies.some((enemy) => rangeBetween(robot.at, enemy.at) <= NEAR)) return -1;
  const poster = { kind: who, isPilot: false, team };
  const gain = postWorth(view, poster, at) - postWorth(view, poster, robot.at);
  return WORTH.tent.out - WORTH.shown + gain;
}

/** Who else gets out by the same action. */
export function bailingWorth(situation: Situation): (action: Action) => number {
  const robot = situation.robot(expectDefined(situation.view.question, 'a question').robot);
  return (action) => {
    if (action.type === 'bailOut') return outWorth(situation, robot, action);
    return action.type === 'pass' ? 0 : -1;
  };
}
