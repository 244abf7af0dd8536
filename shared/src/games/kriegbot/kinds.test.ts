import { anyGame } from '../../core/game';
import { playout } from '../../core/testing/playout';
import { kriegbot } from '.';
import { options } from './options';
import { eagerPlayer } from './testing/players/eager';
import { MIDWAY, MIDWAYS, playoutFrom } from './testing/scenes/midway';
import { SELDOM } from './testing/rare';

const GAMES = 12;

/** What random players with ready-made designs rarely produce (contract.test.ts leaves it out). */
test('what is rare comes up where robots of any design seek each other', () => {
  const met = new Set<string>();
  for (let game = 0; game < GAMES && !SELDOM.every((kind) => met.has(kind)); game += 1) {
    const plan = {
      game: anyGame(kriegbot),
      options: options.parse({ robots: 3, turnLimit: 15, fragile: game % 3 === 2 }),
      seed: `kinds ${game}`,
      players: [eagerPlayer, eagerPlayer],
      limit: 3000,
    };
    for (const { entry, events } of playout(plan))
      for (const { type } of [entry.action, ...events]) met.add(type);
  }
  expect(SELDOM.filter((kind) => !met.has(kind))).toEqual([]);
});

const TRIES = 8;

/** Needs a certain card, damage and place together: these games begin there, and are played to the end. */
test.each(Object.entries(MIDWAY))('%s comes up in a game that begins midway: %s', (kind, id) => {
  const met = new Set<string>();
  for (let game = 0; game < TRIES && !met.has(kind); game += 1) {
    let outcome: unknown;
    for (const { entry, events, match } of playout(playoutFrom(MIDWAYS[id], `${id} ${game}`))) {
      for (const { type } of [entry.action, ...events]) met.add(type);
      ({ outcome } = match);
    }
    expect(outcome).toBeDefined();
  }
  expect(met).toContain(kind);
});
