import { expect, test } from '@playwright/test';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import type { TypedThing } from '@gearhall/shared/core/game';
import { openHall, type Hall } from './support/hall';
import { seatTwo, type Player } from './support/players';
import { Stored } from './support/stored';

const KILLS = Number(process.env['GEARHALL_KILLS'] ?? 15);
const TABLES = 8;
/**
 * Milliseconds to wait for everybody once the hall is up again: a second is enough, but not on every
 * machine.
 */
const BACK_WITHIN = 30_000;
const ENVIRONMENT = {
  // Half of this, which a bot takes to continue, is longer than a client needs to read what it was sent, so
  // that "one action later" can be told from "two".
  BOT_DELAY_MS: '300',
  TABLES_PER_MINUTE: '100000',
  JOINS_PER_MINUTE: '100000',
  CALLS_PER_MINUTE: '100000',
  LOG_LEVEL: 'warn',
};
const BUG = '"level":50';

/** Milliseconds of play before each kill. */
const dice = seededDice(seedFrom('crash'));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.describe.configure({ timeout: 1_200_000 });

let hall: Hall;
const tables: Player[][] = [];
const everybody = () => tables.flat();
test.beforeAll(async () => {
  hall = await openHall(ENVIRONMENT);
  for (let number = 0; number < TABLES; number += 1) tables.push(await seatTwo(hall.url, `t${number}`));
});
test.afterAll(async () => {
  for (const player of everybody()) player.leave();
  await hall.close();
});

/**
 * What everybody at a table knew before a kill: the highest action count that anybody was shown, and the
 * log.
 */
interface Known {
  readonly players: readonly Player[];
  readonly seen: number;
  readonly events: readonly TypedThing[];
}

function known(players: readonly Player[]): Known {
  const [longest] = players.map(({ events }) => events).sort((one, other) => other.length - one.length);
  return { players, seen: Math.max(...players.map(({ seen }) => seen)), events: longest ?? [] };
}

function expectStored(stored: Stored, { players, seen }: Known): void {
  const entries = stored.entries(players[0]?.table ?? '');
  expect([seen, seen + 1]).toContain(entries.length);
  const requests = entries.flatMap(({ person, n }) => (person === undefined ? [] : [`${person} ${n}`]));
  expect(new Set(requests).size).toBe(requests.length);
}

async function killAndReturn(): Promise<void> {
  await pause(dice.roll(500));
  await hall.kill();
  await Promise.all(everybody().map((player) => player.untilLost()));
  const before = tables.map(known);
  const stored = new Stored(hall.folder);
  for (const one of before) expectStored(stored, one);
  stored.close();
  await hall.startAgain();
  await Promise.all(everybody().map((player) => player.untilBack(BACK_WITHIN)));
  for (const { players, events } of before) {
    for (const player of players) {
      // Each player has one device, so what they send again is either the action that the table knows, or
      // new to it.
      expect([...player.refused]).not.toContain('staleRequest');
      await player.until(() => player.events.length >= events.length, BACK_WITHIN, 'told everything again');
      expect(player.events.slice(0, events.length)).toEqual(events);
    }
  }
  expect(hall.log.filter((line) => line.includes(BUG))).toEqual([]);
}

/** A finished game is replaced by a new one, so that every kill hits equally many. */
async function replaceEnded(round: number): Promise<void> {
  for (const [at, players] of tables.entries()) {
    if (!players.some(({ isOver }) => isOver)) continue;
    for (const player of players) player.leave();
    tables[at] = await seatTwo(hall.url, `t${at} after ${round}`);
  }
}

test(`${KILLS} kills in the middle of ${TABLES} games: nothing is lost, nothing is done twice`, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killAndReturn();
    await replaceEnded(kill);
  }
  await hall.kill();
  const stored = new Stored(hall.folder);
  for (const player of everybody()) {
    expect(stored.match(player.table).at(player.seen).project(player.seat)).toEqual(player.view);
  }
  stored.close();
});
