import { pilotWith } from '../content/cards';
import { known } from '../../../core/result';
import type { RobotId } from '../state';
import { answerBy } from './answers';
import { findRobot, isAlive, robotOf, type Bot, type Field } from './field';
import { effectOf, isLocated } from './hits';
import type { Interrupt } from './interrupts';
import { robotIn, show, type Play } from './play';
import { EXPLODES, rollDie } from './rolling';
import { everybodysEyes, hasSkill, ownEyes, pilotCardFor, type Eyes } from './spending';

/** Civilian Pilot: once a turn one location die of a hit on this robot is rolled again (K48). */

/** The location dice on their way to a robot: of an attack its pool, of a ram its markers. */
const diceOn = (field: Field, id: RobotId): readonly number[] =>
  field.assault
    ? field.assault.pool
    : field.onTheWay.filter(({ robot }) => robot === id).map(({ location }) => location);

function canReroll(field: Field, eyes: Eyes): boolean {
  const { robot } = eyes;
  return (
    isAlive(robot) &&
    (!field.assault || isLocated(effectOf(field.assault))) &&
    !robot.marks.helped.includes(pilotWith('reroll')) &&
    hasSkill(field, eyes, 'reroll')
  );
}

export const rerolling: Interrupt = {
  asks(field, about) {
    const robot = findRobot(field, about);
    return robot && canReroll(field, everybodysEyes(field, robot)) ? [robot.id] : [];
  },
  answers(field, id) {
    if (!canReroll(field, ownEyes(robotOf(field, id)))) return [];
    const dice = diceOn(field, id);
    return dice
      .map((shown, die) => ({ shown, die }))
      .filter(({ shown, die }) => shown !== EXPLODES && dice.indexOf(shown) === die)
      .map(({ die }) => ({ ...answerBy(pilotWith('reroll')), die }));
  },
  close(play, said) {
    for (const [id, { cards, die }] of said) if (cards.length > 0) reroll(play, id, die);
  },
};

function reroll(play: Play, id: RobotId, die: number): void {
  const robot: Bot = robotOf(play.state, id);
  show(play, id, known(pilotCardFor(play.state, robot, 'reroll'), `a pilot on ${id}`));
  play.tell({ type: 'answered', robot: id, card: pilotWith('reroll') });
  robotIn(play, id).marks.helped.push(pilotWith('reroll'));
  const dice = [rollDie(play.dice)];
  while (dice.at(-1) === EXPLODES) dice.push(rollDie(play.dice));
  play.tell({ type: 'rerolled', robot: id, die, dice });
  put(play, id, die, known(dice.at(-1), 'a die'));
}

/** The hit itself stands, and so does its total. */
function put(play: Play, id: RobotId, die: number, location: number): void {
  const { assault, onTheWay } = play.state;
  if (assault) assault.pool[die] = location;
  else {
    const mark = onTheWay.filter(({ robot }) => robot === id)[die];
    if (mark) mark.location = location as typeof mark.location;
  }
}
