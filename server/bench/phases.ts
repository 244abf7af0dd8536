import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { RULES } from '@gearhall/shared/games/rules';
import { type BenchTable, pause, type Subject } from './viewers';

const game = RULES.metaltalon;
const VIEWERS = 3;
const ANSWERED_WITHIN_MS = 60_000;
const dice = seededDice(seedFrom('bench'));

/** Plays one action of a table at a time; `onDone` is called when all three viewers have seen it. */
class Player {
  private seen = 0;
  private sentAt = 0;
  busy = false;
  latencies: number[] = [];

  constructor(
    readonly table: BenchTable,
    private readonly onDone: (player: Player) => void = () => undefined,
  ) {
    for (const viewer of table) viewer.onActions = (actions) => this.onActions(actions);
  }

  /** False when the game is over, or the last action is still under way. */
  step(): boolean {
    const [seat] = this.table[0].toAct;
    if (this.busy || seat === undefined) return false;
    const actor = this.table[seat === 0 ? 0 : 1];
    const legal = game.legal(actor.view(), seat);
    const action = dice.pick(legal);
    this.busy = true;
    this.seen = 0;
    this.target = this.table[0].actions + 1;
    this.sentAt = performance.now();
    actor.act(action);
    return true;
  }
  private target = 0;

  private onActions(actions: number): void {
    if (!this.busy || actions !== this.target) return;
    this.seen += 1;
    if (this.seen < VIEWERS) return;
    this.busy = false;
    this.latencies.push(performance.now() - this.sentAt);
    this.onDone(this);
  }
}

export async function openTables(subject: Subject, from: number, count: number): Promise<BenchTable[]> {
  const tables: BenchTable[] = [];
  const AT_ONCE = 10;
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Math.min(AT_ONCE, count - first);
    tables.push(
      ...(await Promise.all(Array.from({ length: some }, (_, at) => subject.openTable(from + first + at)))),
    );
  }
  return tables;
}

export interface Run {
  readonly actions: number;
  readonly bytes: number;
  readonly seconds: number;
}

/**
 * As fast as possible: each table plays on as soon as all its viewers have seen the last action, until it has played
 * this number of actions, or its game is over.
 */
export async function throughput(tables: readonly BenchTable[], actionsEach: number): Promise<Run> {
  const bytesOf = (): number => tables.flat().reduce((sum, { bytes }) => sum + bytes, 0);
  const before = bytesOf();
  const start = performance.now();
  let actions = 0;
  await Promise.all(
    tables.map(
      (table) =>
        new Promise<void>((resolve) => {
          let left = actionsEach;
          const player = new Player(table, () => {
            actions += 1;
            left -= 1;
            // Not during the decoding of a frame, and alternating with the other tables.
            setImmediate(goOn);
          });
          const goOn = (): void => {
            if (left === 0 || !player.step()) resolve();
          };
          goOn();
        }),
    ),
  );
  return { actions, bytes: bytesOf() - before, seconds: (performance.now() - start) / 1000 };
}

/** A steady stream of actions, independent of the server's speed; returns the latencies in ms. */
export async function latency(
  tables: readonly BenchTable[],
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const players = tables.map((table) => new Player(table));
  const start = performance.now();
  let sent = 0;
  let next = 0;
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      for (let tried = 0; tried < players.length && !players[next++ % players.length]?.step(); tried += 1);
    }
    await pause(1);
  }
  await answered(players);
  return players.flatMap(({ latencies }) => latencies).sort((one, other) => one - other);
}

/** Late ones count too, and a table cannot go on before. */
async function answered(players: readonly Player[]): Promise<void> {
  const start = performance.now();
  while (players.some(({ busy }) => busy)) {
    if (performance.now() - start > ANSWERED_WITHIN_MS)
      throw new Error('An action was not seen by everybody.');
    await pause(10);
  }
}
