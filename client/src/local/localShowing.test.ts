import { anyGame } from '@gearhall/shared/core/game';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { LocalMatch } from './LocalMatch';
import { pastOf } from './localShowing';

const rules = anyGame(metaltalon);

function played(actions: number): LocalMatch {
  let match = LocalMatch.begin(rules, { options: {}, seats: 2, seed: 'cd'.repeat(32) });
  for (let n = 0; n < actions; n += 1) {
    const seat = match.now.toAct[0] ?? 0;
    const next = match.play(seat, rules.legal(match.now.project(seat), seat)[0]!);
    if (isRefusal(next)) throw new Error(next.refused);
    match = next;
  }
  return match;
}

test('each entry is a step: its view, its events, and who acted', () => {
  const match = played(6);
  const { showing, entries, seats } = pastOf(match);
  expect([showing.length, entries.length, seats]).toEqual([6, 6, 2]);
  for (const viewer of showing.viewers) {
    expect(showing.view(6, viewer)).toEqual(match.now.project(viewer));
    expect(showing.view(2, viewer)).toEqual(played(2).now.project(viewer));
  }
  const told = [0, 1, 2, 3, 4, 5, 6].flatMap((step) => showing.events(step, 'everyone'));
  expect(told).toEqual(match.told.map(({ event }) => event));
  expect(showing.actor(0)).toBeUndefined();
  expect([1, 2, 3].map((step) => showing.actor(step))).toEqual(
    match.entries.slice(0, 3).map(({ seat }) => seat),
  );
});

test('where a game had begun before, its log begins with what all have seen then', () => {
  const match = played(6);
  expect(pastOf(match).begun).toBeUndefined();
  const goneOn = match.redealtFor(0, 'cd'.repeat(32));
  expect(pastOf(goneOn)).toMatchObject({ begun: match.now.project('everyone'), entries: [] });
});
