import { pilotWith } from '../../content/cards';
import { expectDefined } from '../../../../core/ground/result';
import type { RobotId } from '../../state/robot';
import { answerBy } from './answers';
import { isFirstEdition } from '../../../../core/game/editions';
import { findRobot, isAlive, robotOf, type SeenRobot, type Field } from '../field/field';
import { effectOf, isLocated } from '../attacking/hitEffects';
import type { Interrupt } from './interrupt';
import { robotIn, show, type RuleContext } from '../field/context';
import { EXPLODES, rollDie } from '../field/dice';
import { publicLedger, hasSkill, ownLedger, pilotCardFor, type Ledger } from '../pieces/actionsLeft';

/** Civilian Pilot: once a turn one location die of a hit on this robot is rerolled (K48). */

/** The location dice on their way to a robot: the pool of an attack, the markers of a ram. */
const diceOn = (field: Field, id: RobotId): readonly number[] =>
  field.assault
    ? field.assault.pool
    : field.onTheWay.filter(({ robot }) => robot === id).map(({ location }) => location);

/** There is a die that may be rerolled: a ram or a hit may have rolled none. */
const hasDiceFor = (field: Field, id: RobotId): boolean =>
  isFirstEdition(field.options) || diceOn(field, id).some((shown) => shown !== EXPLODES);

function canReroll(field: Field, ledger: Ledger): boolean {
  const { robot } = ledger;
  return (
    isAlive(robot) &&
    (!field.assault || isLocated(effectOf(field.assault))) &&
    hasDiceFor(field, robot.id) &&
    !robot.marks.helped.includes(pilotWith('reroll')) &&
    hasSkill(field, ledger, 'reroll')
  );
}

export const rerolling: Interrupt = {
  asks(field, about) {
    const robot = findRobot(field, about);
    return robot && canReroll(field, publicLedger(field, robot)) ? [robot.id] : [];
  },
  answers(field, id) {
    if (!canReroll(field, ownLedger(robotOf(field, id)))) return [];
    const dice = diceOn(field, id);
    return dice
      .map((shown, die) => ({ shown, die }))
      .filter(({ shown, die }) => shown !== EXPLODES && dice.indexOf(shown) === die)
      .map(({ die }) => ({ ...answerBy(pilotWith('reroll')), die }));
  },
  close(context, said) {
    for (const [id, { cards, die }] of said) if (cards.length > 0) reroll(context, id, die);
  },
};

function reroll(context: RuleContext, id: RobotId, die: number): void {
  const robot: SeenRobot = robotOf(context.state, id);
  show(context, id, expectDefined(pilotCardFor(context.state, robot, 'reroll'), `a pilot on ${id}`));
  context.emit({ type: 'answered', robot: id, card: pilotWith('reroll') });
  robotIn(context, id).marks.helped.push(pilotWith('reroll'));
  const dice = [rollDie(context.dice)];
  while (dice.at(-1) === EXPLODES) dice.push(rollDie(context.dice));
  context.emit({ type: 'rerolled', robot: id, die, dice });
  put(context, id, die, expectDefined(dice.at(-1), 'a die'));
}

/** The hit itself and its total do not change. */
function put(context: RuleContext, id: RobotId, die: number, location: number): void {
  const { assault, onTheWay } = context.state;
  if (assault) assault.pool[die] = location;
  else {
    const mark = onTheWay.filter(({ robot }) => robot === id)[die];
    if (mark) mark.location = location as typeof mark.location;
  }
}
