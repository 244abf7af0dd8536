import { anyGame } from '../../core/game';
import { replayProblem } from '../../core/testing/checks/progress';
import { contractSuite } from '../../core/testing/contract';
import { CHECKS_FOR_ALL, CHECKS_WITHOUT_SECRETS } from '../../core/testing/laws';
import type { OptionSet } from '../../core/testing/optionSets';
import { suiteOf, type Check } from '../../core/testing/suite';
import { READY_COURSE_IDS } from './content/courses';
import { options, type Options } from './options';
import { MAX_LAPS, MAX_TILES, MIN_TILES } from './rules/course/courses';
import type { RefusalCode } from './refusals';
import { rushncrush } from '.';

const set = (name: string, chosen: Partial<Options>): OptionSet => ({
  name,
  options: options.parse(chosen),
});

/** The short course comes first, with every number of seats; each ready-made one with every crew and style. */
const SETS: readonly OptionSet[] = [
  set('standard', {}),
  set('two cars each', { cars: 2 }),
  set('two cars each, drafted, Arcade', { cars: 2, crews: 'draft', style: 'arcade' }),
  ...READY_COURSE_IDS.flatMap((course) => [
    set(`${course}, drafted`, { course, crews: 'draft' }),
    set(`${course}, Arcade`, { course, crews: 'mixed', style: 'arcade' }),
    set(`${course}, two cars each`, { course, cars: 2, crews: 'teams' }),
  ]),
];

/** Refusals that random actions seldom trigger; refusals.test.ts has all of them. */
const RARE_REFUSALS = [
  'cardTaken',
  'noSuchBox',
  'notEnoughChanges',
  'carThere',
  'blockedSide',
] as const satisfies readonly RefusalCode[];

contractSuite(rushncrush, { optionSets: SETS, positions: 8, tries: 8, rareRefusals: RARE_REFUSALS });

/** 200 tables, each with a course of its own. */
const RANDOM_COURSES = 200;

function randomTable(index: number): { readonly chosen: Partial<Options>; readonly seats: number } {
  const isRing = index % 2 === 1;
  const laps = 1 + (index % MAX_LAPS);
  const tiles = MIN_TILES + ((index * 3) % (1 + MAX_TILES - MIN_TILES));
  const course = isRing ? `random ring*${laps}:${tiles}` : `random open:${tiles}`;
  const style = index % 3 === 0 ? 'arcade' : 'overdrive';
  const crews = (['teams', 'mixed', 'draft'] as const)[index % 3] ?? 'teams';
  return { chosen: { course, style, crews, cars: index % 4 === 0 ? 2 : 1 }, seats: 1 + (index % 6) };
}

const game = anyGame(rushncrush);
const LAWS = Object.entries<Check>({ ...CHECKS_FOR_ALL, ...CHECKS_WITHOUT_SECRETS });

/** Violations of the contract on a random course. */
function violationsOn(index: number): string[] {
  const { chosen, seats } = randomTable(index);
  const sets = [set(`random course ${index}`, chosen)];
  const suite = suiteOf(game, { optionSets: sets, seats: [seats], positions: 2, tries: 2 });
  const ends = suite.plans.flatMap((plan) => suite.story(plan).moments.at(-1)?.match ?? []);
  const [end] = ends;
  return [
    ...(end?.outcome ? [] : ['random players do not finish']),
    ...LAWS.flatMap(([law, check]) => {
      const violation = suite.firstViolation(check);
      return violation === undefined ? [] : [`${law}: ${violation}`];
    }),
    ...ends.flatMap((match) => replayProblem(match) ?? []),
  ];
}

describe('the contract holds on random courses', () => {
  test.each(Array.from({ length: RANDOM_COURSES / 10 }, (_, ten) => ten * 10))(
    'from table %d on',
    (first) => {
      for (let index = first; index < first + 10; index += 1) expect(violationsOn(index)).toEqual([]);
    },
  );
});
