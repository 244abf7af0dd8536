import { cardsWith } from '../content/cards';
import { answerBy } from './answers';
import { rangeBetween } from './arcs';
import { covers } from './arms';
import { isLive, isUnpowered, slotWith } from './cards';
import { defend } from './defenses';
import { enemiesOf, findRobot, inOrder, isAlive, isOnMap, robotOf, type Field } from './field';
import type { Interrupt } from './interrupts';
import { robotIn, type Play } from './play';
import type { Clamp, RobotId } from '../state';
import { defensesLeft, everybodysEyes, ownEyes, type Eyes } from './spending';
import { burnOut } from './unpowered';

const CLAMPS = cardsWith('clamp');
type ClampId = (typeof CLAMPS)[number];

/** With what could these eyes' robot clamp the one that is about to move: adjacent, and in its arc (L333)? */
function clampsFor(field: Field, eyes: Eyes, about: string): readonly ClampId[] {
  const { robot, has } = eyes;
  const { at } = robotOf(field, about);
  if (defensesLeft(field, eyes) < 1 || rangeBetween(robot.at, at) !== 1) return [];
  return CLAMPS.filter((card) => has(card) && covers(field, robot, card, at));
}

/** Mag Claw clamps, before the target names its option, and holds it until its movement is over (K28). */
export const clamping: Interrupt = {
  asks(field, about) {
    const target = findRobot(field, about);
    if (!target || !isAlive(target) || target.marks.clamped) return [];
    return inOrder(enemiesOf(field, target.team))
      .filter((robot) => clampsFor(field, everybodysEyes(field, robot), about).length > 0)
      .map(({ id }) => id);
  },
  answers: (field, id) =>
    clampsFor(field, ownEyes(robotOf(field, id)), field.window?.about ?? '').map((card) => answerBy(card)),
  close(play, said, about) {
    for (const [id, { cards }] of said) {
      const card = CLAMPS.find((one) => cards.includes(one));
      if (!card) continue;
      const burnsOut = isUnpowered(robotOf(play.state, id));
      defend(play, id, card);
      robotIn(play, about).marks.clamped = true;
      play.state.clamps.push({ robot: about, by: id, burnsOut });
      play.tell({ type: 'clamped', robot: about, by: id });
    }
  },
};

/** The claw works, and the two stand side by side. */
function stillHolds(field: Field, { robot, by }: Clamp): boolean {
  const [held, holder] = [robotOf(field, robot), robotOf(field, by)];
  if (!isOnMap(held) || !isAlive(holder) || !CLAMPS.some((card) => isLive(holder, card))) return false;
  return rangeBetween(held.at, holder.at) === 1;
}

/** Ends at once the clamps that hold no longer (L341, K28). */
export function releaseClamps(play: Play): void {
  if (play.state.clamps.length === 0) return;
  for (const clamp of play.state.clamps.filter((one) => !stillHolds(play.state, one))) {
    const { robot, by } = endClamp(play, clamp);
    if (isOnMap(robotOf(play.state, robot))) play.tell({ type: 'released', robot, by });
  }
}

/** The movement for which the robot was held is over. Tells whether it was held to the end. */
export function endClampsOf(play: Play, id: RobotId): boolean {
  const own = play.state.clamps.filter(({ robot }) => robot === id);
  for (const clamp of own) endClamp(play, clamp);
  return own.length > 0;
}

/** One claw lets go. An unpowered robot has used it up with that (K19). */
function endClamp(play: Play, { robot, by, burnsOut }: Clamp): Clamp {
  play.state.clamps = play.state.clamps.filter((one) => one.robot !== robot || one.by !== by);
  robotIn(play, robot).marks.clamped = play.state.clamps.some((one) => one.robot === robot);
  const holder = robotOf(play.state, by);
  for (const card of CLAMPS) if (burnsOut) burnOut(play, by, slotWith(holder, card));
  return { robot, by, burnsOut };
}
