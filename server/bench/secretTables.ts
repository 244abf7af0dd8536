import { Client, type Room } from '@colyseus/sdk';
import { seededDice, seedFrom, type Dice } from '@gearhall/shared/core/dice/dice';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { GameId } from '@gearhall/shared/games/catalog';
import { byLot } from '@gearhall/shared/games/kriegbot/testing/players/designers';
import { RULES } from '@gearhall/shared/games/rules';
import { metricsOf } from './processes';
import { percentile } from './statistics';
import { guest, pause, post, roomViewer, type RoomState, type Seated } from './viewers';

/** What a seat goes by when it acts. */
interface Place {
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly TypedThing[];
  readonly dice: Dice;
}

/** A game with secrets, in which every seat has a view of its own. */
interface Played {
  readonly seats: number;
  /** Actions of each table before the measurement: the set-up, and into the game. */
  readonly warmUp: number;
  readonly player: (place: Place) => TypedThing;
}

/** What others do not see, or what ends the game of a player early. */
const SKIPPED = ['prepare', 'hold', 'flee', 'leave', 'idle'];
/** A pilot who leaves the robot; infantry and drones may. */
const isPilotOut = ({ type, who = 'pilot' }: TypedThing & { readonly who?: string }): boolean =>
  type === 'bailOut' && who === 'pilot';

/** Anything else, by lot. */
function goOn({ legal, dice }: Place): TypedThing {
  const fit = legal.filter((action) => !SKIPPED.includes(action.type) && !isPilotOut(action));
  return dice.pick(fit.length > 0 ? fit : legal);
}

const PLAYED = {
  // With designs of all cards: with the expansion also those that bring infantry.
  kriegbot: { seats: 4, warmUp: 45, player: byLot(goOn) },
  metalheads: { seats: 5, warmUp: 45, player: ({ legal, dice }) => dice.pick(legal) },
} as const satisfies Partial<Record<GameId, Played>>;
export type SecretGameId = keyof typeof PLAYED;

export const isSecretGameId = (id = ''): id is SecretGameId => Object.hasOwn(PLAYED, id);

const TABLES = 100;
const ACTIONS_PER_SECOND = 100;
const SECONDS = 8;
const CPU = 'process_cpu_seconds_total';
/** The number of tables opened at the same time. */
const AT_ONCE = 10;

const dice = seededDice(seedFrom('bench of secret tables'));

interface Choice {
  readonly seat: Seated;
  readonly action: TypedThing;
}

/** A game with these options, as its creator chooses them. */
export interface Chosen {
  readonly id: SecretGameId;
  readonly options: object;
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
    const { player }: Played = PLAYED[this.id];
    for (const [number, seat] of this.seats.entries()) {
      const view = seat.view();
      const legal = seat.toAct.includes(number) ? RULES[this.id].legal(view, number) : [];
      if (legal.length > 0) return { seat, action: player({ seat: number, view, legal, dice }) };
    }
    return undefined;
  }

  /** Plays one action and waits until its own player has seen it; false when the game is over. */
  async play(): Promise<boolean> {
    const choice = this.choice();
    if (!choice) return false;
    // The view comes before the answer.
    await choice.seat.ask('act', { action: choice.action });
    // Let the change reach the others: those who may not see it get nothing.
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

/** Refusals of what came too late: the table had gone on, for example because the time to answer was up. */
let late = 0;
const tooLate = (): void => {
  late += 1;
};
/** More than that in a hundred actions would be another mistake. */
const LATE_AT_MOST = 1;

async function openTable(
  address: string,
  { id, options }: Chosen,
  tokens: readonly string[],
): Promise<SecretTable> {
  const table = { game: id, options, seats: tokens.length, name: 'P0' };
  const made = await post(`${address}/api/tables`, table, tokens[0]);
  const join = async (token: string, number: number): Promise<Seated> => {
    const room = await new Client(address).joinById<RoomState>(String(made.id), {
      token,
      name: `P${number}`,
    });
    return roomViewer(room as Room<unknown, RoomState>, tooLate);
  };
  const seats = await Promise.all(tokens.map(join));
  for (const [seat, viewer] of seats.entries()) if (seat > 0) await viewer.ask('sit', { seat });
  await seats[0]?.ask('start', {});
  while (!seats.every((viewer) => viewer.view() !== undefined)) await pause(1);
  const opened = new SecretTable(id, seats);
  for (let action = 0; action < PLAYED[id].warmUp; action += 1) if (!(await opened.play())) break;
  return opened;
}

/**
 * A steady stream of actions at a number of tables: milliseconds until all seats of a table have seen one, and seconds
 * of the server's CPU time for 1,000.
 */
export async function secretTableFigures(
  address: string,
  chosen: Chosen,
): Promise<Readonly<Record<string, number>>> {
  const tokens = await Promise.all(Array.from({ length: PLAYED[chosen.id].seats }, () => guest(address)));
  const tables: SecretTable[] = [];
  while (tables.length < TABLES)
    tables.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, () => openTable(address, chosen, tokens)))),
    );
  const metric = metricsOf(address);
  const cpuBefore = await metric(CPU);
  late = 0;
  const start = performance.now();
  let [sent, next] = [0, 0];
  while (performance.now() - start < SECONDS * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * ACTIONS_PER_SECOND);
    for (; sent < due; sent += 1)
      for (let tried = 0; tried < TABLES && !tables[next++ % TABLES]?.step(); tried += 1);
    await pause(1);
  }
  await pause(500);
  const cpu = (await metric(CPU)) - cpuBefore;
  if (late > (LATE_AT_MOST * sent) / 100) throw new Error(`The bench was refused ${late} times.`);
  const times = tables.flatMap(({ latencies }) => latencies).sort((one, other) => one - other);
  const part = (share: number): number => percentile(times, share);
  return {
    actionsPerSecond: times.length / SECONDS,
    cpuPer1000: (cpu / times.length) * 1000,
    ...{ p50: part(0.5), p95: part(0.95), p99: part(0.99) },
  };
}
