import { diceStatistics, chiSquareTail } from './diceStatistics';
import { anyGame } from '../game';
import { Match } from '../match';
import { matchSeed } from '../dice/dice';
import { viewHistoryOf, seenIn } from './viewHistory';
import { showHistory } from './showHistory';
import { BrokenRule, isRefusal } from '../ground/result';
import type { Viewer } from '../ground/seats';
import { loadShowing, showRecord } from './showing';
import { recordedGame } from '../testing/recorded';
import { sealed } from '../testing/sealed';

const game = anyGame(sealed);
const record = recordedGame(game, { seats: 3, seed: 'dice 142', takeBackAfter: 4 });
const viewers: Viewer[] = [0, 1, 2, 'spectator', 'everyone'];
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('shows at every step, to every viewer, what the match showed them', () => {
  const showing = showRecord(game, record);
  expect(showing.length).toBe(record.entries.length);
  expect(showing.viewers).toEqual(viewers);
  const seed = matchSeed(record.seed, record.salts);
  let { match, events } = Match.begin(game, { options: record.options, seats: 3, seed });
  for (let step = 0; step <= showing.length; step += 1) {
    for (const viewer of viewers) {
      expect(showing.view(step, viewer)).toEqual(match.project(viewer));
      expect(showing.events(step, viewer)).toEqual(match.eventsFor(events, viewer));
    }
    const entry = record.entries[step];
    if (!entry) break;
    expect(showing.actor(step + 1)).toBe(entry.seat);
    expect(showing.rolls(step + 1)).toEqual(entry.rolls ?? []);
    const played = match.play(entry.seat, entry.action);
    if (isRefusal(played)) throw new Error(played.refused);
    ({ match, events } = played);
  }
  expect(showing.actor(0)).toBeUndefined();
});

test('a taking back is a step like others', () => {
  const showing = showRecord(game, record);
  expect(showing.events(5, 'everyone')).toEqual([{ type: 'takenBack', seat: record.entries[4]?.seat }]);
  expect(showing.view(5, 'everyone')).toEqual(showing.view(3, 'everyone'));
});

test('where the clock decided, that is told', () => {
  const entries = record.entries.map((entry, index) =>
    index === 1 ? { ...entry, by: 'clock' as const } : entry,
  );
  const [first] = showRecord(game, { ...record, entries }).events(2, 'spectator');
  expect(first).toEqual({ type: 'timeOut', seat: record.entries[1]?.seat });
});

test('the stored views show the same, without the rules', () => {
  const [byRules, byHistories] = [showRecord(game, record), showHistory(record.reels, record)];
  expect(byHistories.length).toBe(byRules.length);
  expect(byHistories.viewers).toEqual(viewers);
  for (let step = 0; step <= byRules.length; step += 1) {
    expect(byHistories.actor(step)).toBe(byRules.actor(step));
    expect(byHistories.rolls(step)).toEqual(byRules.rolls(step));
    for (const viewer of viewers) {
      expect(byHistories.view(step, viewer)).toEqual(plain(byRules.view(step, viewer)));
      expect(byHistories.events(step, viewer)).toEqual(byRules.events(step, viewer));
    }
  }
});

test('a single view history of everyone is shown to all viewers; any other only to its own', () => {
  const { everyone = [], 1: own = [] } = record.reels;
  expect(showHistory({ everyone }).view(2, 1)).toEqual(showHistory(record.reels).view(2, 'everyone'));
  const mine = showHistory({ 1: own });
  expect(mine.viewers).toEqual([1]);
  expect(mine.actor(1)).toBeUndefined();
  expect(mine.rolls(1)).toEqual([]);
  expect(() => mine.view(2, 0)).toThrow(BrokenRule);
  expect(() => mine.view(-1, 1)).toThrow(BrokenRule);
  expect(() => mine.view(mine.length + 1, 1)).toThrow(BrokenRule);
  expect(showHistory({}).length).toBe(0);
});

test('a view history gives back the views it was made of', () => {
  const steps = seenIn(record.reels.everyone ?? []);
  expect(viewHistoryOf(steps)).toEqual(record.reels.everyone);
});

test('loading pauses for other work, and reports progress', async () => {
  let [time, pauses] = [0, 0];
  const progress: number[] = [];
  const showing = await loadShowing(game, record, {
    now: () => (time += 1),
    pause: async () => void (pauses += 1),
    budget: 5,
    onProgress: (done) => progress.push(done),
  });
  expect(showing.length).toBe(record.entries.length);
  expect(pauses).toBeGreaterThan(2);
  expect(progress).toHaveLength(pauses);
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
  expect(progress.at(-1)).toBeLessThanOrEqual(1);
});

test.each([
  ['an action out of turn', { entries: [{ seat: 0, action: { type: 'take' }, at: 0 }] }],
  ['an action that there is not', { entries: [{ seat: 0, action: { type: 'fly' }, at: 0 }] }],
  ['a malformed taking back', { entries: [{ seat: 0, action: { type: 'takeBack', to: 'x' }, at: 0 }] }],
  ['taking back what is not there', { entries: [{ seat: 0, action: { type: 'takeBack', to: 7 }, at: 0 }] }],
  ['options of another game', { options: { fleet: 3 } }],
  ['too many seats', { names: Array<string>(9).fill('x') }],
])('a record that does not play again throws: %s', (_what, change) => {
  expect(() => showRecord(game, { ...record, ...change })).toThrow(BrokenRule);
});

test('dice are counted by seat and sides, and measured against fair ones', () => {
  const rolls = [
    [[6, 3]],
    [
      [6, 1],
      [6, 6],
      [4, 2],
    ],
    [[6, 1]],
    [[6, 1]],
  ] as const;
  const actors = [undefined, 1, 0, 1];
  const lines = diceStatistics({
    length: 3,
    actor: (step) => actors[step],
    rolls: (step) => rolls[step] ?? [],
  });
  expect(lines.map(({ seat, sides, rolled, counts }) => [seat, sides, rolled, counts])).toEqual([
    [undefined, 6, 1, [0, 0, 1, 0, 0, 0]],
    [0, 6, 1, [1, 0, 0, 0, 0, 0]],
    [1, 4, 1, [0, 1, 0, 0]],
    [1, 6, 3, [2, 0, 0, 0, 0, 1]],
  ]);
  const last = lines[3];
  expect(last?.mean).toBeCloseTo(8 / 3);
  expect(last?.expectedMean).toBe(3.5);
  // Expected 0.5 each: (1.5^2 + 0.5^2 + 4 x 0.5^2) / 0.5.
  expect(last?.chiSquare).toBeCloseTo(7);
  expect(last?.degrees).toBe(5);
});

test.each([
  [3.841, 1, 0.05],
  [5.991, 2, 0.05],
  [11.07, 5, 0.05],
  [15.086, 5, 0.01],
  [16.919, 9, 0.05],
  [1.145, 5, 0.95],
  [30.144, 19, 0.05],
  [0, 5, 1],
])('a chi-square of %d or more with %i degrees has the chance of the printed tables', (x, degrees, p) => {
  expect(chiSquareTail(x, degrees)).toBeCloseTo(p, 4);
});
