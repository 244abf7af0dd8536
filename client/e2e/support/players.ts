import { withDice } from '@gearhall/shared/core/testing/means';
import { effect } from '@preact/signals';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { RULES } from '@gearhall/shared/games/rules';
import { dialColyseus } from '../../src/net/table/colyseusConnection';
import type { LinkMeans } from '../../src/net/table/tableLink';
import { TableModel } from '../../src/net/table/tableModel';
import { JSON_BY_ITSELF } from './hall';

/** Milliseconds that anything may take on a busy machine. */
const PATIENCE = 20_000;

const GAME = RULES.metaltalon;
/** Milliseconds before each action of a player. */
const THOUGHT = 40;

/** The client's own connection, for a person with this token. */
export function meansOf(name: string, token: string): LinkMeans {
  return {
    dial: dialColyseus,
    token: () => Promise.resolve(token),
    forgetToken: () => {
      throw new Error('The hall has forgotten who its players are.');
    },
    name: () => name,
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
  };
}

/** The client's own connection and table, without a page around them: a bot in a person's seat. */
export class Player {
  readonly model: TableModel;
  /** The highest action count that this player was shown. */
  seen = 0;
  /** Refusal codes that this player got. */
  readonly refused = new Set<string>();
  private readonly stop: () => void;
  private thinking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    name: string,
    token: string,
  ) {
    this.model = new TableModel(table, GAME, meansOf(name, token));
    const dice = seededDice(seedFrom(table, name));
    this.stop = effect(() => {
      this.seen = Math.max(this.seen, this.model.table.value?.actions ?? 0);
      const refused = this.model.refused.value?.refusal.refused;
      if (refused !== undefined) this.refused.add(refused);
      const legal = this.model.legal.value;
      const seat = this.model.seat.value;
      clearTimeout(this.thinking);
      const isAwaited = seat !== undefined && this.model.table.value?.toAct.includes(seat);
      if (!isAwaited || legal.length === 0) return;
      this.thinking = setTimeout(() => {
        const view = this.model.view.peek();
        this.model.act(GAME.bots.easy.choose(view, seat, legal, withDice(dice)));
      }, THOUGHT);
    });
    this.model.open();
  }

  get seat(): Seat {
    const seat = this.model.seat.peek();
    if (seat === undefined) throw new Error('This player has no seat.');
    return seat;
  }

  get view(): unknown {
    return this.model.view.peek();
  }

  get events(): readonly TypedThing[] {
    return this.model.events.peek();
  }

  get isOver(): boolean {
    return this.model.table.peek()?.status === 'ended';
  }

  leave(): void {
    this.stop();
    clearTimeout(this.thinking);
    this.model.close();
  }

  /** Resolves when the connection is known to be lost. */
  untilLost(): Promise<void> {
    return this.until(() => this.model.connectionStatus.peek() !== 'live', PATIENCE, 'cut off');
  }

  /** Resolves when the table is connected again; throws after `limit` ms. */
  untilBack(limit: number): Promise<void> {
    return this.until(() => this.model.connectionStatus.peek() === 'live', limit, 'back');
  }

  async until(condition: () => boolean, limit: number, what: string): Promise<void> {
    const end = performance.now() + limit;
    while (!condition()) {
      if (performance.now() > end) throw new Error(`A player was not ${what} after ${limit} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** Two players and a bot at a table whose game has begun. */
export async function seatTwo(url: string, name: string): Promise<Player[]> {
  Object.assign(globalThis, { location: { origin: url } });
  const [one, two] = await Promise.all([newGuest(url), newGuest(url)]);
  const table = await newTable(url, one);
  const first = new Player(table, `${name} A`, one);
  const second = new Player(table, `${name} B`, two);
  const players = [first, second];
  for (const player of players) await player.untilBack(PATIENCE);
  second.model.request('sit', { seat: 1 });
  await second.until(() => second.model.seat.peek() === 1, PATIENCE, 'seated');
  first.model.request('bot', { seat: 2, level: 'easy' });
  first.model.request('start', {});
  // To both of them: what reaches the one may still be on its way to the other.
  for (const player of players) await player.until(() => player.view !== undefined, PATIENCE, 'playing');
  return players;
}

export async function newGuest(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/guests`, { method: 'POST', headers: JSON_BY_ITSELF, body: '{}' });
  return ((await answer.json()) as { token: string }).token;
}

export async function newTable(url: string, token: string, seats = 3): Promise<string> {
  const headers = { ...JSON_BY_ITSELF, Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ game: GAME.about.id, seats, name: 'A' });
  const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers, body });
  return ((await answer.json()) as { id: string }).id;
}
