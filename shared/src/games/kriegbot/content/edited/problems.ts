import { checkCards } from './cardProblems';
import type { Edited, EditedSide, EditedSideId } from './edited';
import { hasTents } from './madeScenario';
import { checkMap } from './mapProblems';
import { checkMole } from './moleProblems';
import {
  isAtEdge,
  leastRobots,
  mostRobots,
  problem,
  sidesIn,
  type Check,
  type ExpansionWord,
  type Problem,
} from './problem';
import { checkBuildings } from './sites';
import { checkTents } from './tentProblems';
import { checkVictory } from './victoryProblems';

/** What has to be put right before an edited scenario can be played: everything at once, so that an editor can name it. */

const WORDS: Readonly<Record<ExpansionWord, (made: Edited) => boolean>> = {
  suicidal: (made) => sidesIn(made).some(([, { suicidal }]) => suicidal),
  callsBombs: (made) => sidesIn(made).some(([, { callsBombs }]) => callsBombs),
  coresLack: ({ coresLack }) => coresLack > 0,
  freeOvercharge: ({ freeOvercharge }) => freeOvercharge,
  boarded: ({ boarded }) => boarded,
};
const WORD_IDS = Object.keys(WORDS) as readonly ExpansionWord[];

const checkSizes: Check = (made) => {
  const largest = made.sizes.map(({ green, yellow }) => Math.max(green, yellow));
  const twice = [...new Set(largest.filter((robots, index) => largest.indexOf(robots) !== index))];
  return [
    ...twice.flatMap((robots) => problem(true, 'sameSize', { robots })),
    ...problem(hasTents(made) && !made.expanded, 'tentsUnexpanded', {}),
    ...WORD_IDS.flatMap((word) => problem(!made.expanded && WORDS[word](made), 'unexpanded', { word })),
  ];
};

const checkPilots = (
  made: Edited,
  team: EditedSideId,
  { pilots, honcho, suicidal }: EditedSide,
): readonly Problem[] => {
  const isOne = pilots !== 'all' && pilots.min === 1 && pilots.max === 1;
  const robots = leastRobots(made, team);
  return [
    ...problem(pilots !== 'all' && pilots.min > pilots.max, 'pilotsSpan', { team }),
    ...problem(pilots !== 'all' && pilots.min > robots, 'tooManyPilots', { team, robots }),
    ...problem(honcho && !isOne, 'honchoPilots', { team }),
    ...problem(suicidal && pilots !== 'all', 'bombsWithoutPilots', { team }),
  ];
};

const checkTowers = (
  { structures }: Edited,
  team: EditedSideId,
  { craft, bombards, callsBombs }: EditedSide,
): readonly Problem[] =>
  craft || bombards === true || callsBombs
    ? (['towerTop', 'towerBottom'] as const).flatMap((structure) =>
        problem(structures[structure] === undefined, 'noTower', { team, structure }),
      )
    : [];

const checkSide = (made: Edited, team: EditedSideId, side: EditedSide): readonly Problem[] => {
  const robots = mostRobots(made, team);
  const isShort = side.chassis.length > 0 && side.chassis.length < robots;
  const isElsewhere = !isAtEdge(side);
  return [
    ...problem(isShort, 'tooFewChassis', { team, robots }),
    ...checkPilots(made, team, side),
    ...problem(isElsewhere && side.exit !== 'none', 'exitWithoutEdge', { team }),
    ...problem(isElsewhere && side.craft, 'craftWithoutEdge', { team }),
    ...problem(isElsewhere && side.callsBombs, 'callsWithoutEdge', { team }),
    ...checkTowers(made, team, side),
  ];
};

const checkSides: Check = (made) => sidesIn(made).flatMap(([team, side]) => checkSide(made, team, side));

const checkName: Check = ({ name }) => problem(name.trim() === '', 'noName', {});

const CHECKS: readonly Check[] = [
  checkName,
  checkMap,
  checkSizes,
  checkSides,
  checkTents,
  checkCards,
  checkBuildings,
  checkVictory,
  checkMole,
];

/** All that is wrong with it, in the order of an editor; nothing, where it can be played. */
export const problemsOf = (made: Edited): readonly Problem[] => CHECKS.flatMap((check) => check(made));
