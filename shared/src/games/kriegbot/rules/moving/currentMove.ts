import { expectDefined } from '../../../../core/ground/result';
import { type CardId, cardEffect, pilotWith } from '../../content/cards';
import { BIPED } from '../../content/chassis';
import type { Movement } from '../../state';
import type { MoveOption, RobotId } from '../../state/robot';
import { isStruck } from '../pieces/cardsOnRobots';
import { robotOf, templateOf, type SeenRobot, type Field, type Moving } from '../field/field';
import { answered, refuse, robotIn, show, type RuleContext, type WhyNot } from '../field/context';
import { maxSpeed } from '../pieces/speed';
import type { Draft } from '../../../../core/game/drafts';

/** The robot that is asked to move. */
export const moverOf = (field: Field): SeenRobot =>
  robotOf(field, expectDefined(field.question, 'a question').robot);

export const movementIn = (field: Field): Moving => expectDefined(field.movement, 'a movement');
export const movementOfPlay = (context: RuleContext): Draft<Movement> =>
  expectDefined(context.state.movement, 'a movement');

/** A movement in which nothing has been done yet. */
export function freshMovement(robot: SeenRobot): Moving {
  const { rotations, sideslips } = templateOf(robot);
  return {
    robot: robot.id,
    points: maxSpeed(robot),
    rotations: robot.biped ? BIPED.rotations : rotations,
    sideslips: robot.biped ? 0 : sideslips,
    boosted: false,
    strafed: false,
    begun: false,
    inSight: [],
    lastFree: robot.at,
  };
}

/** Why it cannot take option 1 or 2 (L61): a struck robot can only reboot. */
export const whyNotMoving = (field: Field): WhyNot =>
  isStruck(moverOf(field)) ? refuse('onlyReboot') : undefined;

/** Why it cannot take an option in which it stays: struck, or it has chosen to move on its legs (K23). */
export const whyNotStaying = (field: Field): WhyNot =>
  whyNotMoving(field) ?? (moverOf(field).biped ? refuse('alreadyMoving') : undefined);

/** Takes an option that is a whole movement. */
export function choose(context: RuleContext, option: MoveOption): RobotId {
  const robot = robotIn(context, expectDefined(context.state.question, 'a question').robot);
  robot.marks.option = option;
  answered(context);
  return robot.id;
}

/** The move has begun: another option is no longer possible. A strafe or ram remains one, whatever follows. */
export function begin(context: RuleContext, option: 'move' | 'strafe' | 'ram'): void {
  const movement = movementOfPlay(context);
  const { marks } = robotIn(context, movement.robot);
  movement.begun = true;
  if (option !== 'move' || marks.option === '' || marks.option === 'biped') marks.option = option;
  answered(context);
}

/** Uses cards on the move: they are shown, and their effect holds for this turn (K3). */
export function useOnMove(context: RuleContext, id: RobotId, cards: readonly CardId[]): void {
  const { marks } = robotIn(context, id);
  for (const card of cards) {
    const reverse = cardEffect(card, 'reverse');
    const benefit = reverse ? card : pilotWith('agility');
    if (marks.helped.includes(benefit)) continue;
    show(context, id, card);
    marks.helped.push(benefit);
    marks.speed += reverse?.speed ?? 0;
  }
}
