import * as fc from 'fast-check';
import { anyGame, type AnyGame, type Game, type TypedThing } from '../game';
import { garbage } from './arbitraries';
import { garbageProblem } from './checks/judging';
import { unmetKinds } from './checks/messages';
import { replayProblem } from './checks/progress';
import { redealProblem, setupLeak } from './checks/secrets';
import { CHECKS_FOR_ALL, CHECKS_WITH_SECRETS, CHECKS_WITHOUT_SECRETS } from './laws';
import { spread } from './spread';
import { firstOf, suiteOf, type Check, type ContractSettings, type Suite } from './suite';

/** Registers, as tests, all that must hold for a game (the contract of core/game.ts). */
export function contractSuite<State, Action extends TypedThing, View, Options, Event extends TypedThing>(
  own: Game<State, Action, View, Options, Event>,
  settings: ContractSettings = {},
): void {
  const game = anyGame(own);
  const secret = game.about.secrets.length > 0;
  const suite = suiteOf(game, settings);
  describe(`${game.about.title} keeps the contract`, () => {
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
    wholeGameTests(game, suite, settings);
    if (secret) redealTest(suite);
  });
}

function wholeGameTests(game: AnyGame, suite: Suite, { rare = [] }: ContractSettings): void {
  const stories = () => suite.plans.map((plan) => suite.story(plan));
  test('a record runs to the same end', () => {
    const ends = stories().flatMap(({ moments }) => moments.at(-1)?.match ?? []);
    expect(firstOf(ends, replayProblem)).toBeUndefined();
  });
  test('every kind of action and of event comes up', () => {
    const moments = [...stories(), ...suite.botStories()].flatMap((story) => story.moments);
    const openings = stories().flatMap(({ opening }) => opening);
    const events = [...openings, ...moments.flatMap((moment) => moment.events)];
    const unmet = [
      ...unmetKinds(
        game.action,
        moments.map(({ entry }) => entry.action),
      ),
      ...unmetKinds(game.event, events),
    ];
    expect(unmet.filter((kind) => !rare.includes(kind))).toEqual([]);
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
  test('bots of all levels finish a game at every number of seats and with every option', () => {
    const unfinished = suite.botStories().filter(({ moments }) => !moments.at(-1)?.match.outcome);
    expect(unfinished.map(({ name }) => name)).toEqual([]);
  });
}

function redealTest(suite: Suite): void {
  test('what is dealt anew really changes', () => {
    // Secrets that are open from the reveal are found at the beginning.
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
  test('the set-up does not leak', () => {
    for (const { game, options, seed, players } of suite.plans)
      expect(setupLeak(game, options, players.length, seed)).toBeUndefined();
  });
}
