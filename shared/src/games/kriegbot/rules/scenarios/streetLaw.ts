import { armsOf, isPilot, type AnyArmsId } from '../../content/cards';
import type { TeamId } from '../../content/teams';
import type { Fact } from '../../state/facts';
import type { GuiltId, RobotId } from '../../state/robot';
import { pilotSlotOf } from '../pieces/cardsOnRobots';
import { robotIn, show, teamOf, type RuleContext } from '../field/context';
import { askToEnter, askToReinforce } from '../moving/reinforcing';
import { isStructure } from '../field/structuresOnMap';
import { isFirstEdition } from '../../../../core/game/editions';
import { findRobot, robotOf, teamIn, teamsIn, type Field, type SeenRobot } from '../field/field';
import type { Hook } from './hook';
import { book } from '../objectives/points';
import { isOfReserve } from '../field/reserve';
import { removeUnit } from '../pieces/units';

/** The Sharks and the Jets, 2108 (L451-469): who breaks the law, what it costs, and what becomes of the leaders. */

const POLICE: TeamId = 'police';
const isPolice = ({ team }: Pick<SeenRobot, 'team'>): boolean => team === POLICE;

/** What a lost robot of a gang is worth to the police: the best that its guilt gives (KS9.9). */
const WORTH_TO_POLICE = { attackedPolice: 2, illegal: 1, innocent: -2 } as const;
const [CASUALTY, REINFORCEMENT, ASSASSINATED] = [-1, -1, -3];

/** Every weapon but MELEE and BOLT (L461); Radar is none (KS9.5). */
const isIllegal = (arms: AnyArmsId): boolean => ['GUN', 'BEAM', 'MISSILE'].includes(armsOf(arms).medium);

/** It has done this, from now on; the police hold nothing against themselves. */
function blame(context: RuleContext, id: RobotId, guilt: GuiltId): void {
  const robot = robotIn(context, id);
  if (isPolice(robot) || robot.guilt.includes(guilt)) return;
  robot.guilt.push(guilt);
  context.emit({ type: 'guilty', robot: id, guilt });
}

/** Gives cause to free Krupke, and to call Robocop (KS9.7, KS9.8). */
function provoke(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (isPolice(robot)) return;
  blame(context, id, 'freesKrupke');
  teamOf(context, robot.team).provoked = true;
}

function useIllegally(context: RuleContext, id: RobotId): void {
  blame(context, id, 'illegal');
  provoke(context, id);
}

/** Attacks, strafes, rams, clamps or nukes a robot (KS9.6). */
function assail(context: RuleContext, id: RobotId, target: RobotId): void {
  const victim = robotOf(context.state, target);
  if (!isPolice(victim)) return;
  blame(context, id, 'attackedPolice');
  if (!isOfReserve(context.state, victim)) provoke(context, id);
}

const assailed = (
  context: RuleContext,
  { robot, target }: Extract<Fact, { kind: 'rammed' | 'held' }>,
): void => assail(context, robot, target);

export const STREET_LAW: Hook = {
  places: {
    turnStart(context) {
      for (const team of teamsIn(context.state)) teamOf(context, team).provoked = false;
    },
    moveTurn: (context, robot) => askToEnter(context, robot),
    turnEnd: (context) => askToReinforce(context),
  },
  reacts: {
    declared(context, { robot, arms, target }) {
      // Tents are no robots (KS9.5).
      if (isStructure(target) || !findRobot(context.state, target)) return;
      if (isIllegal(arms)) useIllegally(context, robot);
      assail(context, robot, target);
    },
    rammed: assailed,
    held: assailed,
    nuked(context, { robot, near }) {
      useIllegally(context, robot);
      for (const id of near) assail(context, robot, id);
    },
    /** Damage as a bystander is no attack, but frees Krupke (KS9.6). */
    damaged(context, { robot: id, by }) {
      const robot = robotOf(context.state, id);
      if (isPolice(robot) && !isOfReserve(context.state, robot) && by && by.robot !== '')
        blame(context, by.robot, 'freesKrupke');
    },
    entered: (context, { robot }) =>
      book(context, POLICE, { change: REINFORCEMENT, reason: 'reinforcement', robot }),
    gone(context, { robot, how }) {
      if (isCasualty(context.state, robotOf(context.state, robot), how)) countCasualty(context, robot);
      loseLeader(context, robot, how);
    },
    pilotDied: (context, { team }) => loseOnFoot(context, team),
    revived: (context, { robot }) => boardAgain(context, robot),
  },
};

/** Destroyed, or its pilot killed in it; once. A derelict that its pilot has left counts when it is destroyed (KS9.9). */
function isCasualty(
  field: Pick<Field, 'options'>,
  { lost }: SeenRobot,
  how: Extract<Fact, { kind: 'gone' }>['how'],
): boolean {
  const pilots = lost.filter(({ card }) => isPilot(card));
  const killed = pilots.filter(({ destroyed }) => destroyed).length;
  if (how !== 'derelict') return how === 'destroyed' && killed === 0;
  // A pilot may have revived it since another one was killed in it.
  return isFirstEdition(field.options) ? killed > 0 : killed === 1 && pilots.at(-1)?.destroyed === true;
}

function countCasualty(context: RuleContext, id: RobotId): void {
  const robot = robotOf(context.state, id);
  const police = isPolice(robot) ? CASUALTY : WORTH_TO_POLICE[classOf(robot)];
  for (const team of teamsIn(context.state)) {
    if (team === robot.team && team !== POLICE) continue;
    book(context, team, { change: team === POLICE ? police : 1, reason: 'casualty', robot: id });
  }
}

const classOf = ({ guilt }: SeenRobot): keyof typeof WORTH_TO_POLICE =>
  (['attackedPolice', 'illegal'] as const).find((one) => guilt.includes(one)) ?? 'innocent';

/** The leader is on this robot: dead with it or in it, or gone from it. Everybody sees his card then (KS9.3). */
function loseLeader(context: RuleContext, id: RobotId, how: Extract<Fact, { kind: 'gone' }>['how']): void {
  const { team, slots, lost } = robotOf(context.state, id);
  const aboard = pilotSlotOf({ slots });
  const gone = lost.findLast(({ card }) => isPilot(card));
  if (teamIn(context.state, team).leader !== 'alive' || (aboard === undefined && !gone)) return;
  const isDead = how === 'destroyed' || gone?.destroyed === true;
  const isBetrayed =
    !isDead && rivalsOf(context, team).some((rival) => teamIn(context.state, rival).leader === 'alive');
  const fate = isDead ? 'dead' : isBetrayed ? 'assassinated' : 'escaped';
  tellPilot(context, id);
  teamOf(context, team).leader = fate;
  context.emit({ type: 'leaderLost', team, robot: id, fate });
  if (!isBetrayed) return;
  book(context, team, { change: ASSASSINATED, reason: 'assassinated', robot: id });
  // His tent is removed (KS9.10).
  for (const unit of context.state.units.filter((one) => one.robot === id && one.pilot !== ''))
    removeUnit(context, unit.id);
}

/** A leader who had bailed out safely is killed after all: he lives no longer at the end (KS9.10). */
function loseOnFoot(context: RuleContext, team: TeamId): void {
  if (teamIn(context.state, team).leader === 'escaped') teamOf(context, team).leader = 'dead';
}

/** He is in a robot again. */
function boardAgain(context: RuleContext, id: RobotId): void {
  const { team } = robotOf(context.state, id);
  if (teamIn(context.state, team).leader === 'escaped') teamOf(context, team).leader = 'alive';
}

const rivalsOf = (context: RuleContext, team: TeamId): readonly TeamId[] =>
  teamsIn(context.state).filter((other) => other !== team && other !== POLICE);

/** Shows the card of its pilot, wherever it lies. */
function tellPilot(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  const slot = pilotSlotOf(robot);
  const card = slot && robot.slots[slot].card;
  if (card) show(context, id, card);
  for (const one of robot.lost) {
    if (one.shown || !isPilot(one.card)) continue;
    one.shown = true;
    context.emit({ type: 'shown', robot: id, card: one.card });
  }
}
