import { expectDefined } from '../../../../core/ground/result';
import { cardEffect, cardsWith, type CardWith } from '../../content/cards';
import type { RobotId } from '../../state/robot';
import type { Assault } from '../../state/assault';
import { isOpen } from '../pieces/cardsOnRobots';
import { defend } from '../pieces/defenseActions';
import { actAs } from '../field/facts';
import { findRobot, isAlive, robotOf, robotsIn, type Field, type SeenRobot } from '../field/field';
import { damage } from './markers';
import { answered, first, refuse, robotIn, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { addMine, removeMine } from '../pieces/paint';
import { randomLocation } from '../field/dice';
import { defensesLeft, ownLedger } from '../pieces/actionsLeft';

/** Mines that are attached to a robot, and detonated from afar (L571, KX35, KX86, KX87). */

export const MINERS = cardsWith('mines');
export type MinerId = CardWith<'mines'>;

/** The mines that are left on a card. */
function minesLeft(robot: SeenRobot, card: string): number {
  const slot = Object.values(robot.slots).find((one) => one.card === card);
  return (cardEffect(card, 'mines')?.carried ?? 0) - (slot?.laid ?? 0);
}

/** It has none left for this attack. */
export const lacksMines = (robot: SeenRobot, arms: string): boolean =>
  cardEffect(arms, 'mines') !== undefined && minesLeft(robot, arms) < 1;

/** After a hit: one more is on the target. */
export function layMine(
  context: RuleContext,
  { attacker, slot, target }: Pick<Assault, 'attacker' | 'slot' | 'target'>,
): void {
  if (slot !== '') {
    const card = robotIn(context, attacker).slots[slot];
    card.laid = (card.laid ?? 0) + 1;
  }
  addMine(context, target, attacker);
}

const minesOn = (robot: SeenRobot, by: RobotId): number =>
  (robot.mines ?? []).filter((one) => one === by).length;

/**
 * The cards with which a robot may detonate its mines on another one, once for each mine: their attachment has shown
 * them, so that it depends on nothing hidden.
 */
export function detonatorsFor(robot: SeenRobot, target: SeenRobot): readonly MinerId[] {
  if (!isAlive(robot)) return [];
  const cards = MINERS.filter((card) => isOpen(robot, card));
  return cards.flatMap((card) => Array.from({ length: minesOn(target, robot.id) }, () => card));
}

/** One mine blows up: a damage at a random location. Nobody can answer it. */
export function blowUp(context: RuleContext, id: RobotId, target: RobotId, card: MinerId): void {
  if (minesOn(robotOf(context.state, target), id) < 1) return;
  actAs(context, id);
  defend(context, id, card);
  removeMine(context, target, id);
  const location = randomLocation(context.dice);
  context.emit({ type: 'mineBlown', robot: target, by: id, location });
  for (let left: number = expectDefined(cardEffect(card, 'mines'), 'mines').damage; left > 0; left -= 1)
    damage(context, target, location, 'mine');
}

/** The robot that is asked for its option, its move or its attack. */
const askedRobot = (field: Field): SeenRobot =>
  robotOf(field, expectDefined(field.question, 'a question').robot);

function whyNotDetonated(field: Field, id: RobotId): WhyNot {
  const robot = askedRobot(field);
  const target = findRobot(field, id);
  if (!target || target.at === '' || minesOn(target, robot.id) < 1) return refuse('noMine');
  if (detonatorsFor(robot, target).length === 0) return refuse('noSuchCard');
  return defensesLeft(field, ownLedger(robot)) > 0 ? undefined : refuse('noDefenseLeft');
}

export const detonate: Rule<'detonate'> = {
  whyNot: (field, _seat, { robot }) => whyNotDetonated(field, robot),
  apply(context, _seat, { robot: target }) {
    const { id } = askedRobot(context.state);
    const card = expectDefined(
      detonatorsFor(robotOf(context.state, id), robotOf(context.state, target))[0],
      'a mine',
    );
    askAgain(context);
    blowUp(context, id, target, card);
  },
  list: (field) =>
    robotsIn(field)
      .filter(({ id, mines }) => mines && !whyNotDetonated(field, id))
      .map(({ id: robot }) => ({ type: 'detonate', robot })),
};

/** The question is over, and comes again after what its robot does between. */
export function askAgain(context: RuleContext): void {
  const { kind, robot } = expectDefined(context.state.question, 'a question');
  answered(context);
  first(context, { kind: kind === 'attack' ? 'attack' : 'move', robot });
}
