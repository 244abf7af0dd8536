import type { Dice } from '../../../core/dice/dice';
import { isSkin, type CardId } from '../content/cards';
import { kindOfSlot, slotsOf } from '../content/chassis';
import { coreCard } from '../content/cores';
import type { TeamId } from '../content/teams';
import type { Robot } from '../state/robot';
import { cardsOn, fitsSlot } from '../rules/setup/drawer';
import { coresUnseen } from '../rules/cores/energy';
import { teamsIn } from '../rules/field/field';
import { PILE_CARDS } from '../rules/setup/piles';
import type { State } from '../state';
import { dealtAround } from './hands';

/**
 * Where cards go round the table, everybody but the viewer is dealt anew together: any two of a kind may be anywhere
 * (KS17.2). What somebody has held and handed on may be anywhere as well.
 */
export function roundTheTable(state: State, own: TeamId | undefined, dice: Dice): State | undefined {
  const dealt = withOtherCores(state, own, dice);
  if (dealt.round !== undefined) return withOtherPiles(dealt, own, dice);
  const before = Object.values(dealt.robots);
  const after = dealtAround(dealt, before, { team: own ?? 'solo1', knower: own, dice });
  return after && { ...dealt, robots: byId(after) };
}

const byId = (robots: readonly Robot[]): State['robots'] =>
  Object.fromEntries(robots.map((robot) => [robot.id, robot]));

/** Face-down cores of the others: any that nobody has seen, and that the viewer has not. */
function withOtherCores(state: State, own: TeamId | undefined, dice: Dice): State {
  const robots = Object.values(state.robots);
  const isHidden = ({ team, powerCore }: Robot): boolean => team !== own && powerCore?.shown === false;
  const [one] = robots.filter(isHidden);
  if (!one) return state;
  const known = robots.filter((robot) => !isHidden(robot)).map(({ powerCore }) => powerCore?.card);
  const left = dice.shuffle(coresUnseen(state, one).filter((core) => !known.includes(core)));
  const after = robots.map((robot) => {
    const card = isHidden(robot) ? left.pop() : undefined;
    return card ? { ...robot, powerCore: { card, shown: false, level: coreCard(card).most } } : robot;
  });
  return { ...state, robots: byId(after) };
}

/** While they go round: some cards on the others' robots, the rest in their piles. */
function withOtherPiles(state: State, own: TeamId | undefined, dice: Dice): State {
  const others = teamsIn(state).filter((team) => team !== own);
  const left = dice.shuffle(withoutOwn(state, own));
  const robots = Object.values(state.robots).map((robot) =>
    robot.team === own ? robot : draftedFrom(left, robot, dice),
  );
  const teams = { ...state.teams };
  for (const [index, team] of others.entries()) {
    const side = teams[team];
    if (side) teams[team] = { ...side, pile: left.filter((_, place) => place % others.length === index) };
  }
  return { ...state, robots: byId(robots), teams };
}

/** All cards but those that the viewer has before them. */
function withoutOwn(state: State, own: TeamId | undefined): CardId[] {
  const left = [...PILE_CARDS];
  const robots = Object.values(state.robots).filter(({ team }) => team === own);
  const seen = [...((own && state.teams[own]?.pile) ?? []), ...robots.flatMap(cardsOn)];
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return left;
}

/** About every second slot is taken, by any card that fits. */
function draftedFrom(left: CardId[], robot: Robot, dice: Dice): Robot {
  if (robot.chassis === '') return robot;
  const laid: CardId[] = [];
  const take = (isRight: (card: CardId) => boolean): CardId | '' => {
    const index = left.findIndex((card) => isRight(card) && !laid.includes(card));
    if (index < 0 || dice.roll(2) === 1) return '';
    laid.push(...left.slice(index, index + 1));
    return left.splice(index, 1)[0] ?? '';
  };
  const slots = { ...robot.slots };
  for (const slot of slotsOf(robot.chassis)) {
    const card = take((one) => !isSkin(one) && fitsSlot(kindOfSlot(slot), one));
    slots[slot] = { ...slots[slot], card: isSkin(card) ? '' : card };
  }
  const skin = take(isSkin);
  return { ...robot, slots, skin: { ...robot.skin, card: isSkin(skin) ? skin : '' } };
}
