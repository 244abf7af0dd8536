import { RESOURCES, type Amounts } from '@gearhall/shared/games/metalheads/content/resources';
import { ROBOTS, ROBOT_IDS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import type { RobotType } from '@gearhall/shared/games/metalheads/content/types';
import type { MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import { NATION_IDS, nationOf } from '@gearhall/shared/games/metalheads/content/nations';
import { abilityText } from '../words/abilities';
import { monsterFacts, soloFacts } from '../words/monsters';
import { nationAbilityText } from '../words/nations';
import { kindsInWords, NATION_NAMES, robotName } from '../words/names';

/** Lines of help.md that repeat the content of the game. The test of the help compares them. */

const shortAmounts = (amounts: Amounts): string =>
  RESOURCES.flatMap((kind) => (amounts[kind] > 0 ? [kindsInWords(kind, amounts[kind])] : [])).join(', ');

function robotLine(id: RobotId): string {
  const { number, strength, cost, side, ability } = ROBOTS[id];
  const box = { activated: 'A', passive: 'P', instant: 'I' }[ability.box];
  return `| ${number} | ${robotName(id)} | ${strength} | ${shortAmounts(cost)} | ${shortAmounts(side)} | ${box} | ${abilityText(id)} |`;
}

/** The Robots of a type, in the order of their numbers. */
export const robotLines = (type: RobotType): readonly string[] =>
  ROBOT_IDS.filter((id) => ROBOTS[id].type === type).map(robotLine);

export const nationLines = (): readonly string[] =>
  NATION_IDS.map(
    (id) => `| ${NATION_NAMES[id]} | ${nationOf(id).rowCost.join(' | ')} | ${nationAbilityText(id)} |`,
  );

export const monsterLines = (id: MonsterId): readonly string[] =>
  monsterFacts(id).map(({ about, says }) => `- **${about}:** ${says}`);

/** What is different on the solo side. */
export const soloLines = (id: MonsterId): readonly string[] =>
  soloFacts(id)
    .filter(({ about }) => about !== 'Weakness' && about !== 'Tokens')
    .map(({ about, says }) => `- **${about}:** ${says}`);
