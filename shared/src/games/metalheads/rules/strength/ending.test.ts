import { endTurn } from '../../testing/does';
import { given, type GivenPlayer } from '../../testing/given';

/** The winner after the last turn of the game. */
const winners = (players: readonly GivenPlayer[], first = 0) =>
  given({
    monster: 'swarmQueen',
    players,
    first,
    seat: (first + players.length - 1) % players.length,
    state: { ending: 'strength' },
  }).play(endTurn).state.end?.winners;

describe('M22: the winner', () => {
  test('has the highest Strength', () => {
    expect(winners([{ robots: ['colossus'] }, { robots: ['oreTitan', 'dryDock'] }, {}])).toEqual([0]);
  });

  test('at a tie the most Robots', () => {
    expect(winners([{ robots: ['reefCircuitry', 'deepArchive'] }, { robots: ['quarryDigger'] }])).toEqual([
      0,
    ]);
    expect(winners([{ robots: ['quarryDigger'] }, { robots: ['reefCircuitry', 'deepArchive'] }])).toEqual([
      1,
    ]);
  });

  test('then the player later in turn order', () => {
    const same = [{ robots: ['quarryDigger'] }, { robots: ['coilEel'] }, { robots: ['fieldMedic'] }] as const;
    expect(winners(same)).toEqual([2]);
    expect(winners(same, 1)).toEqual([0]);
    expect(winners(same, 2)).toEqual([1]);
  });

  test('a negative sum counts as 0 (M5)', () => {
    const broken = { robot: 'dryDock', damage: 3 } as const;
    const end = winners([{ robots: [broken] }, {}]);
    // 0 against 0, and the first has more Robots.
    expect(end).toEqual([0]);
  });

  test('Strength above 34 goes on (M5)', () => {
    const many = given({
      players: [{ robots: [{ robot: 'colossus', powerUps: 20 }] }, {}],
      monster: 'swarmQueen',
    });
    expect(many.strength(0)).toBe(28);
    const more = given({
      players: [{ robots: [{ robot: 'colossus', powerUps: 30 }] }, {}],
      monster: 'swarmQueen',
    });
    expect(more.strength(0)).toBe(38);
  });
});
