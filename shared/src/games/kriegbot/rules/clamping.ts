import { answerBy } from './answers';
import { rangeBetween } from './arcs';
import { covers } from './arms';
import { defend } from './defenses';
import { enemiesOf, findRobot, inOrder, isAlive, robotOf, type Field } from './field';
import type { Interrupt } from './interrupts';
import { robotIn } from './play';
import { defensesLeft, everybodysEyes, ownEyes, type Eyes } from './spending';

/** Could these eyes' robot clamp the one that is about to move: adjacent, and in the arc of the claw (L333)? */
function canClamp(field: Field, { robot, has }: Eyes, about: string): boolean {
  const { at } = robotOf(field, about);
  return rangeBetween(robot.at, at) === 1 && has('magClaw') && covers(field, robot, 'magClaw', at);
}

/** Mag Claw clamps, before the target names its option, and holds it until its movement is over (K28). */
export const clamping: Interrupt = {
  asks(field, about) {
    const target = findRobot(field, about);
    if (!target || !isAlive(target) || target.marks.clamped) return [];
    return inOrder(enemiesOf(field, target.team))
      .filter((robot) => {
        const eyes = everybodysEyes(field, robot);
        return defensesLeft(field, eyes) > 0 && canClamp(field, eyes, about);
      })
      .map(({ id }) => id);
  },
  answers(field, id) {
    const eyes = ownEyes(robotOf(field, id));
    const can = defensesLeft(field, eyes) > 0 && canClamp(field, eyes, field.window?.about ?? '');
    return can ? [answerBy('magClaw')] : [];
  },
  close(play, said, about) {
    for (const [id, { cards }] of said) {
      if (cards.length === 0) continue;
      defend(play, id, 'magClaw');
      robotIn(play, about).marks.clamped = true;
      play.tell({ type: 'clamped', robot: about, by: id });
    }
  },
};
