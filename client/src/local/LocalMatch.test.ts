import { anyGame } from '@gearhall/shared/core/game';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { LocalMatch } from './LocalMatch';

const rules = anyGame(metaltalon);
const START = { options: {}, seats: 2, seed: 'ab'.repeat(32) };

/** Plays the first legal action of the seat to act. */
function played(match: LocalMatch, chance?: number): LocalMatch {
  const seat = match.now.toAct[0] ?? 0;
  const [action] = rules.legal(match.now.project(seat), seat);
  const next = match.play(seat, action!, chance);
  if (isRefusal(next)) throw new Error(next.refused);
  return next;
}

const after = (count: number): LocalMatch =>
  Array.from({ length: count }).reduce<LocalMatch>((match) => played(match), LocalMatch.begin(rules, START));

test('goes back to any step, and on from there', () => {
  const match = after(8);
  expect(match.length).toBe(8);
  const earlier = match.at(3);
  expect(earlier.length).toBe(3);
  expect(earlier.now.state).toEqual(after(3).now.state);
  // Nothing is changed by it.
  expect(match.length).toBe(8);
  expect(played(earlier).now.state).toEqual(after(4).now.state);
});

test('its entries lead to the same match again; what does not follow is said', () => {
  const match = after(8);
  const begun = LocalMatch.begin(rules, START);
  const again = begun.replay(match.entries);
  expect(again.failedAt).toBeUndefined();
  expect(again.match.now.state).toEqual(match.now.state);
  const [first, ...others] = match.entries;
  const broken = begun.replay([first!, { ...others[0]!, seat: 1 - others[0]!.seat }, ...others]);
  expect(broken).toMatchObject({ failedAt: 1 });
  expect(broken.match.length).toBe(1);
});

test('finds what to take back and where to roll again', () => {
  const match = after(8);
  expect(match.lastOf([match.entries.at(-1)!.seat])).toBe(7);
  expect(match.lastOf([])).toBeUndefined();
  expect(LocalMatch.begin(rules, START).lastRolled).toBeUndefined();
  const { lastRolled } = match;
  expect(lastRolled).toBeDefined();
  const rolls = new Set(
    [0, 1, 2, 3, 4, 5].map((chance) => JSON.stringify(played(match.at(lastRolled!), chance).lastEvents)),
  );
  expect(rolls.size).toBeGreaterThan(1);
});

test('refuses what the game does not allow, and stays as it is', () => {
  expect(() => LocalMatch.begin(rules, { ...START, seats: 9 })).toThrow(RangeError);
  expect(() => LocalMatch.begin(rules, { ...START, options: { stake: -1 } })).toThrow();
  const match = after(2);
  const seat = match.now.toAct[0] ?? 0;
  const [action] = rules.legal(match.now.project(seat), seat);
  expect(match.play(1 - seat, action!)).toMatchObject({ refused: 'notYourTurn' });
  expect(match.length).toBe(2);
});

test('each viewer sees their steps', () => {
  const match = after(5);
  expect(match.seenBy('everyone')).toHaveLength(6);
});
