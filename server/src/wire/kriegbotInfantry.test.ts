import type { AnyGame } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import type { ItemCardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { given, type Given } from '@gearhall/shared/games/kriegbot/testing/given';
import { attackWith } from '@gearhall/shared/games/kriegbot/testing/scenes/shots';
import { acts, firstDifferences, says, type TwinStep, type Story } from '../testing/games/twins';

/**
 * Two tables that differ only in a card that lies face down under or beside infantry: those who may not know it are sent
 * the same bytes until it is used, whatever tents do meanwhile.
 */

/** Milliseconds; every story is played twice, and every step is waited for. */
jest.setTimeout(60_000);

interface Told {
  readonly cards: readonly [ItemCardId, ItemCardId];
  /** The position with this card. */
  readonly at: (card: ItemCardId) => Given;
  readonly steps: readonly TwinStep[];
  readonly learns: Story['learns'];
}

async function compare({ cards: [one, other], at, steps, learns }: Told): Promise<void> {
  const storyWith = (card: ItemCardId): Story => {
    const { state } = given({ options: { expansion: 'full', robots: 2, ...at(card).options }, ...at(card) });
    const game: AnyGame = { ...RULES.kriegbot, setup: () => ({ state, events: [] }) };
    return { game, steps, tries: TRIES, learns };
  };
  expect(await firstDifferences(storyWith(one), storyWith(other))).toEqual(learns);
}

/** What nobody may do now; refusals tell nothing either. */
const TRIES: Story['tries'] = [
  attackWith('empBlaster', { target: 'green1' }),
  { type: 'bailOut', who: 'foot', at: 'A1' },
  { type: 'remoteNuke' },
];
const passes = (name: string, seat: number): TwinStep => acts(name, seat, { type: 'pass' });
const FAR = { green2: { at: 'U15' }, yellow2: { at: 'U1' } } as const;

test('an Infantry Pod is a card like any other until somebody gets out', () =>
  compare({
    cards: ['infantryPod', 'limpetMines'],
    at: (card) => ({
      order: ['green1', 'yellow1'],
      units: [],
      robots: {
        green1: { chassis: 'robotank', at: 'L13', slots: { zero: card } },
        yellow1: { at: 'L5' },
        ...FAR,
      },
    }),
    steps: [passes('holds fire', 0), says('talks', 0, 'Nobody aboard.'), passes('yellow holds fire', 1)],
    learns: ['start', 'never', 'never'],
  }));

test('a soldier lies openly on a card that stays face down', () =>
  compare({
    cards: ['railgun', 'howitzer'],
    at: (card) => ({
      phase: 'infantry',
      units: [{ id: 'adler', at: 'L13' }],
      robots: {
        green1: { chassis: 'robotank', at: 'L13', slots: { primary: card } },
        yellow1: { at: 'L5' },
        ...FAR,
      },
    }),
    steps: [acts('boards', 0, { type: 'board', slot: 'primary' })],
    learns: ['start', 'never', 'never'],
  }));

test('a side that brings an enemy’s derelict back to life reads its cards, and nobody else', () =>
  compare({
    cards: ['railgun', 'howitzer'],
    at: (card) => ({
      phase: 'infantry',
      units: [{ id: 'adler', at: 'L5', pilot: 'hotshotPilot' }],
      robots: {
        green1: { chassis: 'robotank', at: 'L13' },
        yellow1: {
          chassis: 'spiderbot',
          at: 'L5',
          slots: { primary: card, inner: '' },
          fate: 'derelict',
          cockpit: 'inner',
        },
        ...FAR,
      },
    }),
    steps: [says('talks', 1, 'Look, a wreck.'), acts('revives it', 0, { type: 'revive' })],
    learns: ['revives it', 'start', 'never'],
  }));

test('a robot that comes from above is seen, but not its cards, when it marks a hex and when it lands', () =>
  compare({
    cards: ['rocketPod', 'grenadeLauncher'],
    at: (card) => ({
      scenario: 'beachhead',
      phase: 'movement',
      turn: 2,
      disks: [{ unit: 'green1', at: 'K8' }],
      units: [{ id: 'baker', at: 'K8', robot: '' }],
      robots: {
        green1: { chassis: 'rocketbot', at: '', slots: { primary: card } },
        green2: { chassis: 'robotank', at: '' },
        yellow1: { at: 'U1' },
      },
    }),
    steps: [
      acts('lands', 0, { type: 'land', facing: 4 }),
      acts('marks a hex', 0, { type: 'disk', at: 'A1' }),
      says('talks', 1, 'Here they come.'),
    ],
    learns: ['start', 'never', 'never'],
  }));

test('a bomb that is called is seen by all, and tells nothing of the cards of those below', () =>
  compare({
    cards: ['rocketPod', 'grenadeLauncher'],
    at: (card) => ({
      scenario: 'bombsAway',
      phase: 'attack',
      order: ['yellow1'],
      robots: {
        green1: { chassis: 'robotank', at: 'K8', slots: { primary: card } },
        green2: { chassis: 'spiderbot', at: 'A15' },
        yellow1: { at: 'U1' },
      },
    }),
    steps: [
      passes('holds fire', 1),
      acts('calls a bomb', 1, { type: 'callBomb', at: 'K8' }),
      says('talks', 0, 'There it comes.'),
    ],
    learns: ['start', 'never', 'never'],
  }));

test('soldiers ride on a card that stays face down, and get out into Mission Control', () =>
  compare({
    cards: ['rocketPod', 'grenadeLauncher'],
    at: (card) => ({
      scenario: 'missionControl',
      order: ['green1'],
      units: [{ id: 'adler', at: '', aboard: 'green1', slot: 'primary', robot: '' }],
      robots: {
        green1: { chassis: 'robotank', at: 'K7', slots: { primary: card } },
        yellow1: { at: 'U1' },
      },
    }),
    steps: [
      acts('lets him out', 0, { type: 'bailOut', who: 'adler', at: 'K8' }),
      says('talks', 1, 'They hold it.'),
    ],
    learns: ['start', 'never', 'never'],
  }));

test('a pilot sets off his own bomb, and nobody learns what lay face down in his robot', () =>
  compare({
    cards: ['smokeGenerator', 'suicideNuke'],
    at: (card) => ({
      scenario: 'wmd',
      order: ['yellow1', 'green2'],
      units: [{ id: 'baker', at: 'E5', robot: '' }],
      buildings: [{ id: 'b1', at: 'E5' }],
      robots: {
        green1: { chassis: 'robotank', at: 'L13' },
        green2: { chassis: 'robotank', at: 'U15' },
        yellow1: {
          chassis: 'robocar',
          at: 'L11',
          poweredUp: true,
          slots: { four: 'hotshotPilot', zero: card },
        },
      },
    }),
    steps: [says('talks', 1, 'Farewell.'), acts('blows up', 1, { type: 'blowUp' })],
    learns: ['never', 'start', 'never'],
  }));

/** Two tables that differ only in which of the six is the pilot. */
test('who of the six is the pilot is sent to his side alone, until he is dead', async () => {
  const storyWith = (pilotName: string): Story => {
    const { state } = given({
      scenario: 'downedPilot',
      phase: 'infantry',
      pilotName,
      units: ['adler', 'drake', 'ember'].map((id) => ({ id, at: 'K3', robot: '' })),
      buildings: [],
      robots: { green1: { chassis: 'helibot', at: 'A15' }, yellow1: { chassis: 'robotank', at: 'U1' } },
    });
    const game: AnyGame = { ...RULES.kriegbot, setup: () => ({ state, events: [] }) };
    const steps: readonly TwinStep[] = [
      acts('walks', 0, { type: 'walk', to: 'K4' }),
      says('talks', 1, 'Where is he?'),
      passes('the next one waits', 0),
      passes('and the last', 0),
    ];
    return {
      game,
      steps,
      tries: [...TRIES, { type: 'namePilot', unit: 'adler' }],
      learns: ['start', 'never', 'never'],
    };
  };
  expect(await firstDifferences(storyWith('adler'), storyWith('drake'))).toEqual(['start', 'never', 'never']);
});
