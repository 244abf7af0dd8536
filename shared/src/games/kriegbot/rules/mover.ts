import { known } from '../../../core/result';
import { type CardId, cardEffect, pilotWith } from '../content/cards';
import { BIPED } from '../content/chassis';
import type { MoveOption, Movement, RobotId } from '../state';
import { isStruck } from './cards';
import { robotOf, templateOf, type Bot, type Field, type Moving } from './field';
import { answered, no, robotIn, show, type Play, type WhyNot } from './play';
import { maxSpeed } from './speed';
import type { Draft } from 'immer';

/** Who is asked to move. */
export const moverOf = (field: Field): Bot => robotOf(field, known(field.question, 'a question').robot);

export const movementIn = (field: Field): Moving => known(field.movement, 'a movement');
export const movementOfPlay = (play: Play): Draft<Movement> => known(play.state.movement, 'a movement');

/** A movement in which nothing is done yet. */
export function freshMovement(robot: Bot): Moving {
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

/** Why it cannot take option 1 or 2 (L61): struck, it only reboots. */
export const whyNotMoving = (field: Field): WhyNot =>
  isStruck(moverOf(field)) ? no('onlyReboot') : undefined;

/** Why it cannot take an option in which it stays: struck, or it has chosen to move on its legs (K23). */
export const whyNotStaying = (field: Field): WhyNot =>
  whyNotMoving(field) ?? (moverOf(field).biped ? no('alreadyMoving') : undefined);

/** An option that is a whole movement. */
export function choose(play: Play, option: MoveOption): RobotId {
  const robot = robotIn(play, known(play.state.question, 'a question').robot);
  robot.marks.option = option;
  answered(play);
  return robot.id;
}

/** The move is under way: another option is out of the question. A strafe or ram stays one, whatever follows. */
export function begin(play: Play, option: 'move' | 'strafe' | 'ram'): void {
  const movement = movementOfPlay(play);
  const { marks } = robotIn(play, movement.robot);
  movement.begun = true;
  if (option !== 'move' || marks.option === '' || marks.option === 'biped') marks.option = option;
  answered(play);
}

/** Makes use of cards on the move: they are shown, and what they give is there for this turn (K3). */
export function useOnMove(play: Play, id: RobotId, cards: readonly CardId[]): void {
  const { marks } = robotIn(play, id);
  for (const card of cards) {
    const reverse = cardEffect(card, 'reverse');
    const benefit = reverse ? card : pilotWith('agility');
    if (marks.helped.includes(benefit)) continue;
    show(play, id, card);
    marks.helped.push(benefit);
    marks.speed += reverse?.speed ?? 0;
  }
}
