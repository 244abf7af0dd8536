import { anyGame } from '../../core/game';
import { Match } from '../../core/match';
import { seedFrom } from '../../core/dice/dice';
import { isRefusal } from '../../core/ground/result';
import { isFree, undoOf } from '../../core/match/undo';
import { metalheads } from '.';
import type { Action } from './actions';

const game = anyGame(metalheads);

/** A match of two in its first turn, after actions of these kinds of the player on turn. */
function after(types: readonly Action['type'][]): Match {
  const options = game.options.parse({ nations: 'dealt' });
  let { match } = Match.begin(game, { options, seats: 2, seed: seedFrom('undo') });
  const step = (kind: string): boolean => {
    const [seat = 0] = match.toAct;
    const action = match.legal(seat).find((one) => one.type === kind);
    const played = action && match.play(seat, action);
    if (!played || isRefusal(played)) return false;
    match = played.match;
    return true;
  };
  while ((match.state as { readonly phase: string }).phase !== 'turns') {
    if (!['complete', 'target', 'name', 'take', 'done'].some(step))
      throw new Error('The game does not begin.');
  }
  for (const type of types) if (!step(type)) throw new Error(`Nobody can ${type}.`);
  return match;
}

const freeAfter = (...types: readonly Action['type'][]): boolean => {
  const match = after(types);
  const seat = match.path.at(-1)?.entry.seat ?? 0;
  const undo = undoOf(match, seat);
  return !isRefusal(undo) && isFree(undo.learned);
};

test('planning is free: what shows only own Robots, or nothing, can be taken back without asking', () => {
  expect(freeAfter('take')).toBe(true);
  expect(freeAfter('take', 'construct')).toBe(true);
});

test('what the deck has shown cannot be taken back without asking', () => {
  expect(freeAfter('draw')).toBe(false);
  expect(freeAfter('take', 'endTurn')).toBe(false);
});
