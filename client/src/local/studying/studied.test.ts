import { courseOf } from '@gearhall/shared/core/analysis/course';
import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { Match } from '@gearhall/shared/core/match';
import { recordedGame } from '@gearhall/shared/core/testing/recorded';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { LocalMatch } from '../LocalMatch';
import { hintFor } from './hinting';
import { playable, studiedMatch, studiedRecord } from './studied';

const START = { options: {}, seats: 2, seed: 'ab'.repeat(32) };

/** Plays on with hard bots, each action with other dice than the match's. */
function playedOn(rules: AnyGame, match: LocalMatch, count: number): LocalMatch {
  let now = match;
  for (let step = 0; step < count && !now.now.outcome; step += 1) {
    const seat = now.now.toAct[0] ?? 0;
    const action = hintFor(rules, studiedMatch(now), seat);
    const next = now.play(seat, action!, step + 1);
    if (isRefusal(next)) throw new Error(next.refused);
    now = next;
  }
  return now;
}

const stateOf = (rules: AnyGame, match: LocalMatch): unknown => {
  // As a worker gets it.
  const { game, record } = playable(rules, structuredClone(studiedMatch(match)));
  return courseOf(game, record).positions.at(-1)?.state;
};

test.each([
  ['metaltalon', anyGame(metaltalon)],
  ['metalheads', anyGame(metalheads)],
])('a game of a page is looked at with the dice that it had: %s', (_id, rules) => {
  const match = playedOn(rules, LocalMatch.begin(rules, START), 25);
  expect(stateOf(rules, match)).toEqual(match.now.state);
  const goneOn = playedOn(rules, match.redealtFor(0, 'cd'.repeat(32)), 6);
  expect(stateOf(rules, goneOn)).toEqual(goneOn.now.state);
});

test('a game of the hall is looked at as it was played', () => {
  const rules = anyGame(metaltalon);
  const record = recordedGame(rules, { seats: 2, seed: 'studied', level: 'hard', takeBackAfter: 20 });
  const { game, record: played } = playable(rules, structuredClone(studiedRecord(record)));
  expect(courseOf(game, played).positions.at(-1)?.outcome).toEqual(record.outcome);
});

test('a hint is legal, the same whenever it is asked for, and depends on nothing that the seat cannot know', () => {
  const rules = anyGame(metalheads);
  const match = playedOn(rules, LocalMatch.begin(rules, START), 12);
  const seat = match.now.toAct[0] ?? 0;
  const hint = hintFor(rules, studiedMatch(match), seat);
  expect(match.now.legal(seat)).toContainEqual(hint);
  expect(hintFor(rules, studiedMatch(match), seat)).toEqual(hint);
  const other = match.redealtFor(seat, 'ef'.repeat(32));
  expect(other.now.state).not.toEqual(match.now.state);
  const [one, two] = ['ef', '12'].map((hex) => match.redealtFor(seat, hex.repeat(32)));
  const sameSeed = (from: LocalMatch) => ({ ...studiedMatch(from), seed: START.seed });
  expect(hintFor(rules, sameSeed(one!), seat)).toEqual(hintFor(rules, sameSeed(two!), seat));
  expect(hintFor(rules, studiedMatch(match), 1 - seat)).toBeUndefined();
});

test('what a series handed to a game goes with it', () => {
  const rules = anyGame(metaltalon);
  const record = {
    ...recordedGame(rules, { seats: 2, seed: 'carried', level: 'easy' }),
    carried: { ships: 2 },
  };
  expect(playable(rules, studiedRecord(record)).record).toMatchObject({ carried: { ships: 2 } });
  expect(Match.begin(rules, playable(rules, studiedRecord(record)).record).match.start.carried).toEqual({
    ships: 2,
  });
});
