import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import type { State } from '@gearhall/shared/games/metalheads/state';
import { discarding, metalheadsFrom, positionOf } from '../testing/games/metalheadsTable';
import type { Action } from '../testing/games/steadyTable';
import {
  acts,
  asksToUndo,
  firstDifferences,
  says,
  undoes,
  type TwinStep,
  type Story,
} from '../testing/games/twins';

/**
 * Two tables that differ only in which of two Robots is the secret. A story tells of both at the same time; `learns`
 * says with which step each of the three seats and a spectator is sent something else, and never before.
 */
type Told = Omit<Story, 'game' | 'tries'> & { readonly from: State };

/** Milliseconds; every story is played twice, and every step is waited for. */
jest.setTimeout(60_000);

/** What a player who guesses at the secret would try. */
const guesses = (robots: readonly RobotId[]): Action[] =>
  robots.flatMap((robot) => [
    { type: 'construct', robot, with: 'fieldMedic' },
    { type: 'pay', robot: 'scrapHound', with: robot },
    { type: 'card', card: robot },
  ]);

async function compare(one: RobotId, two: RobotId, told: (secret: RobotId, other: RobotId) => Told) {
  const storyWith = (secret: RobotId, other: RobotId): Story => {
    const { from, ...story } = told(secret, other);
    return { ...story, game: metalheadsFrom(from), tries: guesses([one, two]) };
  };
  const story = storyWith(one, two);
  expect(await firstDifferences(story, storyWith(two, one))).toEqual(story.learns);
}

const ends = (seat: number): TwinStep => acts(`seat ${seat} ends its turn`, seat, { type: 'endTurn' });
const draws = acts('draws', 0, { type: 'draw' });
const activates = (robot: RobotId): TwinStep =>
  acts('activates', 0, { type: 'activate', robot, free: false });
/** Shows the secret to everybody. */
const begins = (secret: RobotId, seat = 0): TwinStep =>
  acts('begins it', seat, { type: 'construct', robot: secret, with: 'fieldMedic' });

/** Two that cost four steel and two fuel, and two whose side is one steel and one circuit. */
const COSTLY = ['bulwark', 'beachWalker'] as const;
const PAYING = ['furnacePriest', 'coreLancer'] as const;

test('a hand is secret', () =>
  compare(...COSTLY, (secret, other) => ({
    from: {
      ...positionOf({
        hands: [[], [secret, 'scrapHound', 'fieldMedic', 'rallyMast'], []],
        top: ['kiteScout', other],
      }),
      // Everybody knows this one; by number it stands between the two.
      marked: ['rallyMast'],
    },
    steps: [
      draws,
      ends(0),
      acts('begins another', 1, { type: 'construct', robot: 'scrapHound', with: 'rallyMast' }),
      undoes('takes it back', 1),
      says('talks', 1, 'Wait and see.'),
      begins(secret, 1),
    ],
    learns: ['begins it', 'start', 'begins it', 'begins it'],
  })));

test('what is drawn is secret, also while it may be taken back', () =>
  compare(...COSTLY, (secret, other) => ({
    from: positionOf({ hands: [['fieldMedic'], [], []], top: [secret, 'kiteScout', other] }),
    steps: [draws, asksToUndo('is refused', 0, { yes: false }), begins(secret)],
    learns: ['draws', 'begins it', 'begins it', 'begins it'],
  })));

test('the order of the deck is secret until the row is filled from it', () =>
  compare(...COSTLY, (secret, other) => ({
    from: positionOf({ hands: [[], [], []], top: ['kiteScout', secret, other] }),
    steps: [acts('takes', 0, { type: 'take', spot: 1 }), draws, ends(0)],
    learns: Array(4).fill('seat 0 ends its turn'),
  })));

describe('a Robot under another one', () => {
  const pays = (name: string, secret: RobotId): TwinStep =>
    acts(name, 0, { type: 'construct', robot: 'scrapHound', with: secret });
  const completes = acts('completes', 0, { type: 'pay', robot: 'scrapHound', with: 'fieldMedic' });

  test('is secret until it is discarded, also when it is taken back', () =>
    compare(...PAYING, (secret, other) => ({
      from: positionOf({ hands: [[secret, other, 'scrapHound', 'fieldMedic'], [], []] }),
      steps: [
        pays('pays', secret),
        undoes('takes it back', 0),
        pays('pays again', secret),
        draws,
        asksToUndo('is allowed', 0, { yes: true }),
        completes,
      ],
      learns: ['pays', 'completes', 'completes', 'completes'],
    })));

  test('is as secret when it comes from the deck', () =>
    compare(...PAYING, (secret, other) => ({
      from: positionOf({
        hands: [['scrapHound', 'tideGleaner', 'fieldMedic'], [], []],
        robots: ['feedstockPress'],
        top: [secret, 'kiteScout', other],
      }),
      steps: [
        acts('begins another', 0, { type: 'construct', robot: 'scrapHound', with: 'tideGleaner' }),
        activates('feedstockPress'),
        acts('presses', 0, { type: 'pay', robot: 'scrapHound', with: secret }),
        completes,
      ],
      learns: ['activates', 'completes', 'completes', 'completes'],
    })));
});

describe('a Robot looked at', () => {
  const from = (secret: RobotId, other: RobotId): State =>
    positionOf({
      hands: [['fieldMedic'], [], []],
      robots: ['deepArchive'],
      top: ['kiteScout', secret, 'jetTanker', other],
    });
  const keeps = (card: RobotId): TwinStep => acts('keeps', 0, { type: 'card', card });

  test('is secret while it is kept', () =>
    compare(...COSTLY, (secret, other) => ({
      from: from(secret, other),
      steps: [activates('deepArchive'), keeps(secret), begins(secret)],
      learns: ['activates', 'begins it', 'begins it', 'begins it'],
    })));

  test('is secret until it is discarded', () =>
    compare(...COSTLY, (secret, other) => ({
      from: from(secret, other),
      steps: [activates('deepArchive'), keeps('kiteScout')],
      learns: ['activates', 'keeps', 'keeps', 'keeps'],
    })));
});

describe('a Robot that changes hands', () => {
  const gives = (secret: RobotId): TwinStep => acts('gives', 0, { type: 'give', card: secret, to: 1 });

  test('is known to the two, if it was looked at', () =>
    compare(...COSTLY, (secret, other) => ({
      from: positionOf({
        hands: [[], ['fieldMedic'], []],
        robots: ['signalKite'],
        top: [secret, 'jetTanker', other],
      }),
      steps: [activates('signalKite'), gives(secret), ends(0), begins(secret, 1)],
      learns: ['activates', 'gives', 'begins it', 'begins it'],
    })));

  test('is known to the two, if it was in the hand', () =>
    compare(...COSTLY, (secret, other) => ({
      from: positionOf({ hands: [[secret, other], ['fieldMedic'], []], robots: ['roadTrader'] }),
      steps: [activates('roadTrader'), gives(secret), ends(0), begins(secret, 1)],
      learns: ['gives', 'gives', 'begins it', 'begins it'],
    })));

  test('is known to the two, if it was stolen, and so is the one given back', () =>
    compare(...COSTLY, (secret, other) => ({
      from: positionOf({ hands: [[other, 'fieldMedic'], [secret], []], robots: ['sonarThief'] }),
      steps: [
        // From the only opponent with a hand.
        activates('sonarThief'),
        acts('gives back', 0, { type: 'card', card: other }),
        begins(secret),
      ],
      learns: ['start', 'start', 'begins it', 'begins it'],
    })));
});

test('what is put aside is secret until all have', () => {
  const from = discarding();
  const [[first], [one, two], [last]] = from.players.map(({ hand }) => hand) as [
    [RobotId],
    [RobotId, RobotId],
    [RobotId],
  ];
  return compare(one, two, (secret) => ({
    from,
    options: { monster: 'titanOak', nations: 'dealt' },
    steps: [
      acts('puts the secret aside', 1, { type: 'card', card: secret }),
      acts('puts one aside', 0, { type: 'card', card: first }),
      acts('is the last', 2, { type: 'card', card: last }),
    ],
    learns: ['is the last', 'puts the secret aside', 'is the last', 'is the last'],
  }));
});
