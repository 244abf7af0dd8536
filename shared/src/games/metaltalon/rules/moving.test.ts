import type { SpaceId } from '../content/board';
import { coins, given, type Given, type Position } from '../testing/given';

const whyNot = (game: Position, to: SpaceId, ship = 's1') =>
  game.refusal(0, { type: 'move', ship, to }).refused;

describe('T19: moving', () => {
  test('a ship of one penny moves to an adjacent space', () => {
    const game = given({ ships: { s1: { at: 'd4', ...coins(1) } } });
    expect(game.legalOf(0, 'move').map(({ to }) => to)).toEqual(['c3', 'd3', 'c4', 'e4', 'c5', 'd5']);
    const after = game.play(0, { type: 'move', ship: 's1', to: 'e4' });
    expect(after.emitted('moved')).toEqual([{ type: 'moved', seat: 0, ship: 's1', from: 'd4', to: 'e4' }]);
    expect(after.state.ships.s1?.at).toBe('e4');
  });

  test('not further than its pennies allow, and not to a space that is not adjacent', () => {
    const game = given({ ships: { s1: { at: 'd4', ...coins(1) }, s2: { at: 'h4', ...coins(0, 1) } } });
    expect(whyNot(game, 'f4')).toBe('notAdjacent');
    expect(whyNot(game, 'd4')).toBe('notAdjacent');
    expect(whyNot(game, 'i4', 's2')).toBe('noMovesLeft');
  });

  test('a space with a ship, one’s own or another’s, cannot be entered', () => {
    const game = given({
      ships: {
        s1: { at: 'd4', ...coins(3) },
        s2: { at: 'e4', ...coins(1) },
        s3: { owner: 1, at: 'c4', ...coins(1) },
      },
    });
    expect(whyNot(game, 'e4')).toBe('spaceTaken');
    expect(whyNot(game, 'c4')).toBe('spaceTaken');
  });

  describe('striped borders', () => {
    const launched = (race: 'bankers' | 'anarchists') =>
      given({ seats: [{ race }, {}] })
        .play(0, { type: 'launch', ...coins(9) })
        .play(0, { type: 'move', ship: 's101', to: 'b1' })
        .play(0, { type: 'move', ship: 's101', to: 'c1' })
        .play(0, { type: 'move', ship: 's101', to: 'd1' });

    test('a newly launched ship cannot leave its territory', () => {
      expect(whyNot(launched('bankers'), 'e1', 's101')).toBe('stripedBorder');
    });

    test('Anarchists cross it on their first activation, and back', () => {
      const out = launched('anarchists').play(0, { type: 'move', ship: 's101', to: 'e1' });
      expect(out.play(0, { type: 'move', ship: 's101', to: 'd1' }).state.ships.s101?.at).toBe('d1');
    });

    test('in any later activation the stripes do not matter', () => {
      const later = launched('bankers').play(0, { type: 'endTurn' }).play(1, { type: 'endTurn' });
      expect(later.play(0, { type: 'move', ship: 's101', to: 'e1' }).state.ships.s101?.at).toBe('e1');
    });
  });
});

describe('T5: bases', () => {
  const beside = (base: SpaceId, more: Given = {}) =>
    given({ ...more, ships: { s1: { at: base, ...coins(3) } } });

  test('one’s own base is entered by recycling only', () => {
    expect(whyNot(beside('b1'), 'a1')).toBe('ownBase');
  });

  test("an opponent's base with cash cannot be entered", () => {
    expect(whyNot(beside('i13'), 'j13')).toBe('baseClosed');
  });

  test('nor by an ordinary move when it has none', () => {
    expect(whyNot(beside('i13', { seats: [{}, { cash: 0 }] }), 'j13')).toBe('baseClosed');
  });

  test('a base not in play is an ordinary space, also for passing through', () => {
    const game = beside('i1').play(0, { type: 'move', ship: 's1', to: 'j1' });
    expect(game.state.ships.s1?.at).toBe('j1');
    expect(game.play(0, { type: 'move', ship: 's1', to: 'k2' }).state.ships.s1?.at).toBe('k2');
  });

  test('so is the base of a player who is out', () => {
    const game = beside('i13', { seats: [{}, { out: true, base: 'F' }, { base: 'B' }] });
    expect(game.play(0, { type: 'move', ship: 's1', to: 'j13' }).state.ships.s1?.at).toBe('j13');
  });
});
