import type { AnyGame } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import type { CoreId } from '@gearhall/shared/games/kriegbot/content/cores';
import { given, type GivenRobot } from '@gearhall/shared/games/kriegbot/testing/given';
import { attackWith } from '@gearhall/shared/games/kriegbot/testing/scenes/shots';
import { acts, asksToUndo, firstDifferences, says, type TwinStep, type Story } from '../testing/games/twins';

/**
 * Two tables that differ only in the power core of a robot of Green's, and so in its level: its team knows that from the
 * start; everybody else, and a spectator, is sent the same bytes until it first spends energy.
 */

/** Milliseconds; every story is played twice, and every step is waited for. */
jest.setTimeout(60_000);

const DEALT: readonly CoreId[] = ['ultracapacitor', 'nanowireBattery', 'superconductingSolenoid'];

function tableOf(card: CoreId, green: Partial<GivenRobot>): AnyGame {
  const { state } = given({
    phase: 'movement',
    order: ['green1', 'yellow1'],
    teams: { green: { cores: DEALT } },
    robots: {
      green1: { at: 'A9', slots: { primary: 'empBlaster' }, ...green, powerCore: { card } },
      yellow1: { at: 'A6', powerCore: { card: 'fuelCell' }, facing: 'south' },
    },
  });
  return { ...RULES.kriegbot, setup: () => ({ state, events: [] }) };
}

const stays = acts('yellow stays', 1, { type: 'endMove' });
const passes = (name: string, seat: number): TwinStep => acts(name, seat, { type: 'pass' });
const declines: TwinStep = acts('says no', 0, {
  type: 'answer',
  robot: 'green1',
  cards: [],
  absorb: [],
  die: -1,
  item: '',
});

/** What nobody may do now; refusals tell nothing either. */
const TRIES: Story['tries'] = [
  attackWith('empBlaster', { target: 'green1' }),
  attackWith('empBlaster', { overcharge: 2 }),
  { type: 'ability' },
];

async function compare(
  [one, other]: readonly [CoreId, CoreId],
  story: {
    readonly green?: Partial<GivenRobot>;
    readonly steps: readonly TwinStep[];
    readonly learns: Story['learns'];
  },
): Promise<void> {
  const { green = {}, ...told } = story;
  const storyWith = (card: CoreId): Story => ({ ...told, tries: TRIES, game: tableOf(card, green) });
  expect(await firstDifferences(storyWith(one), storyWith(other))).toEqual(story.learns);
}

test('a core shows when energy is first spent: not by a power-up, nor by talk', () =>
  compare(['ultracapacitor', 'nanowireBattery'], {
    steps: [
      acts('powers up', 0, { type: 'powerUp' }),
      says('talks', 0, 'Full already.'),
      stays,
      acts('fires', 0, attackWith('empBlaster')),
    ],
    learns: ['start', 'fires', 'fires'],
  }));

test('who is asked in the status phase, and for how long, tells nothing', () =>
  compare(['ultracapacitor', 'nanowireBattery'], {
    green: { disabled: ['secondary'] },
    steps: [
      acts('powers up', 0, { type: 'powerUp' }),
      stays,
      passes('holds fire', 0),
      passes('yellow holds fire', 1),
      declines,
    ],
    learns: ['start', 'never', 'never'],
  }));

test('nor do answers ahead, or asking to take something back', () =>
  compare(['superconductingSolenoid', 'nanowireBattery'], {
    steps: [
      acts('prepares', 0, { type: 'prepare', robot: 'green1', quiet: false, cards: {}, core: 'never' }),
      acts('powers up', 0, { type: 'powerUp' }),
      stays,
      asksToUndo('is refused', 1, { yes: false }),
    ],
    learns: ['start', 'never', 'never'],
  }));
