import { coins, given, type Given, keyOf } from '../testing/given';
import { partsOf } from './splitting';

const swarm = (more: Given = {}) =>
  given({ seats: [{ race: 'swarm' }, {}], ships: { s1: { at: 'd4', ...coins(2, 1, 1) } }, ...more });
const split = (to: 'e4' | 'f4' | 'd5' | 'b1' | 'a1', ...part: [number, number?, number?]) =>
  ({ type: 'split', ship: 's1', to, ...coins(...part) }) as const;

describe('T32: the Swarm splits instead of launching', () => {
  test('existing coins become a new stack on an adjacent space', () => {
    const game = swarm().play(0, split('e4', 1, 1));
    expect([game.coins('s1'), game.coins('s101')]).toEqual([coins(1, 0, 1), coins(1, 1)]);
    expect(game.emitted('split')).toEqual([
      { type: 'split', seat: 0, ship: 's1', part: 's101', to: 'e4', ...coins(1, 1) },
    ]);
    expect(game.cash(0)).toBe(25);
  });

  test('neither part is activated by it, and no launch is possible afterwards', () => {
    const game = swarm().play(0, split('e4', 1));
    expect(game.legal(0)).toEqual([{ type: 'endTurn' }]);
    expect(game.refusal(0, { type: 'move', ship: 's101', to: 'f4' }).refused).toBe('onlyTheNewShip');
    expect(game.refusal(0, { type: 'move', ship: 's1', to: 'd5' }).refused).toBe('onlyTheNewShip');
    expect(game.refusal(0, { type: 'launch', ...coins(1) }).refused).toBe('alreadyLaunched');
    expect(game.refusal(0, split('d5', 1)).refused).toBe('alreadyLaunched');
  });

  test('both are ordinary ships in the next turn', () => {
    const next = swarm().play(0, split('e4', 1)).play(0, { type: 'endTurn' }).play(1, { type: 'endTurn' });
    expect(next.play(0, { type: 'move', ship: 's101', to: 'f4' }).state.ships.s101?.at).toBe('f4');
    expect(next.play(0, { type: 'move', ship: 's1', to: 'd5' }).state.ships.s1?.at).toBe('d5');
  });

  test('a ship that has acted may be split, and no cash is needed', () => {
    const game = swarm({ seats: [{ race: 'swarm', cash: 0 }, {}] }).play(0, {
      type: 'move',
      ship: 's1',
      to: 'd5',
    });
    expect(game.play(0, { type: 'split', ship: 's1', to: 'e5', ...coins(0, 0, 1) }).coins('s101')).toEqual(
      coins(0, 0, 1),
    );
  });

  test('at least one coin in each part, and no change is made', () => {
    const game = swarm();
    for (const part of [coins(0), coins(2, 1, 1), coins(3), coins(0, 2), coins(0, 3)]) {
      expect(game.refusal(0, { ...split('e4', 1), ...part }).refused).toBe('notTheseCoins');
    }
    const single = swarm({ ships: { s1: { at: 'd4', ...coins(0, 0, 1) } } });
    expect(single.refusal(0, split('e4', 0, 0, 1)).refused).toBe('notTheseCoins');
    expect(single.legalOf(0, 'split')).toEqual([]);
  });

  test('to a free adjacent space that is not an owned base', () => {
    const game = swarm({
      ships: { s1: { at: 'b1', ...coins(2) }, s2: { owner: 1, at: 'c1', ...coins(1) } },
    });
    expect(game.refusal(0, split('a1', 1)).refused).toBe('ownBase');
    expect(game.refusal(0, { ...split('a1', 1), to: 'c1' }).refused).toBe('spaceTaken');
    expect(game.refusal(0, split('f4', 1)).refused).toBe('notAdjacent');
    const enemy = swarm({ ships: { s1: { at: 'i13', ...coins(2) }, s2: { at: 'i1', ...coins(2) } } });
    expect(enemy.refusal(0, { ...split('a1', 1), to: 'j13' }).refused).toBe('baseClosed');
    expect(enemy.play(0, { type: 'split', ship: 's2', to: 'j1', ...coins(1) }).state.ships.s101?.at).toBe(
      'j1',
    );
  });

  test('stripes do not matter', () => {
    const game = swarm({ ships: { s1: { at: 'd1', ...coins(2) } } });
    expect(game.play(0, { type: 'split', ship: 's1', to: 'e1', ...coins(1) }).state.ships.s101?.at).toBe(
      'e1',
    );
  });

  test('only one’s own ships, and only the Swarm', () => {
    const game = swarm({ ships: { s2: { owner: 1, at: 'd4', ...coins(2) } } });
    expect(game.refusal(0, { type: 'split', ship: 's2', to: 'e4', ...coins(1) }).refused).toBe('notYourShip');
    expect(game.refusal(0, split('e4', 1)).refused).toBe('noSuchShip');
    const others = given({ ships: { s1: { at: 'd4', ...coins(2) } } });
    expect(others.refusal(0, split('e4', 1)).refused).toBe('notSwarm');
  });

  test('the Swarm may launch as others do', () => {
    expect(swarm().play(0, { type: 'launch', ...coins(1) }).state.ships.s101?.at).toBe('a1');
  });

  test('every split is listed once: 10 parts of 2 pennies, a nickel and a dime, on 6 spaces', () => {
    expect(partsOf(coins(2, 1, 1))).toHaveLength(10);
    const splits = swarm().legalOf(0, 'split');
    expect(splits).toHaveLength(60);
    expect(new Set(splits.map(keyOf)).size).toBe(60);
  });
});
