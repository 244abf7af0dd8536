import { activate, construct, draw, endTurn, pay, take } from '../../testing/does';
import { begun, given, res } from '../../testing/given';
import { finished } from '../../testing/proofs';

describe('M7: set-up', () => {
  test.each([
    [1, 62],
    [2, 57],
    [3, 52],
    [4, 47],
    [5, 42],
  ])('%i players: a row of 5, hands of 5, the rest is the deck', (seats, deck) => {
    const { state } = begun({ monster: 'avalanche' }, seats);
    expect(state.row.filter((card) => card !== '')).toHaveLength(5);
    expect(state.players.every(({ hand }) => hand.length === 5)).toBe(true);
    expect(state.deck).toHaveLength(deck);
    expect(state).toMatchObject({ supply: 30, removed: [], phase: 'nations' });
  });

  test.each([
    [1, 12, 50],
    [2, 12, 45],
    [3, 0, 52],
    [4, 0, 47],
    [5, 0, 42],
  ])('Hydra with %i players: %i Robots leave the game face down', (seats, removed, deck) => {
    const { state } = begun({ monster: 'hydra' }, seats);
    expect(state.removed).toHaveLength(removed);
    expect(state.deck).toHaveLength(deck);
    expect(state.discard).toEqual([]);
  });

  test('Behemoth: 1 Damage on each Robot of the first row', () => {
    const { state } = begun({ monster: 'behemoth' }, 2);
    expect(state.marked).toEqual(state.row);
    expect(state.supply).toBe(25);
  });

  test('the lowest number in a hand begins', () => {
    const { state } = begun({ monster: 'avalanche' }, 4);
    // Unshuffled, the highest numbers are dealt first: the last player has the lowest.
    expect(state.first).toBe(3);
  });

  test('Nations may be dealt: then the game begins at once', () => {
    const { state, emitted } = begun({ monster: 'avalanche', nations: 'dealt' }, 4);
    expect(state.dealt).toBe(true);
    expect(emitted('nationChosen').map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
    expect(new Set(state.players.map(({ nation }) => nation)).size).toBe(4);
  });

  test('five players have all five Nations', () => {
    const { state } = begun({ monster: 'avalanche', nations: 'dealt' }, 5);
    expect(new Set(state.players.map(({ nation }) => nation)).size).toBe(5);
  });
});

describe('M8, M18: row and deck', () => {
  test('emptied spots stay empty until the end of the turn; leftovers slide, and gaps are filled from there', () => {
    const before = given({
      players: [{}, {}],
      row: ['oreTitan', 'skimmer', 'gunship', 'overseer', 'coilEel'],
      top: ['mimic', 'bulwark'],
    }).play(take(1), take(3));
    expect(before.state.row).toEqual(['', 'skimmer', '', 'overseer', 'coilEel']);
    expect(before.refused(take(1))).toBe('spotEmpty');
    expect(before.play(endTurn).state.row).toEqual(['skimmer', 'overseer', 'coilEel', 'mimic', 'bulwark']);
  });

  test('when the last Robot has been drawn, the discard pile becomes the deck at once', () => {
    const drew = given({ players: [{}, {}], deck: ['mimic'], discard: ['bulwark', 'skimmer'] }).play(draw);
    expect(drew.state).toMatchObject({ discard: [], reshuffled: true });
    expect(drew.state.deck).toHaveLength(2);
    expect(drew.state.shuffledIn).toEqual(['bulwark', 'skimmer']);
    expect(drew.emitted('reshuffled')).toEqual([{ type: 'reshuffled', count: 2 }]);
  });

  test('in the middle of a draw, too', () => {
    const drew = finished('drawBarge', { deck: ['mimic'], discard: ['bulwark'] });
    expect(drew.player(0).hand).toEqual(['bulwark', 'mimic']);
  });

  test('both empty: nothing is drawn, and spots stay empty', () => {
    const empty = given({ players: [{}, {}], deck: [], row: ['mimic'] });
    expect(empty.refused(draw)).toBe('nothingToDraw');
    expect(empty.play(endTurn).state.row).toEqual(['mimic', '', '', '', '']);
    expect(empty.play(take(1), endTurn).state.row).toEqual(['', '', '', '', '']);
  });

  test('what is discarded later can be drawn', () => {
    const paid = given({
      players: [{ hand: ['quadBeta'], constructions: [{ robot: 'bulwark', gained: res(2, 0, 2) }] }, {}],
      deck: [],
    }).play(pay('bulwark', 'quadBeta'));
    expect(paid.play(draw).player(0).hand).toEqual(['quadBeta']);
  });

  test('there is no limit to a hand', () => {
    const many = given({
      players: [{ hand: ['mimic', 'bulwark', 'skimmer', 'gunship', 'overseer', 'coilEel', 'undertow'] }, {}],
      row: ['oreTitan'],
    });
    expect(many.play(take(1)).player(0).hand).toHaveLength(8);
  });
});

describe('M8 to M12: a turn', () => {
  test('5 Energy; what is left of it and of the resources is gone at the end', () => {
    const next = given({ players: [{}, {}], pool: res(1, 2, 3), energy: 4 }).play(endTurn);
    expect(next.state.turn).toMatchObject({ seat: 1, energy: 5, pool: res(0, 0, 0) });
  });

  test('Robots are refreshed at the end of their owner’s turn', () => {
    const used = given({ players: [{ robots: ['oreTitan'] }, {}] }).play(activate('oreTitan'));
    expect(used.robot('oreTitan')?.turned).toBe(true);
    expect(used.play(endTurn).robot('oreTitan')?.turned).toBe(false);
  });

  test('resources that were put on a Robot stay there for good', () => {
    const later = given({
      players: [{ robots: ['oreTitan'], hand: ['colossus'] }, {}],
    }).play(
      activate('oreTitan'),
      { type: 'constructFrom', robot: 'colossus', kind: 'steel', count: 2 },
      endTurn,
      endTurn,
    );
    expect(later.player(0).constructions).toEqual([{ robot: 'colossus', paid: [], gained: res(2, 0, 0) }]);
    expect(later.state.turn.pool).toEqual(res(0, 0, 0));
  });

  test('what a payment covers too much is lost', () => {
    const paid = given({
      players: [{ hand: ['colossus'], constructions: [{ robot: 'puristTank', gained: res(3, 0, 0) }] }, {}],
    }).play(pay('puristTank', 'colossus'));
    expect(paid.state.turn.pool).toEqual(res(0, 0, 0));
    expect(paid.player(0).constructions[0]?.paid).toHaveLength(1);
  });

  test('each payment costs 1 Energy, and at most 3 Robots are under construction', () => {
    const begun = given({
      players: [
        { hand: ['oreTitan', 'bulwark', 'mimic', 'coilEel', 'skimmer', 'undertow', 'drawBarge', 'gunship'] },
        {},
      ],
    }).play(
      construct('oreTitan', 'bulwark'),
      construct('mimic', 'coilEel'),
      construct('skimmer', 'undertow'),
    );
    expect(begun.state.turn.energy).toBe(2);
    expect(begun.refused(construct('drawBarge', 'gunship'))).toBe('noPlace');
  });

  test('the next player clockwise', () => {
    const third = given({ players: [{}, {}, {}], seat: 2 }).play(endTurn);
    expect(third.state).toMatchObject({ round: 2, turn: { seat: 0 } });
  });
});
