import { isCharged } from '../../rules/attacking/helpers';
import { MODES } from '../../content/arms';
import { expectDefined } from '../../../../core/ground/result';
import type { Action, ActionOf } from '../../actions';
import { type CardId, armsOf, isArms, isPilot, NUKE } from '../../content/cards';
import { isOpen } from '../../rules/pieces/cardsOnRobots';
import { attemptOf } from '../../rules/attacking/declaring';
import { neededCard } from '../../rules/setup/drawer';
import { priceOf } from '../../rules/attacking/pricing';
import { isStructure } from '../../rules/field/structuresOnMap';
import { findRobot, teamsIn, tokenLying, type SeenRobot } from '../../rules/field/field';
import { isDouble } from '../../rules/field/dice';
import { bombWorth } from '../damage/bombWorth';
import { blowUpWorth } from '../objectives/bomberWorth';
import { disabledAt, mendedAt, worthOf } from '../field/bodies';
import { cryptoWorth } from '../objectives/cryptoWorth';
import { energyCost } from '../cores/energyWorth';
import { escapeWorth } from '../objectives/escaping';
import { rangeOf } from '../field/mapTables';
import { camouflageWorth } from '../interrupts/skinWorth';
import { spares } from '../objectives/sidesKnown';
import { showing } from '../field/showing';
import type { Situation } from '../imagining';
import { guiltCost } from '../objectives/gangPoints';
import { structureWorth } from '../damage/fallWorth';
import { blastWorth, isWave } from '../objectives/waveTank';
import { attackOnUnit, outWorth } from '../infantry/unitWorth';
import { WORTH } from '../field/weights';

/** The minimum value of an action. */
const LEAST = 0.004;

/** The value of an action of the attack phase; passing is 0. */
export function attackWorth(situation: Situation): (action: Action) => number {
  const robot = situation.robot(expectDefined(situation.view.question, 'a question').robot);
  return (action) => {
    switch (action.type) {
      case 'attack':
        return shotWorth(situation, robot, action) - LEAST;
      case 'glue':
        return mendingWorth(situation, robot.id, action.item) - LEAST;
      case 'repair':
        return mendingWorth(situation, action.robot, action.item) - LEAST;
      case 'replicate':
        return WORTH.weapon * WORTH.damaged;
      case 'nuke':
        return nukeWorth(situation, robot);
      case 'blowUp':
        return blowUpWorth(situation, robot.id, robot.at) - WORTH.blast.own;
      case 'bailOut':
        return outWorth(situation, robot, action);
      case 'phoenix':
        return escapeWorth(situation, robot, 'rifle');
      case 'detonate':
        return spares(situation, action.robot) ? -1 : WORTH.weapon;
      case 'bomb':
        return bombWorth(situation, robot, action.at) - LEAST;
      case 'camouflage':
        return camouflageWorth(situation, robot);
      default:
        return 0;
    }
  };
}

function shotWorth(situation: Situation, robot: SeenRobot, shot: ActionOf<'attack'>): number {
  const cost = [shot.arms, ...shot.help].reduce(
    (sum, card) => sum + showing(robot, card) + exposure(situation, robot, card),
    0,
  );
  if (isStructure(shot.target)) return structureWorth(situation, shot) - cost;
  if (spares(situation, shot.target)) return -1;
  const onUnit = attackOnUnit(situation, attemptOf(situation.view, robot, shot, { strafe: false }));
  if (onUnit !== undefined) return onUnit - cost;
  if (tokenLying(situation.view, shot.target)) return cryptoWorth(situation, robot, shot) - cost;
  const burnt = MODES[shot.mode].empties ? WORTH.weapon / 2 : 0;
  const flux = isCharged(shot.help) ? WORTH.system / 2 + WORTH.defense : 0;
  const energy = energyCost(robot, priceOf(situation.view, robot, shot));
  const harm = situation.duel(robot.id, shot.target).declared(shot, { strafe: false });
  const weight = situation.urgency(shot.target) * situation.stake(shot.target);
  return weight * harm - cost - burnt - flux - energy - guiltCost(situation.view, robot, shot);
}

/** Where the enemies hack, an open weapon may be turned against one's own side. */
function exposure({ view }: Situation, robot: SeenRobot, card: CardId): number {
  const isHacked = teamsIn(view).some((team) => team !== robot.team && neededCard(view, team) !== undefined);
  return isHacked && isArms(card) && !isPilot(card) && !isOpen(robot, card) ? WORTH.exposed : 0;
}

function mendingWorth(situation: Situation, id: string, item: ActionOf<'glue'>['item']): number {
  const body = situation.body(id);
  return worthOf(mendedAt(body, item)) - worthOf(body);
}

/** If both sides lose a robot in one action, no kill counts; the last one to stand still wins. */
function nukeWorth({ view, enemies, friends, stand, body, stake }: Situation, robot: SeenRobot): number {
  if (isWave(view)) return blastWorth(view, robot, stand(robot.id).at);
  const isNear = (other: SeenRobot): boolean =>
    rangeOf(stand(robot.id).at, stand(other.id).at) <= NUKE.destroysWithin;
  const lost = friends.filter(isNear).reduce((sum, { id }) => sum + body(id).kill, 0);
  const won = enemies.filter(isNear).reduce((sum, { id }) => sum + stake(id) * body(id).kill, 0);
  return won - lost;
}

/** Which of the rolled numbers does most harm. */
export function locationWorth(situation: Situation): (action: Action) => number {
  const { attacker, target, arms, pool } = expectDefined(situation.view.assault, 'an assault');
  const isExtra = situation.view.question?.kind === 'extra';
  if (!findRobot(situation.view, target)) return () => 0;
  const { harms } = situation.duel(attacker, target);
  const { hit, extra } = armsOf(arms);
  return (action) => {
    if (action.type !== 'locate') return -1;
    const { location } = action;
    if (isExtra) return harms.disable[location] ?? 0;
    if (extra === 'disableSame') return harms.both[location] ?? 0;
    const isTwo = hit === 'two' || (hit === 'doubles' && isDouble(pool, location));
    return (isTwo ? harms.two : harms.one)[location] ?? 0;
  };
}

/** The items of its own that it needs least. */
export function disableWorth(situation: Situation): (action: Action) => number {
  return (action) => {
    if (action.type !== 'disable') return -1;
    return worthOf(action.items.reduce(disabledAt, situation.body(action.robot)));
  };
}

/** Turns the target to where its weapons do least. */
export function turnWorth(situation: Situation): (action: Action) => number {
  const { target } = expectDefined(situation.view.assault, 'an assault');
  const stand = situation.stand(target);
  return (action) => {
    if (action.type !== 'turnTarget') return -1;
    const turned = { ...stand, facing: action.facing };
    return -situation.friends.reduce(
      (sum, { id }) => sum + situation.duel(target, id).best(turned, situation.stand(id)),
      0,
    );
  };
}
