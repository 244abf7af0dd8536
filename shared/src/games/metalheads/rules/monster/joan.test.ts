import type { NationId } from '../../content/nations';
import { activate, construct, endTurn, pay, take } from '../../testing/does';
import { given, res, type Position } from '../../testing/given';
import { missingOf } from '../paying/costs';

/** Joan's turn of the rulebook, in the cards that it fits (M28). */
const joan = (nation: NationId): Position =>
  given({
    monster: 'leviathan',
    players: [
      {
        nation,
        robots: ['reefCircuitry', 'dryDock'],
        constructions: [{ robot: 'puristTank', paid: ['colossus'] }],
      },
      { nation: 'dynamo' },
    ],
    row: ['drawBarge', 'quarryDigger', 'loneStar', 'pylonCrane', 'mimic'],
    top: ['roadTrader', 'tideWall'],
  });

const missing = ({ state }: Position) =>
  (state.players[0]?.constructions ?? []).map((one) => missingOf(state, 0, one));

describe.each(['workshop', 'arsenal', 'command'] as const)('M28: Joan, with the %s', (nation) => {
  test('has Strength 3 before her turn, and 1 steel and 1 fuel are missing', () => {
    const before = joan(nation);
    expect(before.strength(0)).toBe(3);
    expect(missing(before)).toEqual([res(1, 0, 1)]);
  });

  test('takes two Robots for 1 Energy each', () => {
    const taken = joan(nation).play(take(1), take(2));
    expect(taken.state.turn.energy).toBe(3);
    expect(taken.player(0).hand).toEqual(['quarryDigger', 'drawBarge']);
  });

  test('begins one by paying with the other: 3 circuits are missing', () => {
    const begun = joan(nation).play(take(1), take(2), construct('drawBarge', 'quarryDigger'));
    expect(begun.state.turn.energy).toBe(2);
    expect(missing(begun)).toEqual([res(1, 0, 1), res(0, 3, 0)]);
  });

  test('activates, completes it with what she gained, and draws two', () => {
    const activated = joan(nation).play(
      take(1),
      take(2),
      construct('drawBarge', 'quarryDigger'),
      activate('reefCircuitry'),
    );
    expect(activated.state.turn).toMatchObject({ energy: 1, pool: res(0, 3, 0) });
    const completed = activated.play({ type: 'spend', robot: 'drawBarge', kind: 'circuits', count: 3 });
    expect(completed.strength(0)).toBe(8);
    expect(completed.player(0).hand).toEqual(['roadTrader', 'tideWall']);
    expect(completed.state.discard).toEqual(['quarryDigger']);
  });

  test('completes the other one: Strength 15, four Robots, Tide Wall in hand', () => {
    const after = joan(nation).play(
      take(1),
      take(2),
      construct('drawBarge', 'quarryDigger'),
      activate('reefCircuitry'),
      { type: 'spend', robot: 'drawBarge', kind: 'circuits', count: 3 },
      pay('puristTank', 'roadTrader'),
    );
    expect(after.state.turn.energy).toBe(0);
    const end = after.play(endTurn);
    expect(end.emitted('turnEnded')).toEqual([{ type: 'turnEnded', seat: 0, strength: 15 }]);
    expect(end.strength(0)).toBe(15);
    expect(end.player(0).robots.map(({ robot }) => robot)).toEqual([
      'reefCircuitry',
      'dryDock',
      'drawBarge',
      'puristTank',
    ]);
    expect(end.player(0).robots.every(({ turned }) => !turned)).toBe(true);
    expect(end.player(0).hand).toEqual(['tideWall']);
    expect(end.state.row.slice(0, 3)).toEqual(['loneStar', 'pylonCrane', 'mimic']);
    expect(end.state.turn.seat).toBe(1);
  });
});

test('M28: the same turn is dearer for the Vanguard', () => {
  expect(joan('vanguard').play(take(1), take(2)).state.turn.energy).toBe(2);
});
