import { anyGame, type TypedThing } from '../../core/game';
import { seatsOf } from '../../core/ground/seats';
import { CHECKS_WITH_SECRETS } from '../../core/testing/laws';
import { storyOf } from '../../core/testing/plans';
import { botPlayer, type Moment } from '../../core/testing/playout';
import { spread } from '../../core/testing/spread';
import type { Check, Position } from '../../core/testing/suite';
import { options, type Options } from './options';
import type { State } from './state';
import { openly } from './testing/openly';
import { metalkrushers } from '.';

/**
 * Random players seldom meet. Here bots fight with secret sheets, and the contract's checks for games with secrets are
 * made in the middle of the fight.
 */

const POSITIONS = 30;
const PROGRAMS = { newPrograms: true, newShields: true, spikedShields: true } as const;
const TABLES: readonly (readonly [string, number, Partial<Options>])[] = [
  ['a duel', 2, {}],
  ['a duel with new arms', 2, { ...PROGRAMS, balance: 'openCombat', oust: true }],
  ['three Krushers a side', 2, { ...PROGRAMS, krushers: 3, oust: true, improvedWeapons: true }],
  ['three of them', 3, { ...PROGRAMS, newChassis: true, weightedWeapons: true }],
  ['two sides of two people', 4, { ...PROGRAMS, teams: 'two' }],
  ['Pick-Up', 2, { scenario: 'pickUp' }],
];

/** Positions of a fight between bots, most of them in the Combat Phase. */
function positionsOf([name, seats, chosen]: (typeof TABLES)[number]): Position[] {
  const { moments } = storyOf({
    name,
    game: anyGame(metalkrushers),
    options: options.parse({ sheets: 'secret', turnLimit: 40, ...chosen }),
    seed: name,
    players: seatsOf(seats).map((seat) => botPlayer(seat % 2 === 0 ? 'hard' : 'easy')),
    limit: 3000,
  });
  const fighting = moments.filter(({ before }) => (before.state as State).phase === 'combat');
  expect(fighting.length).toBeGreaterThan(POSITIONS);
  const randomActions = spread(
    fighting.map(({ entry }) => entry.action as TypedThing),
    12,
  );
  return [...spread(fighting, POSITIONS), ...moments.slice(-1)].map((moment: Moment, index) => ({
    moment,
    seed: `${name} ${index}`,
    randomActions,
    forms: ['build'],
    openly,
  }));
}

describe.each(TABLES)('G23: %s, with secret sheets', (...table) => {
  let positions: Position[];
  beforeAll(() => {
    positions = positionsOf(table);
  });

  test.each(Object.entries<Check>(CHECKS_WITH_SECRETS))('%s', (_, check) => {
    for (const position of positions) expect(check(position)).toBeUndefined();
  });
});
