import type { AnyGame } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import { given, type GivenRobot } from '@gearhall/shared/games/kriegbot/testing/given';
import { attackWith } from '@gearhall/shared/games/kriegbot/testing/scenes/shots';
import { acts, asksToUndo, firstDifferences, says, type TwinStep, type Story } from '../testing/games/twins';

/**
 * Two tables that differ only in who the mole is. The two seats whose role differs know it from the start; everybody else,
 * and a spectator, is sent the same bytes until the game is over.
 */

/** Milliseconds; every story is played twice, and every step is waited for. */
jest.setTimeout(60_000);

type RobotName = (typeof ROBOTS)[number];
const ROBOTS = ['green1', 'yellow1', 'green2', 'yellow2'] as const;
const TOKEN = { id: 'yellow1Crypto', kind: 'crypto', team: 'yellow', from: 'yellow1' } as const;

/** Green's first robot has the crypto of Yellow's, and stands at its own edge. */
function tableOf(mole: RobotName, phase: 'movement' | 'attack'): AnyGame {
  const robots: Readonly<Record<RobotName, GivenRobot>> = {
    green1: { chassis: 'robocar', at: 'F15', facing: 'south', seat: 0 },
    yellow1: { at: '', fate: 'destroyed', seat: 1 },
    green2: { at: 'F13', facing: 'south', slots: { primary: 'grenadeLauncher' }, seat: 2 },
    yellow2: { at: 'T1', seat: 3 },
  };
  const { state } = given({
    scenario: 'whenCyborgsRule',
    phase,
    robots,
    order: phase === 'movement' ? ['yellow2', 'green2', 'green1'] : ['green2', 'yellow2'],
    tokens: [{ ...TOKEN, at: '', bearer: 'green1' }],
    seats: ROBOTS.map((robot) => ({ role: robot === mole ? 'mole' : 'loyal' })),
  });
  return { ...RULES.kriegbot, setup: () => ({ state, events: [] }) };
}

const endMove = { type: 'endMove' } as const;
const leaves = acts('leaves the map', 0, { type: 'flee' });

/** What nobody may do now; refusals tell nothing either. */
const TRIES: Story['tries'] = [
  attackWith('grenadeLauncher', { target: 'green1' }),
  { type: 'locate', location: 1 },
  { type: 'nuke' },
];

async function compare(
  one: RobotName,
  other: RobotName,
  story: {
    readonly phase: 'movement' | 'attack';
    readonly steps: readonly TwinStep[];
    readonly learns: Story['learns'];
  },
): Promise<void> {
  const { phase, ...told } = story;
  const storyWith = (mole: RobotName): Story => ({ ...told, tries: TRIES, game: tableOf(mole, phase) });
  expect(await firstDifferences(storyWith(one), storyWith(other))).toEqual(story.learns);
}

test('who the mole is shows when crypto has left the map, and not before', () =>
  compare('green2', 'yellow2', {
    phase: 'movement',
    steps: [
      acts('yellow stays', 3, endMove),
      says('talks', 0, 'I go home. Cover me.'),
      acts('green stays', 2, endMove),
      leaves,
    ],
    learns: ['leaves the map', 'leaves the map', 'start', 'start', 'leaves the map'],
  }));

test('not to the one who bears it either, whether it is the mole itself or not', () =>
  compare('green1', 'yellow2', {
    phase: 'movement',
    steps: [acts('yellow stays', 3, endMove), acts('green stays', 2, endMove), leaves],
    learns: ['start', 'leaves the map', 'leaves the map', 'start', 'leaves the map'],
  }));

test('an attack on a mate tells nothing, and nothing is asked longer because of it', () =>
  compare('green2', 'yellow2', {
    phase: 'attack',
    steps: [
      acts('attacks a mate', 2, attackWith('grenadeLauncher', { target: 'green1' })),
      says('talks', 0, 'Traitor!'),
    ],
    learns: ['never', 'never', 'start', 'start', 'never'],
  }));

test('asking to take something back tells nothing', () =>
  compare('green2', 'yellow2', {
    phase: 'movement',
    steps: [
      acts('yellow stays', 3, endMove),
      asksToUndo('is refused', 3, { yes: false }),
      acts('green stays', 2, endMove),
    ],
    learns: ['never', 'never', 'start', 'start', 'never'],
  }));
