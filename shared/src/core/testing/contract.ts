import * as fc from 'fast-check';
import { anyGame, type AnyGame, type Game, type TypedThing } from '../game';
import { levelsOf } from '../bots/bot';
import { GAME_ID } from '../game/about';
import { garbage } from './arbitraries';
import { fallbackCourseProblem } from './checks/fallbacks';
import { garbageProblem } from './checks/judging';
import { holdingProblem } from './checks/holding';
import { replayProblem } from './checks/progress';
import { redealProblem } from './checks/dealing';
import { thinkingProblem } from './checks/thinking';
import { setupLeak } from './checks/settingUp';
import { twinsAt } from './checks/twins';
import { CHECKS_FOR_ALL, CHECKS_WITH_SECRETS, CHECKS_WITHOUT_SECRETS } from './laws';
import { spread } from './spread';
import { firstOf, suiteOf, type Check, type ContractSettings, type Suite } from './suite';

/** Bots that think take their time. */
const THOUGHTS = 4;

const JUDGED = CHECKS_FOR_ALL['any action is judged without harm, and legal lists all that are accepted'];
const KEPT = CHECKS_WITH_SECRETS['refusals do not leak'];

/**
 * Registers the tests of everything that must hold for a game (the contract of core/game.ts).
 *
 * @example
 * ```ts
 * import { contractSuite } from '@gearhall/shared/core/testing/contract';
 * import { kuhn } from './rules';
 *
 * contractSuite(kuhn, { positions: 3 });
 * ```
 */
export function contractSuite<State, Action extends TypedThing, View, Options, Event extends TypedThing>(
  own: Game<State, Action, View, Options, Event>,
  settings: ContractSettings = {},
): void {
  const game = anyGame(own);
  const secret = game.about.secrets.length > 0;
  const suite = suiteOf(game, { ...settings, grows: true });
  describe(`${game.about.title} keeps the contract`, () => {
    test('its id can be a folder, a room type and a part of addresses', () => {
      expect(game.about.id).toMatch(GAME_ID);
    });
    test.each(suite.plans.map((plan) => [plan.name, plan] as const))(
      'random players finish: %s',
      (_, plan) => {
        expect(suite.story(plan).moments.at(-1)?.match.outcome).toBeDefined();
      },
    );
    const checks = { ...CHECKS_FOR_ALL, ...(secret ? CHECKS_WITH_SECRETS : CHECKS_WITHOUT_SECRETS) };
    test.each(Object.entries<Check>(checks))('%s', (_, check) => {
      expect(suite.firstViolation(check)).toBeUndefined();
    });
    wholeGameTests(game, suite);
    if (secret) secretTests(suite, settings);
  });
}

function wholeGameTests(game: AnyGame, suite: Suite): void {
  const stories = () => suite.plans.map((plan) => suite.story(plan));
  test('a record runs to the same end', () => {
    const ends = stories().flatMap(({ moments }) => moments.at(-1)?.match ?? []);
    expect(firstOf(ends, replayProblem)).toBeUndefined();
  });
  test('by fallbacks alone every phase ends', () => {
    expect(firstOf(suite.plans, fallbackCourseProblem)).toBeUndefined();
  });
  test('every kind of action and of event comes up', () => {
    expect(suite.unmetKinds()).toEqual([]);
  });
  test('every refusal comes up, and is judged as any other', () => {
    expect(suite.unmetRefusals()).toEqual([]);
    const checks = game.about.secrets.length > 0 ? [JUDGED, KEPT] : [JUDGED];
    for (const check of checks) expect(suite.firstViolation(check, suite.refusedPositions())).toBeUndefined();
  });
  test('garbage is no action, and does no harm', () => {
    const matches = suite.positions().map(({ moment }) => moment.match);
    const actions = suite.positions().flatMap(({ randomActions }) => randomActions);
    fc.assert(
      fc.property(fc.constantFrom(...matches), garbage(actions), (match, thing) => {
        expect(garbageProblem(match, thing)).toBeUndefined();
      }),
      { numRuns: 300, seed: 1 },
    );
  });
  test('it has the bots that it tells of', () => {
    expect(Object.keys(game.bots).toSorted()).toEqual(levelsOf(game.about).toSorted());
  });
  test('what bots that think choose is legal, and the same whenever they are asked', () => {
    for (const { moment } of spread(suite.positions(), THOUGHTS)) {
      expect(thinkingProblem(moment)).toBeUndefined();
    }
  });
  test('bots of all levels finish a game at every number of seats and with every option', () => {
    const unfinished = suite.botStories().filter(({ moments }) => !moments.at(-1)?.match.outcome);
    expect(unfinished.map(({ name }) => name)).toEqual([]);
  });
}

function secretTests(suite: Suite, { hiding, openly }: ContractSettings): void {
  test('each seat sees what others cannot', () => {
    const stories = suite.plans.map((plan) => suite.story(plan));
    expect(holdingProblem(stories, hiding)).toBeUndefined();
  });
  test('what is dealt anew really changes', () => {
    // Secrets that are open after the reveal are found at the beginning.
    const moments = suite.plans.flatMap((plan) => {
      const all = suite.story(plan).moments;
      return [...all.slice(0, plan.players.length), ...spread(all, 10)];
    });
    expect(
      redealProblem(
        moments.map(({ before }) => before),
        'anew',
      ),
    ).toBeUndefined();
  });
  test('the same acts are compared in worlds that look the same to seats, and to spectators', () => {
    const all = suite.positions().flatMap(({ moment, seed }) => [...twinsAt(moment, seed, openly)]);
    expect(
      all.filter(({ viewer, seat }) => viewer !== 'spectator' && viewer !== seat).length,
    ).toBeGreaterThan(0);
    expect(all.filter(({ viewer }) => viewer === 'spectator').length).toBeGreaterThan(0);
  });
  test('the set-up does not leak', () => {
    expect(firstOf(suite.plans, setupLeak)).toBeUndefined();
  });
}
