import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import type { ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { given, type Given } from '@gearhall/shared/games/kriegbot/testing/given';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { leavingInWords } from './leaving';
import { objectiveOf } from '../scenarios/scenarios';

type Token = View['tokens'][number];

/** What a player with something on board is told before the end. */

const NAMES = ['Ada', 'Bo', 'Cyd', 'Dan'];
const EDGES = { home: 'F15', far: 'F0' } as const;

const crypto = (from: string, where: Partial<Token>): Partial<Token> => ({
  id: `${from}Crypto`,
  kind: 'crypto',
  team: from.startsWith('green') ? 'green' : 'yellow',
  from,
  ...where,
});

/** Ada's robot, of Green, with this on board; the mole is the seat, if there is one. */
function seen(
  scenario: ScenarioId,
  at: keyof typeof EDGES,
  tokens: Given['tokens'] = [],
  mole?: number,
): View {
  const { state } = given({
    scenario,
    phase: 'movement',
    order: ['green1'],
    robots: {
      green1: { chassis: 'robocar', at: EDGES[at], seat: 0 },
      yellow1: { at: 'T1', seat: 1 },
      green2: { at: 'B13', seat: 2 },
      yellow2: { at: 'R1', seat: 3 },
    },
    tokens,
    ...(mole === undefined
      ? {}
      : { seats: NAMES.map((_, seat) => ({ role: seat === mole ? 'mole' : 'loyal' })) }),
  });
  return kriegbot.project(state, 0);
}
const told = (view: View): string => leavingInWords(view, view.robots['green1']).detail;
const THEIRS = [crypto('yellow3', { bearer: 'green1' })];
const OWN = [crypto('green3', { bearer: 'green1' })];

test('leaving is called what it is', () => {
  expect(leavingInWords(seen('cryptoFlag', 'home'), undefined).label).toBe('Flee over the edge');
  expect(told(seen('cryptoFlag', 'home'))).toMatch(/^Out of the game for good/u);
  const laden = seen('cryptoFlag', 'home', THEIRS);
  expect(leavingInWords(laden, laden.robots['green1']).label).toBe('Leave the map with the crypto of Yellow');
  expect(told(laden)).toBe('Wins the game for your side');
  expect(told(seen('cryptoFlag', 'home', OWN))).toMatch(/^Your own crypto wins nothing/u);
});

test.each([
  ['home', THEIRS, 3, /^Wins the game for the loyal of your side, unless/u],
  ['home', OWN, 3, /nobody wins$/u],
  ['far', THEIRS, 3, /nobody wins$/u],
  ['far', THEIRS, 0, /^Wins the game for you alone$/u],
  ['far', OWN, 0, /^Wins the game for you alone$/u],
  ['home', THEIRS, 0, /without a winner/u],
] as const)(
  'where somebody is a mole: over the %s edge with %j, the mole on seat %i',
  (edge, tokens, mole, words) => {
    expect(told(seen('whenCyborgsRule', edge, tokens, mole))).toMatch(words);
  },
);

test('the line above the board tells each player what they are, and where crypto is', () => {
  const lying = [crypto('yellow3', { at: 'K8' }), crypto('green3', { bearer: 'yellow1' })];
  const loyal = objectiveOf(seen('whenCyborgsRule', 'home', lying, 3), NAMES);
  expect(loyal).toMatch(/^You are loyal: .* Somebody else is the mole[.] /u);
  expect(loyal).toMatch(
    /The crypto of the Minions lies on K8 and Bo’s \w+ has the crypto of the Samurai[.]$/u,
  );
  expect(objectiveOf(seen('whenCyborgsRule', 'home', [], 0), NAMES)).toBe(
    'You are the mole: carry any crypto off the north edge, and you alone win. Destroyed robots leave crypto.',
  );
  const spectator = { ...seen('whenCyborgsRule', 'home', [], 0) };
  const unknown: View = { ...spectator, seats: spectator.seats.map((seat) => ({ ...seat, role: '' })) };
  expect(objectiveOf(unknown, NAMES)).toMatch(/One of the players is the mole[.]/u);
});

test('crypto that has left the map is not told of any more', () => {
  const view = seen('cryptoFlag', 'home', OWN);
  const robot = view.robots['green1']!;
  const gone: View = { ...view, robots: { ...view.robots, green1: { ...robot, at: '', fate: 'fled' } } };
  expect(objectiveOf(gone, NAMES)).toMatch(/Destroyed robots leave crypto[.]$/u);
});
