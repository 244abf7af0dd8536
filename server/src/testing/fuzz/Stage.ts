import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import { Packr } from 'msgpackr';
import { Person } from '../Person';
import { HttpLine, type Answer } from './http';
import { Rng } from './Rng';
import { TableLine } from './TableLine';
import type { Target } from './Target';
import { warmUp } from './warmUp';

const packr = new Packr({ useRecords: false, variableMapSize: true });
const GAME_IDS = Object.keys(RULES) as (keyof typeof RULES)[];
/** What tables are brought to before they are fuzzed. */
const PHASES = ['gathering', 'playing', 'playing', 'ended'] as const;
const MOST_TABLES = 4;
const ROOM_DATA = 13;
const FIXSTR = 0xa0;

/** A table with connections of its host, of a second player and of a spectator. */
export interface FuzzTable {
  readonly id: string;
  readonly game: keyof typeof RULES;
  /** Actions that were legal when the table was made. */
  readonly legal: readonly TypedThing[];
  readonly lines: readonly TableLine[];
}

/** A message as Colyseus' clients write it: its code, its type, its body. */
export const messageBytes = (type: string, body: unknown): Buffer =>
  Buffer.concat([
    Buffer.from([ROOM_DATA, FIXSTR + Buffer.byteLength(type)]),
    Buffer.from(type),
    packr.pack(body),
  ]);

/** What the cases of a batch play on: people, tables in several phases, connections for requests. */
export class Stage {
  tables: FuzzTable[] = [];
  private readonly free: HttpLine[] = [];

  private constructor(
    readonly target: Target,
    /** Hosts, players and spectators of the tables; the last one subscribes to pushes and never plays. */
    readonly people: readonly Person[],
  ) {}

  static async set(target: Target): Promise<Stage> {
    const names = ['Host', 'Guest', 'Watcher', 'Subscriber'];
    return new Stage(target, await Promise.all(names.map((name) => Person.enter(target.address, name))));
  }

  /** One table more, in place of the oldest. Where limits refuse it, the old ones stay. */
  async renew(rng: Rng): Promise<void> {
    if (this.tables.length >= MOST_TABLES) for (const line of this.tables.shift()?.lines ?? []) line.end();
    const table = await this.newTable(rng).catch((error: unknown) => {
      if (this.target.kind === 'strict') return undefined;
      throw error;
    });
    if (table) this.tables.push(table);
  }

  /** Sends a request on a connection that nobody else uses meanwhile. */
  async ask(request: Buffer | string, hasBody = true): Promise<Answer> {
    const line = this.free.pop() ?? new HttpLine(this.target.port);
    try {
      const answer = await line.ask(request, { hasBody });
      this.free.push(line);
      return answer;
    } catch (error) {
      line.close();
      throw error;
    }
  }

  /** The address of a place at a table for a spectator, or undefined where the limits refuse it. */
  async reserve(table: string, person = this.people[2]): Promise<string | undefined> {
    const made = await this.post(`/matchmake/joinById/${table}`, { token: person?.token, name: 'Watcher' });
    if (made.status !== 200) return undefined;
    const { processId, roomId, sessionId } = JSON.parse(made.body.toString()) as Record<string, string>;
    return `/${processId}/${roomId}?sessionId=${sessionId}`;
  }

  async close(): Promise<void> {
    for (const { lines } of this.tables) for (const line of lines) line.end();
    for (const line of this.free) line.close();
  }

  private post(path: string, body: unknown): Promise<Answer> {
    const text = JSON.stringify(body);
    return this.ask(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  }

  private async newTable(rng: Rng): Promise<FuzzTable> {
    const game = rng.pick(GAME_IDS);
    const seats = Math.max(2, RULES[game].about.seats.min);
    const phase = rng.pick(PHASES);
    const [host] = this.people;
    if (!host) throw new Error('Nobody is there to make a table.');
    const id = await host.createTable(game, seats);
    const lines: TableLine[] = [];
    for (const person of this.people.slice(0, 3)) {
      const path = await this.reserve(id, person);
      if (path === undefined) throw new Error(`No place at ${id} was given.`);
      lines.push(await TableLine.open(this.target.port, path));
    }
    if (phase !== 'gathering') await begin(lines);
    if (phase === 'ended') await lines[0]?.ask(messageBytes('act', { n: 3, action: { type: 'resign' } }), 3);
    const players = this.people.slice(0, 2);
    const legal = phase === 'playing' ? await warmUp(RULES[game] as AnyGame, players, id, rng) : [];
    return { id, game, legal, lines };
  }
}

async function begin([host, guest]: readonly TableLine[]): Promise<void> {
  await guest?.ask(messageBytes('sit', { n: 1, seat: 1 }), 1);
  await host?.ask(messageBytes('start', { n: 2 }), 2);
}
