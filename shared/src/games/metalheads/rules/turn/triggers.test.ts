import type { MonsterId } from '../../content/monsters';
import type { RobotId } from '../../content/robots';
import { seatsOf } from '../../../../core/ground/seats';
import { endTurn } from '../../testing/does';
import { given, type Given, type GivenPlayer, type Position } from '../../testing/given';
import { finish, nearly } from '../../testing/proofs';

/** The player on turn has this, and others are with them at the table. */
const table = (monster: MonsterId, seats: number, player: GivenPlayer, more: Given = {}): Position =>
  given({ monster, players: [player, ...seatsOf(seats - 1).map(() => ({}))], ...more });

/** The turns that are still played after this one, and how it ends; nothing: the game goes on to another round. */
function turnsLeft(position: Position): number | undefined {
  let [now, turns] = [position.play(endTurn), 0];
  while (!now.state.end) {
    if (now.state.round !== position.state.round) return undefined;
    now = now.play(endTurn);
    turns += 1;
  }
  return turns;
}

const causeOf = (position: Position): string | undefined => {
  let now = position;
  while (!now.state.end && now.state.round === position.state.round) now = now.play(endTurn);
  return now.state.end?.cause;
};

const SEATS = [2, 3, 4, 5] as const;
const STRENGTH_19: readonly RobotId[] = ['colossus', 'warElephant', 'overloadCore'];
const EIGHT: readonly RobotId[] = [
  'oreTitan',
  'quarryDigger',
  'fieldMedic',
  'roadTrader',
  'scrapHound',
  'mortarCrab',
  'siegeGantry',
  'rallyMast',
];
const SEVEN = EIGHT.slice(0, 7);
const SIX = EIGHT.slice(0, 6);

describe.each(SEATS)('M6, M24: with %i players', (seats) => {
  test('Avalanche: 20 Strength at the end of a turn finishes the round', () => {
    const robots = [{ robot: 'colossus', powerUps: 1 } as const, ...STRENGTH_19.slice(1)];
    const before = table('avalanche', seats, { robots });
    expect(before.strength(0)).toBe(20);
    expect(turnsLeft(before)).toBe(seats - 1);
    expect(causeOf(before)).toBe('strength');
    expect(turnsLeft(table('avalanche', seats, { robots: STRENGTH_19 }))).toBeUndefined();
  });

  test('Leviathan: the 6th Robot, the 7th of two players, ends the game at once, for 5 Strength more', () => {
    const most = seats === 2 ? 7 : 6;
    const others = seatsOf(seats - 1).map(() => ({}));
    const before = nearly('colossus', {
      monster: 'leviathan',
      player: { robots: EIGHT.slice(0, most - 1), hand: ['mimic'] },
      others,
    });
    const end = before.play(finish('colossus'));
    expect(end.state.end).toMatchObject({ cause: 'robotsAtOnce', winners: [0] });
    expect(end.state.end?.scores?.[0]).toBe(end.strength(0) + 5);
    expect(end.emitted('turnEnded')).toEqual([]);
    const oneLess = nearly('colossus', {
      monster: 'leviathan',
      player: { robots: EIGHT.slice(0, most - 2) },
      others,
    }).play(finish('colossus'));
    expect(oneLess.state.end).toBeUndefined();
  });

  test('Behemoth: 3, 4, 5, 6 Robots destroyed finish the round', () => {
    const destroyed = EIGHT.slice(0, seats + 1);
    expect(turnsLeft(table('behemoth', seats, {}, { destroyed }))).toBe(seats - 1);
    expect(causeOf(table('behemoth', seats, {}, { destroyed }))).toBe('destroyed');
    const fewer = table('behemoth', seats, {}, { destroyed: destroyed.slice(1) });
    expect(turnsLeft(fewer)).toBeUndefined();
  });

  test.each([
    ['behemoth', SEVEN],
    ['titanOak', SIX],
  ] as const)('%s: 7 and 6 Robots finish the round', (monster, robots) => {
    const before = table(monster, seats, { robots });
    expect(turnsLeft(before)).toBe(seats - 1);
    expect(causeOf(before)).toBe('robots');
    expect(turnsLeft(table(monster, seats, { robots: robots.slice(1) }))).toBeUndefined();
  });

  test('Hydra: the empty deck finishes the round', () => {
    const row = ['oreTitan', 'mimic', 'skimmer', 'gunship', 'overseer'] as const;
    const state = { reshuffled: seats > 3 };
    const empty = table('hydra', seats, {}, { deck: [], row, discard: ['bulwark'], state });
    expect(turnsLeft(empty)).toBe(seats - 1);
    expect(causeOf(empty)).toBe('deckEmpty');
    const one = table('hydra', seats, {}, { deck: ['bulwark'], row, state });
    expect(turnsLeft(one)).toBeUndefined();
  });

  test('Swarm Queen: an empty supply, or 25 Strength, finishes the round', () => {
    const robots = [...STRENGTH_19, 'maelstrom'] as const;
    expect(turnsLeft(table('swarmQueen', seats, {}, { supply: 0 }))).toBe(seats - 1);
    expect(causeOf(table('swarmQueen', seats, {}, { supply: 0 }))).toBe('supplyEmpty');
    expect(turnsLeft(table('swarmQueen', seats, {}, { supply: 1 }))).toBeUndefined();
    const strong = table('swarmQueen', seats, { robots: [...robots, 'dryDock', 'deepArchive'] });
    expect(strong.strength(0)).toBe(25);
    expect(turnsLeft(strong)).toBe(seats - 1);
    const weaker = table('swarmQueen', seats, { robots });
    expect(weaker.strength(0)).toBe(24);
    expect(turnsLeft(weaker)).toBeUndefined();
  });

  test('Titan Oak: a Robot of each of the four types finishes the round', () => {
    const robots: readonly RobotId[] = ['oreTitan', 'dryDock', 'kiteScout', 'loopEngine'];
    const four = table('titanOak', seats, { robots });
    expect(turnsLeft(four)).toBe(seats - 1);
    expect(causeOf(four)).toBe('allTypes');
    expect(turnsLeft(table('titanOak', seats, { robots: robots.slice(1) }))).toBeUndefined();
    const noSky = robots.with(2, 'rallyMast');
    expect(turnsLeft(table('titanOak', seats, { robots: [...noSky, 'deepArchive'] }))).toBeUndefined();
  });
});

describe('M6: finishing the round', () => {
  const strong = [{ robot: 'colossus', powerUps: 3 } as const, 'warElephant', 'overloadCore'] as const;

  test('the player to the right of the 1st player ends the game at once', () => {
    const before = given({ players: [{}, {}, { robots: strong }], seat: 1, first: 2 });
    const last = given({ players: [{}, { robots: strong }, {}], seat: 1, first: 2 });
    expect(last.play(endTurn).state.end).toMatchObject({ cause: 'strength', winners: [1] });
    expect(last.play(endTurn).emitted('lastRound')).toEqual([]);
    expect(before.play(endTurn).state.end).toBeUndefined();
  });

  test('it is told when there are turns left, and the trigger stays', () => {
    const before = given({ players: [{ robots: strong }, { robots: ['bomber'] }, {}] });
    const set = before.play(endTurn);
    expect(set.emitted('lastRound')).toEqual([{ type: 'lastRound', cause: 'strength', seat: 0 }]);
    expect(set.state.ending).toBe('strength');
    const weaker = given({
      players: [{ robots: [{ robot: 'mimic', damage: 3 }] }, {}, {}],
      seat: 1,
      state: { ending: 'strength' },
    });
    expect(weaker.play(endTurn, endTurn).state.end?.cause).toBe('strength');
  });

  test('only the player whose turn ends can set it off', () => {
    expect(given({ players: [{}, { robots: strong }] }).play(endTurn).state.ending).toBe('');
  });

  test('without a trigger the game ends after round 25', () => {
    const last = given({ players: [{}, {}], round: 25 });
    expect(last.play(endTurn).state.end).toBeUndefined();
    expect(last.play(endTurn, endTurn).state.end?.cause).toBe('rounds');
    expect(given({ players: [{}, {}], round: 24 }).play(endTurn, endTurn).state.round).toBe(25);
  });
});

describe('M24: Leviathan', () => {
  test('looks after the whole chain of completions, with its instants', () => {
    const before = nearly('warElephant', {
      monster: 'leviathan',
      player: { robots: EIGHT.slice(0, 6) },
      top: ['mimic'],
    });
    const end = before.play(finish('warElephant'));
    expect(end.player(0).hand).toEqual(['mimic']);
    expect(end.state.end?.cause).toBe('robotsAtOnce');
  });

  test('Robots destroyed before do not count', () => {
    const before = nearly('doomsdayCore', { monster: 'leviathan', player: { robots: EIGHT.slice(0, 6) } });
    const built = before.play(finish('doomsdayCore'), { type: 'target', robot: 'oreTitan' });
    expect(built.player(0).robots).toHaveLength(6);
    expect(built.state.end).toBeUndefined();
  });

  test('the bonus may not be enough to win', () => {
    const before = nearly('colossus', {
      monster: 'leviathan',
      player: { robots: EIGHT.slice(0, 6) },
      others: [{ robots: [{ robot: 'warElephant', powerUps: 25 }] }],
    });
    expect(before.play(finish('colossus')).state.end).toMatchObject({ winners: [1] });
  });
});
