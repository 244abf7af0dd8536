import { type AnySummarise, type Summary, toldIn } from '../core/replay/summary';
import { showRecord } from '../core/replay/showing';
import { expectDefined } from '../core/ground/result';
import { recordedGame } from '../core/testing/recorded';
import { isGameId, type GameId } from './catalog';
import { summarise as kriegbot } from './kriegbot/summary';
import { summarise as metalheads } from './metalheads/summary';
import { summarise as metalkrushers } from './metalkrushers/summary';
import { summarise as metaltalon } from './metaltalon/summary';
import { RULES } from './rules';
import { summarise as rushncrush } from './rushncrush/summary';

/** Of the games that have one. */
const SUMMARIES = { metaltalon, metalkrushers, rushncrush, kriegbot, metalheads } as unknown as Readonly<
  Record<string, AnySummarise>
>;

/** Nobody rolls dice in these. */
const WITHOUT_DICE: readonly GameId[] = ['metalheads'];

/** Of a whole game that two bots have played. */
function summaryOf(id: GameId): { readonly summary: Summary | undefined; readonly steps: number } {
  const record = recordedGame(RULES[id], { seats: 2, seed: 'a sum', takeBackAfter: 12 });
  const showing = showRecord(RULES[id], record);
  const emitted = toldIn(showing, record.entries);
  return { summary: SUMMARIES[id]?.({ seats: 2, options: record.options, emitted }), steps: showing.length };
}

test.each(Object.keys(SUMMARIES).filter(isGameId))('a game of %s that bots have played sums up', (id) => {
  const { summary, steps } = summaryOf(id);
  const { decided, rounds, seats } = expectDefined(summary, 'summary');
  expect(decided?.step).toBeGreaterThan(steps / 2);
  expect(decided?.step).toBeLessThanOrEqual(steps);
  expect(rounds).toBeGreaterThan(1);
  expect(seats).toHaveLength(2);
  for (const { damage, dice, rolled, expected } of seats) {
    expect(damage).toBeGreaterThanOrEqual(0);
    expect(dice > 0).toBe(!WITHOUT_DICE.includes(id));
    if (dice === 0) continue;
    // Fair dice: a large difference would mean that dice are read wrongly.
    expect(Math.abs(rolled / expected - 1)).toBeLessThan(0.6);
  }
});
