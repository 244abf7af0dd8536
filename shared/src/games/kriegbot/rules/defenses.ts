import { type DefenseId, cardEffect } from '../content/cards';
import type { RobotId } from '../state';
import { isUnpowered, slotWith } from './cards';
import { robotOf } from './field';
import { robotIn, show, type Play } from './play';
import { pilotCardFor } from './spending';
import { burnOut } from './unpowered';

/** Spends a defense action; a pilot who alone makes it possible is shown (K16, K60). */
export function spendDefense(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  const isRebooted = robot.marks.option === 'reboot';
  const pilot = isRebooted || robot.marks.defenses > 0 ? pilotCardFor(play.state, robot, 'mend') : undefined;
  if (pilot) show(play, id, pilot);
  robot.marks.defenses += 1;
}

/** Breaks into an attack, or a ram, with a defense action: shown, spent, and remembered until it is over. */
export function defend(play: Play, id: RobotId, card: DefenseId): void {
  show(play, id, card);
  play.tell({ type: 'answered', robot: id, card });
  const burnsOut = isUnpowered(robotOf(play.state, id));
  spendDefense(play, id);
  const { assault } = play.state;
  if (assault) assault.answers.push({ robot: id, card, burnsOut });
  // An answer to a ram: nothing else is to come of it. A clamp goes on (rules/clamping.ts).
  else if (burnsOut && !cardEffect(card, 'clamp')) burnOut(play, id, slotWith(robotOf(play.state, id), card));
}
