import type { AnyGame } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { CoreId } from '@gearhall/shared/games/kriegbot/content/cores';
import type { State } from '@gearhall/shared/games/kriegbot/state/index';
import { around, dealt } from '@gearhall/shared/games/kriegbot/testing/scenes/chairs';
import { draft } from '@gearhall/shared/games/kriegbot/testing/scenes/drafting';
import { acts, firstDifferences, says, type TwinStep, type Story } from '../testing/games/twins';

/**
 * Two tables of Musical Chairs that differ only in what the first two seats hold: a card has changed places between their
 * piles, or they have each other's power core. They know it from the start; the next one who gets such a pile knows it then;
 * everybody else, and a spectator, is sent the same bytes.
 */

/** Milliseconds; every story is played twice, and every step is waited for. */
jest.setTimeout(60_000);

const tableOf = (state: State): AnyGame => ({ ...RULES.kriegbot, setup: () => ({ state, events: [] }) });

/** The draft, with these piles in the first two hands. */
function passing(one: CardId, other: CardId): AnyGame {
  const { state } = dealt(4);
  const { solo1, solo2 } = state.teams;
  if (!solo1 || !solo2) throw new Error('Four play.');
  return tableOf({
    ...state,
    teams: { ...state.teams, solo1: { ...solo1, pile: ['flail', one] }, solo2: { ...solo2, pile: [other] } },
  });
}

const isReady = (name: string, seat: number): TwinStep => acts(name, seat, { type: 'ready' });

/** What nobody may do now; refusals tell nothing either. */
const TRIES: Story['tries'] = [
  draft('solo1', { primary: 'railgun' }),
  draft('solo3', { primary: 'railgun' }),
  { type: 'powerUp' },
  { type: 'flee' },
];

test('a pile is known to the one who holds it, and to nobody else', async () => {
  const steps = [
    acts('lays a card', 0, draft('solo1', { primary: 'flail' })),
    says('talks', 0, 'What a pile.'),
    isReady('the first is ready', 0),
    isReady('the second is ready', 1),
    isReady('the third is ready', 2),
    isReady('all are ready', 3),
    acts('lays it back', 0, draft('solo1', {})),
  ];
  const story = (game: AnyGame): Story => ({
    game,
    steps,
    tries: TRIES,
    learns: ['start', 'start', 'all are ready', 'never', 'never'],
  });
  const differences = await firstDifferences(
    story(passing('railgun', 'howitzer')),
    story(passing('howitzer', 'railgun')),
  );
  expect(differences).toEqual(['start', 'start', 'all are ready', 'never', 'never']);
});

/** The robots stand, and all are asked whether one begins powered up. */
function waking(cores: readonly [CoreId, CoreId]): AnyGame {
  const { state } = around(4);
  const robots = { ...state.robots };
  const all: readonly CoreId[] = [...cores, 'fuelCell', 'mhdGenerator'];
  for (const [index, card] of all.entries()) {
    const robot = robots[`solo${index + 1}`];
    if (robot) robots[robot.id] = { ...robot, powerCore: { card, shown: false, level: 5 } };
  }
  return tableOf({ ...state, robots });
}

test('who might have begun powered up, and has not, is known to nobody', async () => {
  const learns = ['start', 'start', 'never', 'never', 'never'];
  const story = (cores: readonly [CoreId, CoreId]): Story => ({
    game: waking(cores),
    steps: [0, 1, 2, 3].map((seat) =>
      acts(`seat ${seat} says no`, seat, {
        type: 'answer',
        robot: `solo${seat + 1}`,
        cards: [],
        absorb: [],
        die: -1,
        item: '',
      }),
    ),
    tries: TRIES,
    learns,
  });
  const differences = await firstDifferences(
    story(['superconductingSolenoid', 'compulsatorFlywheel']),
    story(['compulsatorFlywheel', 'superconductingSolenoid']),
  );
  expect(differences).toEqual(learns);
});
