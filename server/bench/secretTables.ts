import { Client, type Room } from '@colyseus/sdk';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice';
import type { GameId } from '@gearhall/shared/games/catalog';
import { RULES } from '@gearhall/shared/games/rules';
import { percentile } from './statistics';
import { guest, pause, post, roomViewer, type RoomState, type Seated } from './viewers';

/** A game with secrets, in which every seat has a view of its own. */
interface Played {
  readonly seats: number;
  /** Actions of each table before the measurement: the set-up, and into the game. */
  readonly warmUp: number;
  /** Done as soon as it is legal. */
  readonly preferred?: string;
  /** Actions that others do not see, and those that end a player's game early. */
  readonly skipped: readonly string[];
}

const PLAYED = {
  kriegbot: {
    seats: 4,
    warmUp: 45,
    preferred: 'ready',
    skipped: ['prepare', 'bailOut', 'flee', 'idle'],
  },
  metalheads: { seats: 5, warmUp: 45, skipped: [] },
} as const satisfies Partial<Record<GameId, Played>>;
export type SecretGameId = keyof typeof PLAYED;

export const isSecretGameId = (id = ''): id is SecretGameId => Object.hasOwn(PLAYED, id);

const TABLES = 100;
const ACTIONS_PER_SECOND = 100;
const SECONDS = 8;
/** The number of tables opened at the same time. */
const AT_ONCE = 10;

const dice = seededDice(seedFrom('bench of secret tables'));

interface Choice {
  readonly seat: Seated;
  readonly action: { readonly type: string };
}

class SecretTable {
  private sentAt = 0;
  private waiting = 0;
  readonly latencies: number[] = [];

  constructor(
    private readonly id: SecretGameId,
    private readonly seats: readonly Seated[],
  ) {}

  /** What the first seat that has to act by its own view might do. */
  private choice(): Choice | undefined {
    const { preferred, skipped }: Played = PLAYED[this.id];
    for (const [number, seat] of this.seats.entries()) {
      const legal = seat.toAct.includes(number) ? RULES[this.id].legal(seat.view(), number) : [];
      const best = legal.find(({ type }) => type === preferred);
      const fit = legal.filter(({ type }) => !skipped.includes(type));
      if (legal.length > 0) return { seat, action: best ?? dice.pick(fit.length > 0 ? fit : legal) };
    }
    return undefined;
  }

  /** Plays one action and waits until its own player has seen it; false when the game is over. */
  async play(): Promise<boolean> {
    const choice = this.choice();
    if (!choice) return false;
    const { seat, action } = choice;
    const { actions } = seat;
    await seat.ask('act', { action });
    while (seat.actions === actions) await pause(1);
    // Let the change reach the others.
    await pause(1);
    return true;
  }

  /** Plays one action, timed until all seats have seen it; false when one is under way, or the game is over. */
  step(): boolean {
    const choice = this.waiting > 0 ? undefined : this.choice();
    if (!choice) return false;
    this.waiting = this.seats.length;
    for (const viewer of this.seats) {
      const { actions } = viewer;
      viewer.onActions = (seen) => {
        if (seen > actions) this.onSeen(viewer);
      };
    }
    this.sentAt = performance.now();
    choice.seat.act(choice.action);
    return true;
  }

  private onSeen(viewer: Seated): void {
    viewer.onActions = () => undefined;
    this.waiting -= 1;
    if (this.waiting === 0) this.latencies.push(performance.now() - this.sentAt);
  }
}

async function openTable(address: string, id: SecretGameId, tokens: readonly string[]): Promise<SecretTable> {
  const made = await post(`${address}/api/tables`, { game: id, seats: tokens.length, name: 'P0' }, tokens[0]);
  const join = async (token: string, number: number): Promise<Seated> => {
    const room = await new Client(address).joinById<RoomState>(String(made.id), {
      token,
      name: `P${number}`,
    });
    return roomViewer(room as Room<unknown, RoomState>);
  };
  const seats = await Promise.all(tokens.map(join));
  for (const [seat, viewer] of seats.entries()) if (seat > 0) await viewer.ask('sit', { seat });
  await seats[0]?.ask('start', {});
  while (!seats.every((viewer) => viewer.view() !== undefined)) await pause(1);
  const table = new SecretTable(id, seats);
  for (let action = 0; action < PLAYED[id].warmUp; action += 1) if (!(await table.play())) break;
  return table;
}

/** A steady stream of actions at a number of tables: milliseconds until all seats of a table have seen one. */
export async function secretTableFigures(
  address: string,
  id: SecretGameId,
): Promise<Readonly<Record<string, number>>> {
  const tokens = await Promise.all(Array.from({ length: PLAYED[id].seats }, () => guest(address)));
  const tables: SecretTable[] = [];
  while (tables.length < TABLES)
    tables.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, () => openTable(address, id, tokens)))),
    );
  const start = performance.now();
  let [sent, next] = [0, 0];
  while (performance.now() - start < SECONDS * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * ACTIONS_PER_SECOND);
    for (; sent < due; sent += 1)
      for (let tried = 0; tried < TABLES && !tables[next++ % TABLES]?.step(); tried += 1);
    await pause(1);
  }
  await pause(500);
  const times = tables.flatMap(({ latencies }) => latencies).sort((one, other) => one - other);
  const part = (share: number): number => percentile(times, share);
  return {
    actionsPerSecond: times.length / SECONDS,
    ...{ p50: part(0.5), p95: part(0.95), p99: part(0.99) },
  };
}
