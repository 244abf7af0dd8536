import {
  EDITED_SIDES,
  type Edited,
  type EditedLimit,
  type EditedSide,
  type EditedSideId,
  type EditedVictory,
} from './edited';
import { hasTents } from './madeScenario';
import { MOLE_WAYS } from './moleProblems';
import { carries, problem, sidesIn, type Check, type Problem } from './problem';

/** What each way to win needs, and whether each side can win at all. */

const isRunner = ({ exit }: EditedSide): boolean => exit === 'far';
const always = (): boolean => true;

/** Whether a side can win that way. */
const WINS: Readonly<Record<EditedVictory, (side: EditedSide) => boolean>> = {
  firstKill: always,
  lastActive: always,
  lastUnit: always,
  humanLost: always,
  cryptoLeft: always,
  flagHome: carries,
  cryptoHome: carries,
  tokyo: isRunner,
  tokyoOpen: isRunner,
  lizardStopped: (side) => !isRunner(side),
  bunkersGone: ({ suicidal }) => !suicidal,
  invadersGone: ({ suicidal }) => suicidal,
  lastRobot: always,
  lastControl: always,
  pilotHome: ({ hidesPilot }) => hidesPilot,
  pilotDead: ({ hidesPilot }) => !hidesPilot,
  rescueGone: ({ hidesPilot }) => !hidesPilot,
  // The mole wins for nobody but itself.
  moleOut: () => false,
  humanCrypto: () => false,
  cryptoOut: carries,
  noneActive: () => false,
};

/** A side whose robots are all still above has lost at once, where robots on the map decide. */
const NEEDS_ROBOTS: readonly EditedVictory[] = [
  'lastActive',
  'cryptoLeft',
  'lizardStopped',
  'tokyoOpen',
  'invadersGone',
  'lastRobot',
  'lastControl',
];
const NEEDS_RUNNER: readonly EditedVictory[] = ['tokyo', 'lizardStopped', 'tokyoOpen'];
const NEEDS_ONE_RUNNER: readonly EditedVictory[] = ['lizardStopped', 'tokyoOpen'];
const NEEDS_CARRIER: readonly EditedVictory[] = ['flagHome', 'cryptoHome'];
const NEEDS_BOMBERS: readonly EditedVictory[] = ['bunkersGone', 'invadersGone'];
const NEEDS_HIDING: readonly EditedVictory[] = ['pilotHome', 'pilotDead', 'rescueGone'];

type Sides = readonly (readonly [EditedSideId, EditedSide])[];

const checkRunners = (both: Sides, way: EditedVictory): readonly Problem[] => {
  const runners = both.filter(([, side]) => isRunner(side)).length;
  return [
    ...problem(NEEDS_RUNNER.includes(way) && runners === 0, 'noRunner', { way }),
    ...problem(NEEDS_ONE_RUNNER.includes(way) && runners > 1, 'twoRunners', { way }),
  ];
};

const checkPeople = (both: Sides, way: EditedVictory): readonly Problem[] =>
  both.flatMap(([team, { pilots, entry }]) => [
    ...problem(way === 'humanLost' && pilots !== 'all' && pilots.min === 0, 'noHuman', { team }),
    ...problem(NEEDS_ROBOTS.includes(way) && entry === 'drop', 'lostAbove', { team, way }),
  ]);

function checkWay(made: Edited, way: EditedVictory): readonly Problem[] {
  const both = sidesIn(made);
  const is = (isSo: (side: EditedSide) => boolean): number => both.filter(([, side]) => isSo(side)).length;
  const bombers = is(({ suicidal }) => suicidal);
  return [
    ...checkPeople(both, way),
    ...checkRunners(both, way),
    ...problem(NEEDS_CARRIER.includes(way) && is(carries) === 0, 'nobodyCarries', { way }),
    ...problem(way === 'bunkersGone' && !made.buildings?.bunkers, 'noBunkers', { way }),
    ...problem(NEEDS_BOMBERS.includes(way) && bombers !== 1, 'noBombers', { way }),
    ...problem(NEEDS_HIDING.includes(way) && is(({ hidesPilot }) => hidesPilot) === 0, 'nobodyHides', {
      way,
    }),
    ...problem(MOLE_WAYS.includes(way) && !made.hasMole, 'noMole', { way }),
  ];
}

/** Who holds Mission Control decides: there has to be one, and somebody to hold it. */
function checkControl(made: Edited): readonly Problem[] {
  const { victory, atLimit, stands } = made;
  const deciding = [
    ...victory.filter((way) => way === 'lastControl'),
    ...(atLimit === 'control' ? (['control'] as const) : []),
  ];
  const isMissing = stands?.id !== 'mission';
  return [
    ...deciding.flatMap((way) => problem(isMissing, 'noControl', { way })),
    ...problem(deciding.length > 0 && !isMissing && !hasTents(made), 'controlWithoutTents', {}),
  ];
}

const winsAtLimit = (limit: EditedLimit, team: EditedSideId): boolean =>
  limit !== 'nobody' && (limit === team || !EDITED_SIDES.some((side) => side === limit));

export const checkVictory: Check = (made) => {
  const { victory, atLimit } = made;
  if (victory.length === 0) return problem(true, 'noVictory', {});
  return [
    ...victory.flatMap((way) => checkWay(made, way)),
    ...checkControl(made),
    ...sidesIn(made).flatMap(([team, side]) =>
      problem(!winsAtLimit(atLimit, team) && !victory.some((way) => WINS[way](side)), 'cannotWin', { team }),
    ),
  ];
};
