import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { findRobot } from '@gearhall/shared/games/metalheads/rules/field';
import { strengthOf, strengthParts } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Facts } from '../../../stage/contract/contract';
import type { Palette } from '../../../stage/drawing/palette';
import { robotName } from '../words/robotName';
import { robotFacts } from './facts';
import { monsterFacts, soloFacts } from '../words/monsters';
import { MONSTER_NAMES } from '../words/names';
import { progressOf } from '../words/progress';
import { partsInWords } from './tracker';
import { DECK, DISCARD, MONSTER } from './paths';

type Told = Omit<Facts, 'at'>;

const isRobot = (thing: string): thing is RobotId => Object.hasOwn(ROBOTS, thing);

/** What is told of a thing on the table. */
export function factsOf(
  thing: string,
  view: View,
  names: readonly string[],
  palette: Palette,
): Told | undefined {
  if (isRobot(thing)) return withStrength(thing, view, robotFacts(thing, palette));
  if (thing === MONSTER) {
    return { title: MONSTER_NAMES[view.monster], lines: monsterInWords(view) };
  }
  if (thing === DECK) return { title: 'Deck', lines: [`${view.deck.length} Robots, face down.`] };
  if (thing === DISCARD) {
    return { title: `Discard pile: ${view.discard.length}`, lines: [view.discard.map(robotName).join(', ')] };
  }
  const seat = /^seat:(\d)$/u.exec(thing)?.[1];
  return seat === undefined ? undefined : tracker(Number(seat), view, names);
}

/** How the Strength of a completed Robot comes about. */
function withStrength(id: RobotId, view: View, facts: Told): Told {
  const found = findRobot(view, id);
  if (!found) return facts;
  const parts = strengthParts(view, found.owner, found.robot);
  return { ...facts, lines: [`Strength now ${parts.total}: ${partsInWords(parts)}.`, ...facts.lines] };
}

function monsterInWords(view: View): readonly string[] {
  const { monster, players } = view;
  const facts = players.length === 1 ? soloFacts(monster) : monsterFacts(monster, players.length);
  const [title, ...progress] = progressOf(view);
  return [
    ...(title === undefined ? [] : [`${title}: ${progress.join(', ')}.`]),
    ...facts.map(({ about, says }) => `${about}: ${says}`),
  ];
}

/** A Strength tracker: the points of each Robot. */
function tracker(seat: number, view: View, names: readonly string[]): Told {
  const robots = view.players[seat]?.robots ?? [];
  return {
    title: `${names[seat] ?? ''}: Strength ${strengthOf(view, seat)}`,
    lines: robots.map((robot) => {
      const parts = strengthParts(view, seat, robot);
      return `${robotName(robot.robot)} ${parts.total}: ${partsInWords(parts)}`;
    }),
  };
}
